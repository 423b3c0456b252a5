import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';

const depth = 4;
const device =
  /\n\s*(?:sent (?:from|via) (?:my |an? )?(?:iphone|ipad|android|samsung|galaxy|mobile|phone|blackberry|outlook|mail for windows|yahoo mail)|get outlook for|envoyé de mon|von meinem)[^\n]{0,60}\s*$/i;
/** `On Tue, 24 Nov 2026 at 13:00, Tom Ashdown wrote:`, and what follows */
const quoted =
  /\n\s*(?:on [^\n]{6,120}\bwrote:|-{2,} ?original message ?-{2,}|from: [^\n]{3,120}\n\s*(?:sent|date|to): )/i;

/** Replies without the line of the telephone that they were written on, and without the letter that they answer. */
export function withoutDeviceLines(record: JsonObject, level = 0): JsonObject {
  const read = Object.entries(record).map(([name, value]): [string, JsonValue] => [
    name,
    typeof value === 'string'
      ? ownPart(value)
      : isJsonObject(value) && level < depth
        ? withoutDeviceLines(value, level + 1)
        : value,
  ]);
  return read.some(([name, value]) => value !== record[name]) ? Object.fromEntries(read) : record;
}

function ownPart(text: string): string {
  if (!text.includes('\n')) return text;
  const at = quoted.exec(text)?.index ?? 0;
  const own = (at > 0 ? text.slice(0, at) : text).replace(device, '');
  return own === text ? text : own.trimEnd();
}
