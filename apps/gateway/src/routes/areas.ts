/** The areas of the interface, in the order of the documentation. */
export const areas = {
  'Accounts and sessions': 'Sign-up, sign-in, session lookup and logout.',
  Workspaces: 'Settings of a workspace.',
  'Mobile sync bridge': 'State export, field data, remote actions and callback registrations.',
  'Voice gateway': 'Speech, appointment slots, bookings, call records and outbound calls.',
  'Assessment bank': 'Diagnostic questions and saved discovery sessions.',
  'ICP library': 'Ideal customer profile dossiers.',
  Snapshots: 'Saved workspace configurations.',
  Artifacts: 'Outputs of workflow runs, with their evaluation and refinement.',
  Runs: 'Workflow runs and the approval gate.',
  Marketplace: 'The catalogue of playbooks, apps and books.',
  'Audit logs': 'Audit events, statistics, export, decisions and verification.',
  'Cold-email outbound': 'The cold-email integration.',
  Contacts: 'Who must not be contacted any more.',
  Playbooks: 'Governed cross-department playbooks.',
  Events: 'Live events of a workspace.',
  'Sample plant store': 'A minimal create operation.',
} as const;

export type Area = keyof typeof areas;
