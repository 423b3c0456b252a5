import type { Schemas } from '../api.ts';
import { pickOneOf, pickTexts } from '../lists/pick-texts.ts';

type Artifact = Schemas['Artifact'];
type Grade = NonNullable<Artifact['qualityGrade']>;

const grades = ['A', 'B', 'C', 'F'] as const satisfies readonly Grade[];

const types = [
  'post',
  'calendar_entry',
  'document',
  'file',
  'crm_diff',
  'csv',
] as const satisfies readonly Artifact['artifactType'][];

const statuses = [
  'draft',
  'scheduled',
  'published',
  'archived',
] as const satisfies readonly Artifact['status'][];

/** What the address of the list says. */
export interface ArtifactFilter {
  type?: Artifact['artifactType'];
  status?: Artifact['status'];
  grade?: Grade;
  runId?: string;
  q?: string;
}

export function readArtifactFilter(search: Record<string, unknown>): ArtifactFilter {
  const type = pickOneOf(search['type'], types);
  const status = pickOneOf(search['status'], statuses);
  const grade = pickOneOf(search['grade'], grades);
  return {
    ...pickTexts(search, ['runId', 'q']),
    ...(type && { type }),
    ...(status && { status }),
    ...(grade && { grade }),
  };
}
