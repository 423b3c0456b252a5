import { allWorkspaces, type Database } from '@workspace-ops/db';
import { globalScope } from '../access/global-scope.ts';
import { systemIds, systemRecordsDate } from '../access/system-record.ts';
import { questions, type QuestionRow } from '../db/schema/questions.ts';
import { baselineQuestions } from './baseline/baseline-questions.ts';

/** Stores the system questions; those that are there already stay as they are. */
export async function seedQuestions(database: Database): Promise<void> {
  await database.transaction(allWorkspaces, async ({ db }) => {
    await db.insert(questions).values(systemQuestions()).onConflictDoNothing();
  });
}

function systemQuestions(): QuestionRow[] {
  const ids = systemIds('aq', baselineQuestions.length);
  return baselineQuestions.map((question, index) => ({
    ...question,
    workspaceId: globalScope,
    id: ids[index]!,
    source: 'system',
    createdByWorkspace: null,
    createdAt: systemRecordsDate,
  }));
}
