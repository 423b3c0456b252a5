import { findScans } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listLogs } from '../logs/list-logs.ts';
import { explainAudit, type ExplainedAudit } from '../test-support/explain-audit.ts';
import { makeContext } from '../test-support/start-audit.ts';
import { createMatchCounts } from './count-matches.ts';

let audit: ExplainedAudit;

beforeAll(async () => {
  audit = await explainAudit();
});

afterAll(() => audit.stop());

/** With nothing counted before. */
const search = (q: string) => () =>
  listLogs({ database: audit.database, matchCounts: createMatchCounts() }, makeContext('ws_a'), {
    status: undefined,
    limit: 100,
    q,
  });

it('finds and counts a rare word by the search index', async () => {
  for (const { result, nodes } of await audit.execute(search('zephyr'))) {
    expect(result.logs).toHaveLength(4);
    expect(result.totalCount).toBe(4);
    const scans = findScans(nodes).filter(({ rows }) => rows > 0);
    expect(scans.some(({ index }) => index?.includes('search_text'))).toBe(true);
    // The newest are looked at to tell whether the word is common.
    const read = scans.filter(({ rows, index }) => rows > 500 || !index?.includes('position'));
    for (const { kind, rows } of read) {
      expect(kind).not.toBe('Seq Scan');
      expect(rows).toBeLessThanOrEqual(4);
    }
  }
});

it('counts a word of every entry without the search index, which costs several times as much', async () => {
  for (const { result, nodes } of await audit.execute(search('step'))) {
    expect(result.logs).toHaveLength(100);
    expect(result.totalCount).toBeGreaterThan(5_000);
    expect(findScans(nodes).filter(({ index }) => index?.includes('search_text'))).toEqual([]);
  }
});

it('lists what was found before by its keys: no index is searched again', async () => {
  const context = { database: audit.database, matchCounts: createMatchCounts() };
  const filter = { status: undefined, limit: 100, q: 'ab1' };
  const first = await listLogs(context, makeContext('ws_a'), filter);
  expect(first.totalCount).toBeGreaterThan(100);
  for (const { result, nodes } of await audit.execute(() =>
    listLogs(context, makeContext('ws_a'), filter),
  )) {
    expect(result).toEqual(first);
    for (const { kind, index, rows } of findScans(nodes).filter((scan) => scan.rows > 0)) {
      expect([kind, index]).not.toContain('Seq Scan');
      expect(index ?? '').not.toContain('search_text');
      expect(rows).toBeLessThanOrEqual(100);
    }
  }
});
