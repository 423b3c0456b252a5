import type { Finding } from './finding.ts';
import { isMailbox } from './mailbox.ts';

const local = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const domain = /[\p{L}\p{N}.-]/u;
const limits = { local: 64, domain: 253 };
/** A local part in quotation marks, which may hold spaces (RFC 5321, section 4.1.2). */
const quotedLocal = /(?<![\w"\\])"(?:[^"\\\r\n]|\\[^\r\n]){1,62}"$/;

/** Signs before an address. */
const leading = /^[.'`*_{|/=?!#$%&^~-]*/;
/** The sender of a bounce holds the address of somebody else, with `=` for its `@`. */
const returnPath = /^(?:[\w.-]+\+[\w.+-]+=[\w.-]+\.[a-z]{2,}|srs[01]=.+)$/i;
/** Ends a field of a query, a cell or a part of a path: no address in use has one of these. */
const border = /^.*(?:[|/?#={}*$!^`~]|%(?:3[ACDF]|2[026CF]|7C))/is;
/** No top-level domain has a hyphen within: what follows one is a dash and further text. */
const afterHost = /(?:(?<=\.(?!xn-)\p{L}{2,63})-(?=\p{L})[^.]*)?[.-]*$/u;
/** A sentence that begins right behind the full stop of the one before. */
const nextSentence = /(?<=\.\p{Ll}{2,63})\.\p{Lu}\p{Ll}*$/u;
/** A word that is glued to the ending, as where a line end was lost. */
const gluedWord =
  /(?<=\.(?:com|org|net|co\.uk|de|fr))(?:tel|phone|mob|mobile|fax|cell|web|www|address|and|or|is|name|subject|cc|from|sent|regards|thanks|please|pls|asap)$/i;
/** So much of the text around an address says what it is. */
const contextLength = 200;

/** E-mail addresses. Walks outwards from each `@`, so it is linear in the text. */
export function findEmails(text: string): Finding[] {
  const found: Finding[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const floor = found.at(-1)?.end ?? 0;
    let start = at;
    while (start > floor && at - start < limits.local && local.test(text[start - 1]!)) start -= 1;
    if (start === at) start = findQuotedStart(text, at, floor);
    if (start === at) continue;
    start += countBefore(text.slice(start, at));
    let end = at + 1;
    while (end < text.length && end - at <= limits.domain && domain.test(text[end]!)) end += 1;
    const host = text
      .slice(at + 1, end)
      .replace(afterHost, '')
      .replace(nextSentence, '')
      .replace(gluedWord, '');
    if (start === at || !isHost(host)) continue;
    end = at + 1 + host.length;
    if (isMailboxAt(text, { start, at, end })) found.push({ kind: 'email', start, end });
  }
  return found;
}

/** How many signs before an address belong to what it stands in, as in `?guest=ada@example.com`. */
function countBefore(written: string): number {
  const within =
    returnPath.test(written) || written.startsWith('"') ? '' : (border.exec(written)?.[0] ?? '');
  return within.length + leading.exec(written.slice(within.length))![0].length;
}

const isMailboxAt = (
  text: string,
  { start, at, end }: { start: number; at: number; end: number },
): boolean =>
  isMailbox({
    local: text.slice(start, at),
    host: text.slice(at + 1, end),
    before: text.slice(Math.max(0, start - contextLength), start),
    after: text.slice(end, end + contextLength),
  });

function findQuotedStart(text: string, at: number, floor: number): number {
  const before = text.slice(Math.max(floor, at - limits.local), at);
  const quoted = before.endsWith('"') ? quotedLocal.exec(before) : null;
  return quoted === null ? at : at - quoted[0].length;
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => label !== '' && label.length <= 63) &&
    /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu.test(labels.at(-1)!)
  );
}
