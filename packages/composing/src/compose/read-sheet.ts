import { readFacts, toSheet, type FactSheet } from '../facts/read-facts.ts';
import { readFreeText } from '../facts/read-free-text.ts';
import { findNamedTime } from './choose-time.ts';
import type { StepRequest } from './types.ts';

/** Colleagues read what free texts say, too; a letter and a record take what somebody entered. */
export function readSheet(request: StepRequest, context: StepRequest['context']): FactSheet {
  const sheet = readRecord(request, context);
  return isForColleagues(request.step) ? readFreeText(sheet) : sheet;
}

function isForColleagues({ artifact }: StepRequest['step']): boolean {
  if (artifact === undefined) return true;
  const { type, texts, targetPlatform } = artifact;
  return type === 'calendar_entry'
    ? targetPlatform === 'internal'
    : type === 'document' && texts === undefined;
}

/** Who answers a reply keeps to the day that it names. */
export function readRecord(request: StepRequest, context: StepRequest['context']): FactSheet {
  const sheet = readFacts(context);
  if (!request.definition.inputs.includes('reply')) return sheet;
  const named = findNamedTime(sheet, request);
  return named.length === 0 ? sheet : toSheet([...sheet.facts, ...named]);
}
