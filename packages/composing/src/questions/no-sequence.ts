import { quotableSentences } from '../disclosure/marked-facts.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { tellBesideOptOut, tellOffList, tellWhoLeaves } from '../request/beside-opt-out.ts';
import { agrees } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import { findOptOut, quoteRefusal } from '../request/refuses-contact.ts';
import { bereaved } from '../sentences/sayings.ts';
import type { DraftRequest } from '../request/types.ts';

/** In place of messages that nobody may be sent: who wants to hear no more, or mourns, is offered no call. */
export const tellNoSequence = ({
  definition,
  record,
}: Pick<DraftRequest, 'definition' | 'record'>): string | undefined =>
  definition.inputs.includes('reply') ? whyNone(record).why : undefined;

/** Of a record, which is asked for each text that is written without some of its facts. */
const whyNone = onceFor((record: FactSheet): { why: string | undefined } => ({
  why: findWhy(record),
}));

function findWhy(record: FactSheet): string | undefined {
  if (agrees(record.find('maySend'))) return undefined;
  const optOut = findOptOut(record);
  if (optOut !== null)
    return [
      `No message is written. ${quoteRefusal(optOut)}: ${tellWhoLeaves(record)}. ${tellOffList(record)}`,
      tellBesideOptOut(record),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  for (const fact of record.facts.filter(isReply)) {
    const said = listSentences(fact).find((sentence) => bereaved.test(sentence));
    if (said === undefined) continue;
    const quoted = quotableSentences(fact).includes(said) ? ` “${clipSentence(said, 120)}”:` : '';
    return `No message is written.${quoted} somebody mourns, and is offered nothing. Answer by hand, in a few words.`;
  }
  return undefined;
}
