import { canBeNamed, listSentences } from '../facts/markup.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import type { FactSheet } from '../facts/read-facts.ts';
import { laysFault } from '../sentences/laid-fault.ts';

/** Where what happened is told, and why. */
const told = new Set(
  ['observation', 'cause', 'reason', 'issue', 'risks', 'findings'].flatMap(namesFor),
);
const most = 2;

/** What a report says of whose fault it was is what somebody said: nobody has heard the other side. */
export function askAboutLaidFault({
  definition: { departmentCode },
  sheet,
}: {
  definition: Pick<WorkflowDefinition, 'departmentCode'>;
  sheet: FactSheet;
}): string[] {
  if (!ofDamage.has(departmentCode)) return [];
  return sheet.facts
    .filter(
      (fact) => told.has(normalName(fact.path.at(-1)!)) && canBeNamed(fact) && !isMarked(fact),
    )
    .flatMap(listSentences)
    .filter(laysFault)
    .slice(0, most)
    .map(
      (said) =>
        `“${clipSentence(said, 120)}” lays the fault on somebody, and is as it was reported: have they been heard?`,
    );
}
const ofDamage = new Set(['ops', 'ful', 'fin']);
