const day = '(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nes|nesday|rs|r|rsday|ur|urday)?s?';
const several = '(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?days';
const part = '(?: (?:mornings?|afternoons?|evenings?|[ap]\\.?m\\.?))?';
const link = ' ?(?:,|/|&|,? or|,? and|,? nor) ?(?:on )?(?:an? )?';
/** A day of a date, or of one week, is not that of each. */
const noDate = '(?! (?:the )?\\d|\\d)(?! (?:this|next) week\\b)';
const toList = (one: string): string => `${one}\\b(?:${link}${one}\\b){0,4}${noDate}`;
const any = toList(day);
const each = `${toList(several)}${part}`;

/** `Not Mondays`, `any day but Friday`, `can't do Tuesdays`, `Mondays are no good`, `closed Mondays` */
const barring = [
  `\\b(?:any|every|most|all)(?: other)? ?(?:week|working )?(?:days?|times?)(?: (?:is|are|works?|suits?)(?: fine| good| ok)?)?,? (?:but|bar|except|excluding|save|apart from|other than|not|besides)(?: not| for)? (?:on )?(?:an? )?(?<any>${any})(?! (?:morning|afternoon|evening)s?\\b| [ap]m\\b)`,
  `\\b(?:not|never|no|except|excluding|avoid(?:ing)?|apart from|other than)(?: for)? (?:on )?(?:(?:an? |any )(?<one>${any})|(?<not>${toList(several)})|(?<alone>${any})(?=\\W*$))(?! (?:morning|afternoon|evening)s?\\b| [ap]m\\b)`,
  `\\b(?:cannot|can['’]?t|cant|don['’]?t|dont|won['’]?t|not|never|no(?: good)?)(?: (?:do|make|manage|work|working|available|free|in|around|here|be|much good|good|great|on|any)){0,3} (?:an? |any )?(?<cannot>${toList(several)})(?! (?:morning|afternoon|evening)s?\\b)`,
  `(?<bad>${toList(several)}) (?:(?:is|are) (?:(?:a bit|always|usually|very|really|too|pretty) )?(?:no(?:t)? (?:good|great|ideal|possible)|bad|out|difficult|hard|tricky|busy|impossible|my day off|our day off|hectic|crazy|awful|terrible|manic|no[- ]go)|(?:don['’]?t|do not|doesn['’]?t|dont|never|won['’]?t) (?:work|suit)|(?:we['’]re|we are|i['’]m|i am) (?:closed|shut|off|away|busy|out)|off)\\b`,
  `\\b(?:closed|shut|off|away|busy|out)(?: all day)?(?: on)? (?<closed>${toList(several)})`,
].map((shape) => new RegExp(shape, 'iu'));

/** `Mondays are best`, `best on Tuesdays or Thursdays`, `Wednesdays only`, and nothing but `Fridays` */
const choosing = [
  `(?<best>${each}),? (?:(?:is|are|would be|will be|seem) )?(?:usually |generally |always )?(?:only|best|better|fine|good|great|ok|okay|easiest|ideal|perfect|preferable|preferred|works?|suits?|please|pls)\\b`,
  `\\b(?:only|just|best|better|prefer(?:ably)?|ideally|free|available|can (?:only )?do|could (?:only )?do|around)(?: (?:is|are|on|to|me|us|for|call|calls|ring|phone|talk|speak|meet)){0,4} (?<only>${each})`,
  `^\\W*(?:(?:yes|yep|ok|okay|sure|any|on),? ){0,2}(?<bare>${each})\\W*$`,
].map((shape) => new RegExp(shape, 'iu'));

const numbers = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const listDays = (said: string): number[] =>
  (said.match(/\b(?:mon|tue|wed|thu|fri|sat|sun)/giu) ?? []).map(
    (name) => numbers.indexOf(name.toLowerCase()) + 1,
  );

export interface Weekdays {
  /** By ISO 8601, on which somebody can be spoken to. */
  days: readonly number[];
  /** What says it. */
  said: string;
}
const longest = 200;

const findIn = (shapes: readonly RegExp[], sentence: string): number[] => {
  for (const shape of shapes) {
    const groups = shape.exec(sentence)?.groups;
    const found = Object.values(groups ?? {}).find((one) => one !== undefined);
    if (found !== undefined) return listDays(found);
  }
  return [];
};

/** On which days of any week somebody can be spoken to, as a sentence bars some or chooses some: `Not Mondays`. */
export function readWeekdays(sentence: string): Weekdays | null {
  if (sentence.length > longest || !/(?:mon|tue|wed|thu|fri|sat|sun)/iu.test(sentence)) return null;
  const barred = findIn(barring, sentence);
  const chosen = barred.length > 0 ? [] : findIn(choosing, sentence);
  const days = [1, 2, 3, 4, 5, 6, 7].filter((one) =>
    barred.length > 0 ? !barred.includes(one) : chosen.includes(one),
  );
  return days.length === 0 || days.length === 7 ? null : { days, said: sentence };
}
