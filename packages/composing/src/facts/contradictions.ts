import { isFreeText, namesFor, normalName } from './field-names.ts';
import { clip, splitSentences } from './inline-text.ts';
import { onceFor } from './once-for.ts';
import { isEntry, type Fact, type FactSheet } from './read-facts.ts';

/** What two fields say of the same thing, in their words. */
export interface Contradiction {
  said: [string, string];
}

const unit =
  'mph|kph|km/h|km|miles?|kg|tonnes?|litres?|ml|mm|cm|m|ft|sqm|m2|°C|degrees|%|per ?cent|kW|kVA|volts?|amps?|bar|psi|hours?|hrs|minutes?|mins?|days?|weeks?|months?|years?|people|guests?|seats?|beds?|plots?|houses?';
const measured = new RegExp(
  `(?<what>\\p{L}{3,20}) (?:of |at |up to )?(?<number>\\d{1,7}(?:[.,]\\d{1,3})?) ?(?<unit>${unit})(?![\\p{L}\\d])`,
  'giu',
);
/** `from 11 weeks to 2` */
const reduced = new RegExp(
  `(?<what>\\d{1,7} ?(?<unit>${unit})) (?:down )?to (?<number>\\d{1,7})(?![\\d.,]\\d)`,
  'giu',
);
/** What stands before a number and does not say what is measured. */
const noThing =
  /^(?:from|about|than|over|under|within|for|after|before|and|the|was|were|now|only|last|next|per|every|some|another|had|have|has|with|needs?|took|takes|saved?|saves|cut|wants?|got|that|this|around|nearly|almost|least|most|into|are|between)$/i;
/** What is compared with something else on purpose. */
const compared = /^(?:before|after|previous|former|old|new|planned|plan|budget|target|actual)/;

/** Of fields that speak of the run itself, those that cannot be true together. */
export const findContradictions = onceFor((sheet: FactSheet): readonly Contradiction[] => [
  ...findFigures(sheet),
  ...findOtherThing(sheet),
  ...opposites.flatMap((pair) => findOpposite(pair, sheet)),
]);

interface Opposite {
  one: RegExp;
  other: RegExp;
  /** In which field the one stands. */
  isIn?: (fact: Fact) => boolean;
}

const opposites: readonly Opposite[] = [
  {
    one: /^(?:all )?(?:complete[d]?|done|finished|100 ?%)\b/i,
    isIn: ({ path }) => /^(?:status|state|progress)$/.test(normalName(path.at(-1)!)),
    other:
      /\b(?:not (?:\p{L}+ ){0,2}yet|n['’]t (?:\p{L}+ ){0,3}yet|['’]s not (?:\p{L}+ ){0,2}yet|still to (?:do|come|be|go|fit)|still missing|not (?:yet )?(?:done|finished|fitted|delivered|complete))\b/iu,
  },
  {
    one: /\b(?:nobody|no[ -]?one|none of them) (?:was |is |got |were )?(?:hurt|injured)\b|\bno injur(?:y|ies)\b/i,
    other:
      /\b(?:(?:scraped|grazed|cut|burnt|twisted|banged|hurt) (?:his|her|their) \p{L}+|x-?ray(?:ed)?|a ?& ?e|(?:to|in|at|from) (?:the )?hospital|ambulance (?:came|was called|took)|stitches|concussion|sprain(?:ed)?|bruis(?:es|ed)|broken (?:wrist|arm|leg|ankle|finger|rib|toe)|(?:sore|cut|burnt|burned|crushed|twisted) (?:wrist|arm|leg|ankle|finger|rib|toe|hand|back|head|shoulder|foot|knee))s?\b/iu,
  },
  {
    one: /^(?:nobody|no[ -]?one|none|no)\b/i,
    isIn: ({ path }) => normalName(path.at(-1)!).startsWith('injur'),
    other:
      /\b(?:scraped|grazed|cut|burnt|twisted|banged|hurt) (?:his|her|their) \p{L}+|\bx-?ray|\bstitches\b|\bplaster\b/iu,
  },
];

