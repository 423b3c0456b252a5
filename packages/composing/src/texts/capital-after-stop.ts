/** A stop behind these ends no sentence. */
const short =
  'approx incl? excl? max min dept avg est etc vs nos? tel ref ltd co st rd ave ext plc qty hrs? mins? wks? mths? yrs? pts? figs? dr mr mrs ms jan feb mar apr jun jul aug sept? oct nov dec'
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
const begins = new RegExp(
  String.raw`(?<=\p{L}{3,}[.!?] |\d[.!?] |\)[.!?] )(?<!(?<!\p{L})(?:${short})[.] )\p{Ll}(?=\p{Ll}*(?:[ ,.;:!?]|$))`,
  'gu',
);

/** A text in which each sentence begins with a capital, as `Full licence. two years of work` does not. */
export const withCapitals = (text: string): string =>
  text
    .split('\n')
    // A quotation, a link and an address stay as they are.
    .map((line) =>
      /[“”]/u.test(line) ? line : line.replace(begins, (letter) => letter.toUpperCase()),
    )
    .join('\n');
