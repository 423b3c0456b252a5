import type { AssessmentQuestion, CreateAssessmentQuestionInput } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import { choosePlace, shownWorkspace } from '../access/place.ts';
import { questions } from '../db/schema/knowledge-schema.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { bankAgent, toQuestion, toQuestionRow } from './question.ts';

/** Adds a question that somebody wrote. @throws {AppError} not_found for another's workspace. */
export async function createQuestion(
  deps: Omit<KnowledgeDependencies, 'generative'>,
  ctx: RequestContext,
  input: CreateAssessmentQuestionInput,
): Promise<{ success: true; question: AssessmentQuestion }> {
  const place = choosePlace(deps.tenancy, ctx.caller, input.workspaceId);
  const { domain, source } = input;
  const now = deps.clock.now();
  const row = toQuestionRow({ id: newId('aq'), domain, content: input, source, place, now });
  await deps.database.transaction(place.workspaceId, async (tx) => {
    await tx.db.insert(questions).values(row);
    tx.audit({
      agent: bankAgent(ctx),
      action: 'assessment.create_question',
      timestamp: now.toISOString(),
      message: `Added a question to the assessment bank (${domain}, ${row.depth}).`,
      details: {
        questionId: row.id,
        domain,
        depth: row.depth,
        source,
        ...shownWorkspace(place.scope),
      },
    });
  });
  return { success: true, question: toQuestion(row) };
}
