import type { Page, Route } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { decide, startRun, startWaiting, untilRun } from '../harness/work.ts';

test('an engineer finds a failed run and why it failed', async ({ page, person }) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await startWaiting(person, 'Quay Physiotherapy');
  await decide(person, approval, { decision: 'reject', comment: 'The figure is not agreed.' });
  await untilRun(person, approval.runId, 'failed');
  await page.goto('/console/runs');
  const list = page.getByRole('table', { name: 'Runs' });
  await expect(list.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Status', { exact: true }).selectOption('Failed');
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list).toContainText('Harbour Dental');
  await list.getByRole('link').click();
  await expect(page.getByText('Ada Park rejected it at')).toBeVisible();
  await expect(page.getByText('The figure is not agreed.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open the step' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Artifacts/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Harbour Dental');
  await page.getByRole('tab', { name: 'Input' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Front desk re-types');
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Ada Park');
});

/** The service carries out each request and its answer is lost, as often as the client repeats it. */
async function loseAnswers(page: Page): Promise<void> {
  const attempts = 4;
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/restart', lose, { times: attempts });
}

test('an engineer starts a failed run again, once', async ({ page, person, problems }) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await decide(person, approval, { decision: 'reject', comment: 'The figure is not agreed.' });
  await untilRun(person, approval.runId, 'failed');
  await page.goto(`/console/runs/${approval.runId}`);
  await page.getByRole('button', { name: 'Start again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Start this run again?' });
  await expect(sheet).toContainText('It asks for its approvals again');
  problems.expect(/ERR_CONNECTION_RESET/);
  await loseAnswers(page);
  await sheet.getByRole('button', { name: 'Start again' }).click();
  await expect(sheet.getByRole('alert')).toContainText('did not answer');
  await sheet.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('It waits for a person')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'an ended run' }).click();
  await expect(page.getByText('Ada Park rejected it at')).toBeVisible();
  const { runs } = await person.get<{ runs: unknown[] }>('/api/runs');
  expect(runs).toHaveLength(2);
});

test('an engineer reads that a workflow is not mounted', async ({ page, person }) => {
  const runId = await startRun(person, 'Harbour Dental', 'NOT-01');
  await untilRun(person, runId, 'failed');
  await page.goto('/console/runs?status=failed');
  await page.getByRole('table', { name: 'Runs' }).getByRole('link').click();
  await expect(page.getByText('The workflow NOT-01 is not mounted')).toBeVisible();
});

test('an engineer rejects several runs by the keyboard and one press', async ({ page, person }) => {
  const runs = [await startWaiting(person, 'Harbour'), await startWaiting(person, 'Quay')];
  await page.goto('/console/runs');
  await page.getByRole('button', { name: 'Select 2 waiting' }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reject 2 runs' });
  await sheet.getByLabel('Why').fill('Sent twice.');
  await sheet.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('2 runs were rejected.')).toBeVisible();
  for (const { runId } of runs) await untilRun(person, runId, 'failed');
});
