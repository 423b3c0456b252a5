import { isEntry, type FactSheet } from '../facts/read-facts.ts';

/** `{scope.}`, which is a sentence of its own where somebody wrote one. */
const ownSentence = /^\{([^{}|.]+)\.\}/;

/** What sentences of a text tell, and somebody gave as a list of records: each of these is a point below them. */
export const listOfRecords = (sentences: readonly string[], { find }: FactSheet): string[] =>
  sentences.flatMap((template) => {
    const name = ownSentence.exec(template)?.[1];
    const fact = name === undefined ? undefined : find(name);
    return fact !== undefined && isEntry(fact) && fact.fields !== undefined ? [name!] : [];
  });
