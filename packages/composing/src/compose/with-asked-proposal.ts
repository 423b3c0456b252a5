import type { JsonObject } from '@workspace-ops/contracts';
import { isFreeText } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { monthWord } from '../facts/day-word.ts';
import { onceForBoth } from '../facts/once-for.ts';
import type { StepRequest } from '../request/types.ts';
import { readInOrder } from './read-sheet.ts';

/** `what we'd like a proposal for: 62 rooms, rental of sheets …`, `please quote for two ovens` */
const asked =
  /(?:\b(?:proposal|quote|quotation|offer|estimate|pricing|price) (?:is )?(?:for|on)(?: the following)?(?: ?: ?| (?=(?:\d|an? |the |two |three |four |our )))|\b(?:please|pls|could you|can you|would you) (?:quote|price|cost)(?: us| me)? (?:for|up) )(?<scope>[^?!]{12,400}?)[.?!]?$/iu;
const noScope = /^(?:it|that|this|them|me|us|free|the (?:board|meeting|boss))\b/iu;
const day = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthWord}|${monthWord} \\d{1,2}(?:st|nd|rd|th)?|\\d{4}-\\d\\d-\\d\\d)(?:,? 20\\d\\d)?`;
const starting = new RegExp(
  `,? (?:and )?(?:start(?:ing)?|from|beginning|to start|commencing)(?: on| from)? (?<start>${day})(?![\\p{L}\\d])`,
  'iu',
);

/** Whether a workflow proposes work at a price. */
const isProposal = (inputs: readonly string[]): boolean =>
  inputs.includes('terms') && inputs.includes('scope');

const ofWork = ['scope', 'items', 'deliverables', 'need', 'solution'];

/** The data of a proposal with what a mail or a note asks to be proposed, and from when, where no field says it. */
export const withAskedProposal = <T extends StepRequest>(request: T): T => {
  const { inputs } = request.definition;
  const context = isProposal(inputs) ? addAsked(request.context, inputs) : request.context;
  return context === request.context ? request : { ...request, context };
};

const addAsked = onceForBoth((context: JsonObject, inputs: readonly string[]): JsonObject => {
  const { facts, find } = readInOrder(context, inputs);
  if (ofWork.some((name) => find(name) !== undefined)) return context;
  const found = facts
    .filter((fact) => isFreeText(fact) && !fact.hasPlaceholder)
    .flatMap(({ value }) => splitSentences(value.replaceAll('\n', ' ')))
    .flatMap((sentence) => asked.exec(sentence)?.groups?.['scope'] ?? [])
    .filter((scope) => !noScope.test(scope));
  const [said, other] = found;
  if (said === undefined || other !== undefined) return context;
  const start = starting.exec(said)?.groups?.['start'];
  const scope = said.replace(starting, '').trim();
  return {
    ...context,
    scope: `${scope.charAt(0).toUpperCase()}${scope.slice(1)}`,
    ...(start !== undefined &&
      ['startDate', 'timeline'].every((name) => find(name) === undefined) && { startDate: start }),
  };
});
