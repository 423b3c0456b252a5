import { exampleArtifact, exampleEvaluation } from './runs.ts';

const workspaceId = 'ws_01a1fc79b24e736488ce616f4df21846';
const scheduled = {
  ...exampleArtifact,
  status: 'scheduled',
  scheduledFor: '2026-11-23T09:00:00.000Z',
} as const;

export const artifactAnswers = {
  listArtifacts: { workspaceId, artifacts: [exampleArtifact], totalCount: 1, nextCursor: null },
  getContentCalendar: {
    workspaceId,
    calendarItems: [scheduled],
    totalScheduled: 1,
    totalDrafts: 0,
    totalPublished: 0,
    localContentQueueExcerpt: `- 2026-11-23: ${scheduled.title}`,
  },
  downloadArtifact: exampleArtifact.content,
  updateArtifact: { success: true, message: 'Artifact status updated' },
  evaluateArtifact: {
    success: true,
    artifactId: exampleArtifact.id,
    evaluation: exampleEvaluation,
  },
  refineArtifact: {
    success: true,
    originalArtifactId: exampleArtifact.id,
    refinedArtifactId: 'art_01a1fc79c2d0745fb1a6f2d4e8c03b17',
    refinedContent: '# One form instead of forty re-typed enquiries\n\nForty times a day …',
    revisionVersion: 2,
    evaluation: exampleEvaluation,
  },
};
