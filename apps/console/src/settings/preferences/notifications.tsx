import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { Section } from '../settings-page.tsx';
import { BrowserNotifications } from './browser-notifications.tsx';
import { RadioGroup } from './radio-group.tsx';

type Settings = Schemas['NotificationSettings'];

const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => api.get('/api/members/me/notifications', { signal }),
});

/** Which mails the person gets of this workspace, and what this browser shows them. */
export function Notifications() {
  const query = useQuery(notificationsQuery);
  const client = useQueryClient();
  const { queryKey } = notificationsQuery;
  const { mutate } = useMutation({
    mutationFn: (body: Settings) => api.patch('/api/members/me/notifications', { body }),
    onMutate: (body) => client.setQueryData(queryKey, body),
    onSuccess: () => toast(words.notificationsSaved),
    onError: ({ message }) => toast(message, 'problem'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <Section id="notifications" title={words.notifications}>
      <QueryView query={query} skeleton={<SkeletonLines />}>
        {({ approvals }) => (
          <div className="card max-w-lg p-4">
            <RadioGroup
              label={words.approvalMails}
              value={approvals}
              options={words.notificationChoices}
              onChange={(value) => mutate({ approvals: value })}
            />
          </div>
        )}
      </QueryView>
      <BrowserNotifications />
    </Section>
  );
}
