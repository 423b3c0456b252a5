import { expect } from '@playwright/test';
import type { Person } from './person.ts';

export interface Approval {
  id: string;
  runId: string;
  subjectDigest: string;
  artifacts: { id: string; title: string; artifactType: string }[];
}

const payload = {
  location: 'Leith, Edinburgh',
  observation: 'Front desk re-types every web enquiry into the booking system, about 40 a day.',
  outcome: 'A shared intake form cut re-typing from 9 hours a week to 1.',
};

/** Sends field data; `MKT-01` writes a post of it and then waits for a person. @returns the run's id. */
export async function startRun(
  person: Person,
  customer: string,
  triggerWorkflowId = 'MKT-01',
  more: object = {},
): Promise<string> {
  const { routedRunId } = await person.send<{ routedRunId: string }>('POST', '/api/sync/ingest', {
    dataType: 'observation',
    payload: { customer, ...payload, ...more },
    notes: 'Practice manager is happy to be quoted.',
    triggerWorkflowId,
    autoExecute: true,
  });
  return routedRunId;
}

/** The approvals that wait, the newest first, once there are so many. */
export async function untilWaiting(person: Person, count: number): Promise<Approval[]> {
  let found: Approval[] = [];
  const look = async () => {
    found = (await person.get<{ approvals: Approval[] }>('/api/approvals?status=open')).approvals;
    return found.length;
  };
  await expect.poll(look).toBe(count);
  return found;
}

/** A run that waits, and its approval. */
export async function startWaiting(
  person: Person,
  customer: string,
  triggerWorkflowId?: string,
  more?: object,
): Promise<Approval> {
  const runId = await startRun(person, customer, triggerWorkflowId, more);
  await untilRun(person, runId, 'paused_for_approval');
  const { approvals } = await person.get<{ approvals: Approval[] }>('/api/approvals?status=open');
  return approvals.find((approval) => approval.runId === runId)!;
}

/** Waits until the run is in the state. It is there soon after the ingestion that named it was answered. */
export const untilRun = (person: Person, runId: string, status: string): Promise<void> => {
  const look = async () => {
    const { runs } = await person.get<{ runs: { id: string; status: string }[] }>('/api/runs');
    return runs.find(({ id }) => id === runId)?.status;
  };
  return expect.poll(look).toBe(status);
};

export const decide = (person: Person, approval: Approval, decision: object): Promise<unknown> =>
  person.send('POST', `/api/approvals/${approval.id}/decide`, {
    subjectDigest: approval.subjectDigest,
    ...decision,
  });

/** Makes a new revision of what the approval is about. */
export const refine = (
  person: Person,
  approval: Approval,
): Promise<{ refinedArtifactId: string }> =>
  person.send('POST', `/api/artifacts/${approval.artifacts.at(-1)!.id}/refine`, {
    instructions: 'Keep it under 150 words.',
  });
