import { type Database, oldestMessageSeconds } from '@workspace-ops/db';
import type { Jobs } from '@workspace-ops/jobs';
import type { Probe } from '@workspace-ops/service-kit';
import { outbox } from './db/schema/messages.ts';

/** Older messages mean that a receiver has been away for long, not that it is being restarted. */
const oldestMessageLimitSeconds = 300;

export const createProbes = (database: Database, jobs: Jobs): Probe[] => [
  { name: 'outbound database', check: () => database.ping() },
  { name: 'outbound jobs', check: () => jobs.probe.check() },
  {
    name: 'outbound outbox',
    async check() {
      const seconds = await oldestMessageSeconds(database, outbox);
      if (seconds <= oldestMessageLimitSeconds) return;
      throw new Error(`the oldest message has waited for ${Math.round(seconds)} s`);
    },
  },
];
