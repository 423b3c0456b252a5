const greeting =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|hiya|howdy)\b[^.?!\n]{0,40}[,.!:-]*\s*$/i;
const url = /\bhttps?:|\bwww\.|\b[a-z0-9-]{2,40}\.(?:com|io|co|net|org|ai|app|dev|biz|me)\b/i;
const mail = /\S@\S/;
const phone = /\+?\(?\d[\d\s().-]{6,}\d/;
const label =
  /^\s*(?:call(?: me)?|phone|tel|telephone|mobile|mob|cell|direct|office|fax|e-?mail|web|website|book(?: a)?(?: \w+)?|schedule(?: a)?(?: \w+)?|linkedin|calendar|m|t|p|e|w|o|d)\s*[:|]/i;
const personal =
  /\b(?:i|i'm|i'd|i'll|i've|we|we're|we'd|we'll|please|let's|lets|you|could|can|would|not|don't|no|yes|sure|how|what|when)\b/i;
/** Words that begin a line of their own and are nobody's name. */
const noName = new Set(
  'yes no yep yeah nope ok okay sure please thanks thank not interested pricing price demo call schedule book meeting quote trial talk soon we i let send great good fine maybe perhaps absolutely definitely sounds looking how what when where who why the this that a an and or but stop unsubscribe remove cancel never none nothing hello hi hey tomorrow today monday tuesday wednesday thursday friday more info details cheers regards best pass agreed done'.split(
    ' ',
  ),
);

export const isGreeting = (line: string): boolean => greeting.test(line);

/** Whether the line holds an address, a number or a link. */
export const hasContact = (line: string): boolean =>
  url.test(line) || mail.test(line) || phone.test(line.slice(0, 200));

/** Whether the line is one of a signature: "Call me: +1 555 0100". */
export const isContactLine = (line: string): boolean =>
  line.length <= 120 && (label.test(line) || (hasContact(line) && line.split(' ').length <= 6));

/** Whether the line may be a name: up to four words, none of which somebody would say. */
export function isName(line: string): boolean {
  if (line.length > 60) return false;
  const words = nameWords(line);
  if (words.length === 0 || words.length > 4) return false;
  return words.every(
    (word) => /^\p{L}[\p{L}.'-]*$/u.test(word) && !noName.has(word.toLowerCase().replace('.', '')),
  );
}

/** Whether the line is a name of two words or more, in capitals as names are. */
export const isFullName = (line: string): boolean =>
  isName(line) &&
  nameWords(line).length >= 2 &&
  nameWords(line).every((word) => /^\p{Lu}/u.test(word));

/** What stands before a title or a company: "Jo Miller, CEO". */
const nameWords = (line: string): string[] =>
  (line.split(/[,|/(–—]| - /, 1)[0] ?? '')
    .trim()
    .replace(/[.!]+$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether somebody says something in the line, rather than naming a title or a number. */
export const isSentence = (line: string): boolean =>
  line.trim().split(/\s+/).length >= 4 && personal.test(line) && !url.test(line);
