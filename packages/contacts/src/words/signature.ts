const separator = /^\s*(?:-{2,}|[—–]+|_{3,}|={3,}|\*{3,})\s*$/;
const device =
  /^\W*(?:sent (?:from|via|with|using)\b|(?:get|holen sie sich|t[ée]l[ée]chargez|obtenez|obtener|scarica|download|obter|h[äa]mta|hent|pobierz) outlook (?:f[oöüu]r|pour|para|per|voor|til|dla)\b|envoyé de\b|enviado desde\b|von meinem\b|gesendet von\b)/i;
const postscript = /^\s*p\.?\s?p?\.?\s?s\b\.?/i;
const thanks =
  /^\s*(?:(?:many |kind(?:est)? |best |warm(?:est)? |with )?thanks?(?: you)?|thx|cheers|ta)(?: (?:again|so much|a lot|very much|in advance|(?:and|&) (?:best|kind|warm)? ?regards))?\b/i;
const regards =
  /^\s*(?:(?:with )?(?:(?:kind(?:est)?|best|warm(?:est)?|many) )?(?:regards|wishes)|best|all the best|rgds|br|sincerely(?: yours)?|yours (?:sincerely|truly|faithfully)|respectfully(?: yours)?|cordially|warmly|take care|talk soon|speak soon|have a (?:great|nice|good|lovely) (?:day|week|weekend|one))\b/i;

export interface SignedLines {
  /** The lines before the signature, and a postscript after it. */
  words: readonly string[];
  /** Those of the signature, from its sign-off or its name on. */
  signature: readonly string[];
}

/**
 * The lines up to `-- `, up to a sign-off with a name, or up to a closing block of name, title and numbers, and those
 * behind.
 */
export function splitSignature(lines: readonly string[]): SignedLines {
  const kept = lines.filter((line) => !device.test(line));
  const at = signatureStart(kept);
  if (at === null) return { words: kept, signature: [] };
  const after = kept.slice(at).findIndex((line) => postscript.test(line));
  if (after < 0) return { words: kept.slice(0, at), signature: kept.slice(at) };
  return {
    words: [...kept.slice(0, at), '', ...kept.slice(at + after)],
    signature: kept.slice(at, at + after),
  };
}

function signatureStart(lines: readonly string[]): number | null {
  let hasWords = false;
  let isFirst = true;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (separator.test(line) && !isFirst) return at;
    if (isSignOff(lines, at, hasWords)) return at;
    hasWords ||= !isGreeting(line);
    isFirst = false;
  }
  return closingBlockStart(lines) ?? cardStart(lines);
}

/** Whether the line signs off: "Best regards," over a name, "Thanks, Jo" over whatever follows. */
function isSignOff(lines: readonly string[], at: number, hasWords: boolean): boolean {
  const line = lines[at]!;
  if (line.length > 200) return false;
  const polite = regards.exec(line);
  const match = polite ?? thanks.exec(line);
  if (match === null) return false;
  const rest = line.slice(match[0].length).replace(/^[\s,.!;:–-]+|[\s,.!]+$/g, '');
  const next = nextFilled(lines, at + 1);
  if (rest === '') {
    if (next === null) return false;
    if (polite === null) return isName(next);
    // "Jo Miller | Owner | The Copper Kettle | www.copperkettle.example"
    return isName(next.split('|', 1)[0]!) || isContactLine(next);
  }
  if (!isName(rest)) return false;
  // "Thanks, Ada!" at the top speaks to Ada.
  if (polite === null && !hasWords) return false;
  return next === null || !isSentence(next);
}

function nextFilled(lines: readonly string[], from: number): string | null {
  for (let at = from; at < Math.min(lines.length, from + 6); at += 1) {
    if (lines[at]!.trim() !== '') return lines[at]!;
  }
  return null;
}

/** Where a last block of a full name over titles and numbers begins, under other words. */
function closingBlockStart(lines: readonly string[]): number | null {
  let filled = 0;
  let contacts = 0;
  for (let at = lines.length - 1; at > 0 && filled < 12; at -= 1) {
    const line = lines[at]!;
    if (line.trim() === '') continue;
    if (isFullName(line) && contacts > 0 && isParted(lines, at)) return at;
    if (isSentence(line) || line.length > 100) return null;
    filled += 1;
    if (hasContact(line)) contacts += 1;
  }
  return null;
}

/**
 * Where a last paragraph begins that is somebody's card: a name, what they are, and what they call
 * out to their customers.
 */
function cardStart(lines: readonly string[]): number | null {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const parted = lines.slice(0, last).findLastIndex((line) => line.trim() === '');
  if (parted <= 0) return null;
  const [name, role, ...others] = lines.slice(parted + 1, last + 1);
  const isCard =
    name !== undefined &&
    role !== undefined &&
    others.length < 8 &&
    isCapitalName(name) &&
    isRole(role) &&
    others.every((line) => !isSentence(line) || isSlogan(line));
  return isCard ? parted : null;
}

/** Whether a line names what somebody is: "Front of house, Ironworks Gym". */
const isRole = (line: string): boolean =>
  /^\s*\p{Lu}/u.test(line) &&
  line.length <= 80 &&
  !/[.?!]\s*$/.test(line.slice(-20)) &&
  !personal.test(line) &&
  (isOffice.test(line) || !noName.has(nameWords(line)[0]?.toLowerCase() ?? ''));
const isOffice =
  /\b(?:manager|director|head|officer|office|desk|analyst|team|lead|specialist|department|clerk|coordinator)\b/i;
const isSlogan = (line: string): boolean =>
  line.length <= 100 && (/!\s*$/.test(line.slice(-20)) || !/\p{Ll}/u.test(line));

/** Whether words stand above the line, ended by a blank line or a full stop. */
const isParted = (lines: readonly string[], at: number): boolean =>
  /^\s*$|[.?!]\s*$/.test(lines[at - 1]!.slice(-20)) &&
  lines.slice(Math.max(0, at - 6), at).some((line) => line.trim() !== '');

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

/** Whether the line says no more than whom it greets: "Hi Sam,". */
export const isGreeting = (line: string): boolean => greeting.test(line);

/** Whether the line holds an address, a number or a link. */
const hasContact = (line: string): boolean =>
  url.test(line) || mail.test(line) || phone.test(line.slice(0, 200));

/** Whether the line is one of a signature: "Call me: +1 555 0100". */
const isContactLine = (line: string): boolean =>
  line.length <= 120 && (label.test(line) || (hasContact(line) && line.split(' ').length <= 6));

/** Whether the line may be a name: up to four words, none of which somebody would say. */
function isName(line: string): boolean {
  if (line.length > 60) return false;
  const words = nameWords(line);
  if (words.length === 0 || words.length > 4) return false;
  return words.every(
    (word) => /^\p{L}[\p{L}.'-]*$/u.test(word) && !noName.has(word.toLowerCase().replace('.', '')),
  );
}

/** Whether the line is a name of two words or more, in capitals as names are. */
const isFullName = (line: string): boolean => isCapitalName(line) && nameWords(line).length >= 2;
const isCapitalName = (line: string): boolean =>
  isName(line) && nameWords(line).every((word) => /^\p{Lu}/u.test(word));

/** What stands before a title or a company: "Jo Miller, CEO". */
const nameWords = (line: string): string[] =>
  (line.split(/[,|/(–—]| - /, 1)[0] ?? '')
    .trim()
    .replace(/[.!]+$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether somebody says something in the line, rather than naming a title or a number. */
const isSentence = (line: string): boolean =>
  line.trim().split(/\s+/).length >= 4 && personal.test(line) && !url.test(line);
