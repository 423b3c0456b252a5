import type { InternalServiceName } from '@workspace-ops/rpc';
import { serviceMigrations } from '../migrate-all.ts';

export interface MovedService {
  name: InternalServiceName;
  schema: string;
  /** All that it has, its own schema first. */
  schemas: readonly string[];
  /** Where its jobs are, if it has any. */
  jobs: string | null;
}

type Moved = Exclude<keyof typeof serviceMigrations, 'identity'>;

const withJobs = new Set<Moved>(['workflow', 'voice-gateway', 'outbound']);

/** All but identity, which is one for all cells. Who is written to comes after who writes. */
export const movedServices: readonly MovedService[] = Object.entries(serviceMigrations).flatMap(
  ([name, { service }]) => {
    if (name === 'identity') return [];
    const moved = name as Moved;
    const { schema } = service;
    const schemas = moved === 'audit' ? [schema, 'audit_anchor'] : [schema];
    return [{ name: moved, schema, schemas, jobs: withJobs.has(moved) ? `${schema}_jobs` : null }];
  },
);
