import type { SectionDefinition, WorkflowDefinition } from '@workspace-ops/catalogue';
import { goesBy, isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { findDiscontent } from './reasons-of-favours.ts';

/** A call that asks how a delivery is liked. */
const isCheckIn = ({ inputs }: Pick<WorkflowDefinition, 'inputs'>): boolean =>
  inputs.includes('openIssues') && inputs.includes('deliverables');

const isOpen = goesBy('openIssues');
/** What somebody waits for, or was promised. */
const owed =
  /\b(?:credit(?:s|ed)?(?: notes?)?|refunds?|replacements?|re-?deliver\p{L}*|compensation|apolog\p{L}+|promised|owed?|owes|call(?:ed)? back)\b|\b(?:not|n['’]t|never) (?:yet )?(?:been )?(?:sent|delivered|done|fixed|paid|answered|replaced|returned|collected|sorted|issued)\b/iu;
const settled =
  /\b(?:was|were|been|is|all) (?:paid|sent|credited|refunded|settled|sorted|fixed)\b/iu;

const listParts = (fact: Fact): string[] =>
  (fact.items ?? listSentences(fact)).flatMap((said) => said.split(/; /));

/** What is still owed to a customer, in the words of the record. */
const listOwed = ({ facts }: FactSheet): string[] =>
  facts
    .filter((fact) => (isOpen(fact) || isFreeText(fact)) && canBeTold(fact))
    .flatMap(listParts)
    .filter((said) => owed.test(said) && !settled.test(said))
    .slice(0, limits.owed)
    .map((said) => `“${clipSentence(said.trim(), limits.said)}”`);
const limits = { owed: 3, said: 120 };

/** Before a displeased customer is asked anything, somebody says who answers them. */
export function askWhoAnswers(
  definition: Pick<WorkflowDefinition, 'inputs'>,
  sheet: FactSheet,
): string[] {
  if (!isCheckIn(definition) || findDiscontent(sheet) === undefined) return [];
  const still = listOwed(sheet);
  const open = still.length === 0 ? '' : ` Still open: ${still.join(', ')}.`;
  return [
    `They hold something against us: what are they owed, who answers it, and by when, before anybody asks how it goes?${open}`,
  ];
}

/** The outline of a guide: who holds something against us is answered before they are asked. */
export const answerFirst = (
  outline: readonly SectionDefinition[],
  sheet: FactSheet,
): readonly SectionDefinition[] =>
  outline.some(({ displeased }) => displeased !== undefined) && findDiscontent(sheet) !== undefined
    ? outline.map((section) => ({ ...section, ...section.displeased }))
    : outline;
