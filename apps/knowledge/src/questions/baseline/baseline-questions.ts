import {
  type AssessmentDepth,
  assessmentDepths,
  type AssessmentDomain,
  assessmentDomains,
  type AssessmentQuestionContent,
} from '@workspace-ops/contracts';
import { financeQuestions } from './finance.ts';
import { leadershipQuestions } from './leadership.ts';
import { marketingQuestions } from './marketing.ts';
import { operationsQuestions } from './operations.ts';
import { salesQuestions } from './sales.ts';
import { technologyQuestions } from './technology.ts';

/** The three questions of a domain that every installation brings along, one of each depth. */
export type BaselineQuestions = Record<AssessmentDepth, Omit<AssessmentQuestionContent, 'depth'>>;

const byDomain: Readonly<Record<AssessmentDomain, BaselineQuestions>> = {
  Operations: operationsQuestions,
  Sales: salesQuestions,
  Marketing: marketingQuestions,
  Finance: financeQuestions,
  Technology: technologyQuestions,
  Leadership: leadershipQuestions,
};

/** The system questions in the order of a first reading: by domain, from the surface to the core. */
export const baselineQuestions: readonly (AssessmentQuestionContent & {
  domain: AssessmentDomain;
})[] = assessmentDomains.flatMap((domain) =>
  assessmentDepths.map((depth) => ({ domain, depth, ...byDomain[domain][depth] })),
);
