import { findScans } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '@workspace-ops/service-kit';
import { createMatchCounts } from '../search/count-matches.ts';
import { explainAudit, type ExplainedAudit } from '../test-support/explain-audit.ts';
import { makeContext } from '../test-support/start-audit.ts';
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
        listLogs(context, makeContext('ws_a'), { status, limit: 100 }),
      )) {
        expect(result.logs).toHaveLength(100);
        for (const { kind, rows } of findScans(nodes)) {
          expect(kind).toMatch(/^Index (Only )?Scan$/);
          expect(rows).toBeLessThanOrEqual(100);
        }
      }
    },
  );
});

describe('the plan of a page of audit entries', () => {
  const listPage = (filter: object) => async () => {
    const context = { database: audit.database, matchCounts: createMatchCounts() };
    const wanted = { status: undefined, limit: 100, ...filter };
    const first = await listLogs(context, makeContext('ws_a'), wanted);
    return listLogs(context, makeContext('ws_a'), {
      ...wanted,
      cursor: first.nextCursor ?? undefined,
    });
  };

  it.each([{}, { status: 'error' }, { status: 'requires_approval' }])(
    'reads the entries after the cursor by an index, and no more: %j',
    async (filter) => {
      for (const { result, nodes } of await audit.execute(listPage(filter))) {
        expect(result.logs).toHaveLength(100);
        for (const { kind, rows } of findScans(nodes)) {
          expect(kind).not.toBe('Seq Scan');
          expect(rows).toBeLessThanOrEqual(101);
        }
      }
    },
  );

  it.each([
    [{ agent: 'agent 7' }, 20],
    [{ action: 'run.rare' }, 20],
    [{ runId: 'run_77' }, 10],
  ])('finds and counts few entries of %j by their index', async (filter, matches) => {
    const context = { database: audit.database, matchCounts: createMatchCounts() };
    const wanted = { status: undefined, limit: 5, ...filter };
    const list = () => listLogs(context, makeContext('ws_a'), wanted);
    for (const { result, nodes } of await audit.execute(list)) {
      expect(result.totalCount).toBe(matches);
      const scans = findScans(nodes).filter(({ rows }) => rows > 0);
      const found = scans.filter(({ index }) => index?.includes('_left_') === true);
      expect(scans.every(({ kind }) => kind !== 'Seq Scan')).toBe(true);
      for (const { rows } of scans) expect(rows).toBeLessThanOrEqual(matches);
      expect(found, JSON.stringify(scans)).not.toEqual([]);
    }
  });

  it('reads a period from its end, and no more than the page', async () => {
    const context = { database: audit.database, matchCounts: createMatchCounts() };
    const from = new Date(Date.UTC(2000, 0, 1)).toISOString();
    const to = new Date(Date.now() - 30 * dayMs).toISOString();
    const list = () =>
      listLogs(context, makeContext('ws_a'), { status: undefined, limit: 5, from, to });
    for (const { nodes } of await audit.execute(list)) {
      const page = nodes.find((node) => node['Node Type'] === 'Limit');
      expect(page?.['Actual Rows']).toBeLessThanOrEqual(6);
      expect(findScans(nodes).every(({ kind }) => kind !== 'Seq Scan')).toBe(true);
    }
  });
});
