import { writeQuestion, dangerSettled, quoteDangers } from './ask-about-harm.ts';
import { findUnsettled, refusal } from '../request/judge-answer.ts';
import { accident } from '../sentences/sayings.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const mostQuoted = 3;

/**
 * No text goes outside beside a danger as if there were none. Who says that it may be sent says so of the danger: a
 * leave for anything else of the text is none for this.
 */
export function askAboutDanger({
  definition,
  record,
}: Pick<DraftRequest, 'definition' | 'record'>): Ask[] {
  const settling = { settledBy: dangerSettled, isUnsettled: refusal };
  const unsettled = findUnsettled(record.find(dangerSettled), settling);
  if (unsettled === undefined) return [];
  // Of an accident a report to a customer is asked about by itself.
  const isReported = definition.inputs.includes('milestone');
  const quoted = quoteDangers(record)
    .filter(({ said }) => !(isReported && accident.test(said)))
    .slice(0, mostQuoted);
  if (quoted.length === 0) return [];
  const question = `${writeQuestion(...quoted)} Has whoever is responsible for safety agreed that this is sent all the same?${unsettled}`;
  return [{ names: [dangerSettled], question }];
}
