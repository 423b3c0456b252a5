import type { JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';

/** What a note passes on from a letter is what it tells: of a reply alone it is the letter that was answered. */
const replies = /^(?:their)?reply(?:text)?$/;
const device =
  /\n\s*(?:sent (?:from|via) (?:my |an? )?(?:iphone|ipad|android|samsung|galaxy|mobile|phone|blackberry|outlook|mail for windows|yahoo mail)|get outlook for|envoyé de mon|von meinem)[^\n]{0,60}\s*$/i;
/** `On Tue, 24 Nov 2026 at 13:00, Tom Ashdown wrote:`, and what follows */
const quoted =
  /\n\s*(?:on [^\n]{6,120}\bwrote:|-{2,} ?original message ?-{2,}|from: [^\n]{3,120}\n\s*(?:sent|date|to): )/i;

/** A reply without the line of the telephone that it was written on, and without the letter that it answers. */
export const withOwnPartOfReply = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (!replies.test(plainName(name)) || typeof value !== 'string') return null;
    const own = ownPart(value);
    return own === value ? null : [[name, own]];
  });

function ownPart(text: string): string {
  if (!text.includes('\n')) return text;
  const at = quoted.exec(text)?.index ?? 0;
  const own = (at > 0 ? text.slice(0, at) : text).replace(device, '');
  return own === text ? text : own.trimEnd();
}
