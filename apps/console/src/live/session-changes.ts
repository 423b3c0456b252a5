import type { QueryClient } from '@tanstack/react-query';
import { hasUnsaved } from '../ui/unsaved.ts';

/** One object for sending and receiving, so that a tab does not receive its own messages. */
const channel = new BroadcastChannel('console-session');

/** Tells the other tabs that somebody signed in, out, or moved to another workspace. */
export const announceSession = (): void => channel.postMessage('changed');

/**
 * Another tab's change loads this one anew: what it shows is another person's or workspace's by now, and
 * what it sent would be, too. Where something typed would be lost, it is asked first whose session
 * it is, and of which workspace.
 */
export function followSessionChanges(client: QueryClient): void {
  const follow = () => {
    if (hasUnsaved()) void client.invalidateQueries();
    else location.reload();
  };
  channel.addEventListener('message', follow);
  // So does going back to a page that the browser kept as it was: its session may have ended since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
