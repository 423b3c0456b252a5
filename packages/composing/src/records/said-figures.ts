import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { groupDigits } from '../facts/money-words.ts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields } from './fields.ts';

const rates = /(?:rate|^engagement)$/;
const spent = /^(?:spend|cost|amountspent|costpermille|cpc|cpm)$/;

/** Of statistics a rate as a percentage, what was spent with its currency, and a channel as it is called. */
export function withSaidFigures(record: JsonObject): JsonObject {
  const currency = findField(record, /currency(?:code)?$/);
  const isSaid = Object.keys(record).some((name) => spent.test(plainName(name)));
  return replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (plain === 'channel') return [[[name], sayChannel(value)]];
    if (rates.test(plain)) return sayRate(name, value, 100);
    if (plain === 'ctr') return sayRate(name, value, Number(value) <= 0.5 ? 100 : 1);
    if (!isSaid || typeof currency !== 'string') return null;
    if (/currency(?:code)?$/.test(plain)) return [];
    return spent.test(plain) && Number.isFinite(Number(value))
      ? [[[name], `${currency} ${groupDigits(Number(value).toFixed(2))}`]]
      : null;
  });
}

function sayRate(name: string, value: JsonValue, by: number) {
  const share = Number(value) * by;
  if (typeof value === 'boolean' || value === '' || !Number.isFinite(share) || share > 100)
    return null;
  return by === 100 && share < 0.01 ? null : [[[name], `${Number(share.toFixed(1))}%`] as const];
}

const companies: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/** `facebook, instagram`, `SEARCH` */
const sayChannel = (value: JsonValue): JsonValue =>
  typeof value === 'string' && /^(?:[a-z, ]+|[A-Z_]+)$/.test(value)
    ? value
        .toLowerCase()
        .replaceAll('_', ' ')
        .replace(/\p{L}+/gu, (word) => companies[word] ?? word[0]!.toUpperCase() + word.slice(1))
    : value;
