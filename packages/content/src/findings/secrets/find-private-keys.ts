import type { Finding } from '../finding.ts';

const begin = /-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const endMark = '-----END ';
/** What a key without its end consists of; a line end may stand as the two characters \n. */
const keyLines = /(?:[A-Za-z0-9+/=\s:,-]|\\[nr])*/y;

/** Private keys in PEM and PGP armour, up to their end or as far as their lines go. */
export function findPrivateKeys(text: string): Finding[] {
  const found: Finding[] = [];
  for (const match of text.matchAll(begin)) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    keyLines.lastIndex = match.index + match[0].length;
    const lines = keyLines.exec(text)![0];
    const end = lines.indexOf(endMark);
    found.push({
      kind: 'secret',
      start: match.index,
      end:
        match.index + match[0].length + (end === -1 ? lines.trimEnd().length : endOf(lines, end)),
    });
  }
  return found;
}

const endOf = (lines: string, end: number): number => {
  const close = lines.indexOf('-----', end + endMark.length);
  return close === -1 ? lines.length : close + '-----'.length;
};
