import { isDay, passesLuhn, passesMod11And10, weightedSum } from '../check-digits.ts';
import { parted, spacedDigits, type NationalId } from './national-id.ts';

const isAustrian = (id: string): boolean =>
  weightedSum(id, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(id[3]);

/** The letter counts as its two digits in the alphabet; of each product its digits are added. */
function isGermanPension(id: string): boolean {
  const letter = String(id.charCodeAt(8) - 64).padStart(2, '0');
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
  const sum = weights.reduce((total, weight, place) => {
    const product = weight * Number(`${id.slice(0, 8)}${letter}${id.slice(9, 11)}`[place]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 10 === Number(id[11]);
}

function isSpanishInsurance(id: string): boolean {
  const number = Number(id.slice(2, 10));
  const whole =
    number < 10_000_000 ? number + Number(id.slice(0, 2)) * 10_000_000 : Number(id.slice(0, 10));
  return whole % 97 === Number(id.slice(10));
}

const isGreekTaxpayer = (id: string): boolean =>
  (weightedSum(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]);

const isBulgarian = (id: string): boolean =>
  (weightedSum(id, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(id[9]);

function isJmbg(id: string): boolean {
  const rest = weightedSum(id, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return isDay(id.slice(2, 4), id.slice(0, 2)) && (rest <= 1 ? 0 : 11 - rest) === Number(id[12]);
}

function isBaltic(id: string): boolean {
  const first = weightedSum(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const second = weightedSum(id, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11;
  const check = first < 10 ? first : second % 10;
  return isDay(id.slice(3, 5), id.slice(5, 7)) && check === Number(id[10]);
}

const isIcelandic = (id: string): boolean =>
  isDay(id.slice(2, 4), id.slice(0, 2)) && weightedSum(id, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

const isSnils = (id: string): boolean =>
  (weightedSum(id, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(id.slice(9));

function isRussianTaxpayer(id: string): boolean {
  const first = (weightedSum(id, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10;
  const second = (weightedSum(id, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10;
  return id.endsWith(`${first}${second}`);
}

const isUkrainian = (id: string): boolean => {
  const rest = weightedSum(id, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11;
  return ((rest + 11) % 11) % 10 === Number(id[9]);
};

/** They count only behind the words that announce them. */
export const furtherEuropeanIds: readonly NationalId[] = [
  {
    name: 'Austria: social insurance number',
    labels: 'svnr|sv-?(?:nr|nummer)|sozialversicherungs-?(?:nummer|nr)|versicherungsnummer',
    labelled: String.raw`\d{4}${parted}\d{2}\.?\d{2}\.?\d{2}`,
    isReal: isAustrian,
  },
  {
    name: 'Germany: pension insurance number',
    labels:
      'rvnr|sv-?(?:nr|nummer)|(?:renten|sozial)versicherungs-?(?:nummer|nr)|versicherungsnummer',
    labelled: String.raw`\d{2}${parted}\d{2}\.?\d{2}\.?\d{2}${parted}[A-Z]${parted}\d{2}${parted}\d`,
    isReal: isGermanPension,
  },
  {
    name: 'Spain: social security number',
    labels: String.raw`nuss|nss|n\.s\.s\.?|seguridad social|afiliacion`,
    labelled: spacedDigits(12),
    isReal: isSpanishInsurance,
  },
  { name: 'Greece: AMKA', labels: 'amka|αμκα', labelled: spacedDigits(11), isReal: passesLuhn },
  { name: 'Greece: AFM', labels: 'afm|αφμ', labelled: spacedDigits(9), isReal: isGreekTaxpayer },
  { name: 'Bulgaria: EGN', labels: 'egn|егн', labelled: spacedDigits(10), isReal: isBulgarian },
  { name: 'Croatia: OIB', labels: 'oib', labelled: spacedDigits(11), isReal: passesMod11And10 },
  {
    name: 'Serbia, Slovenia and neighbours: JMBG and EMŠO',
    labels: 'jmbg|emso|јмбг|матичен број',
    labelled: spacedDigits(13),
    isReal: isJmbg,
  },
  {
    name: 'Estonia and Lithuania: personal code',
    labels: 'isikukood|asmens kod(?:as|o)|personal (?:identification )?code',
    labelled: String.raw`[1-6]\d{10}`,
    isReal: isBaltic,
  },
  {
    name: 'Latvia: personal code',
    labels: 'personas kod[sua]',
    labelled: String.raw`\d{6}${parted}\d{5}`,
    isReal: () => true,
  },
  {
    name: 'Iceland: kennitala',
    labels: 'kennitala|kennitolu|kt\\.',
    labelled: String.raw`\d{6}${parted}\d{4}`,
    isReal: isIcelandic,
  },
  { name: 'Russia: SNILS', labels: 'снилс|snils', labelled: spacedDigits(11), isReal: isSnils },
  {
    name: 'Russia: INN of a person',
    labels: 'инн|inn',
    labelled: spacedDigits(12),
    isReal: isRussianTaxpayer,
  },
  {
    name: 'Ukraine: taxpayer number',
    labels: 'рнокпп|іпн|ипн|rnokpp',
    labelled: spacedDigits(10),
    isReal: isUkrainian,
  },
  {
    name: 'United Kingdom: taxpayer reference',
    labels: 'utr|unique tax(?:payer)? ref(?:erence)?',
    labelled: spacedDigits(10),
    isReal: () => true,
  },
];
