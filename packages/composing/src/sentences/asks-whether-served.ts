import { onceByText } from '../weights/once-by-text.ts';

const goes = '(?:come|go|get|drive|travel|visit|be)';
const whoever =
  '(?:you|we|somebody|someone|anybody|anyone|one of you|your (?:\\p{L}+ )?(?:techs?|technicians?|engineers?|people|team|crew|staff|guys))';

const ofService = [
  // `Do you have somebody who can come to Georgetown?`
  new RegExp(
    `\\b(?:do you (?:guys )?(?:have|employ|send)|have you(?: got)?|is there|are there) [^?.!,;]{0,30}\\b(?:who|that) (?:(?:can|could|would|will|is able to|are able to) )?${goes}\\b`,
    'iu',
  ),
  // `Do you come out to Leander?`, and not `do you come by on Tuesday?`
  /\bdo you (?:guys |also |ever |even )?(?:come|go|travel|drive) (?:out|as far|all the way|to)\b(?![^?.!]{0,40}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|at \d|\d ?[ap]m)\b)/iu,
  // `Can somebody come out to our shop if the server goes down?`
  new RegExp(
    `\\b(?:can|could|will|would|do|does) ${whoever} ${goes}s?\\b[^?.!]{0,60}\\b(?:(?:if|when(?:ever)?|every time|each time) (?:the|a|an|our|my|something|anything|one of|stuff|things|it (?:breaks|fails|crashes|goes))|in an? emergency|in case (?:of|the|our|something)|after hours|at short notice)\\b`,
    'iu',
  ),
];

/** Whether a sentence asks whether we come to places, or when something happens: it asks for no visit. */
export const asksWhetherServed = onceByText(
  (sentence: string): boolean =>
    sentence.length <= longest && ofService.some((one) => one.test(sentence)),
);
const longest = 300;
