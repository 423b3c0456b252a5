import {
  nameCaller,
  type AssessmentDomain,
  type AssessmentQuestion,
  type AssessmentQuestionContent,
  type KnowledgeSource,
} from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { type Place, shownWorkspace } from '../access/place.ts';
import type { QuestionRow } from '../db/schema/knowledge-schema.ts';

export const toQuestion = (row: QuestionRow): AssessmentQuestion => ({
  id: row.id,
  domain: row.domain,
  depth: row.depth,
  text: row.text,
  skill: row.skill,
  evaluation: row.evaluation,
  signals: row.signals,
  isCustom: row.source !== 'system',
  source: row.source,
  ...shownWorkspace(row.workspaceId),
});

interface NewQuestion {
  id: string;
  domain: AssessmentDomain;
  content: AssessmentQuestionContent;
  source: Exclude<KnowledgeSource, 'system'>;
  place: Place;
  now: Date;
}

export const toQuestionRow = (question: NewQuestion): QuestionRow => ({
  workspaceId: question.place.scope,
  id: question.id,
  domain: question.domain,
  depth: question.content.depth,
  text: question.content.text,
  skill: question.content.skill,
  evaluation: question.content.evaluation,
  signals: question.content.signals,
  source: question.source,
  createdByWorkspace: question.place.workspaceId,
  createdAt: question.now,
});

/** Who acts, as the audit log names it: the person, or the bank for callers without a name. */
export const bankAgent = (ctx: RequestContext): string =>
  nameCaller(ctx.caller) ?? 'Assessment bank';
