/** A sum of money, and no more than a few words of it. */
const isSum = (value: string): boolean =>
  /^(?:\p{Sc}|[A-Z]{3} )?\s?\d[\d.,]*k?(?: ?(?:\p{Sc}|[A-Z]{3}|euros|pounds))?(?![\p{L}\d/:-])[^.;]{0,30}$/u.test(
    value,
  );

const isNamed = (value: string): boolean =>
  /^(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|After|Before|Only|Not?|Any|Yes|All|The)(?:[a-z]*)\b)(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}(?=$|[,(;]| [–-] | on \d| \d)/u.test(
    value,
  );

const dayWord =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|weeks?|months?|days?|yesterday|today|tomorrow|ago|not yet|pending|done|yes|no)\b/i;

/** What was done, in words, and no day. */
function isStory(value: string): boolean {
  const first = value.split(' ', fewWords).join(' ');
  return (
    !/\d/.test(first.slice(0, 14)) && !dayWord.test(first) && /\p{L}{3,} \p{L}{2,}/u.test(value)
  );
}
const fewWords = 4;

/** Names of two meanings, by the form of what stands under them. */
const forms: readonly (readonly [RegExp, (value: string) => boolean, string])[] = [
  [/^plan$/, isSum, 'planned'],
  [/^(?:outstanding|stillowed|stillowing|balance)$/, isSum, 'amountdue'],
  // On a day it is handed over; what is handed over is the work.
  [/^handedover$/, isStory, 'workdone'],
  [/^(?:speakto|talkto|askfor|ring|ringonsite|rep|attentionof)$/, isNamed, 'contactperson'],
  [/^based?$/, isNamed, 'location'],
  [/^mood$/, (value) => /^\p{L}/u.test(value), 'sentiment'],
];

/** The usual name of a field whose own means something else as often; undefined of all others. */
export const nameByForm = (name: string, value: string): string | undefined =>
  forms.find(([shape, isOfForm]) => shape.test(name) && isOfForm(value))?.[2];
