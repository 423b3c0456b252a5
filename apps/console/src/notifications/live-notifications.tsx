import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { onLiveEvent } from '../live/live.ts';
import { useMe } from '../session/me.ts';
import { createNotifier } from './notifier.ts';
import { nameOwner } from './owner.ts';
import { usePermission } from './setting.ts';
import { listShown, show } from './tray.ts';

const lock = 'console-visible';

/** Has all tabs know of this one while it is visible. @returns how to stop. */
function reportVisible(): () => void {
  let release = (): void => undefined;
  const follow = () => {
    release();
    if (document.hidden) return;
    const hidden = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(lock, { mode: 'shared' }, () => hidden);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release();
  };
}

/** Whether a tab of the console is visible. A lock ends with its tab, however that ends. */
async function isVisible(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lock);
}

/** Shows notifications while this tab holds the live stream, and has the tab that holds it know of this one. */
export function LiveNotifications() {
  const client = useQueryClient();
  const owner = nameOwner(useMe());
  const isAllowed = usePermission() === 'granted';
  useEffect(() => {
    if (!isAllowed) return undefined;
    const surroundings = { owner, isVisible, listMine: () => listMine(client), listShown, show };
    const notifier = createNotifier(surroundings);
    void notifier.refresh();
    const ends = [notifier.stop, onLiveEvent(notifier.onEvent), reportVisible()];
    return () => {
      for (const end of ends) end();
    };
  }, [client, isAllowed, owner]);
  return null;
}

const most = 100;

/** The newest of what the person may decide. */
const listMine = async (client: QueryClient) => {
  const { approvals } = await client.fetchQuery({
    queryKey: ['approvals', 'notified'],
    queryFn: ({ signal }) => {
      const query = { status: 'open' as const, assignedTo: 'me' as const, limit: most };
      return api.get('/api/approvals', { params: { query }, signal });
    },
    staleTime: 0,
  });
  return approvals;
};
