import type { Sql } from 'postgres';
import { toFinding, type Finding } from './finding.ts';

/** Compares every kind of committed change with its events, both ways, but for the named ones. */
export async function checkRules(admin: Sql, unjudged: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const rule of rules.filter(({ name }) => !unjudged.includes(name))) {
    const finding = toFinding(rule.name, await findDifferences(admin, rule));
    if (finding !== undefined) findings.push(finding);
  }
  return findings;
}

interface Difference {
  workspace_id: string;
  key: string;
  changes: number;
  events: number;
}

async function findDifferences(admin: Sql, rule: Rule): Promise<string[]> {
  const counted = (query: string) =>
    `select workspace_id, key, count(*)::int as count from (${query}) as one group by 1, 2`;
  const rows = await admin.unsafe<Difference[]>(`
    select workspace_id, key, coalesce(c.count, 0) as changes, coalesce(e.count, 0) as events
    from (${counted(rule.changes)}) as c
    full join (${counted(rule.events)}) as e using (workspace_id, key)
    where c.count is distinct from e.count`);
  return rows.map(
    ({ workspace_id, key, changes, events }) =>
      `${key} of ${workspace_id}: changed ${changes} times, ${events} events`,
  );
}

/**
 * A change and what must stand beside it: two queries that give `workspace_id` and `key`, in which
 * every key occurs as often on the one side as on the other. What is on the first side only is a
 * change whose event was lost; what is on the second only is an event without its change.
 */
interface Rule {
  name: string;
  changes: string;
  events: string;
}

const audited = (action: string, key: string, condition = 'true'): string =>
  `select workspace_id, ${key} as key from audit.events where action = '${action}' and ${condition}`;

const live = (event: string, key: string): string =>
  `select workspace_id, data->>'${key}' as key from sync.live_events where event = '${event}'`;

const detail = (name: string): string => `details->>'${name}'`;

/** A gate's row says how it was decided; it is audited as a decision, not as a step. */
const isGate = `summary in ('Approved.', 'Rejected by user', 'Rejected via the mobile dashboard')`;

const exists = (table: string): string =>
  `exists (select from ${table} row where row.workspace_id = events.workspace_id
     and row.id = ${detail('questionId')})`;

/** Compares the last events by their times, which give no order where a clock was set back. */
export const byTime = 'the last status of artifacts and their last audit events';

const rules: readonly Rule[] = [
  {
    name: 'ingestions and their audit events',
    changes: 'select workspace_id, id as key from sync.ingestions',
    events: audited('sync.ingest', detail('ingestionId')),
  },
  {
    name: 'ingestions and their live events',
    changes: 'select workspace_id, id as key from sync.ingestions',
    events: live('ROAMING_DATA_INGESTED', 'ingestionId'),
  },
  {
    name: 'routed ingestions and their runs',
    changes: `select workspace_id, routed_run_id as key from sync.ingestions
      where routed_run_id is not null`,
    events: `select workspace_id, id as key from workflow.runs
      where trigger_source = 'mobile_ingest'`,
  },
  {
    name: 'runs and their audit events',
    changes: 'select workspace_id, id as key from workflow.runs',
    events: audited('run.create', detail('runId')),
  },
  {
    name: 'runs and their live events',
    changes: 'select workspace_id, id as key from workflow.runs',
    events: live('RUN_CREATED', 'runId'),
  },
  {
    name: 'remote actions and their audit events',
    changes: `select workspace_id, id as key from workflow.runs
      where trigger_source = 'mobile_action'`,
    events: audited('sync.trigger_workflow', detail('runId')),
  },
  {
    name: 'finished steps and their audit events',
    changes: `select workspace_id, run_id || ' ' || sequence as key from workflow.run_steps
      where status = 'completed' and not ${isGate}`,
    events: audited('run.step', `${detail('runId')} || ' ' || (${detail('sequence')})`),
  },
  {
    name: 'completed runs and their audit events',
    changes: `select workspace_id, id as key from workflow.runs where status = 'completed'`,
    events: audited('run.complete', detail('runId')),
  },
  {
    name: 'failed runs and their audit events',
    changes: `select workspace_id, id as key from workflow.runs
      where status = 'failed' and error_message not like 'Rejected %'`,
    events: audited('run.fail', detail('runId')),
  },
  {
    name: 'pauses and their audit events',
    changes: 'select workspace_id, entry_id as key from workflow.approvals',
    events: audited('run.pause', 'id'),
  },
  {
    name: 'decisions and their audit events',
    changes: `select workspace_id, entry_id as key from workflow.approvals
      where decision is not null`,
    events: audited('run.decision', 'decides', 'decides is not null'),
  },
  {
    name: 'stopped runs and their audit events',
    changes: `select workspace_id, id as key from workflow.runs
      where error_message = 'Rejected via the mobile dashboard' and not exists (
        select from workflow.approvals where approvals.workspace_id = runs.workspace_id
          and approvals.run_id = runs.id and decision = 'reject')`,
    events: audited('run.decision', detail('runId'), 'decides is null'),
  },
  {
    name: 'bookings and their audit events',
    changes: 'select workspace_id, id as key from voice.bookings',
    events: audited('voice.book', detail('bookingRef')),
  },
  {
    name: 'bookings and their live events',
    changes: 'select workspace_id, id as key from voice.bookings',
    events: live('BOOKING_CONFIRMED', 'bookingRef'),
  },
  {
    name: 'questions and their audit events',
    changes: `select workspace_id, id as key from knowledge.questions where source <> 'system'`,
    events: audited(
      'assessment.create_question',
      detail('questionId'),
      exists('knowledge.questions'),
    ),
  },
  {
    name: 'deleted questions and their audit events',
    changes: audited(
      'assessment.create_question',
      detail('questionId'),
      `not ${exists('knowledge.questions')}`,
    ),
    events: audited('assessment.delete_question', detail('questionId')),
  },
  {
    name: byTime,
    changes: `select workspace_id,
        id || ' ' || status || ' ' || coalesce(scheduled_for::text, 'never') as key
      from workflow.artifacts where updated_at > created_at`,
    events: `select workspace_id,
        artifact || ' ' || status || ' ' || coalesce(scheduled_for::text, 'never') as key from (
        select distinct on (workspace_id, ${detail('artifactId')}) workspace_id,
          ${detail('artifactId')} as artifact, ${detail('status')} as status,
          (${detail('scheduledFor')})::timestamptz as scheduled_for
        from audit.events where action = 'artifact.status'
        order by workspace_id, ${detail('artifactId')}, timestamp desc, id desc) as last`,
  },
  {
    name: 'accounts and their audit events',
    changes: 'select personal_workspace_id as workspace_id, id as key from identity.users',
    events: audited('account.sign_up', detail('userId')),
  },
  {
    name: 'lead events and their audit events',
    changes: 'select workspace_id, id as key from outbound.events',
    events: audited('coldmail.activity', detail('eventId')),
  },
  {
    name: 'mounted departments and their deployed workflows',
    changes: `select distinct workspace_id, split_part(playbook_id, '-', 1) || ' ' ||
        case status when 'active' then 'active' else 'retired' end as key
      from commerce.subscriptions where deployed_revision > 0`,
    events: `select distinct deployments.workspace_id,
        department_code || ' ' || deployments.status as key
      from workflow.deployments join commerce.subscriptions
        on subscriptions.workspace_id = deployments.workspace_id
        and playbook_id = department_code || '-playbook' and deployed_revision > 0`,
  },
];
