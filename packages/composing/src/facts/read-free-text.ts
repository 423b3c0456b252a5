import { isFreeText, namesFor, normalName } from './field-names.ts';
import { clip, splitSentences } from './inline-text.ts';
import { onceFor, onceForBoth } from './once-for.ts';
import { isNoName, withoutDay, withoutOrder } from './no-names.ts';
import { findOwnPhone, findPhone } from './phone-on-record.ts';
import { withoutPastEvents } from './past-event.ts';
import { readBudget } from './read-budget.ts';
import { toSheet, type Fact, type FactSheet } from './read-facts.ts';
import { isOfAnother } from './several-names.ts';
import { takeCorrections } from './take-corrections.ts';
import { withoutCrew } from './crew-on-site.ts';
import { month, times, withoutActsOfOthers } from './times-wanted.ts';

/** A capital word, and what may stand within a name of several. */
const word = "\\p{Lu}[\\p{L}\\p{N}'’&-]{0,30}";
const houseName = `${word}(?: (?:(?:of|and|&|the|for|de|la) )?${word}){0,4}`;
const personName =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{0,30}){1,2}";
const calledName =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{0,30}){0,2}";
const works = '(?:from|at|of|for|with)';
/** `head of facilities`; more words tell a story. */
const role =
  '(?!(?:had|has|have|was|were|is|are|came|went|got|saw|called|rang|wants?|needs?|asked|asks|said|lives?|bought|paid|left|booked|will|would|spoke|met)\\b)[\\p{Ll}-]{1,20}(?: [\\p{Ll}-]{1,20}){0,4}';

const day = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const titleOf =
  '(?:HR|IT|PA|MD|GM|CEO|CFO|COO|CTO|Head|Director|Manager|Owner|Partner|Chair|Secretary|Bursar|Accounts)';
const message = '(?:[Vv]oicemail|[Mm]essage|[Cc]all)';

const persons = [
  // `Tom Haig, Haig Hotels.` as a sentence of its own.
  new RegExp(`^${personName}(?=, ${houseName}\\.$)`, 'gu'),
  // `Dr Sofia Brandt, Acomb Veterinary Centre, booked a visit with Jo`
  new RegExp(`^${personName}(?=, ${houseName},? \\p{Ll})`, 'gu'),
  // `Tony Mace, Mace Plant Hire at Swaffham, wants a marquee`
  new RegExp(`${personName}(?=, ${houseName} (?:at|in|near) ${word})`, 'gu'),
  new RegExp(`(?<=\\b${message} from )${personName}`, 'gu'),
  new RegExp(
    `(?<=\\b(?:[Nn]ame(?: is|:)|[Ii]t['’]s|[Tt]his is|[Aa]sk(?:ed)? for|[Cc]ontact(?: is|:)?|[Oo]wner (?:is|:)|[Mm]anager (?:is|:)|[Cc]ontact person(?: is|:)) )${calledName}`,
    'gu',
  ),
  // Whom we spoke to; whom somebody else told may as well be a colleague of ours.
  new RegExp(
    `(?<=(?:^|[-–:;(] ?|\\b(?:I|[Ww]e|[Jj]ust)(?:['’]ve| have| just)? )(?:[Ss]poke (?:to|with)|[Tt]alked (?:to|with)|[Mm]et|[Rr]ang|[Cc]alled|[Ee]mailed) )${calledName}`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:[Ss]poke (?:to|with)|[Tt]alked (?:to|with)|[Mm]et|[Tt]old) )${calledName}(?=,? (?:${role} )?${works} (?:the )?(?!${day}|${month})${word})`,
    'gu',
  ),
  // A capital begins what is said, too: `Caller: Table linen` names nobody.
  new RegExp(
    `(?<=\\b[Cc]aller[:,]? (?:(?:[Hh]i|[Hh]ello|[Hh]iya|[Mm]orning)[,.]? )?)${personName}`,
    'gu',
  ),
  new RegExp(`${personName}(?=,? (?:${role} )?${works} (?:the )?(?!${day}|${month})${word})`, 'gu'),
  // `Alicia Monroe on Ridgmar Boulevard called`
  new RegExp(
    `${personName}(?= (?:on|in|at|off|near|over on|down on) (?:the )?[\\p{L}\\d' ]{2,40}? (?:called|calls|rang|phoned|wrote|asked)\\b)`,
    'gu',
  ),
  new RegExp(
    `(?<!\\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Tt]o|[Oo]f) )${personName}(?= (?:called|calls|rang|phoned|wrote|asked|asks|wants|needs|said|says|would|is|had|has)\\b)`,
    'gu',
  ),
];

