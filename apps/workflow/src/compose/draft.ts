import type { ArtifactDefinition } from '../catalogue/types.ts';
import type { FactSheet } from './read-facts.ts';
import type { StepRequest } from './types.ts';

/** A step's request with what every composer reads from it. */
export interface DraftRequest extends StepRequest {
  artifact: ArtifactDefinition;
  sheet: FactSheet;
  title: string;
}

export interface Draft {
  content: string;
  summary: string;
  scheduledFor: string | null;
}
