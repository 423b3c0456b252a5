import { isFreeText, namesFor, normalName } from './field-names.ts';
import { clip, splitSentences } from './inline-text.ts';
import { onceFor, onceForBoth } from './once-for.ts';
import {
  companyName,
  companies,
  institution,
  introduced,
  personName,
  persons,
  post,
  word,
  works,
} from './names-in-notes.ts';
import { isNoName, withoutDay, withoutOrder } from './no-names.ts';
import { findOwnPhone, findPhone } from './phone-on-record.ts';
import { withoutPastEvents } from './past-event.ts';
import { readBudget, readLimit } from './read-budget.ts';
import { readParty } from './read-party.ts';
import { readPlace } from './read-place.ts';
import { readSource } from './read-source.ts';
import { toSheet, type Fact, type FactSheet } from './read-facts.ts';
import { isOfAnother } from './several-names.ts';
import { takeCorrections } from './take-corrections.ts';
import { month, times, withoutActsOfOthers } from './times-wanted.ts';

const wish =
  /\b(?:needs?|wants? (?!(?:it|this|that|these|them|him|her|us|me|you|(?:someone|somebody)(?! (?:local|reliable|nearby|with|who|today|tonight|now|asap|urgently|straight|immediately|over|round|this|as soon|to (?:come|look|see|quote|fix|help|take|do)))|nothing|no|none|out|in)\b)|would like|(?:is|are|am|['’](?:re|m|s)) (?:looking for|after) (?!\d)|looking (?:to|at (?:replacing|buying|getting|hiring|switching|moving))|interested in|struggl(?:es?|ing) with|problem is|(?:lose|loses|losing|miss|misses|missing|waste|wastes) )/iu;
/** `Do you do hampers with no alcohol?` denies nothing. */
const askedFor =
  /\b(?:do|can|could) you (?:guys |also )?(?:do|sell|make|supply|stock|offer|provide) (?!it\b|that\b|this\b|me\b|us\b|what\b)/iu;
/** As people say that something does not do what it should: the denial is the need. */
const trouble =
  /(?:\b(?:does|do|did|is|are|has|have|will|would|can) ?(?:not|n['’]t)|\bcan(?:no|['’])t|\bno longer|\bstopped|\bwo(?:n['’]t|uld not)) (?:properly |always |really )?(?:work|heat|cool|start|turn|open|close|shut|run|print|connect|load|ring|charge|hold|flush|drain|arrive|respond|answer|switch|light|lock|fit|seal|stop|get through)|\b(?:broken|broke down|leak(?:s|ed|ing)?|out of order|faulty|defective|fail(?:s|ed|ing)?|cracked|jammed|blocked|keeps? (?!on\b)\p{L}{2,16}ing|(?:is|are|was|far|much|cellar|rooms?|office|hall|shop|kitchen|conservatory) too (?:hot|cold|warm|noisy|loud|damp|dark)|overheat(?:s|ed|ing)?|no (?:heating|heat|hot water|water|power|electricity|signal|internet|connection))\b/iu;
const figure =
  /(?:\b(?:about|around|roughly|some|over|up to) )?(?<![\d.,:/$€£₹+-])\d{1,9}(?:[.,]\d{1,3}){0,3}(?: ?%| percent| per cent)?(?: (?!(?:USD|EUR|GBP|euros?|dollars?|pounds?|am|pm|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{L}[\p{L}-]{1,20}){0,2}(?: (?:a|per|each) (?:day|week|month|year|hour))(?!\p{L})/gu;

const listFound = (patterns: readonly RegExp[], sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => patterns.flatMap((pattern) => sentence.match(pattern) ?? []));

/** What the first of the sentences says that says it. */
const first = (patterns: readonly RegExp[], sentences: readonly string[]): string | undefined =>
  listFound(patterns, sentences)
    .map((found) => found.trim())
    .find((found) => found !== '');

/** The same, of names alone. */
const firstName = (patterns: readonly RegExp[], sentences: readonly string[]): string | undefined =>
  listFound(patterns, sentences)
    .map((found) => withoutDay(found).trim())
    .find((found) => found !== '' && !isNoName(found));

const denial =
  /\b(?:no(?! (?:longer|more than|\d))|not(?! more than\b)|never|nothing|nobody|none|without)\b|n['’]t\b/i;
const affirmed = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => !denial.test(sentence));

type Read = (sentences: readonly string[]) => string | undefined;

const whoOf = new RegExp(`^(${personName}) ${works} (?=${word})`, 'u');

/** `Engine Ltd` where `Priya Nair of Engine Ltd` is written in one run of capitals. */
function withoutPerson(company: string | undefined): string | undefined {
  const [before = '', person = ''] = whoOf.exec(company ?? '') ?? [];
  return institution.test(person) ? company : company?.slice(before.length);
}

export const address =
  /(?<![\p{L}\d.+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{2,63}){1,4}/u;

/** As a caller says it: `stephen at garbuttlettings dot example`. */
const spokenAddress =
  /(?<![\p{L}\d])(?<local>[\p{Ll}\d]+(?:(?: dot |[._-])[\p{Ll}\d]+)*) at (?<domain>[\p{Ll}\d-]+(?:(?: dot |\.)[\p{Ll}]{2,20}){1,3})(?![\p{L}\d])/u;

function readSpoken(sentences: readonly string[]): string | undefined {
  const { local, domain } = spokenAddress.exec(sentences.join(' '))?.groups ?? {};
  return local === undefined || !domain!.includes(' dot ')
    ? undefined
    : `${local}@${domain}`.replaceAll(' dot ', '.');
}

/** `Her name is Helen Cray, keep it out of the report` */
const notNamed =
  /\bleave (?:her|him|them|it) out\b|\b(?:keep|leave) (?:it|that|this|(?:her|his|their|the) names?|her|him|them) out of\b|\b(?:do not|don['’]?t|never|not to) (?:be )?nam(?:e|ed|ing)\b|\bno names?\b/iu;
const withoutUnnamed = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => !notNamed.test(sentence));

/** `Nothing to be sold until Dr Keogh has said yes`: who decides is not whom to ask for. */
const decider =
  /\b(?:until|till|unless|before|once|after) (?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)? (?:has |have |had )?(?:sa(?:ys|id)|agrees?d?|decide[sd]?|approve[sd]?|sign(?:s|ed)|gives?|given|confirm(?:s|ed)?|rules?d?|clear(?:s|ed)?|ok['’]?(?:s|ed))\b/gu;
const withoutDecider = (sentence: string): string => sentence.replaceAll(decider, ' ');

/** `Mrs Ivy Dunn rang from Ilkley`: who is called so lives there. */
const fromTown = new RegExp(
  `(?<=(?:\\b(?:Mr|Mrs|Ms|Miss|Dr)\\.? \\p{Lu}[\\p{L} ’'-]{1,40}|\\b(?:[Ll]ady|[Gg]entleman|[Mm]an|[Ww]oman|[Cc]ouple|[Hh]omeowner|[Tt]enant)) (?:rang|called|phoned|wrote|emailed)) from ${word}(?=[.,;]|$| (?!${word})\\p{Ll})`,
  'gu',
);
const withoutTown = (sentence: string): string =>
  sentence.replace(fromTown, (said) => (institution.test(said) ? said : ''));

/** `The Old Mill Inn at Cartmel`: where a company lies. */
const seat = new RegExp(
  `(?<=${word} (?:${institution.source.replace(/\$$/, '').replace('\\b', '')})) (?:at|in|near) ${word}(?: ${word})?(?=[,.;]|$| \\p{Ll})`,
  'gu',
);
const withoutSeat = (sentence: string): string => sentence.replace(seat, '');

/** What each missing field may be read from, in words as they stand there. */
const readers: Readonly<Record<string, Read>> = {
  contact: (sentences) => {
    const told = withoutUnnamed(sentences).map(withoutCrew).map(withoutDecider);
    const named = withoutOrder(firstName(persons, told));
    return named === undefined || institution.test(named) ? undefined : named;
  },
  company: (sentences) => {
    const told = withoutUnnamed(sentences);
    return (
      readParty(told).company ??
      withoutPerson(firstName(companies, told.map(withoutTown).map(withoutSeat)))
    );
  },
  phone: (sentences) => findOwnPhone(sentences),
  email: (sentences) => sentences.join(' ').match(address)?.[0] ?? readSpoken(sentences),
  site: readPlace,
  source: (sentences) => readSource(affirmed(sentences)),
  budget: (sentences) => readLimit(sentences) ?? readBudget(affirmed(sentences)),
  timeline: (sentences) =>
    first(
      times,
      affirmed(sentences).map((sentence) => withoutPastEvents(withoutActsOfOthers(sentence))),
    ),
  figures: (sentences) =>
    [...new Set(sentences.join(' ').match(figure))].slice(0, 5).join('; ') || undefined,
};

/** Who says their name, or is named as who called, is whom to ask for, whoever else is named. */
const callers: readonly Read[] = [
  (sentences) => firstName([introduced], sentences.map(withoutCrew)),
  (sentences) => readParty(withoutUnnamed(sentences).map(withoutCrew)).who,
];

/** What a workflow has use for: a figure for what it counts, else what it asks for itself. */
const listWanted = onceFor((inputs: readonly string[]): ReadonlySet<string> => {
  const own = inputs.flatMap((input) => input.split('|'));
  // A plan is no budget that somebody names in a text.
  const asked = own.flatMap(namesFor).filter((name) => name !== 'budget' || own.includes(name));
  const counts = ['need', 'observation', 'outcome', 'metric'].some((name) => asked.includes(name));
  return new Set(counts ? [...asked, 'figures'] : asked);
});

/**
 * The sheet with what its free texts say and no field has, as far as the workflow asks for it: who, which company, need, budget, time and
 * figures, each as it is written there and under the name of its text.
 */
export const readFreeText = onceForBoth(
  (given: FactSheet, inputs: readonly string[]): FactSheet => {
    const sheet = withPhone(splitLead(given));
    const texts = sheet.facts.filter((fact) => isFreeText(fact) && !fact.hasPlaceholder);
    if (texts.length === 0) return sheet;
    // Who speaks of February may speak of a birthday: a summary says what it is about.
    const summed =
      texts.length > 1
        ? texts.filter(({ path }) => normalName(path.at(-1)!) !== 'transcript')
        : texts;
    const wanted = listWanted(inputs);
    const company = sheet.find('company')?.value;
    const ours = sheet.facts.filter(isOfOurs).map(({ value }) => value.split(' ')[0]!);
    const hear = onceFor((text: Fact) => takeCorrections(heard(text.value, ours)));
    const found = Object.entries(readers).flatMap(([name, read]): Fact[] => {
      if (!wanted.has(name) || sheet.find(name) !== undefined) return [];
      const among = isOfWords(name) ? summed : texts;
      for (const by of name === 'contact' ? [...callers, read] : [read])
        for (const text of among) {
          const said = hear(text);
          const value = by(said);
          // `Called Lakeway Spine` names whom the record is of.
          if (value === undefined || (name === 'contact' && value === company)) continue;
          // Unless one recommends another.
          const isSure = callers.includes(by) && !wanted.has('referral');
          if (!isSure && isOfAnother(name, value, said, wanted)) return [];
          return [toFact(name, clip(value, 200), text)];
        }
      return among.flatMap((text) => readAnswer(name, text)).slice(0, 1);
    });
    return toSheet([...tellNeed(sheet, texts), ...found]);
  },
);

/** What a call asks, and a word that its answer has. */
const askedInCall: Readonly<Record<string, readonly [asked: RegExp, answer: RegExp]>> = {
  budget: [
    /\bbudget\b[^.?!]{0,30}\?$|\bhow much (?:can|could|would|do) you (?:want to )?(?:spend|pay)\b/iu,
    /\d|\b(?:hundred|thousand|grand|million)\b/iu,
  ],
  timeline: [
    /\bwhen (?:do|would|are|should|must|does|is) (?:you|it|they|this|that)\b|\b(?:by when|time ?scale|time ?line|timing|how soon|deadline)\b/iu,
    new RegExp(
      `\\d (?:${month})|(?:${month})|\\b(?:\\d+ (?:days|weeks|months)|asap|spring|summer|autumn|winter)\\b`,
      'iu',
    ),
  ],
};

/** `Agent: Do you have a budget? Visitor: about 900 kr` */
function readAnswer(name: string, text: Fact): Fact[] {
  const [asked, answer] = askedInCall[name] ?? [];
  if (asked === undefined || !text.value.includes('?')) return [];
  const sentences = splitSentences(text.value.slice(0, 4_000));
  const said = sentences.find(
    (one, at) =>
      asked.test(sentences[at - 1] ?? '') &&
      sentences[at - 1]!.endsWith('?') &&
      answer!.test(one) &&
      one.length <= longestAnswer &&
      !one.endsWith('?') &&
      !denial.test(one),
  );
  return said === undefined
    ? []
    : [toFact(name, said.replace(speaker, '').replace(/\.$/, ''), text)];
}
const longestAnswer = 100;
const speaker = /^(?:[([]\d{1,2}:\d\d[)\]] )?\p{Lu}[\p{L} ]{1,30}(?: \([\p{L} ]{1,30}\))?: /u;

/** Whoever of us spoke: `rep: Sam Doyle`. */
const isOfOurs = ({ path }: Fact): boolean =>
  /^(?:crm|lead|deal|call|record)?(?:owner|rep|salesrep|salesperson|sdr|bdr|ae|host|agent)(?:name)?$/.test(
    normalName(path.at(-1)!),
  );

const isOfWords = (name: string): boolean =>
  name === 'timeline' || name === 'budget' || name === 'figures';

/** `Joanne Byrne from Lahore Grill`, `Omar Aziz, Cafe Zaytuna`; what somebody is called there is no company. */
const whoOfCompany = new RegExp(
  `^(?<who>\\p{Lu}[\\p{L}'’.-]{1,30}(?: \\p{Lu}[\\p{L}'’.-]{0,30}){0,2})(?: from| at|,| of) (?:the )?(?<company>${companyName}(?:, ${word}){0,2})$`,
  'u',
);
const endsInPost = new RegExp(`\\b${post}$`, 'u');

/** `Woman at the Markthal` names neither her nor whom she works for. */
const unnamed =
  /^(?:(?:Old|Older|Young|Some|The|A) )?(?:Woman|Man|Lady|Guy|Bloke|Person|Girl|Boy|Couple|Someone|Somebody|Caller|Owner|Manager|Lead)$/i;

/** `Omar Aziz (Cafe Zaytuna), 2 ovens, one old`: who it is, and what is told of them. */
function withoutDetails(lead: string): { called: string; rest: string } {
  const at = lead.slice(0, mostOfName).search(/[,;] (?=[\d+]|\p{Ll})/u);
  const [called, rest] = at === -1 ? [lead, ''] : [lead.slice(0, at), lead.slice(at + 2)];
  return { called: called.replace(/ \(([^()]+)\)$/, ', $1'), rest };
}
const mostOfName = 160;
const ofPhone = /^\+?\d[\d ()-]{6,18}\d$/;

/** A lead that names a person and a company is the two of them. */
function splitLead(sheet: FactSheet): FactSheet {
  const lead = sheet.facts.find(({ names: [name] }) => name === 'lead' || name === 'prospect');
  const { called, rest } = withoutDetails(lead?.value ?? '');
  const { who, company } = whoOfCompany.exec(called)?.groups ?? {};
  if (lead === undefined || who === undefined || company === undefined) return sheet;
  const isOther = ['company', 'contact'].some((name) => {
    const found = sheet.find(name);
    return found !== undefined && found !== lead;
  });
  if (isOther || unnamed.test(who) || institution.test(who) || endsInPost.test(company))
    return sheet;
  const parts = [
    toFact('contact', who, lead),
    toFact('company', company, lead),
    ...(rest === '' ? [] : [toFact(ofPhone.test(rest) ? 'phone' : 'details', rest, lead)]),
  ];
  return toSheet(sheet.facts.flatMap((fact) => (fact === lead ? parts : [fact])));
}

function withPhone(sheet: FactSheet): FactSheet {
  const said = findPhone(sheet);
  return said === undefined
    ? sheet
    : toSheet([...sheet.facts, toFact('phone', said.phone, said.fact)]);
}

/** A text that says what is needed has it on record: its sentence is not told a second time. */
function tellNeed(sheet: FactSheet, texts: readonly Fact[]): readonly Fact[] {
  const telling = texts.find(({ value }) => {
    const said = heard(value);
    return (
      affirmed(said).some((one) => wish.test(one)) ||
      said.some((one) => trouble.test(one) || askedFor.test(one))
    );
  });
  if (sheet.find('need') !== undefined) return sheet.facts;
  return sheet.facts.map((fact) =>
    fact === telling ? { ...fact, fields: [...(fact.fields ?? []), 'need'] } : fact,
  );
}

/** Of a transcript what the other side says. */
export const heard = (text: string, ours: readonly string[] = []): string[] =>
  bySide(text.slice(0, 4_000), ours)
    .split(
      /(?=\b(?:Agent|Assistant|Us|Rep|Caller|Customer|Lead|Prospect|Client|Visitor|Enquirer)\s?:)/,
    )
    .filter((part) => !/^(?:Agent|Assistant|Us|Rep)\s?:/.test(part))
    .flatMap(namesOtherSide.test(text) ? withoutOurs : (part) => [part])
    .flatMap(splitSentences);

/**
 * `(00:02) Jess (us): Hi. (00:05) Marcus: Yes`: where some are said to be ours, here or by a field, the others are the
 * other side; the one other speaker says their name by it.
 */
function bySide(text: string, known: readonly string[]): string {
  const turns = [...text.matchAll(turn)].map(({ groups }) => groups!);
  const names = turns.map(({ name }) => name!);
  const isOurs = (name: string): boolean =>
    known.includes(name.split(' ')[0]!) ||
    turns.some((one) => one['name'] === name && ofOurs.test(one['side'] ?? ''));
  if (!names.some(isOurs)) return text;
  const others = new Set(names.filter((name) => !isOurs(name) && isSpeaker(name, names)));
  return text.replace(turn, (said, ...more) => {
    const { name = '', stamp } = more.at(-1) as Record<string, string | undefined>;
    if (isOurs(name)) return 'Us:';
    if (stamp === undefined && !others.has(name)) return said;
    return others.size === 1 && name.includes(' ') ? `Lead: My name is ${name}.` : 'Lead:';
  });
}
const isSpeaker = (name: string, names: readonly string[]): boolean =>
  names.filter((one) => one === name).length > 1;
const turn =
  /(?<stamp>[([]\d{1,2}:\d\d(?::\d\d)?[)\]] )?(?<!\p{L} ?)(?<name>\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?)(?: \((?<side>\p{L}[\p{L} ]{1,20})\))?:(?= )/gu;
const ofOurs = /^(?:us|our side|ours|our rep|rep|sales|sales rep|agent|seller|host)$/i;

/** After what the caller says somebody of ours may speak by a name: `Yes three. Bev: Three then.` */
function withoutOurs(part: string): string[] {
  if (!otherSide.test(part)) return startsByName.test(part) ? [] : [part];
  return [part.slice(0, part.search(byName) + 1 || undefined)];
}
const namesOtherSide = /\b(?:Caller|Customer|Lead|Prospect|Client|Visitor|Enquirer)\s?:/;
const otherSide = /^(?:Caller|Customer|Lead|Prospect|Client|Visitor|Enquirer)\s?:/;
const byName = /[.?!\n] ?(?=\p{Lu}\p{Ll}{1,20}\s?: \p{Lu})/u;
const startsByName = /^\p{Lu}\p{Ll}{1,20}\s?: \p{Lu}/u;

const toFact = (name: string, value: string, { path, label }: Fact): Fact => ({
  path: [...path, name],
  label: `${name.charAt(0).toUpperCase()}${name.slice(1)} (${label.toLowerCase()})`,
  names: [name],
  value,
  readFrom: label,
});

const title = '(?:Mr|Mrs|Ms|Miss|Mx|Dr)\\.?';
const family = "\\p{Lu}[\\p{L}’'-]{1,30}?";
const place = '(?:house|place|home|job|yard|flat|shop|farm|barn|garage|unit|office)';
/** `This is Luis, at Mr Delgado's`, `Luis here, out at the Hales' place`: one of us, who is with a customer. */
const atCustomer = new RegExp(
  `(?:\\b(?:[Tt]his is|[Ii]t['’]s) (?:me, )?|(?<=^|[.!?:] ?))\\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{0,20})?(?: here)?,? (?:(?:I['’]?m|am|out|still|on site|over|up|down) ){0,2}(?:at|with) (?:the )?(?<whom>(?:${title} )?${family})(?:['’]s?(?! \\p{Lu})|(?= ${place}\\b))`,
  'gu',
);
const mayBe = /\b(?:at|with) (?:the )?\p{Lu}/u;

/** The sentence with the customer as its contact, and not whoever of ours wrote it from there. */
const withoutCrew = (sentence: string): string =>
  mayBe.test(sentence)
    ? sentence.replace(atCustomer, (said, ...more) => {
        const { whom } = more.at(-1) as { whom: string };
        return isTitled.test(whom) || speaks.test(said) ? `Contact is ${whom}` : said;
      })
    : sentence;
const isTitled = new RegExp(`^${title} `, 'u');
const speaks = /\bhere\b|\b(?:[Tt]his is|[Ii]t['’]s)\b/u;
