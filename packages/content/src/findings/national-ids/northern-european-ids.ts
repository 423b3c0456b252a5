import { isDay, passesLuhn, weightedSum } from '../check-digits.ts';
import { parted, spacedDigits, type NationalId } from './national-id.ts';

/** A coordination number counts 60 to the day. */
function isPersonnummer(id: string): boolean {
  const short = id.slice(-10);
  const day = Number(short.slice(4, 6));
  return isDay(short.slice(2, 4), String(day > 60 ? day - 60 : day)) && passesLuhn(short);
}

/** A day of this century and a time, as in the names of files. */
const isTimestamp = (written: string): boolean =>
  /^(?:20)?[0-4]\d{5}\D?(?:[01]\d|2[0-3])[0-5]\d$/.test(written);

function isHetu(id: string, written: string): boolean {
  const digits = `${written.slice(0, 6)}${written.slice(7, 10)}`;
  return (
    isDay(written.slice(2, 4), written.slice(0, 2)) &&
    '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(digits) % 31] === id.at(-1)
  );
}

function isNorwegianId(id: string): boolean {
  const day = Number(id.slice(0, 2));
  const first = (11 - (weightedSum(id, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
  const second = (11 - (weightedSum(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return (
    isDay(id.slice(2, 4), String(day > 40 ? day - 40 : day)) && id.endsWith(`${first}${second}`)
  );
}

export const northernEuropeanIds: readonly NationalId[] = [
  {
    name: 'United Kingdom: National Insurance number',
    bare: `[A-Z]{2}${parted}\\d{2}${parted}\\d{2}${parted}\\d{2}${parted}[A-D]`,
    isReal: (id) =>
      /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/.test(id),
  },
  {
    name: 'United Kingdom: NHS number',
    labels: 'nhs',
    labelled: spacedDigits(10),
    isReal: (id) =>
      (11 - (weightedSum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(id[9]),
  },
  {
    name: 'Sweden: personnummer and samordningsnummer',
    labels:
      'person(?:al)?(?: identity| id)?[ -]?n(?:ummer|umber|r)|pers(?:on)?\\.?nr|pnr|samordningsnummer',
    labelled: String.raw`(?:19|20)?\d{6}(?: ?[-+] ?| )?\d{4}`,
    isReal: isPersonnummer,
  },
  {
    name: 'Sweden: personnummer in its usual shape',
    bare: String.raw`(?:(?:19|20)?\d{6}[-+]|(?:19|20)\d{6})\d{4}`,
    isReal: (id, written) => !isTimestamp(written) && isPersonnummer(id),
  },
  {
    name: 'Finland: henkilötunnus (HETU)',
    bare: String.raw`\d{6}[-+A-FU-Y]\d{3}[\dA-FHJ-NPR-Y]`,
    isReal: isHetu,
  },
  { name: 'Norway: fødselsnummer', bare: String.raw`\d{6} ?\d{5}`, isReal: isNorwegianId },
  {
    name: 'Denmark: CPR number',
    labels: 'cpr(?:-?nummer)?',
    labelled: `\\d{6}${parted}\\d{4}`,
    isReal: (id) => isDay(id.slice(2, 4), id.slice(0, 2)),
  },
];
