import type { AssessmentQuestion, IcpProfile } from '@workspace-ops/contracts';

const question: AssessmentQuestion = {
  id: 'aq_01a1fc79b8f0727e9d4c3a1b5e6f7081',
  domain: 'Sales',
  depth: 'diagnostic',
  text: 'Who calls a customer whose contract ends in ninety days, and what do they say?',
  skill: 'Retention',
  evaluation: 'A name and a date. A reminder in somebody’s head is no process.',
  signals: ['renewal', 'churn'],
  isCustom: true,
  source: 'manual',
};

const profile: IcpProfile = {
  id: 'icp_01a1fc79b9a3734fa1b2c3d4e5f60718',
  name: 'Regional carriers with their own fleet',
  industry: 'Logistics',
  targetRole: 'Head of operations',
  companySize: '10-50',
  revenueRange: '$1M-$5M',
  valueProposition: 'Fewer empty miles without another dispatcher.',
  acutePainTriggers: ['Lost a contract for late deliveries'],
  buyingSignals: ['Advertises for dispatchers'],
  disqualifiers: ['Brokers without trucks'],
  outreachAngles: ['The cost of an empty mile'],
  source: 'manual',
};

const deleted = (what: string) => ({ success: true, message: `${what} deleted.` });

export const knowledgeAnswers = {
  listAssessmentQuestions: { success: true, count: 1, questions: [question] },
  createAssessmentQuestion: { success: true, question },
  deleteAssessmentQuestion: deleted('Question'),
  generateAssessmentQuestions: {
    success: true,
    questions: [{ ...question, source: 'ai_synthesized' }],
  },
  saveAssessmentSession: {
    success: true,
    session: {
      id: 'as_01a1fc79bab4741d8e9fa0b1c2d3e4f5',
      createdAt: '2026-11-20T09:00:00.000Z',
      callNotes: 'Enquiries wait until Monday. The backlog grows, and errors mean rework.',
      clientName: 'Harbour Dental Group',
      domain: 'Operations',
      detectedSignals: ['backlog', 'rework'],
      findings: [{ area: 'Intake', severity: 'high' }],
      selectedQuestionIds: [question.id],
    },
  },
  listIcpProfiles: { success: true, count: 1, profiles: [profile] },
  generateIcpProfile: { success: true, profile: { ...profile, source: 'ai_synthesized' } },
  createIcpProfile: { success: true, profile },
  deleteIcpProfile: deleted('Profile'),
};
