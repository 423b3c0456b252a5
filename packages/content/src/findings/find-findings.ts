import { normaliseText } from '../normalise/normalise-text.ts';
import { readScannedDigits } from '../normalise/read-scanned-digits.ts';
import { findCards } from './find-cards.ts';
import { findDisguisedEmails, mayHaveDisguisedEmail } from './find-disguised-emails.ts';
import { findEmails } from './find-emails.ts';
import { findIbans } from './find-ibans.ts';
import { findInColumns } from './find-in-columns.ts';
import { findBirthDates, findPassports } from './find-labelled.ts';
import { findMistypedEmails } from './find-mistyped-emails.ts';
import { findPhones } from './find-phones.ts';
import { countDigits, type Finding } from './finding.ts';
import { findNationalIds } from './national-ids/find-national-ids.ts';
import { findSpokenNumbers, mayHaveSpokenNumber } from './spoken/find-spoken.ts';
import { findSecrets } from './secrets/find-secrets.ts';

interface Detector {
  find: (text: string) => Finding[];
  /** Whether it reads letters in groups of digits as the digits that they look like. */
  isForScans?: true;
  /** The fewest digits that each of its findings has: most short texts have fewer, and are done. */
  digits: number;
}

/** Where two claim the same characters, the one with the stronger check wins. */
const detectors: readonly Detector[] = [
  { find: findSecrets, digits: 0 },
  { find: findEmails, digits: 0 },
  { find: findDisguisedEmails, digits: 0 },
  { find: findMistypedEmails, digits: 0 },
  { find: findIbans, digits: 2 },
  { find: findCards, digits: 12, isForScans: true },
  { find: findNationalIds, digits: 0, isForScans: true },
  { find: findBirthDates, digits: 4 },
  { find: findPassports, digits: 5 },
  { find: findInColumns, digits: 1 },
  { find: findPhones, digits: 7, isForScans: true },
  { find: findSpokenNumbers, digits: 0 },
];

/** Of those kinds some are found only behind a word that announces them. */
const announced = [findNationalIds, findBirthDates, findPassports];

/** What a label announces in the value behind it, by places in the value. */
export function findAnnounced(label: string, value: string): Finding[] {
  const { text, toOriginal } = normaliseText(`${label}: ${value}`);
  const before = label.length + 2;
  return announced
    .reduce<Finding[]>((taken, find) => withFree(taken, find(text)), [])
    .map(({ kind, start, end }) => ({ kind, ...toOriginal(start, end) }))
    .filter(({ start }) => start >= before)
    .map(({ kind, start, end }) => ({ kind, start: start - before, end: end - before }));
}

/** Every item has a digit, an `@` or a word for a secret in it. */
const sign =
  /[\d@]|private key|pass|pwd|secret|token|key|credential|contrasena|clave|mdp|senha|kennwort|parola|has[lł]o|losenord|woord|adgangs|salasana|heslo|jelszo|lozinka|geslo|sifre|phrase|words|пароль|密|パス|비밀|סיסמה|كلمة|wi-?fi|wlan|pw|login|user|bearer|basic|:\/\/|eyj|_/i;

/** Personal data and secrets in order of their place, without overlaps. Linear in the length. */
export function findFindings(original: string): Finding[] {
  const { text, toOriginal } = normaliseText(original);
  if (!sign.test(text) && !mayHaveDisguisedEmail(text) && !mayHaveSpokenNumber(text)) return [];
  const scanned = readScannedDigits(text);
  const digits = countDigits(scanned);
  const found = detectors
    .filter((detector) => digits >= detector.digits)
    .reduce<Finding[]>(
      (taken, { find, isForScans }) => withFree(taken, find(isForScans ? scanned : text)),
      [],
    );
  return withoutOverlaps(
    found.map(({ kind, start, end }) => withoutDash(original, { kind, ...toOriginal(start, end) })),
  );
}

/** No local part has a long dash, which detectors read as a hyphen: `write me—ada@example.com`. */
function withoutDash(original: string, { kind, start, end }: Finding): Finding {
  if (kind !== 'email') return { kind, start, end };
  const local = original.slice(start, end).split(/[@\uff20]/, 1)[0]!;
  return { kind, start: start + Math.max(local.lastIndexOf('—'), local.lastIndexOf('―')) + 1, end };
}

/** One character of the original may be read as several, of which two findings take a part. */
function withoutOverlaps(found: readonly Finding[]): Finding[] {
  let covered = 0;
  return found.flatMap(({ kind, start, end }) => {
    if (end <= covered) return [];
    const item = { kind, start: Math.max(start, covered), end };
    covered = end;
    return [item];
  });
}

/** Adds what overlaps nothing taken, and of what overlaps each other the first and longest. */
function withFree(taken: readonly Finding[], found: readonly Finding[]): Finding[] {
  if (found.length === 0) return [...taken];
  const inOrder = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const merged: Finding[] = [];
  let next = 0;
  for (const item of inOrder) {
    while (next < taken.length && taken[next]!.end <= item.start) merged.push(taken[next++]!);
    const isFree =
      (merged.at(-1)?.end ?? 0) <= item.start && (taken[next]?.start ?? Infinity) >= item.end;
    if (isFree) merged.push(item);
  }
  return merged.concat(taken.slice(next));
}
