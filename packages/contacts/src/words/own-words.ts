import { toLines } from './plain-text.ts';
import { splitSignature, type SignedLines } from './signature.ts';

/** What the author of a reply wrote in it: no earlier mail, no signature, no footer. */
export const ownWords = (text: string): string => splitMail(toLines(text)).words.join('\n').trim();

/** The lines of a mail that are its author's own words, and those of their signature: no earlier mail, no footer. */
export function splitMail(lines: readonly string[]): SignedLines {
  const written = withoutQuotedMail(lines).join('\n');
  return splitSignature(withoutFooters(written).split('\n'));
}

/** Where legal notices and the footers of mailings begin; from there to the end nobody speaks. */
const beginnings = [
  /\b(?:confidentiality|legal|privacy|email)\s+(?:notice|disclaimer|statement|note)\b\s*[:.-]?/i,
  /^[^\w\n]{0,20}(?:disclaimer|confidential(?:ity)?)\s*[:.]/im,
  /\b(?:this|the (?:information|content|contents)(?: contained)? (?:of|in|within) this)\s+(?:e-?mail|message|communication|transmission|correspondence)\b[^.\n]{0,160}\b(?:confidential|privileged|intended|proprietary|legally|addressee|named recipient)/i,
  /\bif you are not the (?:intended|named|correct)\b/i,
  /\bif you (?:have )?received this (?:e-?mail|message|communication)? ?(?:in error|by mistake)/i,
  /\bplease (?:consider|think (?:of|about)) the (?:environment|planet|trees)\b/i,
  /\b(?:e-?mails?|calls?|messages?)(?: [^\s.]{1,30}){0,6} (?:may|will|can|are|is|could) (?:also )?be (?:recorded|monitored|intercepted)\b/i,
  /\bregistered (?:office|company|in england|address|number)\b/i,
  /\bcompany (?:registration )?(?:no|number)\b/i,
  /\byou(?:'re| are) receiving this (?:e-?mail|message|because)/i,
  /\b(?:to|click (?:here )?to|click the link below to) (?:unsubscribe|opt[ -]out)\b[^.\n]{0,60}\b(?:click|visit|follow|here|link|https?)\b/i,
  /\b(?:unsubscribe here|click here to unsubscribe|manage (?:your )?(?:email )?preferences|view (?:this email )?in (?:your )?browser)\b/i,
  /^[^\w\n]{0,20}unsubscribe\s*\|/im,
  /\b(?:no virus found in this|scanned (?:by|for) (?:\w+ )?virus|virus-free)\b/i,
];

/** How a mailing tells its readers to leave it; who asks for that says "me" or "your". */
const leaving =
  /\b(?:to|can|may|or) (?:unsubscribe|opt[ -]out|stop receiving)\b|\bunsubscribe (?:at|via|here|by|link|from our)\b|\byou (?:no longer|prefer not|do not|don't|would rather not)\b|\bno longer (?:wish|want|like)\b[^?\n]{0,80}\?/i;
const ofMailing =
  /\bhttps?:|\bwww\.|\b(?:click|visit|follow)\b|\b(?:our|the) (?:[\w'-]{1,20} ){0,3}(?:news\w{0,10}|letters?|updates?|offers?|mailings?|reminders?|programmes?|bulletins?|digests?|list)\b/i;
const ofAuthor = /\b(?:i|i'm|i'd|i've|me|my|your)\b/i;

/** Where a last paragraph begins that tells the readers of somebody's own mailing how to leave it. */
function mailingFooterAt(text: string): number {
  const lines = text.trimEnd().split('\n');
  const parted = lines.findLastIndex((line) => line.trim() === '');
  const last = lines.slice(parted + 1).join('\n');
  const isFooter = leaving.test(last) && ofMailing.test(last) && !ofAuthor.test(last);
  return parted > 0 && isFooter ? lines.slice(0, parted).join('\n').length : -1;
}

/** The text up to its first legal notice or mailing footer. */
function withoutFooters(text: string): string {
  const starts = [
    ...beginnings.map((pattern) => text.search(pattern)),
    mailingFooterAt(text),
  ].filter((start) => start >= 0);
  return starts.length > 0 ? text.slice(0, Math.min(...starts)) : text;
}

const quoted = /^\s*>/;
const dividers = [
  /^[\s*_=>|]{0,20}-{2,}\s*(?:original|forwarded|urspr|message d'origine|mensaje original)\b/i,
  /^[\s*_=>|]{0,20}-{2,}\s*(?:reply|please reply|write your reply|type your reply).{0,40}above/i,
  /^\W*begin forwarded message\b/i,
  /^\W*forwarded message\s*-*\s*$/i,
  /^\s*#{2,}\s*.{0,60}reply above/i,
];
const sender = /^\s*[*_]*(?:from|von|de|da|van)[*_]*\s*:\s*\S/i;
const otherHeader =
  /^\s*[*_]*(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|objet|enviado|para|asunto)[*_]*\s*:/i;
const strayHeader = /^\s*(?:subject|betreff|objet|asunto|re|fwd?)\s*:/i;
const attributionStart =
  /^\W*(?:on|le|el|am|op|il|em)\s+(?:\p{L}{2,10}[.,]{0,2}\s|\d)|^[^<>]{0,100}<[^<>\s@]{1,100}@[^<>\s@]{1,200}>\s/iu;
const attributionEnd =
  /(?:wrote|writes|a écrit|escribió|schrieb|scrisse|ha scritto|schreef|escreveu)\b.{0,120}:\s*$/iu;
const inlineAttribution =
  /\bOn (?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d)[^\n]{5,200}$/i;
const inlineHeaders = /\bfrom: .{1,200}?\b(?:sent|date): /i;

/** How many lines later an attribution that is broken over lines ends. */
const attributionLines = 4;

/**
 * The lines that are not earlier mail: without `>` lines, and without what follows a divider, a
 * block of mail headers, or an attribution as "On ... wrote:" whose quote is not marked line by
 * line. After a quote that is, the reply goes on.
 */
function withoutQuotedMail(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (quoted.test(line) || strayHeader.test(line)) continue;
    if (isDivider(lines, at)) break;
    const length = attributionLength(lines, at);
    if (length > 0) {
      const next = nextFilledLine(lines, at + length);
      if (next === null || !quoted.test(lines[next]!)) break;
      at = next;
      continue;
    }
    const cut = inlineQuoteAt(line);
    own.push(cut === null ? line : line.slice(0, cut));
    if (cut !== null) break;
  }
  return own;
}

function isDivider(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  if (dividers.some((divider) => divider.test(line))) return true;
  if (!sender.test(line)) return false;
  return lines.slice(at + 1, at + 6).some((other) => otherHeader.test(other));
}

function attributionLength(lines: readonly string[], at: number): number {
  if (!attributionStart.test(lines[at]!)) return 0;
  for (let length = 1; length <= attributionLines; length += 1) {
    const line = lines[at + length - 1];
    if (line === undefined || line.trim() === '') return 0;
    if (attributionEnd.test(line.slice(-400))) return length;
  }
  return 0;
}

function nextFilledLine(lines: readonly string[], from: number): number | null {
  let at = from;
  while (at < lines.length && lines[at]!.trim() === '') at += 1;
  return at < lines.length ? at : null;
}

/** Where a line without line breaks turns into earlier mail. */
function inlineQuoteAt(line: string): number | null {
  const wrote = line.search(/\bwrote:/i);
  if (wrote > 0) {
    const before = line.slice(Math.max(0, wrote - 250), wrote);
    const start = inlineAttribution.exec(before);
    if (start !== null) return Math.max(0, wrote - 250) + start.index;
  }
  const headers = inlineHeaders.exec(line);
  const original = line.search(/-{3} ?original message/i);
  const places = [headers?.index ?? -1, original].filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : null;
}
