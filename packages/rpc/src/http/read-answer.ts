import type { Outcome } from './pending.ts';
import { fromWireError, wireErrorSchema, type WireAnswer } from './wire.ts';

export interface IndexedOutcome {
  /** The call's place in its batch. */
  index: number;
  outcome: Outcome;
}

/** Of a line of which only the beginning is known. @throws when it is none. */
export function indexOfAnswer(beginning: string): number {
  const [, index] = /^\{"index":(\d+),/.exec(beginning) ?? [];
  if (index === undefined) throw new Error('The line is no answer.');
  return Number(index);
}

/** One line of a batch's answer. @throws when it is none. */
export function readAnswer(line: string): IndexedOutcome {
  const answer = JSON.parse(line) as WireAnswer;
  if (!('error' in answer)) return { index: answer.index, outcome: { data: answer.data } };
  const error = fromWireError(wireErrorSchema.parse(answer.error));
  return { index: answer.index, outcome: { error } };
}
