import type { AssessmentDepth, AssessmentQuestionContent } from '@workspace-ops/contracts';

/** The three questions of a domain that every installation brings along, one of each depth. */
export type BaselineQuestions = Record<AssessmentDepth, Omit<AssessmentQuestionContent, 'depth'>>;
