import { readAmount, toCents } from '../facts/amounts.ts';

/** An amount of money in a text. */
export interface SaidAmount {
  /** With its currency sign. */
  written: string;
  amount: number;
  /** By how much it may be another one: `about $900` by 100. */
  within: number;
  start: number;
  end: number;
}

const money = /(?<![\p{L}\d.,/])[$€£₹] ?\d(?:[\d,]{0,12}\d)?(?:\.\d{1,2})?(?![\d%])/gu;
const roughly =
  /(?:\b(?:about|around|approx(?:imately|\.)?|roughly|nearly|almost|circa|some)|~) ?$/i;
/** In thousands, as a rate or as one end of a range it is not the amount that is read. */
const noAmount =
  /^ ?(?:k|m|million|thousand|bn)\b|^ ?(?:-|–|to) ?[$€£₹]?\d|^ ?(?:a|an|per|each|\/) ?(?:hour|day|week|month|quarter|year|night|annum|head|person|unit|sq|m2|mile|tonne|kwh?)\b/i;

/** The amounts that a text says, in its order; none where it says one that cannot be read. */
export function listSaidAmounts(text: string): SaidAmount[] {
  const found = [...text.slice(0, longest).matchAll(money)].map(({ 0: written, index }) => {
    const end = index + written.length;
    const amount = readAmount(written.replace(' ', ''));
    if (amount === undefined || noAmount.test(text.slice(end, end + 30))) return undefined;
    const isRough = roughly.test(text.slice(Math.max(0, index - 15), index));
    return { written, amount, within: isRough ? roundedTo(amount) : 0, start: index, end };
  });
  return found.includes(undefined) ? [] : found.filter((one) => one !== undefined);
}
const longest = 2_000;

/** The place of the last digit that is not 0: 100 of 900. */
const roundedTo = (amount: number): number =>
  Number.isInteger(amount) ? 10 ** (/0*$/.exec(String(amount))?.[0].length ?? 0) : 0.1;

export const isNear = (one: number, other: number, within: number): boolean =>
  toCents(Math.abs(one - other)) <= within;
