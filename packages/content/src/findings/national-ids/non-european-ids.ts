import { isDay, passesLuhn, passesVerhoeff, weightedSum } from '../check-digits.ts';
import { spacedDigits, type NationalId } from './national-id.ts';

const isSsn = (id: string): boolean => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(id);

/** Individual taxpayer numbers have the shape of social security numbers that are not issued. */
const isItin = (id: string): boolean => /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(id);

function isCpf(id: string): boolean {
  if (/^(\d)\1+$/.test(id)) return false;
  const first = ((weightedSum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  const second = ((weightedSum(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  return id.endsWith(`${first}${second}`);
}

export const americanIds: readonly NationalId[] = [
  {
    name: 'United States: social security and individual taxpayer number',
    labels: String.raw`ssns?|s\.s\.n\.?|ss ?#|soc(?:ial|\.)?(?: security| sec\.?| insurance)(?: card)?|social(?: card)?|itin|tin|tax ?-?(?:payer )?id(?:entification)?`,
    labelled: spacedDigits(9),
    // The shape of an employer's number.
    isReal: (id, written) => !/^\d\d-\d{7}$/.test(written) && (isSsn(id) || isItin(id)),
  },
  {
    name: 'United States: social security number in its usual shape',
    bare: String.raw`(?<!\d )\d{3}( - |[- ])\d{2}\1\d{4}(?! \d{3})`,
    isReal: isSsn,
  },
  {
    name: 'Canada: SIN',
    labels: 'sin|nas|social insurance|assurance sociale',
    labelled: spacedDigits(9),
    // None issued begins with 0, but forms and examples have such ones.
    isReal: (id) => !/^(?:8|0+$)/.test(id) && passesLuhn(id),
  },
  {
    name: 'Canada: SIN in its usual shape',
    bare: String.raw`\d{3}(-| - )\d{3}\1\d{3}`,
    isReal: (id) => /^[1-79]/.test(id) && passesLuhn(id),
  },
  {
    name: 'Brazil: CPF',
    labels: 'cpf|cadastro de pessoas? fisicas?',
    labelled: spacedDigits(11),
    bare: String.raw`\d{3} ?\. ?\d{3} ?\. ?\d{3}(?: ?[-/] ?)?\d{2}|\d{9}-\d{2}`,
    isReal: isCpf,
  },
];

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
    labelled: spacedDigits(12),
    // Four digits more on either side make it a part of a longer number, as of a card.
    bare: String.raw`(?<!\d[- ])\d{4}( - |[- ])\d{4}\1\d{4}(?! ?[- ]\d)`,
    isReal: isAadhaar,
  },
  {
    name: 'China: resident identity number',
    bare: String.raw`[1-9]\d{5}(?:19|20)\d{9}[\dX]`,
    isReal: isChineseId,
  },
];
