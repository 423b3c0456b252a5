import type { Client } from '../http/client.ts';
import type { Entry } from '../journal/journal.ts';
import type { Workspace } from '../load/workspaces.ts';
import type { System } from '../system/system.ts';
import { checkChains } from './check-chains.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkMounts } from './check-mounts.ts';
import { checkRules } from './check-rules.ts';
import { checkWrites } from './check-writes.ts';
import type { Finding } from './finding.ts';

export interface Evidence {
  system: System;
  http: Client;
  workspaces: readonly Workspace[];
  entries: readonly Entry[];
  /** Rules that say nothing under the fault. */
  unjudged?: readonly string[];
}

/** Compares what the clients know, what the database holds and what the audit log tells. */
export async function verify(evidence: Evidence): Promise<Finding[]> {
  const { system, http, workspaces, entries, unjudged = [] } = evidence;
  const { admin } = system.database;
  const findings = [
    ...(await checkWrites(admin, entries)),
    await checkDecisions(admin, entries),
    await checkMounts(admin, entries),
    ...(await checkRules(admin, unjudged)),
    await checkChains(http, workspaces),
  ];
  return findings.filter((finding) => finding !== undefined);
}
