import { join } from 'node:path';
import { startChild, type Child } from '@workspace-ops/load';
import type {
  ClosedLoad,
  ClosedLoadResult,
  Latencies,
  LoadTarget,
  OpenLoad,
  OpenLoadResult,
  SerialLoad,
} from './jobs.ts';

/** Makes load from a process of its own. */
export interface Generator {
  closed(job: Omit<ClosedLoad, 'kind'>): Promise<ClosedLoadResult>;
  open(job: Omit<OpenLoad, 'kind'>): Promise<OpenLoadResult>;
  serial(target: LoadTarget): Promise<Latencies>;
  stop: Child['stop'];
}

export function startGenerator(): Generator {
  const child = startChild(join(import.meta.dirname, 'generator-process.ts'));
  return {
    closed: (job) => child.ask({ kind: 'closed', ...job } satisfies ClosedLoad),
    open: (job) => child.ask({ kind: 'open', ...job } satisfies OpenLoad),
    serial: (target) => child.ask({ kind: 'serial', target } satisfies SerialLoad),
    stop: child.stop,
  };
}
