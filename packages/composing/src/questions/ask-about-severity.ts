import { isMarked } from '../disclosure/marked-facts.ts';
import { clip } from '../facts/inline-text.ts';
import { quoteDangers } from './ask-about-harm.ts';
import type { DraftRequest } from '../request/types.ts';

/** As forms and people say that it is not grave. */
const slight =
  /^(?:(?:very|quite|pretty|fairly) )?(?:low|minor|trivial|routine|slight|cosmetic|negligible|none|normal|p ?[45]|sev(?:erity)? ?[45]|not (?:urgent|serious|bad)|no (?:rush|hurry)|can wait|whenever)\b(?! (?:but|though|until|if))/iu;

/** `Severity: low` beside what may harm somebody: one of them is wrong, and nothing waits for the answer. */
export function askAboutSeverity({
  definition,
  sheet,
}: Pick<DraftRequest, 'definition' | 'sheet'>): string[] {
  const severity = definition.inputs.includes('severity') ? sheet.find('severity') : undefined;
  if (severity === undefined || isMarked(severity) || !slight.test(severity.value)) return [];
  const [danger] = quoteDangers(sheet);
  return danger === undefined
    ? []
    : [
        `${severity.label}: “${clip(severity.value, 40)}” contradicts the danger that is on record (${danger.words}). Which is right? Until somebody has said so, it is the danger.`,
      ];
}
