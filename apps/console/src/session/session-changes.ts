/** One object for sending and receiving: a tab does not hear itself. */
const channel = new BroadcastChannel('console-session');

/** Tells the other tabs that somebody signed in, out, or moved to another workspace. */
export const announceSession = (): void => channel.postMessage('changed');

/**
 * Another tab's change loads this one anew: what it shows is another person's or workspace's by now, and
 * what it sent would be, too.
 */
export const followSessionChanges = (): void =>
  channel.addEventListener('message', () => location.reload());