/** Sentences of two different fields. */
function findOpposite({ one, other, isIn = () => true }: Opposite, { facts }: FactSheet) {
  const find = (pattern: RegExp, among: readonly Fact[]) =>
    among
      .flatMap((fact) =>
        [fact.value, ...(fact.items ?? [])]
          .flatMap(splitSentences)
          .map((sentence) => ({ fact, sentence })),
      )
      .find(({ sentence }) => pattern.test(sentence));
  const first = find(one, facts.filter(isIn));
  const second =
    first &&
    find(
      other,
      facts.filter((fact) => fact !== first.fact && !isEntry(fact)),
    );
  const quote = (sentence: string): string => clip(sentence.replace(/[.]$/, ''), 120);
  return first && second
    ? [{ said: [quote(first.sentence), quote(second.sentence)] } satisfies Contradiction]
    : [];
}

const things = new Set([...namesFor('equipment'), 'lift', 'elevator', 'thing', 'object']);
const faults =
  /^(?:prob|problem|fault|defect|issue|observation|obs|finding|whathappened|whatwesaw|what|description|complaint|symptom|report|seen|msg|message)$/;
/** `Bed lift C`, `Lift 5`, `Van 3`; `lift 200 mm` and `lift 2 times` count something. */
const marked =
  /(?<=^|[^\p{L}\p{N}])(?<named>(?:\p{L}+ )?(?<kind>\p{L}{3,20}) (?:no\.? ?|number )?(?<mark>\d{1,3}|(?-i:[A-HJ-Z])))(?![\p{L}\p{N}:.,/%-]*[\p{L}\p{N}%])(?! ?(?:mm|cm|m|kg|inch(?:es)?|feet|ft|metres?|times?|days?|weeks?|months?|years?|hours?|hrs|minutes?|mins?|seconds?|people|persons?|am|pm|floors?|stops?|doors?|per ?cent|degrees|of)(?!\p{L}))/giu;
/** What has a number and is no thing: `floor 6`, `level 2`. */
const noKind =
  /^(?:floors?|level|levels|unit|room|flat|plot|bay|page|code|error|step|stage|day|week|about|around|after|before|from|until|till|and|the|for|per|over|under|than|only|last|next|least|most|nov|dec|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|category|class|grade|type|size|zone|phase|part|defect|priority|block)$/i;

const thingsIn = (text: string) =>
  [...text.slice(0, longestNamed).matchAll(marked)]
    .map(({ groups = {} }) => ({
      named: groups['named']!,
      kind: groups['kind']!.toLowerCase(),
      mark: groups['mark']!,
    }))
    .filter(({ kind }) => !noKind.test(kind));
const longestNamed = 2_000;

/** The equipment on record and another of its kind that the fault speaks of, and of it alone. */
function findOtherThing({ facts }: FactSheet): Contradiction[] {
  const equipment = facts.find(
    (fact) =>
      !isEntry(fact) && things.has(normalName(fact.path.at(-1)!)) && /[\dA-Z]/.test(fact.value),
  );
  const [own, second] = equipment === undefined ? [] : thingsIn(equipment.value);
  if (equipment === undefined || own === undefined || second !== undefined) return [];
  const told = facts
    .filter((fact) => !isEntry(fact) && faults.test(normalName(fact.path.at(-1)!)))
    .flatMap(({ value }) => thingsIn(value))
    .filter(({ kind }) => kind === own.kind);
  const [other] = told;
  return other === undefined || told.some(({ mark }) => mark === own.mark)
    ? []
    : [{ said: [clip(equipment.value, 60), other.named] }];
}

/** Two numbers of one thing. */
function findFigures({ facts }: FactSheet): Contradiction[] {
  if (facts.filter(({ value }) => /\d/.test(value)).length < 2) return [];
  const told = new Map<string, { fact: Fact; number: string; said: string }>();
  const found: Contradiction[] = [];
  for (const fact of facts) {
    if (isEntry(fact) || fact.path.some((name) => compared.test(normalName(name)))) continue;
    if (!/\d/.test(fact.value)) continue;
    for (const pattern of [measured, reduced]) {
      if (fact.value.search(pattern) === -1) continue;
      for (const match of fact.value.matchAll(pattern)) {
        const { what = '', number = '', unit: of = '' } = match.groups!;
        if (noThing.test(what)) continue;
        const key = `${what} ${of}`.toLowerCase();
        const earlier = told.get(key);
        if (earlier === undefined) told.set(key, { fact, number, said: match[0] });
        else if (earlier.fact !== fact && earlier.number !== number)
          found.push({ said: [earlier.said, match[0]] });
      }
    }
  }
  return found;
}

