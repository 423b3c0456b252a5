import { toLines } from './plain-text.ts';
import { withoutQuotedMail } from './quoted-mail.ts';
import { withoutSignature } from './signature.ts';

/** What the author of a reply wrote in it: no earlier mail, no signature, no footer. */
export function ownWords(text: string): string {
  const written = withoutQuotedMail(toLines(text)).join('\n');
  return withoutSignature(withoutFooters(written).split('\n')).join('\n').trim();
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

/** The text up to its first legal notice or mailing footer. */
function withoutFooters(text: string): string {
  const starts = beginnings.map((pattern) => text.search(pattern)).filter((start) => start >= 0);
  return starts.length > 0 ? text.slice(0, Math.min(...starts)) : text;
}
