import { isDay, passesLuhn, weightedSum } from '../check-digits.ts';
import { parted, spacedDigits, type NationalId } from './national-id.ts';

const isPps = (id: string): boolean => {
  const letters = 'WABCDEFGHIJKLMNOPQRSTUV';
  const second = id[8] === undefined ? 0 : letters.indexOf(id[8]) * 9;
  return letters[(weightedSum(id, [8, 7, 6, 5, 4, 3, 2]) + second) % 23] === id[7];
};

function isNric(id: string): boolean {
  const rest = weightedSum(id.slice(1), [2, 7, 6, 5, 4, 3, 2]) + (/^[TG]/.test(id) ? 4 : 0);
  return (/^[ST]/.test(id) ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK')[rest % 11] === id[8];
}

const isKorean = (id: string): boolean =>
  isDay(id.slice(2, 4), id.slice(4, 6)) &&
  (11 - (weightedSum(id, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === Number(id[12]);

function isCurp(id: string): boolean {
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const sum = Array.from(id.slice(0, 17)).reduce(
    (total, sign, place) => total + alphabet.indexOf(sign) * (18 - place),
    0,
  );
  return isDay(id.slice(6, 8), id.slice(8, 10)) && (10 - (sum % 10)) % 10 === Number(id[17]);
}

function isMyNumber(id: string): boolean {
  const rest = weightedSum(id, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(id[11]);
}

function isPortuguese(id: string): boolean {
  const rest = weightedSum(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return /^[123]/.test(id) && (rest <= 1 ? 0 : 11 - rest) === Number(id[8]);
}

const isRomanian = (id: string): boolean =>
  isDay(id.slice(3, 5), id.slice(5, 7)) &&
  (weightedSum(id, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11) % 10 === Number(id[12]);

function isTurkish(id: string): boolean {
  const tenth = ((weightedSum(id, [7, -1, 7, -1, 7, -1, 7, -1, 7]) % 10) + 10) % 10;
  const all = weightedSum(
    id,
    Array.from({ length: 10 }, () => 1),
  );
  return !id.startsWith('0') && tenth === Number(id[9]) && all % 10 === Number(id[10]);
}

/** Of countries whose numbers count, but for one, only behind the words that announce them. */
export const furtherIds: readonly NationalId[] = [
  {
    name: 'Ireland: PPS number',
    labels: 'ppsn?|personal public service',
    labelled: String.raw`\d{7}${parted}[A-W][A-IW]?`,
    isReal: isPps,
  },
  {
    name: 'Australia: tax file number',
    labels: 'tfn|tax file',
    labelled: spacedDigits(9),
    isReal: (id) => weightedSum(id, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0,
  },
  {
    name: 'Singapore: NRIC and FIN',
    labels: 'nric|fin|singpass',
    labelled: String.raw`[STFG]${parted}\d{7}${parted}[A-Z]`,
    isReal: isNric,
  },
  {
    name: 'South Korea: resident registration number',
    labels: 'rrn|resident registration|주민(?:등록)?번호',
    labelled: String.raw`\d{6}(?: - |[- ])?[1-8]\d{6}`,
    isReal: isKorean,
  },
  {
    name: 'Mexico: CURP',
    bare: String.raw`[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d`,
    isReal: isCurp,
  },
  {
    name: 'Japan: individual number',
    labels: 'my number|individual number|マイナンバー|個人番号',
    labelled: spacedDigits(12),
    isReal: isMyNumber,
  },
  {
    name: 'Portugal: NIF of a person',
    labels: 'nif|contribuinte',
    labelled: spacedDigits(9),
    isReal: isPortuguese,
  },
  {
    name: 'Czechia and Slovakia: birth number',
    labels: 'rodne (?:cislo|c\\.)|r\\. ?c\\.|birth number',
    labelled: String.raw`\d{6}(?: ?/ ?)?\d{4}`,
    isReal: (id) => Number(id) % 11 === 0,
  },
  {
    name: 'South Africa: identity number',
    labels: 'sa id|rsa id|south african id|id',
    labelled: String.raw`\d{6}${parted}\d{4}${parted}[01][89]${parted}\d`,
    isReal: (id) => isDay(id.slice(2, 4), id.slice(4, 6)) && passesLuhn(id),
  },
  {
    name: 'Romania: CNP',
    labels: 'cnp|cod numeric personal',
    labelled: String.raw`[1-8](?:${parted}\d){12}`,
    isReal: isRomanian,
  },
  {
    name: 'Turkey: identity number',
    labels: 't\\.?c\\.? ?(?:kimlik|no)|tckn|kimlik',
    labelled: spacedDigits(11),
    isReal: isTurkish,
  },
  {
    name: 'India: PAN of a person',
    labels: 'pan(?: card)?|permanent account',
    labelled: String.raw`[A-Z]{3}P[A-Z]\d{4}[A-Z]`,
    fewestDigits: 4,
    isReal: () => true,
  },
];
