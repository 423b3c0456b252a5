import {
  answers,
  answerWeights,
  type ClosedKind,
  closedKinds,
  complaints,
  consents,
  consentWeights,
  instructions,
  instructionWeights,
  intents,
  intentWeights,
  isAgainstUs,
  isClosed,
  isNoConsent,
  isOfKind,
  isPlainYes,
  isTerm,
  type KindWeights,
  opennessWeights,
  readAnswer,
  readConsent,
  readInstruction,
  readIntent,
  readStanding,
  setsLimit,
  standings,
  standingWeights,
  type Term,
  terms,
  termWeights,
} from '@workspace-ops/composing';
import type { Learning } from './learn-weights.ts';

/** Sentences that are labelled by their kind, and what was learned from them. */
export interface KindSet {
  /** Of the task, and of the file. */
  name: string;
  kinds: readonly string[];
  /** What says nothing of it. */
  others: readonly string[];
  /** Whether it learns from the ordinary sentences of other sets, too. */
  isBorrowing?: true;
  /** Whether its ordinary sentences are that for other sets. */
  isLending?: true;
  weights: KindWeights<string>;
  learning?: Learning;
  /** Whether lines of a kind are judged; all are without it. */
  isJudged?: (kind: string) => boolean;
  /** Whether it is of no danger, whatever the kind. */
  isHarmless?: true;
  /** Whether a line of a kind is to be found. */
  isHot: (kind: string) => boolean;
  find: (text: string) => boolean;
  isOf: (text: string, kind: string) => boolean;
}

/** Of phrases that weigh less than that there are as many again, and with them the figures of `test` are little better. */
export const ofSentences: Learning = { fewest: 2, penalty: 1e-5, least: 0.2 };

export const kindSets: readonly KindSet[] = [
  {
    name: 'openness',
    kinds: closedKinds,
    others: ['open'],
    isLending: true,
    weights: opennessWeights,
    isHot: (kind) => kind !== 'open',
    find: isClosed,
    isOf: (text, kind) => isOfKind(text, kind as ClosedKind),
  },
  {
    name: 'terms',
    kinds: terms,
    others: ['none'],
    isLending: true,
    weights: termWeights,
    learning: ofSentences,
    isHot: (kind) => kind !== 'none',
    find: (text) => terms.some((term) => isTerm(term, text)),
    isOf: (text, kind) => isTerm(kind as Term, text),
  },
  {
    name: 'consents',
    isHarmless: true,
    kinds: consents,
    others: ['none'],
    weights: consentWeights,
    learning: ofSentences,
    // What is of no consent is read for none.
    isJudged: (kind) => kind !== 'none',
    isHot: (kind) => kind !== 'yes',
    find: (text) => isNoConsent(text) || setsLimit(text) || readConsent(text) === 'seen',
    isOf: (text, kind) => readConsent(text) === kind,
  },
  {
    name: 'standings',
    isHarmless: true,
    kinds: standings,
    others: ['none'],
    isBorrowing: true,
    weights: standingWeights,
    learning: ofSentences,
    isHot: (kind) => complaints.some((one) => one === kind),
    find: (text) => isAgainstUs(text),
    isOf: (text, kind) => readStanding(text) === kind,
  },
  {
    name: 'instructions',
    isHarmless: true,
    kinds: instructions,
    others: ['none'],
    isBorrowing: true,
    weights: instructionWeights,
    learning: ofSentences,
    isHot: (kind) => kind !== 'none',
    find: (text) => readInstruction(text) !== null,
    isOf: (text, kind) => readInstruction(text) === kind,
  },
  {
    name: 'answers',
    isHarmless: true,
    kinds: answers,
    others: [],
    weights: answerWeights,
    learning: ofSentences,
    isHot: (kind) => kind === 'yes',
    // What is taken for one sends a text: none is better than a wrong one.
    find: isPlainYes,
    isOf: (text, kind) => readAnswer(text) === kind,
  },
  {
    name: 'intents',
    kinds: intents,
    others: ['none'],
    weights: intentWeights,
    learning: ofSentences,
    isHot: (kind) => kind !== 'none',
    find: (text) => readIntent(text) !== null,
    isOf: (text, kind) => readIntent(text) === kind,
  },
];
