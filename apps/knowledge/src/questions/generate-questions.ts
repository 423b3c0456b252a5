import { escapeJson } from '@workspace-ops/content';
import {
  assessmentQuestionContent,
  type AssessmentQuestion,
  type GenerateAssessmentQuestionsInput,
} from '@workspace-ops/contracts';
import type { Generated } from '@workspace-ops/generative';
import type { Call } from '@workspace-ops/rpc';
import { z } from 'zod';
import { fallingIds } from '../access/falling-ids.ts';
import { type Place, placeOf, shownWorkspace } from '../access/place.ts';
import { questions, type QuestionRow } from '../db/schema/questions.ts';
import type { KnowledgeDependencies } from '../dependencies.ts';
import { costNote, describeCharges } from '../generation/describe-charges.ts';
import { maxOutputTokens } from '../generation/max-output-tokens.ts';
import { bankAgent } from './bank-agent.ts';
import { questionPrompt } from './question-prompt.ts';
import { toQuestion, toQuestionRow } from './to-question.ts';

/** A question without signals could never be detected. */
const generatedQuestion = assessmentQuestionContent.extend({
  signals: assessmentQuestionContent.shape.signals.min(1),
});

/** Exactly so many questions: fewer or more, and the next model is asked. */
const generatedQuestions = (count: number) =>
  z.object({ questions: z.array(generatedQuestion).length(count) });

type GeneratedQuestions = Generated<z.infer<ReturnType<typeof generatedQuestions>>>;

/**
 * Has a model write questions and stores all of them, or none.
 * @throws {AppError} not_found for another's workspace; unavailable without a key, or without the
 * ledger; budget_exceeded when the workspace's day is spent;
 * upstream_failed when no model gives a usable answer.
 */
export async function generateQuestions(
  deps: KnowledgeDependencies,
  call: Call,
  input: GenerateAssessmentQuestionsInput,
): Promise<{ success: true; questions: AssessmentQuestion[] }> {
  const place = placeOf(deps.tenancy, call.caller, input.workspaceId);
  const generated = await deps.generative.generateObject({
    ...questionPrompt(input),
    schema: generatedQuestions(input.count),
    account: deps.accountOf(call, place.workspaceId),
    maxOutputTokens,
    signal: call.signal,
  });
  const rows = await storeGenerated(deps, call, { generated, place, input });
  return { success: true, questions: rows.map(toQuestion) };
}

interface GeneratedFor {
  generated: GeneratedQuestions;
  place: Place;
  input: GenerateAssessmentQuestionsInput;
}

async function storeGenerated(
  { database, clock }: KnowledgeDependencies,
  call: Call,
  { generated, place, input: { domain, count } }: GeneratedFor,
): Promise<QuestionRow[]> {
  const now = clock.now();
  const ids = fallingIds('aq', count);
  const rows = escapeJson(generated.value).questions.map((content, index) =>
    toQuestionRow({ id: ids[index]!, domain, content, source: 'ai_synthesized', place, now }),
  );
  await database.transaction(place.workspaceId, async (tx) => {
    await tx.db.insert(questions).values(rows);
    tx.audit({
      agent: bankAgent(call),
      action: 'assessment.generate_questions',
      timestamp: now.toISOString(),
      message: `Generated ${count === 1 ? 'a question' : `${count} questions`} for the assessment bank (${domain}).`,
      ...describeCharges(generated),
      details: { domain, questionIds: ids, ...shownWorkspace(place.scope), ...costNote(generated) },
    });
  });
  return rows;
}
