import type { AssessmentSession, SaveAssessmentSessionInput } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import { inArray, sql } from 'drizzle-orm';
import { choosePlace, shownWorkspace, visibleScopes } from '../access/place.ts';
import { questions, sessions } from '../db/schema/knowledge-schema.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { seedQuestions } from '../questions/list-questions.ts';
import { bankAgent } from '../questions/question.ts';
import { detectSignals } from './detect-signals.ts';

/**
 * Saves a discovery session; signals that are not given are looked for in the call notes. The audit
 * log gets nothing of what was said.
 * @throws {AppError} not_found for another's workspace.
 */
export async function saveSession(
  deps: Omit<KnowledgeDependencies, 'generative'>,
  ctx: RequestContext,
  input: SaveAssessmentSessionInput,
): Promise<{ success: true; session: AssessmentSession }> {
  const { workspaceId: _named, ...given } = input;
  const place = choosePlace(deps.tenancy, ctx.caller, input.workspaceId);
  const detectedSignals =
    input.detectedSignals ??
    detectSignals(input.callNotes, await readBankSignals(deps.database, place.workspaceId));
  const createdAt = deps.clock.now();
  const session = { ...given, id: newId('as'), detectedSignals };
  await deps.database.transaction(place.workspaceId, async (tx) => {
    await tx.db.insert(sessions).values({
      ...session,
      workspaceId: place.scope,
      createdByWorkspace: place.workspaceId,
      createdAt,
    });
    tx.audit({
      agent: bankAgent(ctx),
      action: 'assessment.save_session',
      timestamp: createdAt.toISOString(),
      message: `Saved a discovery session (${session.domain}, signals: ${detectedSignals.length}).`,
      details: {
        sessionId: session.id,
        domain: session.domain,
        detectedSignals: detectedSignals.length,
        findings: session.findings.length,
        selectedQuestions: session.selectedQuestionIds.length,
        ...shownWorkspace(place.scope),
      },
    });
  });
  const shown = { ...session, createdAt: createdAt.toISOString(), ...shownWorkspace(place.scope) };
  return { success: true, session: shown };
}

/** The signals of all questions that the workspace sees; a bank that nobody has listed is filled. */
async function readBankSignals(database: Database, workspaceId: string): Promise<string[]> {
  let rows = await readSignals(database, workspaceId);
  if (!rows.some((row) => row.isSystem)) {
    await seedQuestions(database);
    rows = await readSignals(database, workspaceId);
  }
  return rows.map((row) => row.signal);
}

const signal = sql<string>`jsonb_array_elements_text(${questions.signals})`.as('signal');
const isSystem = sql<boolean>`${questions.source} = 'system'`.as('is_system');

/** The spelling of the system questions first: of two spellings, detection answers the first. */
const readSignals = (database: Database, workspaceId: string) =>
  database.read(workspaceId, ({ db }) =>
    db
      .selectDistinct({ signal, isSystem })
      .from(questions)
      .where(inArray(questions.workspaceId, visibleScopes(workspaceId)))
      .orderBy(sql`is_system desc`, sql`signal`),
  );
