import { passesLuhn } from './find-cards.ts';
import type { PersonalData } from './personal-data.ts';

interface NationalId {
  shape: RegExp;
  /** Gets the match without separators, in capitals. */
  isReal: (id: string) => boolean;
}

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

const isUsSsn = (id: string): boolean => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(id);

const isUkNino = (id: string): boolean =>
  /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/.test(id);

const isSpanishId = (id: string): boolean => {
  const digits = id.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] === id.at(-1);
};

const isFrenchNir = (id: string): boolean =>
  97 - Number(BigInt(id.slice(0, 13)) % 97n) === Number(id.slice(13));

const isBrazilianCpf = (id: string): boolean => {
  if (/^(\d)\1+$/.test(id)) return false;
  const first = ((weighed(id, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  const second = ((weighed(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  return id.endsWith(`${first}${second}`);
};

const isCanadianSin = (id: string): boolean => /^[1-79]/.test(id) && passesLuhn(id);

const nationalIds: readonly NationalId[] = [
  { shape: /(?<![\w-])\d{3}([- ])\d{2}\1\d{4}(?![\w-])/g, isReal: isUsSsn },
  { shape: /(?<!\w)[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?!\w)/gi, isReal: isUkNino },
  { shape: /(?<!\w)(?:\d{8}|[XYZ]-?\d{7})-?[A-Z](?!\w)/gi, isReal: isSpanishId },
  { shape: /(?<!\w)[12] ?\d\d ?\d\d ?\d\d ?\d{3} ?\d{3} ?\d\d(?!\w)/g, isReal: isFrenchNir },
  { shape: /(?<!\w)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\w)/g, isReal: isBrazilianCpf },
  { shape: /(?<![\w-])\d{3}([- ])\d{3}\1\d{3}(?![\w-])/g, isReal: isCanadianSin },
];

/**
 * National identifiers in their written form, each with its own check: US SSN, UK NINO, Spanish
 * DNI and NIE, French NIR, Brazilian CPF, Canadian SIN.
 */
export function findNationalIds(text: string): PersonalData[] {
  return nationalIds.flatMap(({ shape, isReal }) =>
    [...text.matchAll(shape)]
      .filter((match) => isReal(match[0].replace(/[^A-Za-z\d]/g, '').toUpperCase()))
      .map((match) => ({
        kind: 'national_id' as const,
        start: match.index,
        end: match.index + match[0].length,
      })),
  );
}
