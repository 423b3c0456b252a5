import { untilCode } from '../harness/mailbox.ts';
import { newEmail, password, signOut, signUp } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { startRun } from '../harness/work.ts';

test('somebody whose session cannot be looked up is not told to sign in', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 503 .*\/api\/auth\/me/);
  // The router reports what it shows the error's page for.
  problems.expect(/OpsError: unavailable/);
  const body = {
    success: false,
    error: 'unavailable',
    message: 'unavailable',
    code: 'unavailable',
  };
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, json: body }));
  await page.goto('/console/login');
  await expect(page.getByRole('heading', { name: 'The service cannot be reached' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await page.unroute('**/api/auth/me');
  // Without a press.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('somebody whose session could not be ended is told so, and what is shown stays current', async ({
  page,
  person,
  problems,
  isMobile,
}) => {
  problems.expect(/status of 503 .*\/api\/auth\/logout/);
  const body = { success: false, error: 'try later', message: 'try later', code: 'unavailable' };
  await page.goto('/console/approvals');
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, json: body }));
  await signOut(page, isMobile);
  await expect(page.getByText('try later')).toBeVisible();
  await startRun(person, 'Harbour Dental Group');
  await expect(page.getByRole('table', { name: 'Open approvals' })).toBeVisible();
  await page.unroute('**/api/auth/logout');
  await signOut(page, isMobile);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('somebody resets a forgotten password by the code of the mail', async ({
  page,
  openClient,
}) => {
  const { email } = await signUp(await openClient(), 'Flo Forgetful');
  await untilCode(email);
  await page.goto('/console/login');
  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset the password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code of the mail').fill(await untilCode(email, 'Reset your password'));
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('another long password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
});

test('somebody accepts an invitation by the link with its code, and makes an account', async ({
  person,
  browser,
  baseURL,
}) => {
  const email = newEmail('Ivo Invited');
  await person.send('POST', '/api/members/invitations', { email, role: 'viewer' });
  const code = await untilCode(email);
  const own = await browser.newContext({ baseURL: baseURL! });
  const page = await own.newPage();
  await page.goto(`/console/invitation#${code}`);
  await expect(page.getByLabel('Code of the mail')).toHaveValue(code);
  expect(page.url()).not.toContain(code);
  await page.getByLabel('Name').fill('Ivo Invited');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  const { user } = (await (await own.request.get('/api/auth/me')).json()) as {
    user: { workspaceId: string };
  };
  expect(user.workspaceId).toBe(person.workspaceId);
  await own.close();
});

test('an address that no screen has keeps the navigation', async ({ page, person, isMobile }) => {
  expect(person.workspaceId).toBeTruthy();
  await page.goto('/console/nowhere/at/all');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  if (!isMobile) await page.getByRole('navigation').getByRole('link', { name: 'Runs' }).click();
  else await page.getByRole('link', { name: 'Runs' }).click();
  await expect(page.getByRole('heading', { name: 'No run yet' })).toBeVisible();
});
