const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)';
const part = '(?:mornings?|afternoons?|evenings?|arvo|[ap]m)';

/** `Next week, on Tuesday`; a window of hours behind it is not read beside the week. */
const weekBefore = new RegExp(
  `\\bnext week(?<gap>,? (?:on )?|[:;] ?(?:on )?)(?<day>${weekday})\\b(?! ?\\d{1,2}(?:[:.]\\d{2})? ?[-–])`,
  'giu',
);
/** `Tuesday morning next week` */
const partBetween = new RegExp(`\\b(?<day>${weekday}) ${part},? next week\\b`, 'giu');
const clock = '(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\b\\.?)?|noon|midday)';
/** `Between 1 and 3 PM`, of which the library leaves the hour out beside a zone. */
const between = new RegExp(
  `\\b(?<from>between|btwn?)(?= ${clock})(?<first> ${clock})(?: and|(?<sign> ?&)) (?=${clock})`,
  'giu',
);

/** A text in forms that the library knows, each as long as it was: `Next week Tuesday` as `Tuesday next week`. */
export const writeKnownForms = (text: string): string =>
  mayHaveForm.test(text)
    ? text
        .replace(
          weekBefore,
          (_, gap: string, day: string) => `${day}${gap.replace(/./gu, ' ')}next week`,
        )
        .replace(
          partBetween,
          (said, day: string) => `${day}${'next week'.padStart(said.length - day.length)}`,
        )
        .replace(feast, (said) =>
          feasts[said.toLowerCase().replace(/[^a-z]/g, '')]!.padEnd(said.length),
        )
        .replace(dayAfter, (said) => `overmorr${'o'.repeat(said.length - 9)}w`)
        .replace(arvoBeforeHour, (said) => 'at '.padStart(said.length))
        .replace(between, (said, from: string, first: string) =>
          `${'from'.padEnd(from.length)}${first} to`.padEnd(said.length),
        )
    : text;
const mayHaveForm =
  /next week|between|btw|arvo|day after|boxing day|christmas (?:day|eve)|new year['’]?s/iu;
/** Days that have their date in each year. */
const feasts: Readonly<Record<string, string>> = {
  boxingday: '26 Dec',
  christmasday: '25 Dec',
  christmaseve: '24 Dec',
  newyearsday: '1 Jan',
  newyearseve: '31 Dec',
};
const feast = /\b(?:boxing day|christmas (?:day|eve)|new year['’]?s (?:day|eve))(?!\p{L})/giu;
const hourBehind =
  "(?:at |around |by |after )?\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m\\b|noon\\b|o['’]?clock\\b)|(?:at|around) \\d|(?:in the )?(?:morning|afternoon|evening|first half|second half)\\b";
/** `The day after tomorrow`, of which the library takes the last word, and `day after at 4 pm`, as people of India say it. */
const dayAfter = new RegExp(
  `\\b(?:the )?day after tomorrow\\b|(?<!\\b(?:the|next|every|each|or|same|one|a) )\\bday after(?= (?:${hourBehind}))`,
  'giu',
);
/** `Friday arvo, around 3`: the library knows the hour beside the day alone. */
const arvoBeforeHour =
  /(?<=\p{L} )arvo,? (?:around|about|after|from|say|at|any ?time after) (?=\d)/giu;
