import { byTelephone } from '@workspace-ops/catalogue';
import { spokenDay, type Moment } from '../times/calendar.ts';
import { askAboutHarm } from '../questions/ask-about-harm.ts';
import type { Asked } from '../sentences/choosing.ts';
import type { DraftRequest } from '../request/types.ts';

/** A supplier is pressed for an answer on the day that its letter names, whatever the goods do. */
export const isCallAboutDanger = ({ artifact, definition, record }: DraftRequest): boolean =>
  artifact.occasion?.where === byTelephone &&
  artifact.occasion.day?.kind !== 'after-term' &&
  askAboutHarm({ definition, sheet: record }).length > 0;

/** The day that somebody wanted is told where it is another one. */
export function tellWantedDay(asked: Asked | null, proposed: Moment): string[] {
  const [wanted, today] = [asked?.moment.toPlainDate(), proposed.toPlainDate()];
  return wanted === undefined || wanted.equals(today)
    ? []
    : [
        `${spokenDay(wanted)} is on record: somebody may come to harm, so the call is proposed for ${spokenDay(today)}.`,
      ];
}
