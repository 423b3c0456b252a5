import { isDay } from '../check-digits/is-date.ts';
import { passesVerhoeff } from '../check-digits/verhoeff.ts';
import { weightedSum } from '../check-digits/weighted-sum.ts';
import { digitsOf, type NationalId } from './national-id.ts';

const isYears = (written: string): boolean => /^(?:(?:19|20)\d\d\D?)+$/.test(written);

const isAadhaar = (id: string, written: string): boolean =>
  /^[2-9]/.test(id) && !isYears(written) && !/^(\d)\1+$/.test(id) && passesVerhoeff(id);

function isChineseId(id: string): boolean {
  const sum = weightedSum(id, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return isDay(id.slice(10, 12), id.slice(12, 14)) && '10X98765432'[sum % 11] === id[17];
}

export const asianIds: readonly NationalId[] = [
  {
    name: 'India: Aadhaar',
    labels: 'a{1,2}dh{1,2}a{1,2}r|uidai|uid|आधार',
    labelled: digitsOf(12),
    bare: String.raw`\d{4}([- ])\d{4}\1\d{4}`,
    isReal: isAadhaar,
  },
  {
    name: 'China: resident identity number',
    bare: String.raw`[1-9]\d{5}(?:19|20)\d{9}[\dX]`,
    isReal: isChineseId,
  },
];
