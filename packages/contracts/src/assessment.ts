import { z } from 'zod';
import { jsonArrayInput } from './json.ts';
import { knowledgeSourceSchema, workspaceIdFilter, workspaceIdInput } from './knowledge.ts';
import { queryFilter } from './query.ts';
import {
  idInput,
  limits,
  requiredLongText,
  requiredName,
  requiredShortText,
  textList,
  textOr,
  withDefault,
} from './text.ts';
import { timestamp } from './time.ts';

export const assessmentDomains = [
  'Operations',
  'Sales',
  'Marketing',
  'Finance',
  'Technology',
  'Leadership',
] as const;

export const assessmentDomainSchema = z.enum(assessmentDomains);
export type AssessmentDomain = z.infer<typeof assessmentDomainSchema>;

/** From the first conversation to the one with the owner. */
export const assessmentDepths = ['exploratory', 'diagnostic', 'executive'] as const;

export const assessmentDepthSchema = z.enum(assessmentDepths);
export type AssessmentDepth = z.infer<typeof assessmentDepthSchema>;

/** What makes a question, whoever writes it: a person, or a model. */
export const assessmentQuestionContent = z.object({
  depth: assessmentDepthSchema,
  text: requiredShortText().describe('The question as it is asked.'),
  skill: requiredName().describe('What the question assesses.'),
  evaluation: requiredShortText().describe('What to listen for in the answer.'),
  signals: textList().describe('Keywords that a telling answer holds.'),
});

export type AssessmentQuestionContent = z.infer<typeof assessmentQuestionContent>;

export const assessmentQuestionSchema = z
  .object({
    id: z.string().describe('Has the prefix `aq_`.'),
    domain: assessmentDomainSchema,
    ...assessmentQuestionContent.shape,
    isCustom: z.boolean().describe('False for system questions only.'),
    source: knowledgeSourceSchema,
    workspaceId: z.string().optional().describe('Absent: global, and every workspace sees it.'),
  })
  .meta({ id: 'AssessmentQuestion' });

export type AssessmentQuestion = z.infer<typeof assessmentQuestionSchema>;

export const assessmentQuestionFilter = z.object({
  domain: queryFilter(assessmentDomains),
  depth: queryFilter(assessmentDepths),
  workspaceId: workspaceIdFilter(),
});

export type AssessmentQuestionFilter = z.output<typeof assessmentQuestionFilter>;

export const assessmentQuestionListSchema = z.object({
  success: z.literal(true),
  count: z.number().int(),
  questions: z.array(assessmentQuestionSchema).describe('Newest first.'),
});

export const createAssessmentQuestionInput = assessmentQuestionContent.extend({
  domain: assessmentDomainSchema,
  depth: withDefault(assessmentDepthSchema, 'exploratory'),
  signals: withDefault(textList(), []),
  source: withDefault(knowledgeSourceSchema.exclude(['system']), 'manual'),
  workspaceId: workspaceIdInput(),
});

export type CreateAssessmentQuestionInput = z.output<typeof createAssessmentQuestionInput>;

export const assessmentQuestionCreatedSchema = z.object({
  success: z.literal(true),
  question: assessmentQuestionSchema,
});

export const assessmentQuestionIdInput = z.object({ id: idInput() });

/** How many questions one request can generate. */
const questionCount = () => {
  const [minimum, maximum] = [1, 20];
  const fault = { error: `must be an integer from ${minimum} to ${maximum}` };
  return z
    .number(fault)
    .refine((count) => Number.isInteger(count) && count >= minimum && count <= maximum, fault)
    .meta({ type: 'integer', minimum, maximum });
};

export const generateAssessmentQuestionsInput = z.object({
  domain: withDefault(assessmentDomainSchema, 'Operations'),
  focusArea: textOr(limits.shortText, 'General Discovery'),
  industry: textOr(limits.name, 'B2B Professional Services'),
  count: withDefault(questionCount(), 3),
  workspaceId: workspaceIdInput(),
});

export type GenerateAssessmentQuestionsInput = z.output<typeof generateAssessmentQuestionsInput>;

export const assessmentQuestionsGeneratedSchema = z.object({
  success: z.literal(true),
  questions: z.array(assessmentQuestionSchema),
});

/** A session can also span all domains. */
export const assessmentSessionDomains = [...assessmentDomains, 'All'] as const;

/** Clients that filter by `all` say the same here. */
const sessionDomain = () =>
  z.preprocess((value) => (value === 'all' ? 'All' : value), z.enum(assessmentSessionDomains));

export const saveAssessmentSessionInput = z.object({
  callNotes: requiredLongText(),
  clientName: textOr(limits.name, 'Client Discovery'),
  domain: withDefault(sessionDomain(), 'All'),
  detectedSignals: textList()
    .nullish()
    .transform((given) => given ?? undefined)
    .describe(
      'Left out: the signals of the questions that the caller can see, as far as they occur in the call notes as whole words.',
    ),
  findings: withDefault(jsonArrayInput(), []),
  selectedQuestionIds: withDefault(z.array(idInput()).max(limits.arrayItems), []),
  workspaceId: workspaceIdInput(),
});

export type SaveAssessmentSessionInput = z.output<typeof saveAssessmentSessionInput>;

export const assessmentSessionSchema = z
  .object({
    id: z.string().describe('Has the prefix `as_`.'),
    createdAt: timestamp(),
    callNotes: z.string(),
    clientName: z.string(),
    domain: z.enum(assessmentSessionDomains),
    detectedSignals: z.array(z.string()),
    findings: z.array(z.unknown()),
    selectedQuestionIds: z.array(z.string()),
    workspaceId: z.string().optional().describe('Absent: global, and every workspace sees it.'),
  })
  .meta({ id: 'AssessmentSession' });

export type AssessmentSession = z.infer<typeof assessmentSessionSchema>;

export const assessmentSessionSavedSchema = z.object({
  success: z.literal(true),
  session: assessmentSessionSchema,
});
