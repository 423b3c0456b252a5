export const words = {
  title: 'Approvals',
  list: 'Open approvals',
  emptyTitle: 'Nothing waits for you',
  emptyText: 'Runs that need a decision appear here by themselves.',
  what: 'What will happen',
  workflow: 'Workflow',
  since: 'Since',
  cost: 'Cost so far',
} as const;
