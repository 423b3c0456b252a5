import { findFindings, redactJson } from '@workspace-ops/content';
import type { ApprovalPolicy, JsonObject } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { Compute } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { runs, runSteps } from '../db/schema/index.ts';
import { currentArtifacts, currentTexts } from './current-artifacts.ts';

/** How far a run is, as policies' conditions see it. */
export interface Progress {
  /** US dollars, what was sent back included. */
  costUsd: number;
  /** The lowest score of the run's present artifacts; null for none. */
  lowestQuality: number | null;
  hasPersonalData: boolean;
}

export interface MeasuredRun {
  id: string;
  initialContext: JsonObject;
}

/** Whether any of the policies asks for personal data, which takes reading all of a run's texts. */
export const wantsTexts = (policies: readonly ApprovalPolicy[]): boolean =>
  policies.some(({ when }) => when.personalData !== undefined);

export async function readProgress(
  scope: Scope,
  run: MeasuredRun,
  { policies, compute }: { policies: readonly ApprovalPolicy[]; compute: Compute },
): Promise<Progress> {
  const { id } = run;
  const [costs, made, texts] = await Promise.all([
    readCosts(scope, [id]),
    currentArtifacts(scope, [id]),
    wantsTexts(policies) ? currentTexts(scope, id) : null,
  ]);
  const scores = made.flatMap(({ qualityScore }) => qualityScore ?? []);
  return {
    costUsd: Number(costs.get(id) ?? '0'),
    lowestQuality: scores.length === 0 ? null : Math.min(...scores),
    hasPersonalData:
      texts !== null && (await compute.run(hasPersonalData, run.initialContext, texts)),
  };
}

/** Whether the data of a run or one of its texts names somebody's data. */
export const hasPersonalData = (context: JsonObject, texts: readonly string[]): boolean =>
  redactJson(context).count > 0 || texts.some(isPersonal);

/** Whether a text names somebody's data. */
export const isPersonal = (text: string): boolean => findFindings(text).length > 0;

/** What the runs have cost so far, in US dollars, as decimals. */
export async function readCosts(
  { db, workspaceId }: Scope,
  runIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.execute<{ id: string; cost: string }>(sql`
    select r.id, (coalesce((
        select sum(s.cost_usd) from ${runSteps} s
        where s.workspace_id = r.workspace_id and s.run_id = r.id
          and s.run_created_at = r.created_at), 0)
      + coalesce((
        select sum((one->>'costUsd')::numeric) from jsonb_array_elements(r.send_backs) one), 0)
    )::text as cost
    from ${runs} r
    where r.workspace_id = ${workspaceId} and r.id = any(${toArray(runIds)})`);
  return new Map(rows.map(({ id, cost }) => [id, cost]));
}

const toArray = (ids: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`;
