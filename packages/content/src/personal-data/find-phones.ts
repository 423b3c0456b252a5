import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import type { PersonalData } from './personal-data.ts';

/** Digits with the separators that people write between them; the length bounds the work. */
const candidate =
  /(?<![\p{L}\p{N}_./-])(?:\+|00|\()?\(?\d(?:[ ./()\u00a0\u2010-\u2013-]{0,3}\d){6,16}(?![\p{L}\p{N}_]|[.:/-]\d)/gu;

const northAmerican = /^(?:\+?1[ .-]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])\d{3}[ .-]\d{4}$/;

/** A number by its own label, where digits alone would be ambiguous. */
const label =
  /(?:phone|tel(?:ephone)?|mobile|cell|fax|whatsapp|sms|call(?:back| me| us)?|text me|reach (?:me|us))[^\p{L}\p{N}]{0,3}(?:no|nr|number|is|on|at)?[^\p{L}\p{N}+(]{0,4}$/iu;

const date = /^(?:\d{4}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ]\d{4})(?!\d)/;

/** Regions whose national form begins with 0, and is written in groups. */
const trunkRegions: readonly CountryCode[] = ['GB', 'DE', 'FR', 'AU', 'NL', 'IE', 'ZA', 'IN', 'JP'];

/** Phone numbers in international form, in the usual national forms, and bare after a label. */
export function findPhones(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  for (const match of text.matchAll(candidate)) {
    const labelled = label.test(text.slice(Math.max(0, match.index - 30), match.index));
    if (!isPhone(match[0], labelled)) continue;
    found.push({ kind: 'phone', start: match.index, end: match.index + match[0].length });
  }
  return found;
}

function isPhone(written: string, labelled: boolean): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length > 15) return false;
  if (written.startsWith('+')) return isInternational(written);
  if (date.test(written)) return false;
  if (labelled) return digits.length >= 7;
  if (written.startsWith('00'))
    return digits.length >= 11 && isInternational(`+${digits.slice(2)}`);
  if (northAmerican.test(written)) return true;
  if (/^\(?0/.test(written)) return isTrunkForm(written, digits);
  return false;
}

/** Possible is enough: numbers reserved for fiction are possible and not valid. */
function isInternational(written: string): boolean {
  return parsePhoneNumberFromString(written)?.isPossible() ?? false;
}

function isTrunkForm(written: string, digits: string): boolean {
  const grouped = /\d[ ./()-]+\d/.test(written) || /^07\d{9}$/.test(digits);
  if (!grouped || digits.length < 9) return false;
  return trunkRegions.some(
    (region) => parsePhoneNumberFromString(written, region)?.isValid() ?? false,
  );
}