export const askWhichFigure = ({ said: [one, other] }: Contradiction): string =>
  `Which is right: “${one}” or “${other}”?`;

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const numberWord = `(?:${tens.join('|')})(?:[- ](?:${words.slice(0, 9).join('|')}))?|${[...teens, ...words].join('|')}`;
const numberIn = new RegExp(`(?<![\\d.])\\d{1,7}(?!\\d)|\\b(?:${numberWord})\\b`, 'giu');

/** `sixty-two` is 62. */
function toNumber(said: string): string {
  const [first = '', second = ''] = said.toLowerCase().split(/[- ]/);
  const ten = tens.indexOf(first);
  if (ten !== -1) return String((ten + 2) * 10 + words.indexOf(second) + 1);
  const at = [...words, ...teens].indexOf(first);
  return at === -1 ? said : String(at + 1);
}

const numbersIn = (text: string): string[] => [
  ...(halfHour.test(text) ? ['half'] : []),
  ...(text.match(numberIn) ?? []).map(toNumber),
];

/** `half past one`, `half four`, `1.30` */
const halfHour = new RegExp(`\\bhalf (?:past|\\d|${words.join('|')})|\\d[:.]30(?!\\d)`, 'iu');

const corrected =
  /\b(?:actually,? (?:no|make|it|that|we)|no,? (?:wait|sorry)|sorry,? (?:i mean|make|not|that)|make (?:it|that) |i meant|scrap that|correction|hang on|better (?:say|make|put)|let['’]?s (?:say|call it)|call it|more like|nearer|closer to|(?:maybe|possibly|perhaps) (?=\d|\p{L}+(?:ty|teen)\b))\b/iu;
/** `Not on this number`, `ring Joan, not me` */
const otherWay =
  /\bnot (?:on|to) this number\b|\b(?:do not|don['’]?t|never) (?:call|ring|use|text|phone) (?:me )?(?:back )?(?:on )?(?:this|the (?:house|home|office|work|shop)) (?:number|phone|line)\b|\b(?:do not|don['’]?t|never) (?:call|ring|phone) the (?:house|home)\b|\b(?:ring|call|phone|text|speak to|contact) (?:my |our )?[^.?!]{2,40},? not me\b/iu;

/** By whom, or under which number, somebody in a call wants to be reached. */
export const askAboutNumber = ({ facts }: FactSheet): string[] =>
  facts
    .filter(isFreeText)
    .flatMap(({ value }) => splitSentences(value))
    .filter((sentence) => otherWay.test(sentence))
    .slice(0, 1)
    .map((said) => `“${clip(said.replace(/[.]$/, ''), 120)}”: under which number is who reached?`);

const spoken = words.join('|');
const clockTime = new RegExp(
  [
    `\\b(?<part>half|quarter) (?<way>past|to)? ?(?<word>\\d{1,2}|${spoken})\\b`,
    '\\b(?<hour>\\d{1,2})[:.](?<minute>[0-5]\\d)(?!\\d)',
    `\\b(?<full>\\d{1,2}|${spoken}) (?<odd>thirty|fifteen|forty[- ]five|o['’]?clock)\\b`,
    '\\b(?<plain>\\d{1,2}) ?[ap]\\.?m\\b',
  ].join('|'),
  'giu',
);
const oddMinutes: Readonly<Record<string, number>> = { thirty: 30, fifteen: 15, forty: 45 };

/** The times of the day that a text names, in minutes of half a day: `half past two` is `2.30pm`. */
const timesIn = (text: string): number[] =>
  [...text.matchAll(clockTime)].map(({ groups = {} }) => {
    const { part, way, word, hour, minute, full, odd, plain } = groups;
    const named = word ?? hour ?? full ?? plain ?? '0';
    const at = words.indexOf(named.toLowerCase());
    const start = (at === -1 ? Number(named) : at + 1) % 12;
    const offset = /^half/i.test(part ?? '') ? 30 : way?.toLowerCase() === 'to' ? -15 : 15;
    const minutes =
      part !== undefined
        ? offset
        : Number(
            minute ??
              oddMinutes[(odd ?? '').slice(0, 7).replace('-', '')] ??
              oddMinutes[(odd ?? '').slice(0, 5)] ??
              0,
          );
    return (start * 60 + minutes + 720) % 720;
  });

const daysIn = (text: string): string[] =>
  (text.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu) ?? []).map((day) =>
    day.toLowerCase(),
  );

const clock = new RegExp(
  `\\b(\\d{1,2}|${words.join('|')})(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\b| o['’]?clock)`,
  'giu',
);

/** As telephone systems name them. */
const transcriptNames = /^(?:call)?transcript(?:ion)?$/;
const summaryNames = /^(?:(?:call|conversation|ai|auto)?summary|recap)$/;

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
const monthName =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const dayIn = new RegExp(
  `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${monthName})\\b|\\b(?<first>${monthName}) (?:the )?(?<after>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|\\.\\d)|\\b(?<ordinal>${ordinals.join('|').replaceAll('-', '[- ]')})(?: of)? (?<of>${monthName})\\b`,
  'giu',
);

/** The days that a text names, by month. */
function daysOfMonths(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { groups = {} } of text.matchAll(dayIn)) {
    const { day, month, first, after, ordinal, of } = groups;
    const name = (month ?? first ?? of ?? '').toLowerCase();
    const said = ordinals.indexOf((ordinal ?? '').toLowerCase().replace(' ', '-')) + 1;
    const days = found.get(name) ?? new Set();
    days.add(String(Number(day ?? after ?? said)));
    found.set(name, days);
  }
  return found;
}

