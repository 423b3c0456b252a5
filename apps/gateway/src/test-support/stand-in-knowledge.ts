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
  type AssessmentQuestion,
  type IcpProfile,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import { notFound } from '@workspace-ops/service-kit';

const question: AssessmentQuestion = {
  id: 'aq_1',
  domain: 'Sales',
  depth: 'executive',
  text: 'Who renews?',
  skill: 'Retention',
  evaluation: 'A name.',
  signals: [],
  isCustom: true,
  source: 'manual',
};

const profile: IcpProfile = {
  id: 'icp_1',
  name: 'Carriers',
  industry: 'Logistics',
  targetRole: 'COO',
  companySize: '10-50',
  revenueRange: '$1M-$5M',
  valueProposition: 'Fewer empty miles.',
  acutePainTriggers: [],
  buyingSignals: [],
  disqualifiers: [],
  outreachAngles: [],
  source: 'manual',
};

const deleted = (what: string, given: string, known: string) => {
  if (given !== known) throw notFound(what);
  return { success: true as const, message: 'Deleted.' };
};

/** A bank that has one question, `aq_1`. */
const createQuestions = () =>
  router({
    list: workspaceProcedure
      .input(assessmentQuestionFilter)
      .output(assessmentQuestionListSchema)
      .query(() => ({ success: true as const, count: 1, questions: [question] })),
    create: workspaceProcedure
      .input(createAssessmentQuestionInput)
      .output(assessmentQuestionCreatedSchema)
      .mutation(() => ({ success: true as const, question })),
    delete: workspaceProcedure
      .input(assessmentQuestionIdInput)
      .output(recordDeletedSchema)
      .mutation(({ input }) => deleted('Question', input.id, question.id)),
    generate: workspaceProcedure
      .input(generateAssessmentQuestionsInput)
      .output(assessmentQuestionsGeneratedSchema)
      .mutation(() => ({ success: true as const, questions: [question] })),
  });

/** A library that has one profile, `icp_1`. */
const createProfiles = () =>
  router({
    list: workspaceProcedure
      .input(icpProfileFilter)
      .output(icpProfileListSchema)
      .query(() => ({ success: true as const, count: 1, profiles: [profile] })),
    create: workspaceProcedure
      .input(createIcpProfileInput)
      .output(icpProfileCreatedSchema)
      .mutation(() => ({ success: true as const, profile })),
    delete: workspaceProcedure
      .input(icpProfileIdInput)
      .output(recordDeletedSchema)
      .mutation(({ input }) => deleted('Profile', input.id, profile.id)),
    generate: workspaceProcedure
      .input(generateIcpProfileInput)
      .output(icpProfileGeneratedSchema)
      .mutation(() => ({ success: true as const, profile })),
  });

export const createStandInKnowledge = () =>
  router({
    questions: createQuestions(),
    sessions: router({
      save: workspaceProcedure
        .input(saveAssessmentSessionInput)
        .output(assessmentSessionSavedSchema)
        .mutation(({ input: { workspaceId: _workspace, ...input } }) => ({
          success: true as const,
          session: {
            ...input,
            id: 'as_1',
            createdAt: '2026-01-02T03:04:05.000Z',
            detectedSignals: input.detectedSignals ?? [],
          },
        })),
    }),
    profiles: createProfiles(),
  });
