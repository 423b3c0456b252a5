import { withoutStaffHealth } from '../disclosure/staff-health.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { withoutEchoes, type Echo } from '../request/echoes.ts';
import { agrees } from '../request/judge-answer.ts';
import { enumerateSome } from '../request/sections.ts';
import { isToldIn } from '../left-out/tell-left-out.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const limits = { echoes: 3, said: 120 };

/** What gives away something that a customer is not to know is left out of their report; what only may is asked about. */
export function askAboutEchoes(
  { artifact, definition, record, whole }: DraftRequest,
  content: string,
): Ask[] {
  if (definition.departmentCode !== 'ful' || artifact.texts === undefined) return [];
  if (agrees(record.find('maySend'))) return [];
  const { left, near } = withoutEchoes(withoutStaffHealth(whole).context);
  const told = near.filter(({ said }) => isToldIn(content, said));
  const question =
    left.length > 0
      ? `${quote(left)} ${left.length > 1 ? 'are' : 'is'} left out, as the customer may not know of it yet: may this be sent as it is?`
      : told.length > 0
        ? `The text tells ${quote(told)}: does that give away what the customer does not know yet?`
        : '';
  return question === '' ? [] : [{ names: ['maySend'], question }];
}

const quote = (echoes: readonly Echo[]): string =>
  enumerateSome(
    echoes.map(
      ({ name, said }) => `“${clipSentence(said.replace(/;$/, ''), limits.said)}” (${name})`,
    ),
    limits.echoes,
  );
