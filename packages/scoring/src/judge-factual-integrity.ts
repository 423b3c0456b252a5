import { ignoringCase, mapMatches } from '@workspace-ops/content';
import {
  counted,
  judgement,
  listed,
  plural,
  quoted,
  when,
  type Fault,
  type Judged,
  type Judgement,
} from './judgement.ts';
import type { Grounding } from './facts/findings.ts';
import {
  agrees,
  computeWeekday,
  monthShape,
  readSpecifics,
  type Specific,
} from './facts/read-specifics.ts';
import type { Reading, Sentence } from './read-text.ts';

/** `A 10 year guarantee` and `guaranteed for two years` are terms; who guarantees a result promises what nobody can. */
const guarantee = String.raw`guaranteed(?! (?:for|until|till?|up to|minimum|by (?:the|our)|\d))|(?<=\b(?:we|i|this|that|it|which|and|also|to|can|will) )guarantees?(?! (?:for|of|on|is|period|work\b|our (?:work|repairs?)|the (?:work|repairs?|roof|parts?|labou?r)|(?:all )?(?:parts?|labou?r|repairs?|work)|\d))|(?<=\p{Ll} )guarantees(?= \p{L})(?! (?:and|or|are|covers?|runs?|for|of|on|to|given|apply|lasts?|expires?|that come)\b)`;

/** `I am the only woman on the crew`, `the only day that suits` say what is. */
const only = String.raw`the only(?<!\b(?:i am|i['’]?m|i was|(?:he|she)(?: is| was|['’]s)|they (?:are|were)|you (?:are|were)|being|as) the only)(?! (?:days?|dates?|times?|hours?|weeks?|evenings?|mornings?|way (?:in|out|up|down|to (?:reach|get|enter))|access|entrances?|doors?|keys?|copy|toilets?|changes?|exceptions?|differences?|questions?|delays?|faults?|problems?|points?|things?|items?|ones? (?:left|open|missing|who|that|to)|remaining|open|other|person|woman|man)\b)`;

/** `No risk to anybody` is what somebody found, and `no risk assessment` what is missing. */
const risk = String.raw`risk-free|no[- ]risk(?! (?:to|of|for|from|that|assess\p{L}*|found|seen|on|at)\b)`;

/** What nobody can show. */
const boast = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${guarantee}|${risk}|foolproof|never fails?|always works?|(?<!\ball )the (?:very )?best|${only}|the (?:leading|fastest|cheapest|greatest|most advanced)|number one|no\. ?1|#1|100 ?%|everyone knows|everybody knows|no one else|nobody else|world['’]s (?:best|first|leading|only)|(?:scientifically|clinically|medically) proven|beyond (?:any|all) doubt|without (?:a single )?exception|(?:cannot|can['’]t) lose|doctors hate|you will never need|overnight success|instant results)(?![\p{L}\p{N}])`,
  'giu',
);

const hearsay =
  /\b(?:studies|research|experts?|statistics|surveys?|data|science|many people|people|sources|reports) (?:have |has )?(?:show|shows|shown|say|says|said|prove|proves|proven|suggest|suggests|agree|agrees|indicate|indicates|confirm|confirms)\b|\bit is (?:well )?known that\b|\baccording to (?:experts|studies|research)\b/giu;

const change =
  /\b(?:up|down|rose|fell|grew|increase\w*|decrease\w*|more|less|fewer|faster|higher|lower|saved?|reduced?|cut|boost\w*|improv\w*|drop\w*|gain\w*)\b/i;

const frame =
  /\b(?:from|since|after|before|during|until|within|over|compared|versus|vs|than|against|between|year|month|week|day|hour|quarter|q[1-4]|today|yesterday|last|per|a(?:n)? (?:year|month|week|day|hour)|january|february|march|april|may|june|july|august|september|october|november|december|source)s?\b|\b(?:19|20)\d\d\b/i;

/** What is paid of a price, or taken off it, has the price as its base: `50% deposit with order`. */
const ofPrice =
  /\d ?% (?:\p{L}+ ){0,2}?(?:deposits?|down payment|up ?front|in advance|retention|retainer|balance|payments?|discount|off|vat|(?:with|on) (?:the |your )?(?:order|completion|delivery|signing|signature|start|acceptance|handover))\b|\b(?:deposit|retention|retainer|discount|vat|balance|advance)(?: of| is| at)? \d{1,3}(?:[.,]\d{1,2})? ?%/iu;

