import { findPublicFields } from '@workspace-ops/catalogue';
import { isOfHealth } from '../disclosure/health.ts';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, namesFor } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { agrees } from './judge-answer.ts';
import type { Ask, DraftRequest } from './types.ts';

/** What is published tells of nobody's health: whoever approves sees what it leaves out. */
export function askAboutHealth({ artifact, definition, record }: DraftRequest): Ask[] {
  // Of an opening it is the work.
  if (artifact.type !== 'post' || definition.inputs.includes('role')) return [];
  if (agrees(record.find('maySend'))) return [];
  const names = new Set((findPublicFields(definition, artifact) ?? []).flatMap(namesFor));
  const said = record.facts
    // A post tells no note.
    .filter((fact) => !isFreeText(fact) && fact.names.some((name) => names.has(name)))
    .flatMap(quotableSentences)
    .find(isOfHealth);
  if (said === undefined) return [];
  const question = `“${clipSentence(said, 120)}” tells of somebody's health and is left out: may this be published without it?`;
  return [{ names: ['maySend'], question }];
}
