import { logIn } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';

test('an admin connects the company’s sign-in and its directory', async ({
  page,
  person,
  problems,
}) => {
  await page.goto('/console/settings/single-sign-on');
  await expect(page.getByText('No provider is connected')).toBeVisible();
  await page.getByRole('button', { name: 'Connect a provider' }).click();
  const sheet = page.getByRole('dialog', { name: 'Connect a provider' });
  await sheet.getByLabel('Issuer').fill('https://login.harbour.example');
  await sheet.getByLabel('Client id').fill('workspace-ops');
  await sheet.getByLabel('Client secret').fill('a secret of the provider');
  await sheet.getByLabel('Domains', { exact: true }).fill('harbour.example\nno domain');
  await sheet.getByLabel('Claim that says the role').fill('groups');
  await sheet.getByRole('button', { name: 'Add a value' }).click();
  await sheet.getByLabel('Value or group 1').fill('Sales leads');
  await sheet.getByLabel('Role of value 1').selectOption('Approver');
  problems.expect(/status of 400 .*\/api\/sso/);
  await sheet.getByRole('button', { name: 'Connect a provider' }).click();
  await expect(sheet.getByText('must be a domain')).toBeVisible();
  await sheet.getByLabel('Domains', { exact: true }).fill('harbour.example');
  await sheet.getByRole('button', { name: 'Connect a provider' }).click();
  await expect(page.getByText('The provider is set.')).toBeVisible();
  await expect(page.getByText('Sales leads: Approver')).toBeVisible();
  await expect(page.getByText('_workspace-ops.harbour.example')).toBeVisible();

  // No name server answers here: what the service says then is said here.
  await page.route('**/api/sso/domains/prove', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        error: 'The record is not there.',
        code: 'invalid_input',
        requestId: 'req_1',
      },
    }),
  );
  await page.getByRole('button', { name: 'Look up the record of harbour.example' }).click();
  await expect(page.getByText('The record is not there.')).toBeVisible();

  await page.getByRole('button', { name: 'Make a token' }).click();
  const secret = page.getByRole('dialog', { name: 'The directory’s token' });
  const token = await secret.locator('code').textContent();
  const config = { headers: { authorization: `Bearer ${token}` } };
  expect((await page.request.get('/scim/v2/ServiceProviderConfig', config)).status()).toBe(200);
  await secret.getByRole('button', { name: 'I have copied it' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Replace the token' })).toBeVisible();
  await expect(page.getByText(token!)).toHaveCount(0);

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Sign-in provider' });
  await change.getByLabel('People of the proved domains sign in here only').check();
  await change.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Here only; owners keep their passwords')).toBeVisible();
  const found = await person.get<{ connection: object }>('/api/sso');
  expect(found.connection).toMatchObject({
    ssoOnly: true,
    roleMapping: { 'Sales leads': 'approver' },
  });
  await page.getByRole('button', { name: 'Remove the provider' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the provider' }).click();
  await expect(page.getByText('No provider is connected')).toBeVisible();
});

test('somebody who is no admin reads why the company’s sign-in is not shown', async ({
  page,
  person,
  invite,
  context,
}) => {
  const viewer = await invite('Vi Reader', 'viewer');
  await context.clearCookies();
  const again = await logIn(context.request, viewer.email);
  await again.send('POST', '/api/auth/switch', { workspaceId: person.workspaceId });
  await page.goto('/console/settings/single-sign-on');
  await expect(page.getByRole('main')).toContainText(/admin/i);
  await expect(page.getByRole('button', { name: 'Connect a provider' })).toHaveCount(0);
});
