import type { AssessmentSession, SaveAssessmentSessionInput } from '@workspace-ops/contracts';
import type { Call } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import { placeOf, shownWorkspace } from '../access/place.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { bankAgent } from '../questions/bank-agent.ts';
import { detectSignals } from './detect-signals.ts';
import { readBankSignals } from './read-bank-signals.ts';

/**
 * Saves a discovery session. Without detected signals, those of the bank are looked for in the
 * call notes. The audit log learns of the session and nothing of what was said in it.
 * @throws {AppError} not_found for another's workspace.
 */
export async function saveSession(
  deps: Omit<KnowledgeDependencies, 'generative'>,
  call: Call,
  input: SaveAssessmentSessionInput,
): Promise<{ success: true; session: AssessmentSession }> {
  const { workspaceId: _named, ...given } = input;
  const place = placeOf(deps.tenancy, call.caller, input.workspaceId);
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
      agent: bankAgent(call),
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
