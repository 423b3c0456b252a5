import { findPublicFields } from '@workspace-ops/catalogue';
import { withoutStaffHealth } from '../disclosure/staff-health.ts';
import { isCompany, isOfHealth } from '../disclosure/health.ts';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import { findNamedHealth } from '../disclosure/named-health.ts';
import { isFreeText, namesFor } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { agrees } from '../request/judge-answer.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

/** What leaves us tells of nobody's health: whoever approves sees what it leaves out. */
export function askAboutHealth(request: DraftRequest): Ask[] {
  if (agrees(request.record.find('maySend'))) return [];
  return [...askOfPost(request), ...askOfReport(request)];
}

/** A report to a customer is without the health of ours, and tells what comes of it where that is said apart. */
function askOfReport({ artifact, definition, record, whole }: DraftRequest): Ask[] {
  if (artifact.texts === undefined) return [];
  // A firm that is asked to pay is no reader of what its people were treated for.
  if (definition.departmentCode === 'fin') return askOfNamed(record);
  if (definition.departmentCode !== 'ful') return [];
  const [said] = withoutStaffHealth(whole).left;
  if (said === undefined) return askOfNamed(record);
  const question = `“${clipSentence(said, 120)}” tells of somebody's health, which is left out: may this be sent as it is?`;
  return [{ names: ['maySend'], question }];
}

/** What we found at work in people of the customer's is told where they agreed that their firm may know. */
function askOfNamed(record: FactSheet): Ask[] {
  const said = findNamedHealth(record);
  if (said === undefined) return [];
  const question = `“${clipSentence(said, 120)}” tells of somebody's health by name: have they agreed that whom this goes to may know?`;
  return [{ names: ['maySend'], question }];
}

function askOfPost({ artifact, definition, record }: DraftRequest): Ask[] {
  // Of an opening it is the work.
  if (artifact.type !== 'post' || definition.inputs.includes('role')) return [];
  const names = new Set((findPublicFields(definition, artifact) ?? []).flatMap(namesFor));
  const said = record.facts
    .filter((fact) => !isCompany(fact.names, fact.value))
    // A post tells no note.
    .filter((fact) => !isFreeText(fact) && fact.names.some((name) => names.has(name)))
    .flatMap(quotableSentences)
    .find(isOfHealth);
  if (said === undefined) return [];
  const question = `“${clipSentence(said, 120)}” tells of somebody's health and is left out: may this be published without it?`;
  return [{ names: ['maySend'], question }];
}
