/** What keeps its case in an expression that ignores it otherwise. */
const keeping = '(?-i:';

/**
 * An expression with the flag `u` that ignores case but within its groups `(?-i:...)`. V8 compiles such groups wrongly
 * (docs/upstream/v8.md), so each letter outside of them is written in both cases instead: of `mr (?-i:Fox)` the result is
 * `[mM][rR] (?:Fox)`.
 *
 * Letters that have no single other case, and the further ones that the flags `iu` take for one (`ſ` for `s`, `K` for
 * `k`, `ẞ` for `ß`), match themselves only. What is not understood throws.
 */
export function ignoringCase(source: string, flags: '' | 'g' = ''): RegExp {
  return source.includes(keeping)
    ? new RegExp(writeBothCases(source), `${flags}u`)
    : new RegExp(source, `${flags}iu`);
}

/** A class, an escape, the beginning or end of a group, or letters: whatever else there is has no case. */
const parts =
  /\[(?:\\[^]|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|k<[^>]*>|[^])|\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?|\)|\p{L}+/gu;
/** A range, an escape or one character of a class. */
const members =
  /(?<first>\\(?:[pP]\{[^}]*\}|u[\da-fA-F]{4}|[^])|[^])(?:-(?<last>\\(?:u[\da-fA-F]{4}|[^])|[^]))?/gu;

function writeBothCases(source: string): string {
  /** Of each group that is open, whether it keeps the case. */
  const open: boolean[] = [];
  return source.replace(parts, (part) => {
    const isKept = open.at(-1) ?? false;
    if (part === ')') open.pop();
    else if (part.startsWith('(')) {
      if (part === keeping) {
        open.push(true);
        return '(?:';
      }
      if (/^\(\?[a-z-]+:$/.test(part)) refuse(part);
      open.push(isKept);
    } else if (!isKept) return inBothCases(part);
    return part;
  });
}

function inBothCases(part: string): string {
  if (part.startsWith('[')) return classOfBoth(part);
  return part.startsWith('\\') ? escapeOfBoth(part) : Array.from(part, letterOfBoth).join('');
}

function letterOfBoth(letter: string): string {
  const other = otherCase(letter);
  return other === '' ? letter : `[${letter}${other}]`;
}

function classOfBoth(written: string): string {
  const [, sign = '', inside = ''] = /^\[(\^?)([^]*)\]$/u.exec(written)!;
  return `[${sign}${inside.replace(members, membersOfBoth)}]`;
}

function membersOfBoth(written: string, first: string, last: string | undefined): string {
  if (last !== undefined) return written + othersOfRange(toCharacter(first), toCharacter(last));
  if (first.startsWith('\\')) return escapeOfBoth(first);
  // A hyphen that stood at an end of the class may stand within it now.
  return first === '-' ? String.raw`\-` : first + otherCase(first);
}

const longestRange = 1_000;

function othersOfRange(first: string, last: string): string {
  const [from, to] = [first.codePointAt(0)!, last.codePointAt(0)!];
  if (to - from > longestRange) refuse(`${first}-${last}`);
  return Array.from({ length: to - from + 1 }, (_, at) =>
    otherCase(String.fromCodePoint(from + at)),
  ).join('');
}

/** The small letter of a capital, or the capital of a small letter, if each is the other's only one. */
function otherCase(character: string): string {
  const [small, capital] = [character.toLowerCase(), character.toUpperCase()];
  const other = character === small ? capital : small;
  const back = character === small ? other.toLowerCase() : other.toUpperCase();
  return other !== character && back === character ? other : '';
}

/** With the flags `iu` each of them matches either case. */
const cased = new Set([String.raw`\p{Lu}`, String.raw`\p{Ll}`]);
const anyCased = String.raw`\p{LC}`;
/** Classes, boundaries and control characters, which are the same in both cases. */
const caseless = /^\\(?:[bBdDsSwWnrtfv]|[pP]\{(?:L|M|N|Nd|P|S|Sc|Z|Zs)\})$/;

function escapeOfBoth(written: string): string {
  if (cased.has(written)) return anyCased;
  if (!caseless.test(written)) toCharacter(written);
  return written;
}

/** A letter is not escaped, and is refused: so an escape stands for a character that has no case. */
function toCharacter(written: string): string {
  if (!written.startsWith('\\')) return written;
  const code = /^\\u([\da-fA-F]{4})$/.exec(written)?.[1];
  const character =
    code === undefined ? written.slice(1) : String.fromCharCode(Number.parseInt(code, 16));
  return /^[^\p{L}\p{N}\p{Cs}]$/u.test(character) ? character : refuse(written);
}

function refuse(part: string): never {
  throw new Error(`Not understood in an expression that ignores case in parts: ${part}`);
}
