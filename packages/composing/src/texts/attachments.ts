import { clipSentence, splitSentences } from '../facts/inline-text.ts';

/** `The report is attached`, and no bracket that is `attached to the wall`. */
const goesWith =
  /\b(?:(?:is|are|was|were|find|see|please find|with|have|has been|i['’]ve|we['’]ve|hereby) (?:also |now |all )?(?:attached|enclosed)|(?:attached|enclosed) (?:is|are|you(?: will|['’]ll) find|please)|(?:see|in|as|with) (?:the |an? )?(?:attachments?|enclosures?))\b(?! (?:to|by|with|onto|directly|firmly|at|on (?:to|the))\b)/iu;

const quoted = /You (?:wrote|ask|named): “[^”]{0,1000}”/gu;

/** What a text says goes with it: somebody has to add it. */
export function tellAttachments(content: string): string {
  if (!/attach|enclos/i.test(content)) return '';
  // What they wrote came with their own message.
  const found = content
    .replaceAll(quoted, '')
    .split('\n')
    .flatMap(splitSentences)
    .find((sentence) => goesWith.test(sentence) && !sentence.startsWith('#'));
  return found === undefined ? '' : `Add what it says goes with it: “${clipSentence(found, 120)}”.`;
}

/** A letter that begins `Hello,` knows nobody's name. */
export const tellGreeting = (content: string): string =>
  /^Hello,$/m.test(content) ? 'Greet the reader by name where you know it.' : '';
