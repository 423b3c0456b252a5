import { isDay, mod97 } from '../check-digits.ts';
import { parted, type NationalId } from './national-id.ts';

function isSpanishId(id: string): boolean {
  const digits = id.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] === id.at(-1);
}

/** Corsica's departments, 2A and 2B, count as 19 and 18. */
function isFrenchNir(id: string): boolean {
  const digits = id.replace('2A', '19').replace('2B', '18');
  return /^\d{15}$/.test(digits) && 97 - mod97(digits.slice(0, 13)) === Number(digits.slice(13));
}

const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Letters may stand for digits where two people would have the same code. */
const codeDigit = (character: string): string => {
  const place = 'LMNPQRSTUV'.indexOf(character);
  return place === -1 ? character : String(place);
};

function isCodiceFiscale(id: string): boolean {
  let sum = 0;
  for (let place = 0; place < 15; place += 1) {
    const value = /\d/.test(id[place]!) ? Number(id[place]) : id.charCodeAt(place) - 65;
    sum += place % 2 === 0 ? oddValues[value]! : value;
  }
  if (String.fromCharCode(65 + (sum % 26)) !== id[15]) return false;
  const day = Number(`${codeDigit(id[9]!)}${codeDigit(id[10]!)}`) % 40;
  const month = 'ABCDEHLMPRST'.indexOf(id[8]!) + 1;
  return isDay(String(month), String(day));
}

const codice = '[\\dLMNP-V]';

export const southernEuropeanIds: readonly NationalId[] = [
  {
    name: 'Spain: DNI and NIE',
    labels: 'dni|nie|nif',
    labelled: `(?:\\d{2}|[XYZ]${parted}\\d)${parted}\\d{3}${parted}\\d{3}${parted}[A-Z]`,
    bare: String.raw`(?:\d{8}|\d{2}\.\d{3}\.\d{3}|[XYZ](?: - |[- ])?\d{7})(?: - |[- ])?[A-Z]`,
    isReal: isSpanishId,
  },
  {
    name: 'France: NIR',
    bare: `[12]${parted}\\d\\d${parted}\\d\\d${parted}(?:\\d\\d|2[AB])${parted}\\d{3}${parted}\\d{3}${parted}\\d\\d`,
    isReal: isFrenchNir,
  },
  {
    name: 'Italy: codice fiscale',
    bare: `[A-Z]{3}[ -]?[A-Z]{3}[ -]?${codice}{2}[A-EHLMPR-T]${codice}{2}[ -]?[A-Z]${codice}{3}[A-Z]`,
    // Letters stand for digits where two people would have the same one.
    fewestDigits: 0,
    isReal: isCodiceFiscale,
  },
];
