import type { AssessmentQuestion, AssessmentQuestionFilter } from '@workspace-ops/contracts';
import { allWorkspaces, type Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { visibleScopes, chooseWorkspace } from '../access/place.ts';
import { toSystemRecords } from '../access/system-records.ts';
import { type QuestionRow, questions } from '../db/schema/knowledge-schema.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { baselineQuestions } from './baseline-questions.ts';
import { toQuestion } from './question.ts';

/** Newest first. The first call stores the system questions; every filter matches some of them. */
export async function listQuestions(
  { database, tenancy }: Pick<KnowledgeDependencies, 'database' | 'tenancy'>,
  ctx: RequestContext,
  filter: AssessmentQuestionFilter,
): Promise<{ success: true; count: number; questions: AssessmentQuestion[] }> {
  const workspaceId = chooseWorkspace(tenancy, ctx.caller, filter.workspaceId);
  let rows = await readQuestions(database, workspaceId, filter);
  if (!rows.some(({ source }) => source === 'system')) {
    await seedQuestions(database);
    rows = await readQuestions(database, workspaceId, filter);
  }
  return { success: true, count: rows.length, questions: rows.map(toQuestion) };
}

const readQuestions = (
  database: Database,
  workspaceId: string,
  { domain, depth }: AssessmentQuestionFilter,
): Promise<QuestionRow[]> =>
  database.read(workspaceId, ({ db }) =>
    db
      .select()
      .from(questions)
      .where(
        and(
          inArray(questions.workspaceId, visibleScopes(workspaceId)),
          domain === undefined ? undefined : eq(questions.domain, domain),
          depth === undefined ? undefined : eq(questions.depth, depth),
        ),
      )
      .orderBy(desc(questions.createdAt), desc(questions.id)),
  );

/** Stores the system questions; those that are there already stay as they are. */
export async function seedQuestions(database: Database): Promise<void> {
  await database.transaction(allWorkspaces, async ({ db }) => {
    await db
      .insert(questions)
      .values(toSystemRecords('aq', baselineQuestions))
      .onConflictDoNothing();
  });
}
