import { limits } from '@workspace-ops/contracts';

/** A state of the automaton: the words read last that may become a signal. */
interface State {
  next: Map<string, State>;
  /** The state of the longest ending of these words that begins a signal too. */
  shorter: State | null;
  /** The signal that these words are. */
  signal?: string;
  /** The state of their longest ending that is a signal. */
  endingSignal: State | null;
}

const newState = (): State => ({ next: new Map(), shorter: null, endingSignal: null });

/**
 * The signals that occur in call notes as whole words, in the order in which they are first said.
 * Two spellings of one signal are the first. One pass (Aho and Corasick, CACM 18, 1975).
 */
export function detectSignals(callNotes: string, signals: readonly string[]): string[] {
  const root = createAutomaton(signals);
  const found = new Set<string>();
  let state = root;
  for (const word of splitWords(callNotes)) {
    state = step(state, word) ?? root;
    for (let ending: State | null = state; ending !== null; ending = ending.endingSignal) {
      if (ending.signal !== undefined) found.add(ending.signal);
    }
  }
  return [...found].slice(0, limits.arrayItems);
}

/** Follows a word from the state or the longest of its endings that knows it. */
function step(from: State, word: string): State | undefined {
  for (let state: State | null = from; state !== null; state = state.shorter) {
    const next = state.next.get(word);
    if (next !== undefined) return next;
  }
  return undefined;
}

function createAutomaton(signals: readonly string[]): State {
  const root = newState();
  for (const signal of signals) {
    const words = splitWords(signal);
    if (words.length > 0) addSignal(root, words, signal);
  }
  linkEndings(root);
  return root;
}

function addSignal(root: State, words: readonly string[], signal: string): void {
  let state = root;
  for (const word of words) {
    const next = state.next.get(word) ?? newState();
    state.next.set(word, next);
    state = next;
  }
  state.signal ??= signal;
}

/** Level by level, since an ending is shorter than what it ends. */
function linkEndings(root: State): void {
  const queue = [root];
  for (const state of queue) {
    for (const [word, next] of state.next) {
      const shorter = state === root ? root : (step(state.shorter ?? root, word) ?? root);
      next.shorter = shorter;
      next.endingSignal = shorter.signal === undefined ? shorter.endingSignal : shorter;
      queue.push(next);
    }
  }
}

/** Letters and digits stay together; every other sign is a word of its own, as in `C++`. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}\p{M}_]+|[^\s]/gu) ?? [];
