import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/test.ts';
import { startWaiting } from '../harness/work.ts';

test('a manager looks at the day, verifies the log and exports it', async ({ page, person }) => {
  await startWaiting(person, 'Harbour Dental');
  await page.goto('/console/overview');
  const now = page.getByRole('list', { name: 'The workspace now' });
  await expect(now.getByRole('link', { name: /Waiting for a decision/ })).toContainText('1');
  await page.goto('/console/audit');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Unbroken\. All \d+ entries/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export all as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  const { totalCount } = await person.get<{ totalCount: number }>('/api/audit-logs?limit=1');
  // The export is an entry itself, and a line of names is above all.
  expect(lines.length).toBeGreaterThanOrEqual(totalCount);
});

test('a manager searches the log, and reads an entry', async ({ page, person }) => {
  await startWaiting(person, 'Harbour Dental');
  await page.goto('/console/audit');
  const list = page.getByRole('table', { name: 'Entries of the audit log' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('ingested');
  await expect(page).toHaveURL(/q=ingested/);
  await expect(list.getByRole('row')).toHaveCount(2);
  await list.getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('Details');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('nothing has these words');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list.getByRole('link').first()).toBeVisible();
});

interface Series {
  times: string[];
  series: { name: string; values: (number | null)[] }[];
}

test('a manager reads what the month has cost, and how good it was', async ({ page, person }) => {
  await startWaiting(person, 'Harbour Dental');
  const { artifacts } = await startWaiting(person, 'Quay Physiotherapy');
  await person.send('POST', `/api/artifacts/${artifacts.at(-1)!.id}/revisions`, {
    content: 'Soon.',
  });
  const spent = [0.0421, 3.5, 12.25];
  // Without a model nothing costs anything.
  await page.route('**/api/metrics/series?metric=cost&*', async (route) => {
    const response = await route.fetch();
    const { series, ...found } = (await response.json()) as Series;
    const values = [...series[0]!.values.slice(0, -spent.length), ...spent];
    await route.fulfill({ response, json: { ...found, series: [{ ...series[0]!, values }] } });
  });
  await page.goto('/console/overview');
  const cost = page.getByRole('figure', { name: 'Cost of runs' });
  await cost.getByText('Show data').click();
  const costs = cost.getByRole('row').filter({ hasNotText: '$0.00' });
  await expect(costs).toHaveText([/Cost$/, /\$0\.0421$/, /\$3\.50$/, /\$12\.25$/]);

  const { times, series } = await person.get<Series>('/api/metrics/series?metric=quality');
  const quality = page.getByRole('figure', { name: 'Quality score' });
  await quality.getByText('Show data').click();
  await expect(quality.getByRole('row')).toHaveCount(times.length + 1);
  const [average, lowest] = ['average', 'lowest'].map((name) =>
    series
      .find((line) => line.name === name)!
      .values.at(-1)!
      .toLocaleString('en'),
  );
  expect(lowest).not.toBe(average);
  await expect(quality.getByRole('row').last().getByRole('cell')).toHaveText([
    /./,
    average!,
    lowest!,
  ]);
});

test('a manager reads the values of a chart that cannot be drawn', async ({
  page,
  person,
  problems,
}) => {
  await startWaiting(person, 'Harbour Dental');
  problems.expect(/line-plot/);
  await page.route('**/assets/line-plot-*', (route) => route.abort());
  await page.goto('/console/overview');
  const waiting = page.getByRole('figure', { name: 'Waiting for a decision' });
  await expect(waiting.getByText('The lines could not be drawn here.')).toBeVisible();
  await waiting.getByText('Show data', { exact: true }).click();
  await expect(waiting.getByRole('row').last().getByRole('cell').last()).toHaveText('1');
});

test('a pause between two words of a search keeps the space between them', async ({
  page,
  person,
}) => {
  await startWaiting(person, 'Harbour Dental');
  for (const path of ['/runs', '/artifacts', '/audit']) {
    await page.goto(`/console${path}`);
    const field = page.getByRole('searchbox');
    await field.pressSequentially('harbour ');
    await expect(page).toHaveURL(/q=harbour$/);
    await field.pressSequentially('xdental');
    await expect(page).toHaveURL(/q=harbour(?:\+|%20)xdental$/);
    await expect(field).toHaveValue('harbour xdental');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(field).toHaveValue('');
  }
});

test('a decision has the same name wherever it is told', async ({ page, person }) => {
  const { id, runId } = await startWaiting(person, 'Harbour Dental');
  const name = 'Publish post to LinkedIn';
  await page.goto('/console/overview');
  const waiting = page.getByRole('region', { name: 'Waits longest' });
  await expect(waiting.getByRole('listitem')).toContainText(name);
  await page.goto('/console/approvals');
  await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible();
  await page.goto(`/console/runs/${runId}`);
  await expect(page.getByText(name)).toBeVisible();
  await page.goto(`/console/approvals/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
