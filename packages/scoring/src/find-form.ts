import type { Breach } from './contract/clause.ts';
import { greets, hasBody, hasLetters, isClosed, isGreeted } from './contract/letter-clauses.ts';
import type { Judged } from './judgement.ts';
import type { Reading } from './read-text.ts';
import { costs, type Remark } from './remarks.ts';

/**
 * What a letter must have, beside what every text of its type needs. A "Payment reminder" without a
 * salutation looks like none, so that what its step writes says what it is, where that is known.
 */
export function findForm(
  { artifactType, title }: Judged,
  reading: Reading,
  letters: number | undefined,
): Remark[] {
  if (artifactType !== 'file' && artifactType !== 'document') return [];
  if (letters !== undefined && letters > 1) return costing(hasLetters(reading, letters));
  const isCalled = artifactType === 'file' && /\b(?:letter|e-?mail|reply to)\b/i.test(title);
  if (letters !== 1 && !greets(reading) && !isCalled) return [];
  return [isGreeted, isClosed, hasBody].flatMap((clause) => costing(clause(reading)));
}

const costing = (found: Breach | undefined): Remark[] =>
  found === undefined ? [] : [{ costs: costs(5, 0, 0, 15), says: found.says, fix: found.fix }];
