import { isFreeText, normalName } from './field-names.ts';
import { splitSentences, clipSentence } from './inline-text.ts';
import { onceFor } from './once-for.ts';
import { isEntry, type FactSheet } from './read-facts.ts';
import { smallNumbers } from './small-numbers.ts';

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
export const numberWord = `(?:${tens.join('|')})(?:[- ](?:${smallNumbers.slice(0, 9).join('|')}))?|${[...teens, ...smallNumbers].join('|')}`;
const numberIn = new RegExp(`(?<![\\d.])\\d{1,7}(?!\\d)|\\b(?:${numberWord})\\b`, 'giu');

/** `sixty-two` is 62. */
function toNumber(said: string): string {
  const [first = '', second = ''] = said.toLowerCase().split(/[- ]/);
  const ten = tens.indexOf(first);
  if (ten !== -1) return String((ten + 2) * 10 + smallNumbers.indexOf(second) + 1);
  const at = [...smallNumbers, ...teens].indexOf(first);
  return at === -1 ? said : String(at + 1);
}

const numbersIn = (text: string): string[] => [
  ...(halfHour.test(text) ? ['half'] : []),
  ...(text.match(numberIn) ?? []).map(toNumber),
];

/** `half past one`, `half four`, `1.30` */
const halfHour = new RegExp(
  `\\bhalf (?:past|\\d|${smallNumbers.join('|')})|\\d[:.]30(?!\\d)`,
  'iu',
);

/** As somebody begins to say a number anew. */
export const takesBack =
  '(?:well|no|sorry|or rather|rather|actually|wait|hang on|i mean|make (?:it|that)|correction|scrap that|i tell a lie)';
const saidAnew = new RegExp(
  `\\b(?:well|or rather|i tell a lie),? (?:(?:it|that|there|we)(?:['’](?:s|re)| is| are) |now |only )*(?=\\d|(?:${numberWord})\\b)`,
  'iu',
);
const corrected =
  /\b(?:actually,? (?:no|make|it|that|we)|no,? (?:wait|sorry)|sorry,? (?:i mean|make|not|that)|make (?:it|that) |i meant|scrap that|correction|hang on|better (?:say|make|put)|let['’]?s (?:say|call it)|call it|more like|nearer|closer to|(?:maybe|possibly|perhaps) (?=\d|\p{L}+(?:ty|teen)\b))\b/iu;
/** `Not on this number`, `ring Joan, not me` */
const otherWay =
  /\bnot (?:on|to) this number\b|\b(?:do not|don['’]?t|never) (?:call|ring|use|text|phone) (?:me )?(?:back )?(?:on )?(?:this|the (?:house|home|office|work|shop)) (?:number|phone|line)\b|\b(?:do not|don['’]?t|never) (?:call|ring|phone) the (?:house|home)\b|\b(?:ring|call|phone|text|speak to|contact) (?:my |our )?[^.?!]{2,40},? not me\b/iu;

/** By whom, or under which number, somebody in a call wants to be reached. */
export const askAboutNumber = onceFor(({ facts }: FactSheet): readonly string[] =>
  facts
    .filter(isFreeText)
    .flatMap(({ value }) => splitSentences(value))
    .filter((sentence) => otherWay.test(sentence))
    .slice(0, 1)
    .map((said) => `“${clipSentence(said, 120)}”: under which number is who reached?`),
);

const spoken = smallNumbers.join('|');
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
    const at = smallNumbers.indexOf(named.toLowerCase());
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
  `\\b(\\d{1,2}|${smallNumbers.join('|')})(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\b| o['’]?clock)`,
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
  `(?<![\\d.,£₹$€])\\b(?<number>\\d{1,5}|${numberWord}) (?:\\p{Ll}{3,12} )?(?<what>${'lift floor room seat guest cover people person head place unit site house flat plot van car machine table chair door window bed desk user licence phone line camera panel boiler pump'
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
export const askAboutCorrections = onceFor(({ facts }: FactSheet): readonly string[] => {
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
      (corrected.test(sentence) || saidAnew.test(sentence)) &&
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
    .map((said) => `The transcript says “${clipSentence(said, 120)}”: does the summary have it?`);
});
