export const words = {
  load: 'Load sample data',
  loadHint: 'Seven runs in a workspace of their own, which can be removed again.',
  tryIt: 'Try it with sample data',
  tryItHint: 'Makes an account for this browser. This is offered in open tenancy alone.',
  notice: 'This is sample data, in a workspace of its own.',
  remove: 'Remove it',
  removeTitle: 'Remove the sample data?',
  removeText:
    'The workspace is deleted with its runs, artifacts, approvals and bookings, also those that you made in it. Its audit log is kept.',
  failed: 'That did not work.',
} as const;
