import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';

/** What programs write as codes: how something stands, and where it came from. */
const coded = /(?:status|stage|source|origin|medium|interest|rating)$/;
/** HubSpot's word for what nobody has seen arrive. */
const unknown = /^(?:OFFLINE|UNKNOWN|NONE|NOT_SET|Unknown|None|Not set)$/;
const inWords: Readonly<Record<string, string>> = { D: 'day', W: 'week', M: 'month', Y: 'year' };

/** What Pipedrive calls a field that a customer of its has made. */
const hashed = /^(?=.*\d)[0-9a-f]{24,64}$/;

/** Where Meta's lead forms stand. */
const networks: Readonly<Record<string, string>> = { fb: 'Facebook', ig: 'Instagram' };

/** Codes as people say them: `ORGANIC_SEARCH` is organic search, `document.draft` a draft, `P12M` 12 months. */
/** A source of which a program has no more than a code for none. */
export const withoutUnknownCodes = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) =>
    typeof value === 'string' && coded.test(plainName(name)) && unknown.test(value) ? [] : null,
  );

export const withCodesInWords = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (hashed.test(name)) return [[['detail', 'further detail'], value]];
    if (typeof value !== 'string') return null;
    const network = plainName(name) === 'platform' ? networks[value] : undefined;
    if (network !== undefined) return [[['lead source', name], network]];
    if (isEndOfDay(plainName(name), value)) return [[name, value.slice(0, dayLength)]];
    const words = readCode(plainName(name), value.trim());
    return words === null ? null : [[name, words] as [string, JsonValue]];
  });

/** A quote that runs until a day's last second runs until the day. */
const isEndOfDay = (name: string, value: string): boolean =>
  /(?:expir|valid|until|due|end)/.test(name) &&
  /^\d{4}-\d\d-\d\dT23:59(?::59)?(?:\.9+)?(?:Z|[+-]\d\d:?\d\d)?$/.test(value);
const dayLength = 'YYYY-MM-DD'.length;

function readCode(name: string, value: string): string | null {
  const [, count = '', unit = ''] = /^P(\d{1,3})([DWMY])$/.exec(value) ?? [];
  if (unit !== '') return `${count} ${inWords[unit]!}${count === '1' ? '' : 's'}`;
  if (!coded.test(name)) return null;
  const [, last] = /^[a-z]+\.([a-z_]+)$/.exec(value) ?? [];
  const isCode = /^[A-Z]+(?:_[A-Z]+)+$/.test(value) || (ofState.test(name) && shouted.test(value));
  if (last === undefined && !isCode) return null;
  const words = (last ?? value).toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const ofState = /(?:status|stage)$/;
const shouted = /^[A-Z]{3,20}$/;
