import type { AssessmentQuestion, AssessmentQuestionFilter } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { and, desc, eq } from 'drizzle-orm';
import { workspaceOf } from '../access/place.ts';
import { questions, type QuestionRow } from '../db/schema/questions.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { seedQuestions } from './seed-questions.ts';
import { toQuestion } from './to-question.ts';
import { visibleQuestions } from './visible-questions.ts';

export interface QuestionList {
  success: true;
  count: number;
  questions: AssessmentQuestion[];
}

/**
 * The global questions and the workspace's own, newest first. The first call finds no system
 * question and stores them; every filter matches some of them, so no other call looks for them.
 */
export async function listQuestions(
  { database, tenancy }: Pick<KnowledgeDependencies, 'database' | 'tenancy'>,
  call: Call,
  filter: AssessmentQuestionFilter,
): Promise<QuestionList> {
  const workspaceId = workspaceOf(tenancy, call.caller, filter.workspaceId);
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
  database.read(workspaceId, (queries) =>
    queries
      .select()
      .from(questions)
      .where(
        and(
          visibleQuestions(workspaceId),
          domain === undefined ? undefined : eq(questions.domain, domain),
          depth === undefined ? undefined : eq(questions.depth, depth),
        ),
      )
      .orderBy(desc(questions.createdAt), desc(questions.id)),
  );
