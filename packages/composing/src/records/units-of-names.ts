import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { moneyCodes as codes } from '../facts/currency.ts';
import { normalName, plainName } from '../facts/field-names.ts';
import { isScalar, replaceFields, toText } from './fields.ts';

/** `Budget (CAD)`, `Var AUD`, `priceUSD`, `amount_eur` */
const endsInCode = [
  new RegExp(`^(?<name>.{0,60}\\p{L})[\\s_-]*[([](?<code>${codes})[)\\]]$`, 'iu'),
  new RegExp(`^(?<name>.{0,60}\\p{L})[\\s_-]+(?:in[\\s_-]+)?(?<code>${codes})$`, 'iu'),
  new RegExp(`^(?<name>.{0,60}\\p{Ll})(?<code>${codes})$`, 'u'),
];
/** A dollar may be one of several countries. */
const endsInSign = /^(?<name>.{0,60}\p{L})[\s_-]{0,3}\(?(?<sign>[£€])\)?$/u;
const codeOf: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR' };
const longest = 80;
const codeAlone = new RegExp(`^(?:${codes})$`, 'i');

/** The currency that a name is, and nothing else: `£`, `EUR`. */
export function readCurrencyName(name: string): string | undefined {
  if (/^[£€]$/.test(name)) return codeOf[name];
  return codeAlone.test(name) ? name.toUpperCase() : undefined;
}

/** Amounts without the currency that their names have, which is said once, and a share of one by another name than it. */
export const withUnitsOfNames = (record: JsonObject): JsonObject =>
  withCurrency(withShares(withLengths(record)));

/** `warrantyMonths: 24` */
const withLengths = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const { of, unit } = lengthName.exec(plainName(name))?.groups ?? {};
    if (of === undefined || !/^[1-9]\d{0,2}$/.test(toText(value))) return null;
    return [[[of, name], `${toText(value)} ${toText(value) === '1' ? unit!.slice(0, -1) : unit!}`]];
  });
const lengthName =
  /^(?<of>warranty|guarantee|notice|leadtime|contractterm|validity)(?:period)?(?:in)?(?<unit>years|months|weeks|days)$/;

/** `Var %` beside `Var AUD`, or beside `Var` */
function withShares(record: JsonObject): JsonObject {
  const all = Object.entries(record).filter(([name]) => !share.test(name));
  const amounts = new Set(
    all.map(([name, value]) => normalName(splitName(name, value)?.name ?? name)),
  );
  return replaceFields(record, ([name, value]) => {
    const bare = share.exec(name)?.groups?.['name'];
    return bare === undefined || !amounts.has(normalName(bare))
      ? null
      : [[[`${bare} percent`, name], value]];
  });
}
const share = /^(?<name>.{0,60}\p{L})[\s_-]{0,3}\(?(?:%|pct|percent)\)?$/iu;

/** Where all of them are in the same. */
function withCurrency(record: JsonObject): JsonObject {
  const found = listCodes(record);
  const [code, other] = new Set(found);
  if (code === undefined || other !== undefined) return record;
  const own = Object.entries(record).find(([name]) => /^currency(?:code)?$/.test(plainName(name)));
  if (own !== undefined && toText(own[1]).toUpperCase() !== code) return record;
  const read = withoutCodes(record);
  return own === undefined ? { ...read, currency: code } : read;
}

function splitName(name: string, value: JsonValue): { name: string; code: string } | undefined {
  if (name.length > longest || !isScalar(value) || readAmount(value) === undefined)
    return undefined;
  const sign = endsInSign.exec(name)?.groups;
  if (sign !== undefined) return { name: sign['name']!, code: codeOf[sign['sign']!]! };
  const { groups } = endsInCode.map((shape) => shape.exec(name)).find((one) => one !== null) ?? {};
  return groups && { name: groups['name']!, code: groups['code']!.toUpperCase() };
}

/** Of the record, the entries of its lists, and what it holds: `variance: { planned_eur: 41000 }`. */
const listCodes = (record: JsonObject): string[] =>
  Object.entries(record).flatMap(([name, value]) => {
    if (isJsonObject(value)) return listCodes(value);
    return Array.isArray(value)
      ? value.slice(0, most).flatMap((one) => (isJsonObject(one) ? listCodes(one) : []))
      : (splitName(name, value)?.code ?? []);
  });
const most = 500;

const withoutCodes = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (isJsonObject(value)) {
      const read = withoutCodes(value);
      return read === value ? null : [[[name], read]];
    }
    if (Array.isArray(value)) {
      const read = value.map((one) => (isJsonObject(one) ? withoutCodes(one) : one));
      return read.some((one, at) => one !== value[at]) ? [[name, read]] : null;
    }
    const split = splitName(name, value);
    return split === undefined ? null : [[[split.name, name], value]];
  });
