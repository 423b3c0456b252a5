import type { Tally } from '../http/tally.ts';
import type { ServiceProcess, System } from '../system/system.ts';
import type { PlannedFault } from './fault.ts';

/** What every fault needs to be done. */
export interface FaultContext {
  system: System;
  tally: Tally;
  planned: PlannedFault;
}

export interface ProcessFault extends FaultContext {
  victim: ServiceProcess;
}
