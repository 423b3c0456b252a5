import { isGivenName } from '../facts/given-names.ts';

const name = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,2}`;
const role = String.raw`(?:(?:, ?| \()\p{L}[\p{L}&’'-]{1,20}(?: [\p{L}&’'-]{1,20}){0,2}\)?)?`;

/** `… since oct - Pawel`, `… (Gaz)`, `… - Beth Oddy, fitter`, at the end of a sentence. */
const atEnd = new RegExp(
  String.raw`(?:(?:^|\s+)(?:[-–—~]+\s?(?:from |by |signed )?|(?:[Tt]hanks|[Cc]heers|[Rr]egards), )(?<one>${name}|\p{L}{2,20})${role}|\s*\((?:from |by |said )?(?<two>${name}|\p{L}{2,20})${role}\))\s*[.!]?$`,
  'u',
);
const longest = 120;

/** `Beth: …`, `From Beth - …`, `Gaz (fitter): …`, `Gaz says …` */
const atStart = new RegExp(
  String.raw`^\s*["“]?(?:[Ff]rom )?(?<first>\p{L}[\p{L}'’-]{1,30})(?: \p{Lu}[\p{L}.'’-]{0,30})?${role}(?:\s?[:–—]\s?|\s-+\s|,? (?:says?|said|thinks|reckons|wrote|writes|here)\b[:,]?\s?(?:that )?)(?=.)`,
  'u',
);

/** What stands at an end in its place and is nobody: a day, a trade, how something is. */
const nobody =
  /^(?:Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Xmas|Easter|Summer|Winter|Autumn|Spring|HR|IT|OK|TV|UK|AM|PM|PPE|MOT|VAT|TBC|TBD|ASAP|Please|Thanks|Sorry|Always|Never|Again|Still|Often|Sometimes|Yes|No|Not|None|Why|What|Great|Good|Bad|Poor|Fine|Awful|Same|More|Less|Anon|Anonymous|All|Every|Management|Managers?|Everyone|Everybody|Nobody|Somebody|Someone|Team|Office|Workshop|Yard|Stores|Days|Nights|\p{L}+(?:ing|ed|ly|ible|able|ful|ous|less))$/u;

const isName = (text: string): boolean => {
  const [first = ''] = text.split(' ');
  return /^\p{Lu}/u.test(first) ? !nobody.test(text) && !nobody.test(first) : isGivenName(first);
};

/**
 * A sentence of an answer without the name of who gave it, at its end or at its beginning. At the end a dash or a
 * bracket tells a name; a word before a colon is as often what the answer is about, and has to be a name known as one.
 */
export function withoutSignature(sentence: string): string {
  const unsigned = withoutEnd(sentence);
  const found = atStart.exec(unsigned.slice(0, longest));
  return found !== null && isGivenName(found.groups!['first']!)
    ? unsigned.slice(found[0].length)
    : unsigned;
}

function withoutEnd(sentence: string): string {
  const start = Math.max(0, sentence.length - longest);
  const found = atEnd.exec(sentence.slice(start));
  const named = found?.groups?.['one'] ?? found?.groups?.['two'];
  return found === null || named === undefined || !isName(named)
    ? sentence
    : sentence.slice(0, start + found.index).trimEnd();
}
