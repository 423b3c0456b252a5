import { isDay, passesLuhn, weightedSum } from '../check-digits.ts';
import { parted, spacedDigits, type NationalId } from './national-id.ts';

/** Numbers from fifty millions on are those of firms. */
function isRut(id: string): boolean {
  const digits = id.slice(0, -1).padStart(8, '0');
  const rest = 11 - (weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return Number(digits) < 50_000_000 && '0123456789K0'[rest === 11 ? 11 : rest] === id.at(-1);
}

/** The first two digits of firms are 30, 33 and 34. */
const isCuil = (id: string): boolean =>
  /^2[0347]/.test(id) && weightedSum(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

const americanOnes: readonly NationalId[] = [
  {
    name: 'Chile: RUT of a person',
    labels: 'rut|run|rol unico(?: tributario| nacional)?',
    labelled: String.raw`\d{1,2}[. ]?\d{3}[. ]?\d{3}${parted}[\dK]`,
    isReal: isRut,
  },
  {
    name: 'Argentina: CUIL of a person',
    labels: 'cuil|cuit',
    labelled: String.raw`\d{2}${parted}\d{8}${parted}\d`,
    isReal: isCuil,
  },
  {
    name: 'Argentina and Peru: DNI',
    labels: String.raw`dni|d\.n\.i\.?|documento nacional(?: de identidad)?`,
    labelled: String.raw`\d{2}[. ]?\d{3}[. ]?\d{3}(?!${parted}[A-Z])`,
    isReal: () => true,
  },
  {
    name: 'Colombia and neighbours: cédula',
    labels: 'cedula(?: de (?:ciudadania|identidad|extranjeria))?',
    labelled: String.raw`(?:\d{1,3}[. ]?)?\d{3}[. ]?\d{3}[. ]?\d{3}|\d{1,2}[. ]?\d{3}[. ]?\d{3}(?:-\d)?`,
    isReal: () => true,
  },
  {
    name: 'Brazil: RG',
    labels: 'rg|registro geral',
    labelled: String.raw`\d{1,2}\.\d{3}\.\d{3}(?:${parted}[\dX])?`,
    isReal: () => true,
  },
  {
    name: 'Mexico: RFC of a person',
    labels: 'rfc',
    labelled: String.raw`[A-Z]{4}[ -]?\d{6}[ -]?[A-Z\d]{3}`,
    isReal: (id) => isDay(id.slice(6, 8), id.slice(8, 10)),
  },
  {
    name: 'United States: Medicare number',
    labels: 'medicare|mbi',
    labelled: String.raw`[1-9][A-Z][A-Z\d]\d[ -]?[A-Z][A-Z\d]\d[ -]?[A-Z]{2}\d\d`,
    isReal: () => true,
  },
];

const isThai = (id: string): boolean =>
  (11 - (weightedSum(id, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(id[12]);

/** A letter alone has a space before it, which counts 36. */
function isHongKongId(id: string): boolean {
  const padded = id.padStart(9, ' ');
  const sum = Array.from(padded.slice(0, 8)).reduce((total, sign, place) => {
    const value = sign === ' ' ? 36 : Number.parseInt(sign, 36);
    return total + value * (9 - place);
  }, 0);
  return '0123456789A'[(11 - (sum % 11)) % 11] === id.at(-1);
}

function isTaiwanese(id: string): boolean {
  const letter = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'.indexOf(id[0]!) + 10;
  const sum = Math.floor(letter / 10) + (letter % 10) * 9;
  return (sum + weightedSum(id.slice(1), [8, 7, 6, 5, 4, 3, 2, 1, 1])) % 10 === 0;
}

const isNewZealandIrd = (id: string): boolean => {
  const padded = id.padStart(9, '0');
  return [
    [3, 2, 7, 6, 5, 4, 3, 2],
    [7, 4, 3, 2, 5, 2, 7, 6],
  ].some((weights) => (11 - (weightedSum(padded, weights) % 11)) % 11 === Number(padded[8]));
};

/** Nearly all count only behind the words that announce them. */
export const furtherOverseasIds: readonly NationalId[] = [
  ...americanOnes,
  {
    name: 'Thailand: identity number',
    labels: 'thai id|citizen id|เลขประจำตัวประชาชน|บัตรประชาชน',
    labelled: spacedDigits(13),
    bare: String.raw`\d[- ]\d{4}[- ]\d{5}[- ]\d{2}[- ]\d`,
    isReal: isThai,
  },
  {
    name: 'Hong Kong: identity card',
    labels: 'hkid|hk id|hong kong id(?:entity)?(?: card)?|身份證(?:號碼)?',
    labelled: String.raw`[A-Z]{1,2}\d{6} ?(?:\([\dA]\)|[\dA])`,
    isReal: isHongKongId,
  },
  {
    name: 'Taiwan: identity number',
    labels: 'taiwan id|身分證(?:字號)?',
    labelled: String.raw`[A-Z][12]\d{8}`,
    isReal: isTaiwanese,
  },
  {
    name: 'Malaysia: identity card',
    labels: 'mykad|nric|ic|kad pengenalan',
    labelled: String.raw`\d{6}${parted}\d{2}${parted}\d{4}`,
    isReal: (id) => isDay(id.slice(2, 4), id.slice(4, 6)),
  },
  {
    name: 'Indonesia: NIK',
    labels: 'nik|ktp',
    labelled: spacedDigits(16),
    isReal: (id) => isDay(id.slice(8, 10), String(Number(id.slice(6, 8)) % 40)),
  },
  {
    name: 'Pakistan: CNIC',
    labels: 'cnic|nicop|nadra',
    labelled: String.raw`\d{5}${parted}\d{7}${parted}\d`,
    isReal: () => true,
  },
  {
    name: 'United Arab Emirates: Emirates ID',
    labels: 'emirates id|eid',
    labelled: String.raw`784${parted}\d{4}${parted}\d{7}${parted}\d`,
    bare: String.raw`784-\d{4}-\d{7}-\d`,
    isReal: passesLuhn,
  },
  {
    name: 'Israel: identity number',
    labels: 'teudat zehut|israeli id|תעודת זהות',
    labelled: spacedDigits(9),
    isReal: passesLuhn,
  },
  {
    name: 'Nigeria: NIN and BVN',
    labels: 'nin|bvn|national identification number',
    labelled: spacedDigits(11),
    isReal: () => true,
  },
  {
    name: 'New Zealand: IRD number',
    labels: 'ird',
    labelled: String.raw`\d{2,3}${parted}\d{3}${parted}\d{3}`,
    isReal: isNewZealandIrd,
  },
  {
    name: 'Australia: Medicare number',
    labels: 'medicare',
    labelled: String.raw`[2-6]\d{3}${parted}\d{5}${parted}\d(?:[ /-]?\d)?`,
    isReal: (id) => weightedSum(id, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(id[8]),
  },
];
