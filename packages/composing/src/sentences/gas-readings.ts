const gas = '(?<!\\p{L})(?:CO|carbon monoxide|monoxide)(?![-\\p{L}\\d₂])';
const unit = ' ?(?:ppm|parts per million)\\b';
const nil = `(?<![\\d.,])0(?:[.,]0+)?${unit}`;
const nilOfGas = new RegExp(`${gas}[^.;,]{0,60}?${nil}|${nil} (?:of )?${gas}`, 'giu');
const anywhere = new RegExp(gas, 'iu');
const readings = new RegExp(
  `(?<![\\d.,])(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?:\\.\\d+)?${unit}`,
  'giu',
);

/** What is said to be in the air of rooms; a garage, or a burning cigarette, has as much as is less. */
const least = 9;
/** In the flue of a burner some is usual, and a device has its range. */
const elsewhere =
  /\b(?:flue|stack|chimney|combustion|exhaust gas|air[- ]free|burner|set ?points?|set (?:at|to)|range|limits?|calibrat\p{L}*|span|test gas|bump|alarms? (?:at|points?|levels?)|below|under|less than|max(?:imum)?|before|used to|had been|repaired|fixed|replaced|cleared|down to|dropped|fell|went|now)\b/iu;

const readAll = (sentence: string): number[] =>
  [...sentence.matchAll(readings)].map(([, figure]) => Number(figure!.replaceAll(',', '')));

/** `45 ppm CO at the register`: numbers are one word to the weights. */
export const measuresGas = (sentence: string): boolean =>
  /\d ?p/iu.test(sentence) &&
  anywhere.test(sentence) &&
  !elsewhere.test(sentence) &&
  readAll(sentence).some((figure) => figure >= least);

/** `CO went from 40 ppm to 0 ppm` */
const fell = /\b(?:from|was|were|had been|dropped|fell|went|down)\b/iu;

/** `CO reads 0 ppm at every register`: what was looked for and is not there is no danger. */
export const withoutNilReadings = (sentence: string): string =>
  sentence.includes('0')
    ? sentence.replace(nilOfGas, (said) =>
        readAll(said).some((figure) => figure > 0) && !fell.test(said) ? said : ' ',
      )
    : sentence;
