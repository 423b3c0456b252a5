import type { DecideRunInput, ErrorCode } from '@workspace-ops/contracts';
import { mobileAgent } from './create-runs.ts';

/** What differs between the ways by which a decision comes; the decision itself is one. */
export interface Door {
  /** The run's error message after a rejection. */
  rejection: string;
  /** The error code where the run's status does not allow the decision. */
  refusal: Extract<ErrorCode, 'not_pending_approval' | 'conflict'>;
  /** A rejection here also ends runs that are pending or running. */
  stopsAnyRun: boolean;
  /** The door's own audit entry beside the decision's. */
  remoteAgent: string | null;
}

const doors: Record<DecideRunInput['door'], Door> = {
  runs: {
    rejection: 'Rejected by user',
    refusal: 'not_pending_approval',
    stopsAnyRun: false,
    remoteAgent: null,
  },
  audit: {
    rejection: 'Rejected by user',
    refusal: 'conflict',
    stopsAnyRun: false,
    remoteAgent: null,
  },
  mobile: {
    rejection: 'Rejected via the mobile dashboard',
    refusal: 'conflict',
    stopsAnyRun: true,
    remoteAgent: mobileAgent,
  },
};

export const doorOf = (door: DecideRunInput['door']): Door => doors[door];
