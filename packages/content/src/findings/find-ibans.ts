import { mod97 } from './check-digits.ts';
import type { Finding } from './finding.ts';

/** The length of an IBAN by its country, as the registry of ISO 13616 gives it. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 ' +
    'DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 ' +
    'IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
    'MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
    'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** International bank account numbers, with up to three signs between any of their characters. */
export function findIbans(text: string): Finding[] {
  const found: Finding[] = [];
  for (const match of text.matchAll(/(?<![A-Za-z0-9])[A-Za-z]{2}[ -]?\d\d/g)) {
    const start = match.index;
    const length = lengths[text.slice(start, start + 2).toUpperCase()];
    if (start < (found.at(-1)?.end ?? 0) || length === undefined) continue;
    const read = readCharacters(text, start, length);
    if (read === undefined || mod97(read.characters.slice(4) + read.characters.slice(0, 4)) !== 1)
      continue;
    found.push({ kind: 'iban', start, end: read.end });
  }
  return found;
}

/** So many letters and digits, unless more signs stand between two or the last word goes on. */
function readCharacters(
  text: string,
  start: number,
  length: number,
): { characters: string; end: number } | undefined {
  let characters = '';
  let signs = 0;
  let at = start;
  for (; characters.length < length && signs <= 3 && at < text.length; at += 1) {
    const isSign = !/[A-Za-z0-9]/.test(text[at]!);
    signs = isSign ? signs + 1 : 0;
    if (!isSign) characters += text[at]!.toUpperCase();
  }
  const isWhole = characters.length === length && !/[A-Za-z0-9]/.test(text.charAt(at));
  return isWhole ? { characters, end: at } : undefined;
}
