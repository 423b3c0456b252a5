import type { Fact, FactSheet } from '../facts/read-facts.ts';
import type { Settling } from '../request/judge-answer.ts';

/** A pattern, or what is asked of a sentence as one is. */
type Saying = Pick<RegExp, 'test'>;

/** What somebody wrote may forbid to send a text as it stands, until a person has settled it. */
export interface Reason extends Settling {
  /** The input of the workflows that it is about; of all, where it has none. */
  input?: string;
  /** Whether it is about a workflow of these inputs, too. */
  isOf?: (inputs: readonly string[]) => boolean;
  /** Where it is looked for. */
  isIn: (fact: Fact) => boolean;
  /** One of them is enough. */
  says: readonly Saying[];
  /** What says that it is settled: without it, it is taken to be open. */
  isClosed?: Saying;
  /** Whether another field says that it is settled. */
  isClosedIn?: (said: string, sheet: FactSheet) => boolean;
  /** How many are quoted; one by default. */
  most?: number;
  /** What the text tells itself, and what another question quotes, is none. */
  isUntold?: true;
  /** How else a text may tell it. */
  isToldAs?: (sentence: string, text: string) => boolean;
  asks: (said: string) => string;
}
