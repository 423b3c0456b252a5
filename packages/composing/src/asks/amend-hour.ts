const time = String.raw`(?<![\p{L}\d.:]|[\p{Sc}] ?|\b[A-Z]{3} )(?:\d{1,2}(?:[:.]\d{2})? ?(?:[ap](?:\.m\b\.?|m\b)|o['’]?clock\b)|\d{1,2}:\d{2}(?![\d:])|(?:noon|midday|midnight)\b)`;
const before = '(?:(?:at|from|after|before|until|till|by) )?';
/** `2 to 4pm` */
const span = String.raw`(?:${time}|(?<![\p{L}\d.:]|[\p{Sc}] ?)\d{1,2}(?:[:.]\d{2})?(?= ?(?:-|–|to|until|till) ?\d))(?: ?(?:-|–|to|until|till) ?${time})?`;
const hours = new RegExp(span, 'giu');
const alone = new RegExp(String.raw`^${before}${span}\.?$`, 'iu');
const preposition = /^(?:at|from|after|before|until|till|by) /i;
const spoken = /\b(?:at|from|after|before|until|till|by) $/i;

/** Whether an answer is an hour, or from one to another, and nothing else. */
export const isHourAlone = (answer: string): boolean =>
  answer.length <= longest && alone.test(answer.trim());
const longest = 40;

/** A text with the one hour that it names replaced; none where it names none, or several. */
export function amendHour(text: string, answer: string): string | undefined {
  const [found, second] = [...text.matchAll(hours)];
  if (found === undefined || second !== undefined) return undefined;
  const rest = text.slice(found.index + found[0].length);
  const plain = answer.trim().replace(/(?<!m)\.$/i, '');
  const head = text.slice(0, found.index);
  return `${preposition.test(plain) ? head.replace(spoken, '') : head}${plain}${rest}`;
}
