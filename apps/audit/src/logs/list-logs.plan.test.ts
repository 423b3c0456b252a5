import { scansOf } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMatchCounts } from '../search/match-counts.ts';
import { explainAudit, type ExplainedAudit } from '../test-support/explain-audit.ts';
import { callOf } from '../test-support/start-audit.ts';
import { listLogs } from './list-logs.ts';

let audit: ExplainedAudit;

beforeAll(async () => {
  audit = await explainAudit();
});

afterAll(() => audit.stop());

describe('the plan of the list of audit entries', () => {
  it.each([undefined, 'success', 'error', 'requires_approval'] as const)(
    'reads the newest of status %s by an index, and no more',
    async (status) => {
      const context = { database: audit.database, matchCounts: createMatchCounts() };
      for (const { result, nodes } of await audit.execute(() =>
        listLogs(context, callOf('ws_a'), { status, q: undefined }),
      )) {
        expect(result.logs).toHaveLength(100);
        for (const { kind, rows } of scansOf(nodes)) {
          expect(kind).toMatch(/^Index (Only )?Scan$/);
          expect(rows).toBeLessThanOrEqual(100);
        }
      }
    },
  );
});
