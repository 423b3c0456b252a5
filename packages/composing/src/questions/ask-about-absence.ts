import { automaticKind } from '@workspace-ops/replies';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { Ask } from '../request/types.ts';

/** Whoever has left is not back on any day. */
const gone = /\bno longer\b|\b(?:has|have|['’]ve) left\b/iu;

/** Nobody refuses by an automatic reply: who is away may be written to later, unless they name a time themselves. */
export function askAboutAbsence(sentences: readonly string[], { find }: FactSheet): Ask[] {
  if (find('namedTime') !== undefined) return [];
  const away = sentences.find((one) => automaticKind(one) === 'absence' && !gone.test(one));
  const said = clipSentence(away ?? sentences[0] ?? '', 120);
  return away === undefined
    ? [{ names: ['maySend'], question: `${sayNotice(said)}: may these messages be sent?` }]
    : [{ names: ['date'], question: `${sayNotice(said)}: on which day may they be written to?` }];
}

const sayNotice = (said: string): string => `The reply reads as an automatic notice, “${said}”`;
