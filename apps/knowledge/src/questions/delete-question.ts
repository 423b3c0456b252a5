import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, inArray } from 'drizzle-orm';
import { assertDeletable, recordNotFound } from '../access/assert-deletable.ts';
import { visibleScopes } from '../access/place.ts';
import { questions } from '../db/schema/knowledge-schema.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { bankAgent } from './question.ts';

const noun = 'question';

/** Deletes a question of the caller's. @throws {AppError} not_found, forbidden */
export async function deleteQuestion(
  { database, clock }: Pick<KnowledgeDependencies, 'database' | 'clock'>,
  ctx: RequestContext,
  { id }: { id: string },
): Promise<{ success: true; message: string }> {
  const { workspaceId } = ctx.caller;
  const isIt = and(
    inArray(questions.workspaceId, visibleScopes(workspaceId)),
    eq(questions.id, id),
  );
  await database.transaction(workspaceId, async (tx) => {
    const [row] = await tx.db.select().from(questions).where(isIt);
    assertDeletable(row, workspaceId, noun);
    const deleted = await tx.db.delete(questions).where(isIt).returning({ id: questions.id });
    // Another call was faster, since it was there a moment ago.
    if (deleted.length === 0) throw recordNotFound(noun);
    tx.audit({
      agent: bankAgent(ctx),
      action: 'assessment.delete_question',
      timestamp: clock.now().toISOString(),
      message: `Deleted a question from the assessment bank (${row.domain}, ${row.depth}).`,
      details: { questionId: id, domain: row.domain, depth: row.depth, source: row.source },
    });
  });
  return { success: true, message: 'Question deleted.' };
}
