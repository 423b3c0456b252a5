import { showCode } from '../../../identity/test/authenticator-application.ts';
import { password, type Person } from '../harness/person.ts';
import { browserSettings } from '../harness/settings.ts';
import { expect, test } from '../harness/test.ts';

/** Adds an authenticator application. @returns a recovery code. */
async function addFactor(person: Person): Promise<string> {
  const path = '/api/auth/factors/totp';
  const { id, secret } = await person.send<{ id: string; secret: string }>('POST', path, {});
  const added = await person.send<{ recoveryCodes: string[] }>('POST', `${path}/confirm`, {
    id,
    code: showCode(secret, new Date()),
  });
  return added.recoveryCodes[0]!;
}

test('somebody who comes back from the company’s sign-in page shows a second factor', async ({
  page,
  context,
  invite,
  openClient,
}) => {
  const sam = await invite('Sam Field', 'editor');
  const recoveryCode = await addFactor(sam);
  const client = await openClient();
  const answer = await client.post('/api/auth/login', { data: { email: sam.email, password } });
  const { challenge } = (await answer.json()) as { challenge: string };
  // As the way back from the provider leaves the browser.
  await context.clearCookies();
  const kept = { name: 'workspace_sso_challenge', value: challenge };
  await context.addCookies([{ ...kept, url: `${browserSettings.url}/api/auth/sso/callback` }]);
  await page.goto('/console/login?step=factor&returnTo=%2Fconsole%2Fruns%3Fstatus%3Dfailed');
  await expect(page.getByRole('heading', { name: 'Show that it is you' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/console/runs?status=failed');
  await expect(page.getByRole('heading', { name: 'Runs' })).toBeVisible();
});

test('somebody whom the company’s sign-in page cannot let in reads why', async ({
  page,
  problems,
}) => {
  await page.goto('/console/');
  await page.getByRole('button', { name: 'Sign in with your company' }).click();
  await page.getByLabel('Email').fill('nobody@no-provider.example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('knows no sign-in page');
  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  problems.expect(/status of 401 .*\/api\/auth\/sso\/challenge/);
  await page.goto('/console/login?step=factor');
  await expect(page.getByRole('alert')).toContainText('took too long');
});
