import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { most } from './read-lines.ts';

const money = '(?:[$€£₹]|[A-Z]{3}\\b)? ?(\\d(?:[\\d,]{0,12}\\d)?(?:\\.\\d{1,2})?)(?![\\d%/-])';
/** `paid, £100 on 9 November`, `£100 received` */
const received = [
  new RegExp(
    `\\b(?:paid|received|credited|payment of|(?:part|half)[- ]payment)(?: (?:us|of))?[,:;]? ?${money}`,
    'giu',
  ),
  new RegExp(
    `${money} (?:has been |have been |was |is |been |already )?(?:paid|received|credited|on account)\\b`,
    'giu',
  ),
];

/** Whether texts on record tell of payments that come to an amount: those of the lines, or all others. */
export function isPaid(context: JsonObject, amount: number): boolean {
  if (amount <= 0) return false;
  const values = Object.values(context);
  const lines = values.flatMap((list) => (Array.isArray(list) ? list.slice(0, most) : []));
  const told = [lines.flatMap(listTexts), values.flatMap(listTexts)];
  return told.some((texts) => toCents(texts.flatMap(listPayments).reduce(add, 0)) === amount);
}

const listTexts = (value: JsonValue): string[] => {
  if (typeof value === 'string') return [value.slice(0, longest)];
  return isJsonObject(value)
    ? Object.values(value).filter((part): part is string => typeof part === 'string')
    : [];
};
const longest = 2_000;

/** Of one text the payments that it tells, each once. */
const listPayments = (text: string): number[] => {
  const found = received.map((pattern) =>
    [...text.slice(0, longest).matchAll(pattern)].flatMap(([, said]) => readAmount(said) ?? []),
  );
  return found.find((amounts) => amounts.length > 0) ?? [];
};

const add = (one: number, other: number): number => one + other;