/** Who says so is who calls, whatever else a summary names. */
const introduced = new RegExp(
  `(?<=\\b(?:[Mm]y name is|[Mm]y name['’]s|[Tt]his is|[Ss]peaking with) )${personName}`,
  'gu',
);

const houses = [
  new RegExp(`(?<=^${personName}, )${houseName}(?=\\.$)`, 'gu'),
  // `Fiona Breck, HR at Offerton Foods`
  new RegExp(`(?<=^${personName}, (?:${role}|${titleOf}) ${works} )${houseName}`, 'gu'),
  new RegExp(`(?<=^${personName}, )(?!${titleOf}\\b)${houseName}(?=,? \\p{Ll})`, 'gu'),
  new RegExp(`(?<=${personName}, )(?!${titleOf}\\b)${houseName}(?= (?:at|in|near) ${word})`, 'gu'),
  new RegExp(`(?<=\\b${message} from ${personName}, )${houseName}(?=[:.,])`, 'gu'),
  new RegExp(`(?<=\\b[Cc]ompany(?: name)?(?: is|:) )${houseName}`, 'gu'),
  new RegExp(`(?<=${personName} \\([\\p{L} ]{2,40}, )${houseName}(?=\\))`, 'gu'),
  new RegExp(
    `${word}(?: (?:(?:of|and|&) )?${word}){0,4} (?:Ltd|Limited|Inc|LLC|GmbH|AG|plc|BV|Group|Holdings|Partners)\\b`,
    'gu',
  ),
  // `a dairy south of Portales` is where it lies.
  new RegExp(
    `(?<=${personName},? (?:${role} )?${works} (?:the )?)(?<!\\b(?:north|south|east|west|outside|side|edge) of (?:the )?)${houseName}`,
    'gu',
  ),
  // `I run people operations at Pagoda Games`
  new RegExp(
    `(?<=\\bI (?:run|manage|head|lead|look after|handle|work|own|do|am)\\b[\\p{Ll} ]{0,40} (?:at|for) (?:the )?)${houseName}`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:(?:[Cc]all|[Rr]ang|[Rr]ing|[Pp]hon|[Ww]r[io]t)\\p{Ll}{0,3} from|[Ww]orks? (?:at|for)|[Oo]n behalf of|[Rr]epresents?|I am from|[Ii]['’]m from|[Ww]e are|[Ww]e['’]re) (?:the )?)${houseName}`,
    'gu',
  ),
];

const wish =
  /\b(?:needs?|wants? to|wants? an?|would like|(?:is|are|am) looking for|looking to|interested in|struggl(?:es?|ing) with|problem is|(?:lose|loses|losing|miss|misses|missing|waste|wastes) )\b/i;
/** As people say that something does not do what it should: the denial is the need. */
const trouble =
  /(?:\b(?:does|do|did|is|are|has|have|will|would|can) ?(?:not|n['’]t)|\bcan(?:no|['’])t|\bno longer|\bstopped|\bwo(?:n['’]t|uld not)) (?:properly |always |really )?(?:work|heat|cool|start|turn|open|close|shut|run|print|connect|load|ring|charge|hold|flush|drain|arrive|respond|answer|switch|light|lock|fit|seal|stop|get through)|\b(?:broken|broke down|leak(?:s|ed|ing)?|out of order|faulty|defective|fail(?:s|ed|ing)?|cracked|jammed|blocked|(?:keeps? )(?:failing|stopping|tripping|crashing|dropping)|no (?:heating|heat|hot water|water|power|electricity|signal|internet|connection))\b/iu;
const figure =
  /(?:\b(?:about|around|roughly|some|over|up to) )?(?<![\d.,:/$€£+-])\d{1,9}(?:[.,]\d{1,3}){0,3}(?: ?%| percent| per cent)?(?: (?!(?:USD|EUR|GBP|euros?|dollars?|pounds?|am|pm|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{L}[\p{L}-]{1,20}){0,2}(?: (?:a|per|each) (?:day|week|month|year|hour))(?!\p{L})/gu;

/** The first of the sentences that says it. */
const first = (patterns: readonly RegExp[], sentences: readonly string[]): string | undefined =>
  sentences
    .flatMap((sentence) => patterns.flatMap((pattern) => sentence.match(pattern) ?? []))
    .map((found) => withoutDay(found).trim())
    .find((found) => found !== '' && !isNoName(found));

const denial = /\b(?:no(?! longer\b)|not|never|nothing|nobody|none|without)\b|n['’]t\b/i;
const affirmed = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => !denial.test(sentence));

type Read = (sentences: readonly string[]) => string | undefined;

/** Before an `of` that is a part of a company's name. */
const institution =
  /\b(?:Bank|University|College|School|Clinic|Hospital|Hotel|Court|Centre|Center|Academy|Institute|Church|House|Council|City|Borough|Chamber|Association|Society|Board|Office|Department|Ministry|Friends|Sons)$/;
const whoOf = new RegExp(`^(${personName}) ${works} (?=${word})`, 'u');

/** `Engine Ltd` where `Priya Nair of Engine Ltd` is written in one run of capitals. */
function withoutPerson(house: string | undefined): string | undefined {
  const [before = '', person = ''] = whoOf.exec(house ?? '') ?? [];
  return institution.test(person) ? house : house?.slice(before.length);
}

const address =
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

/** `Nothing to be sold until Dr Keogh has said yes`: who decides is not whom to ask for. */
const decider =
  /\b(?:until|till|unless|before|once|after) (?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)? (?:has |have |had )?(?:sa(?:ys|id)|agrees?d?|decide[sd]?|approve[sd]?|sign(?:s|ed)|gives?|given|confirm(?:s|ed)?|rules?d?|clear(?:s|ed)?|ok['’]?(?:s|ed))\b/gu;
const withoutDecider = (sentence: string): string => sentence.replaceAll(decider, ' ');

/** What each missing field may be read from, in words as they stand there. */
const readers: Readonly<Record<string, Read>> = {
  contact: (sentences) => {
    const found = first(
      persons,
      sentences
        .filter((sentence) => !notNamed.test(sentence))
        .map(withoutCrew)
        .map(withoutDecider),
    );
    const named = withoutOrder(found);
    return named === undefined || institution.test(named) ? undefined : named;
  },
  company: (sentences) =>
    withoutPerson(
      first(
        houses,
        sentences.filter((sentence) => !notNamed.test(sentence)),
      ),
    ),
  phone: (sentences) => findOwnPhone(sentences),
  email: (sentences) => sentences.join(' ').match(address)?.[0] ?? readSpoken(sentences),
  budget: (sentences) => readBudget(affirmed(sentences)),
  timeline: (sentences) =>
    first(
      times,
      affirmed(sentences).map((sentence) => withoutPastEvents(withoutActsOfOthers(sentence))),
    ),
  figures: (sentences) =>
    [...new Set(sentences.join(' ').match(figure))].slice(0, 5).join('; ') || undefined,
};

const introduces: Read = (sentences) => first([introduced], sentences.map(withoutCrew));

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
    const found = Object.entries(readers).flatMap(([name, read]): Fact[] => {
      if (!wanted.has(name) || sheet.find(name) !== undefined) return [];
      const among = isOfWords(name) ? summed : texts;
      for (const by of name === 'contact' ? [introduces, read] : [read])
        for (const text of among) {
          const said = takeCorrections(heard(text.value));
          const value = by(said);
          if (value !== undefined && isOfAnother(name, value, said, wanted)) return [];
          if (value !== undefined) return [toFact(name, clip(value, 200), text)];
        }
      return [];
    });
    return toSheet([...tellNeed(sheet, texts), ...found]);
  },
);

const isOfWords = (name: string): boolean =>
  name === 'timeline' || name === 'budget' || name === 'figures';

/** `Joanne Byrne from Lahore Grill`, `Omar Aziz, Cafe Zaytuna`; what somebody is called there is no house. */
const whoOfHouse = new RegExp(
  `^(?<who>\\p{Lu}[\\p{L}'’.-]{1,30}(?: \\p{Lu}[\\p{L}'’.-]{0,30}){0,2})(?: from| at|,| of) (?:the )?(?<house>${houseName}(?:, ${word}){0,2})$`,
  'u',
);
const post =
  /\b(?:[Dd]irector|[Mm]anager|[Oo]wner|[Hh]ead|[Cc]hief|[Ll]ead|[Oo]fficer|[Pp]resident|[Pp]artner|[Cc]oordinator|[Aa]ssistant|CEO|CTO|CFO|COO)$/;

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

/** A lead that names a person and a house is the two of them. */
function splitLead(sheet: FactSheet): FactSheet {
  const lead = sheet.facts.find(({ names: [name] }) => name === 'lead' || name === 'prospect');
  const { called, rest } = withoutDetails(lead?.value ?? '');
  const { who, house } = whoOfHouse.exec(called)?.groups ?? {};
  if (lead === undefined || who === undefined || house === undefined) return sheet;
  const isOther = ['company', 'contact'].some((name) => {
    const found = sheet.find(name);
    return found !== undefined && found !== lead;
  });
  if (isOther || unnamed.test(who) || institution.test(who) || post.test(house)) return sheet;
  const parts = [
    toFact('contact', who, lead),
    toFact('company', house, lead),
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
    return affirmed(said).some((one) => wish.test(one)) || said.some((one) => trouble.test(one));
  });
  if (sheet.find('need') !== undefined) return sheet.facts;
  return sheet.facts.map((fact) =>
    fact === telling ? { ...fact, fields: [...(fact.fields ?? []), 'need'] } : fact,
  );
}

/** Of a transcript what the other side says. */
export const heard = (text: string): string[] =>
  text
    .slice(0, 4_000)
    .split(/(?=\b(?:Agent|Assistant|Us|Rep|Caller|Customer|Lead|Prospect|Client)\s?:)/)
    .filter((part) => !/^(?:Agent|Assistant|Us|Rep)\s?:/.test(part))
    .flatMap(namesOtherSide.test(text) ? withoutOurs : (part) => [part])
    .flatMap(splitSentences);

/** After what the caller says somebody of ours may speak by a name: `Yes three. Bev: Three then.` */
function withoutOurs(part: string): string[] {
  if (!otherSide.test(part)) return startsByName.test(part) ? [] : [part];
  return [part.slice(0, part.search(byName) + 1 || undefined)];
}
const namesOtherSide = /\b(?:Caller|Customer|Lead|Prospect|Client)\s?:/;
const otherSide = /^(?:Caller|Customer|Lead|Prospect|Client)\s?:/;
const byName = /[.?!\n] ?(?=\p{Lu}\p{Ll}{1,20}\s?: \p{Lu})/u;
const startsByName = /^\p{Lu}\p{Ll}{1,20}\s?: \p{Lu}/u;

const toFact = (name: string, value: string, { path, label }: Fact): Fact => ({
  path: [...path, name],
  label: `${name.charAt(0).toUpperCase()}${name.slice(1)} (${label.toLowerCase()})`,
  names: [name],
  value,
  readFrom: label,
});
