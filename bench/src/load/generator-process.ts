import { answerParent } from '@workspace-ops/load';
import type { LoadJob } from './jobs.ts';
import { runClosedLoad } from './run-closed-load.ts';
import { runOpenLoad } from './run-open-load.ts';
import { runSerialLoad } from './run-serial-load.ts';

answerParent((job: LoadJob) => run(job));

function run(job: LoadJob): Promise<unknown> {
  if (job.kind === 'closed') return runClosedLoad(job);
  return job.kind === 'open' ? runOpenLoad(job) : runSerialLoad(job);
}
