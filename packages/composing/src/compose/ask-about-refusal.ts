import { classifyReply } from '@workspace-ops/replies';
import { splitSentences, clipSentence } from '../facts/inline-text.ts';
import { isReply } from './read-asked.ts';
import { agrees } from './judge-answer.ts';
import type { Ask, DraftRequest } from './types.ts';

const refusing = new Set(['declined', 'complained', 'legal_matter', 'opt_out', 'automatic']);
/** Whoever answered one of the questions about a reply has read it. */
const answers = ['date', 'recipient', 'mayCall', 'complaintAnswered', 'knownCustomer'];

/** Who refused, or whose machine answered, is not written to as if they had asked for something. */
export function askAboutRefusal({
  definition,
  record,
}: Pick<DraftRequest, 'definition' | 'record'>): Ask[] {
  const reply = record.facts.find(isReply);
  if (!definition.inputs.includes('reply') || reply === undefined) return [];
  if (answers.some((name) => record.find(name) !== undefined)) return [];
  if (agrees(record.find('maySend'))) return [];
  if (!refusing.has(classifyReply(reply.value).reason)) return [];
  const [said = ''] = splitSentences(reply.value);
  const question = `The reply reads as a refusal, from “${clipSentence(said, 120)}” on: may these messages be sent?`;
  return [{ names: ['maySend'], question }];
}
