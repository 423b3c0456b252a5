import { untilCode } from '../harness/mailbox.ts';
import { acceptInvitation, newEmail } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { startWaiting } from '../harness/work.ts';

test('an admin invites somebody and changes their role', async ({ page, person, openClient }) => {
  const email = newEmail('Ben Okafor');
  await page.goto('/console/members');
  await page.getByRole('button', { name: 'Invite' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(sheet).toContainText('/console/invitation');
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByLabel('Role').selectOption('Viewer');
  await sheet.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(email);

  const ben = await acceptInvitation(await openClient(), await untilCode(email), 'Ben Okafor');
  expect(ben.workspaceId).toBe(person.workspaceId);
  // The page asks again by itself, within a few seconds.
  await expect(page.getByText('No invitation is open.')).toBeVisible();
  await page.getByRole('link', { name: 'Change Ben Okafor' }).click();
  const change = page.getByRole('dialog', { name: 'Change Ben Okafor' });
  await change.getByLabel('Role').selectOption('Approver');
  await change.getByLabel('Titles').fill('Head of Sales');
  await change.getByRole('button', { name: 'Change' }).click();
  const row = page.getByRole('row', { name: /Ben Okafor/ });
  await expect(row).toContainText('Approver');
  await expect(row).toContainText('Head of Sales');
});

test('an admin publishes a policy and tries it on a past run', async ({ page, person }) => {
  const { runId } = await startWaiting(person, 'Harbour Dental');
  await page.goto('/console/policies');
  await page.getByRole('button', { name: 'Edit' }).click();
  const policy = page.getByRole('region', { name: 'Policy 1' });
  await policy.getByLabel('Name').fill('Two pairs of eyes');
  await policy.getByLabel('Workflow').fill('MKT-01');
  await policy.getByLabel('Votes').fill('2');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 holds from now on.')).toBeVisible();
  await page.getByLabel('Run', { exact: true }).selectOption(runId);
  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(page.getByText('1 policy matches this run.')).toBeVisible();
});

test('an admin is told at which field a policy is wrong', async ({ page, person, problems }) => {
  expect(person.workspaceId).toBeTruthy();
  problems.expect(/status of 400 .*\/api\/approval-policies/);
  await page.goto('/console/policies?edit=true');
  const policy = page.getByRole('region', { name: 'Policy 1' });
  await policy.getByLabel('Name').fill('Wrong');
  await policy.getByLabel('Of these roles or titles').fill('nobody');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('policies.0.require.roles');
});

test('an admin says what a name on their own forms means', async ({ page, person, problems }) => {
  expect(person.workspaceId).toBeTruthy();
  problems.expect(/status of 400 .*\/api\/field-names/);
  await page.goto('/console/settings/field-names');
  await page.getByRole('button', { name: 'Add a name' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a name' });
  await sheet.getByLabel('Name on your form').fill('works no');
  await sheet.getByLabel('Field that it means').fill('colour of the van');
  await sheet.getByRole('button', { name: 'Add a name' }).click();
  await expect(sheet.getByRole('alert')).toContainText('“works no” must mean a field');
  await sheet.getByLabel('Field that it means').fill('order');
  await sheet.getByRole('button', { name: 'Add a name' }).click();
  const row = page.getByRole('row', { name: /works no/ });
  await expect(row).toContainText('order');
  await test.step('and tries how a record would be read with it', async () => {
    await page.getByRole('button', { name: 'Try data' }).click();
    const tried = page.getByRole('dialog', { name: 'Try data' });
    await tried
      .getByLabel('Workflow')
      .selectOption({ label: 'MKT-01 Field Insight to Published Story' });
    await tried.getByRole('textbox', { name: 'Data' }).fill('{works no: 7}');
    await tried.getByRole('button', { name: 'Try it' }).click();
    await expect(tried.getByRole('alert')).toContainText('The data is no JSON.');
    await tried.getByRole('textbox', { name: 'Data' }).fill('{"works no": "TM-4471", "kolli": 3}');
    await tried.getByRole('button', { name: 'Try it' }).click();
    await expect(tried).toContainText('kolli');
    await expect(tried.getByRole('term').filter({ hasText: 'order' })).toBeVisible();
    await tried.getByRole('button', { name: 'Cancel' }).click();
  });
  await row.getByRole('button', { name: 'Delete works no' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete works no' }).click();
  await expect(page.getByText('There are no names of your own')).toBeVisible();
});

test('an admin sets a budget, beside one below a cent', async ({ page, person }) => {
  await person.send('PUT', '/api/budgets', { perRunUsd: 0.005, onLimit: 'pause' });
  await page.goto('/console/budgets');
  await page.getByRole('button', { name: 'Set limits' }).click();
  const sheet = page.getByRole('dialog', { name: 'Set limits' });
  await sheet.getByLabel('Limit a month, in US dollars').fill('25');
  await sheet.getByRole('button', { name: 'Set limits' }).click();
  await expect(page.getByRole('region', { name: 'This month (UTC)' })).toContainText('25');
  expect(await person.get('/api/budgets')).toMatchObject({ monthlyUsd: 25, perRunUsd: 0.005 });
});

test('an admin makes a token, sees its secret once, and deletes it', async ({
  page,
  person,
  openClient,
}) => {
  expect(person.workspaceId).toBeTruthy();
  await page.goto('/console/settings/tokens');
  await page.getByRole('button', { name: 'Create a token' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Create a token' });
  await sheet.getByLabel('Name').fill('The warehouse');
  await sheet.getByRole('button', { name: 'Create' }).click();
  const made = page.getByRole('dialog', { name: 'The token The warehouse' });
  const secret = await made.getByText(/^wsk_/).textContent();
  const client = await openClient();
  const ask = () => client.get('/api/runs', { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask()).status()).toBe(200);
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('button', { name: 'Delete The warehouse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The token is deleted.')).toBeVisible();
  await expect.poll(async () => (await ask()).status()).toBe(401);
});

test('an admin names the workspace, and sets this browser', async ({ page, person }) => {
  await page.goto('/console/settings/workspace');
  await page.getByLabel('Name', { exact: true }).fill('Harbour Studio');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The workspace is changed.')).toBeVisible();
  const { workspaces } = await person.get<{ workspaces: { name: string }[] }>('/api/workspaces');
  expect(workspaces.map(({ name }) => name)).toContain('Harbour Studio');
  await page.goto('/console/settings/preferences');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'English (United States)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('link', { name: 'Audit log', exact: true }).click();
  await expect(page.getByRole('table')).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:/);
});

test('an admin mounts a department, whose workflows can then be chosen', async ({
  page,
  person,
}) => {
  expect(person.workspaceId).toBeTruthy();
  const chosen = page
    .getByLabel('Workflow', { exact: true })
    .getByRole('option', { name: /^FIN-01 / });
  await page.goto('/console/runs?period=day');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await page.getByRole('link', { name: 'Playbooks' }).click();
  const card = page.getByRole('listitem').filter({ hasText: /^Finance/ });
  await card.getByRole('button', { name: /^Mount / }).click();
  await expect(card.getByText('Mounted', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Runs' }).click();
  await expect(chosen).toHaveCount(1);
});