const machineWaste = /(?<![\p{L}\p{N}_])(?:undefined|NaN|\[object)(?![\p{L}\p{N}_])/gu;

/** A diff or a calendar entry is all specifics, and few. */
const ofForm: ReadonlySet<string> = new Set(['crm_diff', 'calendar_entry']);
const chooseBaseScore = ({ artifactType }: Judged): number => (ofForm.has(artifactType) ? 55 : 25);

const worth = { figure: 9, name: 6 };

/**
 * Factual integrity: a text earns trust by specifics (figures, dates, names) and loses it by
 * claims that nothing supports and by what it leaves open. What cannot be true, such as the 30th
 * of February, costs most.
 */
export function judgeFactualIntegrity(
  judged: Judged,
  { sentences, words }: Reading,
  grounding?: Grounding,
): Judgement {
  if (words === 0) {
    const fix = 'Write down what happened, with a figure, a date and a name';
    return judgement(100, [{ points: 100, says: 'there is no statement to check', fix }], '');
  }
  const faults = [
    ...(grounding === undefined
      ? specificsFault(judged, sentences)
      : [
          ...supportFault(judged, grounding),
          ...ownWordsFault(judged, grounding),
          ...strangeFault(judged, grounding),
        ]),
    ...claims(sentences, boast, {
      each: 8,
      cap: 40,
      verdict: ['claims more than can be shown', 'claim more than can be shown'],
      fix: 'Replace it by what was measured, or delete it:',
    }),
    ...claims(sentences.filter(isUnsourced), hearsay, {
      each: 10,
      cap: 30,
      verdict: ['names no source', 'name no source'],
      fix: 'Name the source, or delete the appeal to it:',
    }),
    ...claims(sentences, machineWaste, {
      each: 10,
      cap: 30,
      verdict: ['is a value that was never filled in', 'are values that were never filled in'],
      fix: 'Replace it by the real value:',
    }),
    ...openFault(judged, sentences),
    ...unframedFault(sentences),
    ...dateFault(sentences),
    ...weekdayFault(sentences),
  ];
  return judgement(100, faults, 'figures, dates and names to check, and no unsupported claim');
}

/** With the input at hand, only what it bears out earns anything. */
function supportFault(judged: Judged, { supported, available }: Grounding): Fault[] {
  const base = chooseBaseScore(judged) + 15;
  const wanted = Math.min(5, Math.max(1, available));
  const used = Math.min(supported.size, wanted);
  return when(used < wanted, ((100 - base) * (wanted - used)) / wanted, {
    says: `${used === 0 ? 'no fact' : `only ${plural(used, 'fact')}`} of what the run was given`,
    fix: 'Use the figures, dates and names that the run was given',
  });
}

/** Any text says something in words of its own; one of few words says little. */
const own = { allowedShare: 0.3, fewest: 12, ofWhole: 25, most: 12 };

/**
 * The larger the share of a text that is in none of the input's words, the less of it can be traced. It tells apart what
 * no figure and no name does: a promise, a paragraph on another subject, a word in the place of another.
 */
function ownWordsFault({ artifactType }: Judged, { ownWords: { words, of } }: Grounding): Fault[] {
  const share = ofForm.has(artifactType) || of < own.fewest ? 0 : words.length / of;
  const lost = Math.min(own.most, own.ofWhole * (share - own.allowedShare));
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, 5);
  return when(lost > 0, lost, {
    says: `${Math.round(share * 100)} % of its words are not those of the input, such as ${longest.map(quoted).join(', ')}`,
    fix: 'Leave out what the run was not given, or say it in its words',
  });
}

/** A promise, a conclusion, a paragraph on another subject or a request for something else. */
function strangeFault({ artifactType }: Judged, { ownWords }: Grounding): Fault[] {
  const found = artifactType === 'csv' ? [] : [...ownWords.strange, ...ownWords.requests];
  const says = `${listed(found)} ${found.length === 1 ? 'has' : 'have'} hardly a word of the input`;
  return counted(
    found.length,
    { each: 10, cap: 30 },
    { says, fix: `Say what ${listed(found)} rests on, or take it out` },
  );
}

/** Distinct figures, and distinct names within a sentence (its first word may be any). */
function specificsFault(judged: Judged, sentences: readonly Sentence[]): Fault[] {
  const figures = new Set<string>();
  const names = new Set<string>();
  for (const { plain, isHeading } of sentences) {
    if (isHeading) continue;
    for (const figure of plain.match(figureShape) ?? []) figures.add(figure.toLowerCase());
    for (const name of plain.match(nameShape) ?? []) names.add(name.toLowerCase());
    if (figures.size + names.size > 1_000) break;
  }
  const earned = figures.size * worth.figure + names.size * worth.name;
  const lost = Math.max(0, 100 - chooseBaseScore(judged) - earned);
  const found = [plural(figures.size, 'figure'), plural(names.size, 'name')].join(' and ');
  return when(lost > 0, lost, {
    says: earned === 0 ? 'no figure, date or name to check' : `only ${found} to check`,
    fix: `Add the figure, the date or the name behind ${quoted(vaguest(sentences))}`,
  });
}

const figureShape =
  /\d+(?:[.,:/-]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|quarter)\b/gi;
const nameShape = /(?<=[\p{L}\p{N},;:)] )\p{Lu}\p{L}+/gu;

/** The first sentence of some length with nothing specific in it. */
function vaguest(sentences: readonly Sentence[]): string {
  const bare = sentences.filter(({ plain, isHeading }) => !isHeading && !/\d/.test(plain));
  return (bare.find(({ words }) => words > 5) ?? bare[0] ?? sentences[0])?.text ?? '';
}

