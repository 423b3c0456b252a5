import { logIn, newEmail, password, signOut } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { startRun, untilRun } from '../harness/work.ts';

test('a newcomer signs up, sends field data, sees it wait and approves it', async ({
  page,
  context,
  isMobile,
  problems,
}) => {
  const email = newEmail('Nia Newcomer');
  await page.goto('/console/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Name').fill('Nia Newcomer');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();

  const newcomer = await logIn(context.request, email);
  const runId = await startRun(newcomer, 'Harbour Dental Group');
  // It appears by itself.
  await page.getByRole('table', { name: 'Open approvals' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('You approved this').first()).toBeVisible();
  await untilRun(newcomer, runId, 'completed');

  await signOut(page, isMobile);
  await page.getByLabel('Email').fill(email);
  problems.expect(/status of 401 .*\/api\/auth\/login/);
  await page.getByLabel('Password').fill('not that one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
});
