import { answerParent } from '@workspace-ops/load';
import type { LoadJob } from './jobs.ts';
import { runClosedLoad } from './run-closed-load.ts';
import { runOpenLoad, runSerialLoad } from './run-timed-load.ts';

answerParent((job: LoadJob) => run(job));

function run(job: LoadJob): Promise<unknown> {
  if (job.kind === 'closed') return runClosedLoad(job);
  return job.kind === 'open' ? runOpenLoad(job) : runSerialLoad(job);
}
