import { isDay, mod97, passesMod11And10, weightedSum } from '../check-digits.ts';
import { spacedDigits, type NationalId } from './national-id.ts';

/** The month of a birth in this century counts 20 more; those of other centuries are left out. */
function isPesel(id: string): boolean {
  const month = Number(id.slice(2, 4));
  const check = (10 - (weightedSum(id, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10;
  return isDay(String(month > 20 ? month - 20 : month), id.slice(4, 6)) && check === Number(id[10]);
}

const isBsn = (id: string): boolean =>
  Number(id) > 0 && weightedSum(id.padStart(9, '0'), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;

/** Of the first ten digits one stands there twice or three times, and the others once. */
function isSteuerId(id: string): boolean {
  const times = Array.from({ length: 10 }, () => 0);
  for (const digit of id.slice(0, 10)) times[Number(digit)]! += 1;
  const repeated = times.filter((count) => count > 1);
  if (id.startsWith('0') || repeated.length !== 1 || repeated[0]! > 3) return false;
  return passesMod11And10(id);
}

const isTaj = (id: string): boolean =>
  Number(id) > 0 && weightedSum(id, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(id[8]);

/** Births since 2000 are counted with a 2 before the number. */
function isBelgianId(id: string): boolean {
  const check = Number(id.slice(9));
  const passes = [id.slice(0, 9), `2${id.slice(0, 9)}`].some((part) => 97 - mod97(part) === check);
  return isDay(id.slice(2, 4), id.slice(4, 6)) && passes;
}

const isSwissAhv = (id: string): boolean =>
  (10 - (weightedSum(id, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10 === Number(id[12]);

export const centralEuropeanIds: readonly NationalId[] = [
  {
    name: 'Poland: PESEL',
    labels: 'pesel',
    labelled: spacedDigits(11),
    bare: String.raw`\d{11}`,
    isReal: isPesel,
  },
  {
    name: 'Netherlands: BSN',
    labels: 'bsn|burgerservice ?nummer|sofi-?nummer|citizen service number',
    labelled: `${spacedDigits(9)}|\\d{8}`,
    isReal: isBsn,
  },
  {
    name: 'Germany: Steuer-ID',
    labels:
      'steuer-?(?:id(?:entifikations)?-?(?:nummer|nr)?|nummer)|steuerliche identifikationsnummer|idnr|identifikationsnummer|steuernummer|tin|tax id',
    labelled: spacedDigits(11),
    bare: String.raw`\d{11}|\d{2} \d{3} \d{3} \d{3}`,
    isReal: isSteuerId,
  },
  {
    name: 'Hungary: TAJ',
    labels: 'taj(?:[- ]?szam)?|tb azonosito|tarsadalombiztositasi azonosito(?: jel)?',
    labelled: spacedDigits(9),
    isReal: isTaj,
  },
  {
    name: 'Belgium: national register number',
    labels: 'rijksregister(?:nummer)?|registre national|niss|insz',
    labelled: spacedDigits(11),
    bare: String.raw`\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}|\d{11}`,
    isReal: isBelgianId,
  },
  {
    name: 'Switzerland: AHV number',
    bare: String.raw`756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}`,
    isReal: isSwissAhv,
  },
];
