import { isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { findUnsettled, unlessRefused } from '../request/judge-answer.ts';
import { isLetter } from '../sentences/is-letter.ts';
import { forbidsAdmission, makesGood, tellsOwnFault } from '../sentences/own-damage.ts';
import { isReply } from '../request/read-asked.ts';
import { enumerate } from '../request/sections.ts';
import { isToldIn } from '../left-out/tell-left-out.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const limits = { sentences: 2, sentence: 160 };

/** What a letter to a customer tells as our fault: with it we may answer for the damage. */
export function askAboutFault(request: DraftRequest, content: string): Ask[] {
  const { definition, artifact, record, sheet } = request;
  if (!isLetter(artifact) || definition.inputs.includes('supplier')) return [];
  const unsettled = findUnsettled(record.find(unlessRefused.settledBy), unlessRefused);
  if (unsettled === undefined) return [];
  const order = record.facts
    .filter((fact) => isFreeText(fact) && canBeTold(fact))
    .flatMap(listSentences)
    .find(forbidsAdmission);
  const told = sheet.facts
    .filter((fact) => !isReply(fact) && !fact.names.includes('quote'))
    .flatMap(listSentences)
    .filter((sentence) => tellsOwnFault(sentence) && isToldIn(content, sentence))
    .filter((sentence) => order !== undefined || !makesGood(sentence));
  if (told.length === 0) return [];
  const shown = enumerate(
    [...new Set(told)]
      .slice(0, limits.sentences)
      .map((one) => `“${clipSentence(one, limits.sentence)}”`),
  );
  const fault = `the text tells ${shown}, which reads as our fault`;
  const question =
    order === undefined
      ? `T${fault.slice(1)}: do management and the insurer know of it, and may this be sent?`
      : `On record is “${clipSentence(order, limits.sentence)}”, and ${fault}: may it be sent with that all the same?`;
  return [{ names: [unlessRefused.settledBy], question: `${question}${unsettled}` }];
}
