import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '../api.ts';
import { workspacesQuery } from '../session/me.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Field, readText } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { formatMoment } from './format-moment.ts';
import { words } from './messages.en.ts';
import { changeArtifact, staleByArtifact } from './use-artifact-change.ts';
import { findZone, type WorkspaceZone } from './use-workspace-zone.ts';
import { toInstant, toZonedTime } from './zoned-time.ts';

type Scheduled = Pick<Schemas['Artifact'], 'id' | 'title' | 'status' | 'scheduledFor'>;

interface ScheduleDialogProps {
  artifact: Scheduled;
  /** Whether its state stays as it is, as that of a post whose approval is open. */
  isDateAlone?: boolean;
  /** Once what shows the artifact was loaded again. */
  onSent?: () => void;
  onClose: () => void;
}

/** Sets or moves an artifact's date by typing it, in the workspace's zone. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const query = useQuery(workspacesQuery);
  if (query.data !== undefined) return <Loaded {...props} {...findZone(query.data)} />;
  return (
    <Dialog title={words.scheduleTitle(props.artifact.title)} onClose={props.onClose}>
      <QueryView query={query} skeleton={<SkeletonLines />}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

/** What is dated for the first time is so for tomorrow, when people read. */
function firstDate(zone: string): { date: string; time: string } {
  return { date: toZonedTime(Date.now() + 24 * 3_600_000, zone).date, time: '09:00' };
}

const buildSubmit = ({
  status,
  isDateAlone,
}: Pick<Scheduled, 'status'> & { isDateAlone: boolean }) => {
  if (isDateAlone) return words.setTime;
  return status === 'scheduled' ? words.reschedule : words.schedule;
};

function Loaded({
  artifact,
  isDateAlone = false,
  onSent,
  onClose,
  zone,
  isSet,
}: ScheduleDialogProps & WorkspaceZone) {
  const client = useQueryClient();
  const { id, title, scheduledFor, status } = artifact;
  const known =
    scheduledFor === null ? firstDate(zone) : toZonedTime(Date.parse(scheduledFor), zone);
  const send = async (values: FormData) => {
    const chosen = {
      date: readText(values, 'scheduledFor'),
      time: readText(values, 'time').slice(0, 5),
    };
    const moment = toInstant(chosen, zone);
    if (moment <= Date.now()) throw new Error(words.inPast);
    const at = new Date(moment).toISOString();
    await changeArtifact(id, {
      ...(!isDateAlone && { status: 'scheduled' as const }),
      scheduledFor: at,
    });
    toast((isDateAlone ? words.dated : words.scheduled)(formatMoment(at, zone)));
    await Promise.all(staleByArtifact.map((queryKey) => client.invalidateQueries({ queryKey })));
    onSent?.();
  };
  return (
    <FormDialog
      title={words.scheduleTitle(title)}
      submit={buildSubmit({ status, isDateAlone })}
      onSend={send}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field form={form} name="scheduledFor" label={words.date}>
            {(control) => (
              <input
                {...control}
                type="date"
                required
                min={toZonedTime(Date.now(), zone).date}
                defaultValue={known.date}
              />
            )}
          </Field>
          <Field
            form={form}
            name="time"
            label={words.time}
            hint={isSet ? words.inZone(zone) : `${words.inZone(zone)} ${words.ownZone}`}
          >
            {(control) => <input {...control} type="time" required defaultValue={known.time} />}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
