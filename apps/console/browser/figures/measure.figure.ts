import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../accessibility/fill.ts';
import { expect, test } from '../harness/test.ts';
import { startRun } from '../harness/work.ts';
import { answerManyEntries } from './many-entries.ts';
import { renderReport, type Row } from './render-report.ts';
import { measureScrolling, observeVitals, readVitals } from './vitals.ts';

const windows = [
  { name: '1280 x 800', width: 1280, height: 800 },
  { name: '390 x 844', width: 390, height: 844 },
];
const repeats = 5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Loads a screen several times with an empty cache, and presses something on it. */
async function measureScreen(page: Page, path: string): Promise<Omit<Row, 'window'>> {
  const session = await page.context().newCDPSession(page);
  const found = [];
  for (let round = 0; round < repeats; round += 1) {
    await session.send('Network.clearBrowserCache');
    await page.goto(`/console${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText('It can be decided once its content is shown.')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    found.push(await readVitals(page));
  }
  await session.detach();
  return {
    path: path.replace(/(?<=(runs|approvals)\/).+/, ':id'),
    lcpMs: median(found.map(({ lcpMs }) => lcpMs)),
    inpMs: median(found.map(({ inpMs }) => inpMs)),
    cls: Math.max(...found.map(({ cls }) => cls)),
  };
}

async function measureManyRows(page: Page) {
  await answerManyEntries(page);
  const begin = performance.now();
  await page.goto('/console/audit');
  await expect(page.getByText('Entry 0:')).toBeVisible();
  const firstRowMs = performance.now() - begin;
  return { firstRowMs, framesPerSecond: await measureScrolling(page) };
}

test('measures the console and writes the report', async ({ page, person }) => {
  test.setTimeout(300_000);
  await observeVitals(page);
  const { approval, run } = await fill(person);
  const rows: Row[] = [];
  for (const { name, ...size } of windows) {
    await page.setViewportSize(size);
    for (const path of [
      '/approvals',
      `/approvals/${approval}`,
      '/runs',
      `/runs/${run}`,
      '/overview',
    ]) {
      rows.push({ window: name, ...(await measureScreen(page, path)) });
    }
  }
  await page.goto('/console/runs');
  await expect(page.getByRole('table', { name: 'Runs' })).toBeVisible();
  const sentAt = performance.now();
  await startRun(person, 'Calder Opticians');
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  const liveMs = performance.now() - sentAt;
  const report = renderReport({ rows, liveMs, ...(await measureManyRows(page)) });
  await writeFile(
    join(import.meta.dirname, '../../../../docs/reports/2026-11-23-console.md'),
    report,
  );
});
