import type { Person } from '../harness/person.ts';
import { decide, refine, startWaiting, untilRun } from '../harness/work.ts';

/** Ids by the names that the screens' addresses have in braces. */
export type Ids = Readonly<Record<'approval' | 'run' | 'failed' | 'artifact', string>>;

/** Something of every kind that a screen lists. */
export async function fill(person: Person): Promise<Ids> {
  const approval = await startWaiting(person, 'Harbour Dental Group');
  const failed = await startWaiting(person, 'Quay Physiotherapy');
  const run = await startWaiting(person, 'Leith Opticians');
  await decide(person, failed, { decision: 'reject', comment: 'The figure is not agreed.' });
  await decide(person, run, { decision: 'approve' });
  await untilRun(person, run.runId, 'completed');
  await untilRun(person, failed.runId, 'failed');
  for (const [method, path, body] of others) await person.send(method, path, body);
  const { refinedArtifactId: artifact } = await refine(person, approval);
  return { approval: approval.id, run: run.runId, failed: failed.runId, artifact };
}

const others: readonly ['POST' | 'PUT', string, object][] = [
  ['POST', '/api/members/invitations', { email: 'ben@example.com', role: 'approver' }],
  ['POST', '/api/tokens', { name: 'The warehouse', kind: 'service', scopes: ['read'] }],
  [
    'POST',
    '/api/mobilehub/webhook/register',
    { endpointUrl: 'http://localhost:9/events', label: 'Studio' },
  ],
  [
    'PUT',
    '/api/sso',
    {
      issuer: 'https://login.harbour.example',
      clientId: 'workspace-ops',
      clientSecret: 'a secret',
      domains: ['harbour.example'],
      roleClaim: 'groups',
      roleMapping: { Sales: 'editor' },
      defaultRole: 'viewer',
    },
  ],
  [
    'PUT',
    '/api/budgets',
    { dailyUsd: 5, monthlyUsd: 100, perRunUsd: 1, onLimit: 'pause', allowUnknownPrices: false },
  ],
  [
    'PUT',
    '/api/approval-policies',
    {
      policies: [
        {
          name: 'Two pairs of eyes',
          when: { effect: 'external' },
          require: { count: 2, roles: ['approver'], notInitiator: false },
        },
      ],
    },
  ],
  [
    'POST',
    '/api/snapshots/save',
    { name: 'Spring', officeName: 'Harbour Office', tags: ['spring'] },
  ],
  [
    'POST',
    '/api/assessment-questions',
    {
      domain: 'Sales',
      depth: 'diagnostic',
      text: 'Who calls a customer whose contract ends in ninety days?',
      skill: 'Retention',
      evaluation: 'A name and a date.',
      signals: ['renewal'],
    },
  ],
  [
    'POST',
    '/api/icp/profiles',
    {
      name: 'Regional carriers',
      industry: 'Logistics',
      targetRole: 'Head of operations',
      valueProposition: 'Fewer empty miles.',
      buyingSignals: ['Advertises for dispatchers'],
    },
  ],
  [
    'POST',
    '/api/webhooks/coldmail',
    {
      event_type: 'reply_received',
      lead_email: 'lee@example.com',
      lead_first_name: 'Lee',
      company_name: 'Northwind',
      campaign_id: 'c-17',
      campaign_name: 'Spring outreach',
      reply_text: 'Interested. Could you send the pricing?',
    },
  ],
];