const counted = new RegExp(
  `(?<![\\d.,£$€])\\b(?<number>\\d{1,5}|${numberWord}) (?:\\p{Ll}{3,12} )?(?<what>${'lift floor room seat guest cover people person head place unit site house flat plot van car machine table chair door window bed desk user licence phone line camera panel boiler pump'
    .split(' ')
    .join('|')})s?\\b`,
  'giu',
);

/** The counts that a text names, by what is counted. */
function countsIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { groups = {} } of text.matchAll(counted)) {
    const what = groups['what']!.toLowerCase().replace(
      /^(?:person|head|guest|cover|seat)$/,
      'people',
    );
    const numbers = found.get(what) ?? new Set();
    numbers.add(toNumber(groups['number']!));
    found.set(what, numbers);
  }
  return found;
}

/** A sentence that says another thing than the one that a summary says of its kind, where none says that one. */
function findOther(
  summary: string,
  sentences: readonly string[],
  read: (text: string) => ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const said = read(summary);
  if (said.size === 0) return undefined;
  const told = sentences.map((sentence) => ({ sentence, found: read(sentence) }));
  for (const [kind, values] of said) {
    const [value] = values;
    const naming = told.filter(({ found }) => found.has(kind));
    const isSaid = naming.some(({ found }) => found.get(kind)!.has(value!));
    if (values.size === 1 && naming.length > 0 && !isSaid) return naming.at(-1)!.sentence;
  }
  return undefined;
}

/** What somebody took back in a call, or agreed on last, and its summary does not say. */
export function askAboutCorrections({ facts }: FactSheet): string[] {
  const [transcript, summary] = [transcriptNames, summaryNames].map((names) =>
    facts.find((fact) => names.test(normalName(fact.path.at(-1)!)) && !isEntry(fact)),
  );
  if (transcript === undefined || summary === undefined) return [];
  const known = new Set(numbersIn(summary.value));
  const times = timesIn(summary.value);
  const days = daysIn(summary.value);
  const sentences = splitSentences(transcript.value);
  const taken = sentences.filter(
    (sentence) =>
      corrected.test(sentence) &&
      (numbersIn(sentence).some((number) => !known.has(number)) ||
        (times.length > 0 && timesIn(sentence).some((time) => !times.includes(time))) ||
        (days.length > 0 && daysIn(sentence).some((day) => !days.includes(day)))),
  );
  const hours = [...summary.value.matchAll(clock)].flatMap(([said]) => numbersIn(said)[0] ?? []);
  const agreed = sentences.findLast((sentence) => sentence.match(clock) !== null);
  const isOther =
    hours.length > 0 &&
    agreed !== undefined &&
    !numbersIn(agreed).some((number) => hours.includes(number));
  const other =
    findOther(summary.value, sentences, daysOfMonths) ??
    findOther(summary.value, sentences, countsIn);
  const told = [...taken, ...(isOther ? [agreed] : []), ...(other === undefined ? [] : [other])];
  return [...new Set(told)]
    .slice(0, 2)
    .map(
      (said) =>
        `The transcript says “${clip(said.replace(/[.]$/, ''), 120)}”: does the summary have it?`,
    );
}
