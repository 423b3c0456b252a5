import { serveComputeTasks } from '@workspace-ops/service-kit';
import { computeTasks } from './compute-tasks.ts';

/* The thread's program. */

serveComputeTasks(computeTasks);
