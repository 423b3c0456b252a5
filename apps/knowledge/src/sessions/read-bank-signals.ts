import type { Database } from '@workspace-ops/db';
import { sql } from 'drizzle-orm';
import { questions } from '../db/schema/questions.ts';
import { seedQuestions } from '../questions/seed-questions.ts';
import { visibleQuestions } from '../questions/visible-questions.ts';

/** The signals of all questions that the workspace sees; a bank that nobody has listed is filled. */
export async function readBankSignals(database: Database, workspaceId: string): Promise<string[]> {
  const rows = await readSignals(database, workspaceId);
  if (rows.some(({ isSystem }) => isSystem)) return signalsOf(rows);
  await seedQuestions(database);
  return signalsOf(await readSignals(database, workspaceId));
}

interface SignalRow {
  signal: string;
  isSystem: boolean;
}

const signalsOf = (rows: readonly SignalRow[]): string[] => rows.map(({ signal }) => signal);

const signal = sql<string>`jsonb_array_elements_text(${questions.signals})`.as('signal');
const isSystem = sql<boolean>`${questions.source} = 'system'`.as('is_system');

/** The spelling of the system questions first: of two spellings, detection answers the first. */
const readSignals = (database: Database, workspaceId: string): Promise<SignalRow[]> =>
  database.read(workspaceId, (queries) =>
    queries
      .selectDistinct({ signal, isSystem })
      .from(questions)
      .where(visibleQuestions(workspaceId))
      .orderBy(sql`is_system desc`, sql`signal`),
  );
