import { useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Records, type Column } from '../../ui/records.tsx';
import { SkeletonRows } from '../../ui/states.tsx';
import { Status } from '../../ui/status.tsx';
import { Time } from '../../ui/time.tsx';
import { words } from '../messages.en.ts';
import { Section } from '../settings-page.tsx';
import { describeDevice } from './describe-device.ts';
import { sessionsQuery } from './queries.ts';

type Session = Schemas['Session'];

const nameSession = ({ userAgent }: Session): string =>
  describeDevice(userAgent) ?? words.unknownDevice;

const columns: readonly Column<Session>[] = [
  {
    key: 'device',
    header: words.device,
    onPhone: 'title',
    cell: (session) => <span title={session.userAgent ?? undefined}>{nameSession(session)}</span>,
  },
  { key: 'address', header: words.address, cell: ({ address }) => address ?? '–' },
  { key: 'started', header: words.started, cell: ({ createdAt }) => <Time at={createdAt} /> },
  { key: 'seen', header: words.lastSeen, cell: ({ lastSeenAt }) => <Time at={lastSeenAt} /> },
  {
    key: 'end',
    header: words.end,
    onPhone: 'action',
    className: 'desk:w-0 desk:text-right',
    cell: (session) =>
      session.current ? (
        <Status look="completed">{words.thisSession}</Status>
      ) : (
        <EndButton session={session} />
      ),
  },
];

function EndButton({ session }: { session: Session }) {
  const { id } = session;
  const { run, isBusy } = useAction(
    () => api.delete('/api/auth/sessions/{id}', { params: { path: { id } } }),
    { done: words.ended, stale: [sessionsQuery.queryKey] },
  );
  return (
    <Button aria-label={words.endOne(nameSession(session))} isBusy={isBusy} onClick={() => run()}>
      {words.end}
    </Button>
  );
}

export function Sessions() {
  const query = useQuery(sessionsQuery);
  const { run, isBusy } = useAction(() => api.delete('/api/auth/sessions'), {
    done: words.othersEnded,
    stale: [sessionsQuery.queryKey],
  });
  const hasOthers = query.data?.some(({ current }) => !current) ?? false;
  return (
    <Section
      id="sessions"
      title={words.sessions}
      actions={
        hasOthers && (
          <Button isBusy={isBusy} onClick={() => run()}>
            {words.endOthers}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<SkeletonRows count={3} />}>
        {(sessions) => (
          <Records
            label={words.sessionList}
            rows={sessions}
            columns={columns}
            rowKey={({ id }) => id}
          />
        )}
      </QueryView>
    </Section>
  );
}
