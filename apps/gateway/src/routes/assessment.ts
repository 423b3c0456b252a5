import {
  assessmentQuestionCreatedSchema,
  assessmentQuestionFilter,
  assessmentQuestionIdInput,
  assessmentQuestionListSchema,
  assessmentQuestionsGeneratedSchema,
  assessmentSessionSavedSchema,
  createAssessmentQuestionInput,
  generateAssessmentQuestionsInput,
  recordDeletedSchema,
  saveAssessmentSessionInput,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Assessment bank';

export const assessmentRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/assessment-questions',
    area,
    operationId: 'listAssessmentQuestions',
    summary: 'List the questions, newest first',
    description:
      'The global questions and the workspace’s own. The first call on an empty bank stores 18 system questions.',
    auth: 'workspace',
    status: 200,
    query: assessmentQuestionFilter,
    output: assessmentQuestionListSchema,
    errors: [404],
    call: ({ knowledge }, { query }, ctx) =>
      knowledge.questions.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/assessment-questions',
    area,
    operationId: 'createAssessmentQuestion',
    summary: 'Add a question',
    auth: 'workspace',
    status: 201,
    body: createAssessmentQuestionInput,
    output: assessmentQuestionCreatedSchema,
    errors: [404],
    example: {
      domain: 'Sales',
      text: 'Who calls a customer whose contract ends in ninety days, and what do they say?',
      skill: 'Retention',
      evaluation: 'A name and a date. A reminder in somebody’s head is no process.',
      depth: 'diagnostic',
      signals: ['renewal', 'churn'],
    },
    call: ({ knowledge }, { body }, ctx) =>
      knowledge.questions.create.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/assessment-questions/:id',
    area,
    operationId: 'deleteAssessmentQuestion',
    summary: 'Delete a question',
    description: '403 for a system question, and for a global one that another workspace made.',
    auth: 'workspace',
    status: 200,
    params: assessmentQuestionIdInput,
    output: recordDeletedSchema,
    errors: [403, 404],
    call: ({ knowledge }, { params }, ctx) =>
      knowledge.questions.delete.mutate(params, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/assessment-questions/generate-ai',
    area,
    operationId: 'generateAssessmentQuestions',
    summary: 'Have a model write questions and store them',
    description:
      'All of them are stored, or none. 503 without `GENERATIVE_AI_API_KEY`; 502 when no model gives a usable answer; 409 `budget_exceeded` when the workspace’s budget of the day is spent.',
    auth: 'workspace',
    cost: 'generation',
    status: 201,
    body: generateAssessmentQuestionsInput,
    bodyOptional: true,
    output: assessmentQuestionsGeneratedSchema,
    errors: [404, 409, 502],
    example: { domain: 'Operations', focusArea: 'Patient intake', industry: 'Dental groups' },
    call: ({ knowledge }, { body }, ctx) =>
      knowledge.questions.generate.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/assessment-sessions',
    area,
    operationId: 'saveAssessmentSession',
    summary: 'Save a discovery session',
    auth: 'workspace',
    status: 201,
    body: saveAssessmentSessionInput,
    output: assessmentSessionSavedSchema,
    errors: [404],
    example: {
      callNotes: 'Enquiries wait until Monday. The backlog grows, and errors mean rework.',
      clientName: 'Harbour Dental Group',
      domain: 'Operations',
      findings: [{ area: 'Intake', severity: 'high' }],
    },
    call: ({ knowledge }, { body }, ctx) => knowledge.sessions.save.mutate(body, withContext(ctx)),
  }),
];
