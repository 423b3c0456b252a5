import type { Page } from '@playwright/test';

const total = 10_000;

/** Answers the audit log's list with 10,000 entries, which would take long to make. */
export const answerManyEntries = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname === '/api/audit-logs',
    (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = Number(query.get('cursor') ?? 0);
      const end = Math.min(total, from + Number(query.get('limit') ?? 50));
      const logs = Array.from({ length: end - from }, (_entry, index) => entryAt(from + index));
      return route.fulfill({
        json: {
          workspaceId: 'w',
          logs,
          totalCount: total,
          nextCursor: end < total ? `${end}` : null,
        },
      });
    },
  );

const entryAt = (position: number) => ({
  id: `aud_${position}`,
  timestamp: new Date(Date.UTC(2026, 0, 1) - position * 1_000).toISOString(),
  agent: 'Engine',
  action: 'run.step',
  model: 'none',
  message: `Entry ${position}: a step completed, with a text that wraps on phones`,
  status: 'success',
  latencyMs: 0,
  tokensTotal: 0,
  cost: '0',
  policyChecks: { saifPassed: true, piiDetected: 0, budgetThresholdPassed: true },
  details: {},
});
