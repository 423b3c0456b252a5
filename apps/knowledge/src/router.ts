import {
  assessmentQuestionCreatedSchema,
  assessmentQuestionFilter,
  assessmentQuestionIdInput,
  assessmentQuestionListSchema,
  assessmentQuestionsGeneratedSchema,
  assessmentSessionSavedSchema,
  createAssessmentQuestionInput,
  createIcpProfileInput,
  generateAssessmentQuestionsInput,
  generateIcpProfileInput,
  icpProfileCreatedSchema,
  icpProfileFilter,
  icpProfileGeneratedSchema,
  icpProfileIdInput,
  icpProfileListSchema,
  recordDeletedSchema,
  saveAssessmentSessionInput,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import type { KnowledgeDependencies } from './dependencies.ts';
import { createProfile } from './profiles/create-profile.ts';
import { deleteProfile } from './profiles/delete-profile.ts';
import { generateProfile } from './profiles/generate-profile.ts';
import { listProfiles } from './profiles/list-profiles.ts';
import { createQuestion } from './questions/create-question.ts';
import { deleteQuestion } from './questions/delete-question.ts';
import { generateQuestions } from './questions/generate-questions.ts';
import { listQuestions } from './questions/list-questions.ts';
import { saveSession } from './sessions/save-session.ts';

const createQuestions = (deps: KnowledgeDependencies) =>
  router({
    list: workspaceProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(assessmentQuestionFilter)
      .output(assessmentQuestionListSchema)
      .query(({ ctx, input }) => listQuestions(deps, ctx, input)),
    create: workspaceProcedure
      .meta({ role: 'editor', scope: 'knowledge:write' })
      .input(createAssessmentQuestionInput)
      .output(assessmentQuestionCreatedSchema)
      .mutation(({ ctx, input }) => createQuestion(deps, ctx, input)),
    delete: workspaceProcedure
      .meta({ role: 'editor', scope: 'knowledge:write' })
      .input(assessmentQuestionIdInput)
      .output(recordDeletedSchema)
      .mutation(({ ctx, input }) => deleteQuestion(deps, ctx, input)),
    generate: workspaceProcedure
      .meta({ role: 'editor', scope: 'knowledge:write' })
      .input(generateAssessmentQuestionsInput)
      .output(assessmentQuestionsGeneratedSchema)
      .mutation(({ ctx, input }) => generateQuestions(deps, ctx, input)),
  });

const createProfiles = (deps: KnowledgeDependencies) =>
  router({
    list: workspaceProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .input(icpProfileFilter)
      .output(icpProfileListSchema)
      .query(({ ctx, input }) => listProfiles(deps, ctx, input)),
    create: workspaceProcedure
      .meta({ role: 'editor', scope: 'knowledge:write' })
      .input(createIcpProfileInput)
      .output(icpProfileCreatedSchema)
      .mutation(({ ctx, input }) => createProfile(deps, ctx, input)),
    delete: workspaceProcedure
      .meta({ role: 'editor', scope: 'knowledge:write' })
      .input(icpProfileIdInput)
      .output(recordDeletedSchema)
      .mutation(({ ctx, input }) => deleteProfile(deps, ctx, input)),
    generate: workspaceProcedure
      .meta({ role: 'editor', scope: 'knowledge:write' })
      .input(generateIcpProfileInput)
      .output(icpProfileGeneratedSchema)
      .mutation(({ ctx, input }) => generateProfile(deps, ctx, input)),
  });

export const createKnowledgeRouter = (deps: KnowledgeDependencies) =>
  router({
    questions: createQuestions(deps),
    sessions: router({
      save: workspaceProcedure
        .meta({ role: 'editor', scope: 'knowledge:write' })
        .input(saveAssessmentSessionInput)
        .output(assessmentSessionSavedSchema)
        .mutation(({ ctx, input }) => saveSession(deps, ctx, input)),
    }),
    profiles: createProfiles(deps),
  });

export type KnowledgeRouter = ReturnType<typeof createKnowledgeRouter>;