const open =
  /\bnot (?:yet )?(?:on record|known|available|recorded|provided|given)\b|\bnot found under a known name\b|\bunknown\b|(?<!\p{L})n\/a(?!\p{L})|\bto be (?:decided|confirmed|announced)\b/giu;

/** In a CRM diff an unknown earlier value is a fact. */
function openFault({ artifactType }: Judged, sentences: readonly Sentence[]): Fault[] {
  if (artifactType === 'crm_diff') return [];
  return claims(sentences, open, {
    each: 4,
    cap: 24,
    verdict: ['leaves a question open', 'leave questions open'],
    fix: 'Find out what is open:',
  });
}

interface Claim {
  each: number;
  cap: number;
  verdict: readonly [one: string, several: string];
  fix: string;
}

function claims(sentences: readonly Sentence[], shape: RegExp, claim: Claim): Fault[] {
  const hits = sentences.flatMap(({ text, number }) =>
    (text.match(shape) ?? []).map((hit) => `${quoted(hit)} (sentence ${number})`),
  );
  const says = `${listed(hits)} ${claim.verdict[hits.length === 1 ? 0 : 1]}`;
  return counted(hits.length, claim, { says, fix: `${claim.fix} ${listed(hits)}` });
}

const isUnsourced = ({ text }: Sentence): boolean => !/https?:|\]\(|\(\d{4}\)|\d/.test(text);

function unframedFault(sentences: readonly Sentence[]): Fault[] {
  const bare = sentences.filter(
    ({ text }) =>
      /\d ?%/.test(text) && change.test(text) && !frame.test(text) && !ofPrice.test(text),
  );
  const names = bare.map(({ text, number }) => `${quoted(text)} (sentence ${number})`);
  return counted(
    bare.length,
    { each: 5, cap: 15 },
    {
      says: `a percentage without period or base: ${listed(names, 2)}`,
      fix: `Say over which period, or against what: ${listed(names, 1)}`,
    },
  );
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const written = ignoringCase(
  [
    String.raw`\b(\d{4})-(\d\d)-(\d\d)\b`,
    String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthShape})`,
    String.raw`\b(${monthShape}) (\d{1,2})(?:st|nd|rd|th)?\b(?![:.,]\d)`,
  ].join('|'),
  'g',
);

function dateFault(sentences: readonly Sentence[]): Fault[] {
  const dated = sentences.filter(({ text }) => /\d/.test(text));
  const impossible = dated.flatMap(({ text, number }) =>
    mapMatches(text, written, (match) =>
      isRealDay(match) ? undefined : `${quoted(match[0])} (sentence ${number})`,
    ),
  );
  return counted(
    impossible.length,
    { each: 15, cap: 30 },
    {
      says: `${listed(impossible)} is no date of the calendar`,
      fix: `Correct the date ${listed(impossible)}`,
    },
  );
}

/** `Monday 12/07/2026` is right where one of the days is a Monday that the figures may be. */
const fits = (one: Specific, next: Specific): boolean =>
  one.dates.some((date) => next.dates.some((other) => agrees(date, other)));

/** `Monday 16 June 2026` where that is a Tuesday. */
function weekdayFault(sentences: readonly Sentence[]): Fault[] {
  const wrong = sentences.flatMap(({ text, number }) => {
    // Both a weekday and a date have to stand there.
    if (!/\d/.test(text) || !/day/i.test(text)) return [];
    const dates = readSpecifics(text).filter(({ kind }) => kind === 'date');
    return dates.flatMap((one, index) => {
      const next = dates[index + 1];
      if (next === undefined || next.start - one.end > 3) return [];
      const [first, second] = [one.dates[0]!, next.dates[0]!];
      const isPair = (first.weekday === undefined) !== (second.weekday === undefined);
      const isWhole = (computeWeekday(first) ?? computeWeekday(second)) !== undefined;
      if (!isPair || !isWhole || fits(one, next)) return [];
      return [`${quoted(text.slice(one.start, next.end))} (sentence ${number})`];
    });
  });
  return counted(
    wrong.length,
    { each: 20, cap: 40 },
    {
      says: `the weekday and the date of ${listed(wrong)} do not fit`,
      fix: `Ask which is meant: ${listed(wrong)}`,
    },
  );
}

/** The year is a leap year where none is written. */
function isRealDay(match: RegExpExecArray): boolean {
  const name = (match[5] ?? match[6])?.toLowerCase();
  const at = name === undefined ? Number(match[2]) : months.indexOf(name.slice(0, 3)) + 1;
  const day = Number(match[3] ?? match[4] ?? match[7]);
  const year = match[1] === undefined ? 2024 : Number(match[1]);
  const real = new Date(Date.UTC(Math.max(year, 100), at - 1, day));
  return day > 0 && at > 0 && real.getUTCMonth() === at - 1 && real.getUTCDate() === day;
}
