/** Words that several screens show. Each folder has those of its own in a `messages.en.ts`. */
export const words = {
  product: 'Workspace operations',
  skipToContent: 'Skip to content',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you typed is lost then.',
  leave: 'Leave',
  copy: 'Copy',
  copied: 'Copied',
  showMore: 'Show more',
  clearFilters: 'Clear filters',
  loading: 'Loading',
  noMatchTitle: 'Nothing matches',
  noMatchText: 'No entry fits these filters.',
  errorTitle: 'This could not be loaded',
  triedAgain: 'This page keeps trying by itself.',
  notReachedTitle: 'The service cannot be reached',
  offlineTitle: 'You are offline',
  offlineText: 'This page goes on by itself once there is a connection.',
  requestId: 'Request',
  shownFrom: (age: string) => `Shown as it was ${age}.`,
  newEntries: (count: number) => (count === 1 ? '1 new' : `${count} new`),
  offline: 'You are offline. What you see may be old, and nothing can be decided.',
  offlineRefused: 'You are offline, so nothing was changed.',
  reconnecting: 'Reconnecting. What you see may be some seconds old.',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page was moved.',
  unexpectedTitle: 'This page has failed',
  chunkGone: 'The console was updated. Load the page anew to go on.',
  reload: 'Load anew',
  partNotLoaded:
    'This part of the page could not be loaded. Load the page anew once what you typed is saved.',
  needsRole: (role: string) => `Changes here take the role ${role} or above.`,
  save: 'Save',
  delete: 'Delete',
  of: (shown: number, all: number) => `${shown} of ${all}`,
} as const;

/** The words for a run's states, and for all that is shown in the same five. */
export const statusWords = {
  pending: 'Pending',
  running: 'Running',
  paused_for_approval: 'Waiting',
  completed: 'Completed',
  failed: 'Failed',
} as const;

/** The roles of a workspace, highest first. */
export const roleWords = {
  owner: 'Owner',
  admin: 'Admin',
  approver: 'Approver',
  editor: 'Editor',
  viewer: 'Viewer',
  auditor: 'Auditor',
} as const;
