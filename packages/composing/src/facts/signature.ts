const word = "\\p{Lu}[\\p{L}.'’-]{0,30}";
/** `Marieke de Wit`, `Jan van der Berg` */
const further = ` (?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|al|el|bin|ter|ten|zu) ){0,2}${word}`;
const role = "(?:, ?[\\p{L}][\\p{L}&’' -]{1,60})?";

/** `- Maureen Catlow, manager` behind the words, or `- Maureen` behind a sentence. */
const signedBy = new RegExp(
  `(?:(?<=[.!?…”"’'])\\s*[-–—~]\\s?(?<one>${word}(?:${further}){0,3}${role})|\\s[-–—~]\\s?(?<two>${word}(?:${further}){1,3}${role}))[.]?$`,
  'u',
);
/** `Nicola`, `Kind regards, Nicola Threlfall` behind a sentence. */
const nameAlone = new RegExp(
  `(?<=[.!?…”"’'])\\s+(?:(?:(?:[Kk]ind|[Bb]est|[Mm]any|[Ww]arm|[Ww]ith) )?(?:[Rr]egards|[Ww]ishes|[Tt]hanks|[Cc]heers|[Tt]hank you),? )?(?<name>${word}(?:${further}){0,2})[.]?$`,
  'u',
);
/** `"We sleep now." Karen Hale`: behind closing marks nothing but a name can stand. */
const behindMarks = new RegExp(
  `^(?<quoted>["“„«][^"“”„«»]{3,1200}["”»]),?\\s+(?<who>${word}(?:${further}){0,2}${role})[.]?$`,
  'u',
);
const longest = 140;

export interface Signed {
  said: string;
  /** Who said it, as they sign; empty where nobody does. */
  signer: string;
}

/** What somebody said, and who, where they sign with a dash, or with the name that is on record. */
export function splitSignature(value: string, names: readonly string[] = []): Signed {
  const text = value.trimEnd();
  const { quoted, who } = behindMarks.exec(text)?.groups ?? {};
  if (quoted !== undefined) return { said: quoted, signer: who!.replace(/[.\s]+$/, '') };
  // Only the end may be a signature.
  const start = Math.max(0, text.length - longest);
  const end = text.slice(start);
  const dashed = signedBy.exec(end);
  const alone = dashed === null ? nameAlone.exec(end) : null;
  const found = dashed ?? (isOnRecord(alone?.groups?.['name'], names) ? alone : null);
  const { one, two, name } = found?.groups ?? {};
  if (found === null || start + found.index === 0) return { said: value, signer: '' };
  return {
    said: text.slice(0, start + found.index).trimEnd(),
    signer: (one ?? two ?? name ?? '').replace(/[.\s]+$/, ''),
  };
}

function isOnRecord(name: string | undefined, names: readonly string[]): boolean {
  const words = name?.replace(/\.$/, '').split(' ') ?? [];
  return (
    words.length > 0 &&
    names.some((known) => {
      const own = known.split(/[ ,]+/);
      return words.every((one) => own.includes(one));
    })
  );
}
