import { useState } from 'react';
import type { Schemas } from '../api.ts';
import { formatMoment } from '../scheduling/format-moment.ts';
import { ScheduleDialog } from '../scheduling/schedule-dialog.tsx';
import { useWorkspaceZone } from '../scheduling/use-workspace-zone.ts';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { words } from './messages.en.ts';

type Approval = Schemas['Approval'];

/** When the post goes out, in the workspace's zone; undefined for no time, or while that is not known. */
export function usePublicationTime({ publication }: Approval): string | undefined {
  const zone = useWorkspaceZone();
  const at = publication?.scheduledFor;
  return at && zone ? formatMoment(at, zone.zone) : undefined;
}

const isOver = (scheduledFor: string | null): boolean =>
  scheduledFor !== null && Date.parse(scheduledFor) <= Date.now();

/** When the post goes out once it is approved, and the way to another time. */
export function Publication({
  approval,
  onChanged,
}: {
  approval: Approval;
  onChanged: () => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  const whyNot = useWhyNot('editor');
  const when = usePublicationTime(approval);
  const { publication, artifacts } = approval;
  if (publication === undefined) return null;
  const { artifactId: id, scheduledFor, proposed } = publication;
  const title = artifacts.find((artifact) => artifact.id === id)?.title ?? '';
  return (
    <section
      aria-label={words.publication}
      className="card flex flex-wrap items-center gap-3 px-4 py-3"
    >
      <div className="min-h-10 min-w-0 flex-1">
        <p className="font-strong">
          {scheduledFor === null ? words.publishedOnEnd : when && words.publishedOn(when)}
        </p>
        {isOver(scheduledFor) && (
          <p className="flex items-center gap-1 text-small text-waiting">
            <Icon name="warning" />
            {words.timeIsOver}
          </p>
        )}
        {proposed && <p className="text-small text-muted">{words.proposed}</p>}
      </div>
      <Button whyNot={whyNot} onClick={() => setChoosing(true)}>
        {words.changeTime}
      </Button>
      {isChoosing && (
        <ScheduleDialog
          artifact={{ id, title, status: 'draft', scheduledFor }}
          isDateAlone
          onSent={onChanged}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
