import { findCards } from './find-cards.ts';
import { findEmails } from './find-emails.ts';
import { findNationalIds } from './find-national-ids.ts';
import { findPhones } from './find-phones.ts';
import type { PersonalData } from './personal-data.ts';

/**
 * Personal data in order of its place, without overlaps: where two kinds claim the same digits,
 * the one with the stronger check wins (e-mail, card, national id, phone).
 */
export function findPersonalData(text: string): PersonalData[] {
  return [findEmails, findCards, findNationalIds, findPhones].reduce<PersonalData[]>(
    (taken, find) => withFree(taken, find(text)),
    [],
  );
}

/** Adds what overlaps nothing taken. */
function withFree(taken: readonly PersonalData[], found: readonly PersonalData[]): PersonalData[] {
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  const merged: PersonalData[] = [];
  let next = 0;
  for (const item of inOrder) {
    while (next < taken.length && taken[next]!.end <= item.start) merged.push(taken[next++]!);
    const isFree =
      (merged.at(-1)?.end ?? 0) <= item.start && (taken[next]?.start ?? Infinity) >= item.end;
    if (isFree) merged.push(item);
  }
  return merged.concat(taken.slice(next));
}
