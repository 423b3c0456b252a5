import { isSuccess, type ApiRequest } from '../../http/client.ts';
import { write } from '../../load/write.ts';
import { waitUntil } from '../../wait-until.ts';
import { ingest } from '../ingest.ts';
import { findMissing } from './find-missing.ts';
import type { Expectation, ScenarioRun } from '../scenario.ts';

/** What one workspace had in the release before, by the requests that show it. */
export interface Keepsakes {
  /** The run that waits for a decision. */
  readonly waiting: string;
  /** Reads all of it again: what was shown is to be shown, more may be. */
  compare(): Promise<string[]>;
}

const settleWithinMs = 120_000;

type Ask = <T>(request: Omit<ApiRequest, 'token'>) => Promise<T>;

/** What a workspace makes before the upgrade, one of each. */
const made: readonly Omit<ApiRequest, 'token'>[] = [
  { method: 'POST', path: '/api/marketplace/mount/sal-playbook' },
  {
    method: 'POST',
    path: '/api/snapshots/save',
    body: { name: 'Before the upgrade', officeName: 'Pier' },
  },
  {
    method: 'POST',
    path: '/api/icp/profiles',
    body: {
      name: 'Regional carriers',
      industry: 'Logistics',
      targetRole: 'Head of operations',
      valueProposition: 'Fewer empty miles.',
    },
  },
  {
    method: 'POST',
    path: '/api/contacts/suppressed',
    body: { email: 'no.more@example.com', reason: 'Asked by mail' },
  },
  {
    method: 'POST',
    path: '/api/mobilehub/webhook/register',
    body: { endpointUrl: 'http://127.0.0.1:9/', events: ['CONTACT_SUPPRESSED'] },
  },
];

const shown = [
  '/api/auth/me',
  '/api/runs',
  '/api/artifacts',
  '/api/snapshots',
  '/api/marketplace/items',
  '/api/playbooks',
  '/api/mobilehub/webhooks',
  '/api/icp/profiles',
  '/api/assessment-questions?domain=Finance&depth=executive',
  '/api/contacts/suppressed',
  '/api/audit-logs',
  '/api/audit-logs/verify',
];

/** Fills the scenario's own workspace through the interface. @throws {Error} where that fails. */
export async function leaveKeepsakes(run: ScenarioRun): Promise<Keepsakes> {
  const ask = createAsk(run);
  for (const request of made) await ask(request);
  const waiting = await startRun(run, 'MKT-01');
  const finished = await startRun(run, 'OPS-02');
  const isSettled = async () =>
    (await readStatus(ask, waiting)) === 'paused_for_approval' &&
    (await readStatus(ask, finished)) === 'completed';
  if (!(await waitUntil(isSettled, settleWithinMs))) throw new Error('The runs did not settle.');
  await waitUntil(() => isHandedOver(run), settleWithinMs);
  const paths = [...shown, `/api/runs/${waiting}`, `/api/runs/${finished}/artifacts`];
  const readAll = () => Promise.all(paths.map((path) => ask<object>({ method: 'GET', path })));
  const before = await readAll();
  return {
    waiting,
    async compare() {
      const now = await readAll();
      return paths.flatMap((path, place) =>
        findMissing(before[place], now[place]).map((what) => `${path}: ${what}`),
      );
    },
  };
}

/** Decides the run that has waited since before the upgrade. */
export async function decideWaiting(
  run: ScenarioRun,
  { waiting }: Keepsakes,
): Promise<Expectation> {
  const ask = createAsk(run);
  await write(run.client, {
    kind: 'decide',
    service: 'workflow',
    workspaceId: run.client.workspace.id,
    subject: { runId: waiting, verdict: 'approve' },
    repeatable: false,
    request: () => ({
      method: 'POST',
      path: `/api/runs/${waiting}/approve`,
      token: run.client.workspace.token,
    }),
  });
  let status = '';
  await waitUntil(async () => {
    status = await readStatus(ask, waiting);
    return status === 'completed';
  }, settleWithinMs);
  return {
    what: 'the run that waited since before the upgrade, once approved',
    asked: 'completed',
    measured: status,
    isMet: status === 'completed',
  };
}

/** @throws {Error} with what was answered instead of success. */
const createAsk =
  ({ http, client }: ScenarioRun): Ask =>
  async <T>(request: Omit<ApiRequest, 'token'>): Promise<T> => {
    const answer = await http.send('gateway', { ...request, token: client.workspace.token });
    if (answer.type === 'answered' && isSuccess(answer)) return answer.body as T;
    throw new Error(`${request.method} ${request.path}: ${JSON.stringify(answer)}`);
  };

async function startRun({ client }: ScenarioRun, triggerWorkflowId: string): Promise<string> {
  const entry = await ingest(client, { triggerWorkflowId, autoExecute: true });
  return entry.answer['routedRunId'] ?? '';
}

const readStatus = async (ask: Ask, runId: string): Promise<string> =>
  (await ask<{ run: { status: string } }>({ method: 'GET', path: `/api/runs/${runId}` })).run
    .status;

/** Whether the log has what the workspace did. */
async function isHandedOver({ system, client }: ScenarioRun): Promise<boolean> {
  const [row] = await system.database.admin`
    select exists (select from workflow.outbox where workspace_id = ${client.workspace.id})
      or exists (select from commerce.outbox where workspace_id = ${client.workspace.id}) as waits`;
  return row?.['waits'] === false;
}
