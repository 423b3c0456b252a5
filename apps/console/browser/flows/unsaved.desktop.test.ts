import type { Page } from '@playwright/test';
import { password } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { startWaiting } from '../harness/work.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('a dialog keeps what is typed when the mouse selects it beyond its edge', async ({
  page,
  person,
}) => {
  expect(person.workspaceId).toBeTruthy();
  await page.goto('/console/members');
  await page.getByRole('button', { name: 'Invite' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite somebody' });
  const field = sheet.getByLabel('Email');
  await field.fill('ben@example.com');
  const box = (await field.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 200, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(field).toHaveValue('ben@example.com');
  await expect(question(page)).toBeHidden();
});

test('a dialog asks before what was typed is lost, and closes without a word otherwise', async ({
  page,
  person,
}) => {
  expect(person.workspaceId).toBeTruthy();
  await page.goto('/console/members');
  await page.getByRole('button', { name: 'Invite' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('button', { name: 'Invite' }).click();
  const field = sheet.getByLabel('Email');
  await field.fill('ben@example.com');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  // Browsers ask a page only once whether an Escape may close a dialog, until something else is done.
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(field).toHaveValue('ben@example.com');
  await page.mouse.click(10, 10);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(sheet).toBeHidden();
});

test('a page asks before it is left, and a later version does not replace what is typed', async ({
  page,
  person,
}) => {
  await page.goto('/console/policies?edit=true');
  const name = page.getByRole('region', { name: 'Policy 1' }).getByLabel('Name');
  await name.fill('Legal looks at it');
  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Legal looks at it');

  const policies = [{ name: 'Finance looks at it', require: { count: 1 } }];
  await person.send('PUT', '/api/approval-policies', { policies });
  // As when the live stream begins again.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('console-live');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage({ kind: 'refresh' });
  });
  const overtaken = page.getByRole('alert');
  await expect(overtaken).toContainText('Ada Park published version 1 while you were editing');
  await expect(overtaken).toContainText('Finance looks at it');
  await expect(name).toHaveValue('Legal looks at it');
  await overtaken.getByRole('button', { name: 'Go on with mine' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 2 holds from now on.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Approval policies' })).toContainText('Legal');

  await page.goto('/console/settings/workspace');
  await page.getByLabel('Name', { exact: true }).fill('Harbour Studio');
  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/console\/runs/);
});

test('who publishes policies later is told of the earlier ones', async ({
  page,
  person,
  problems,
}) => {
  problems.expect(/status of 412 .*\/api\/approval-policies/);
  await page.goto('/console/policies?edit=true');
  await page.getByRole('region', { name: 'Policy 1' }).getByLabel('Name').fill('Legal looks at it');
  const policies = [{ name: 'Finance looks at it', require: { count: 1 } }];
  // Between the press and the service: before it, the live stream would tell of the other one.
  await page.route('**/api/approval-policies', async (route) => {
    if (route.request().method() === 'PUT')
      await person.send('PUT', '/api/approval-policies', { policies });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  const overtaken = page.getByRole('alert');
  await expect(overtaken).toContainText('Finance looks at it');
  expect(await person.get('/api/approval-policies')).toMatchObject({ version: 1 });
  await overtaken.getByRole('button', { name: 'Begin again with theirs' }).click();
  await expect(page.getByRole('region', { name: 'Policy 1' }).getByLabel('Name')).toHaveValue(
    'Finance looks at it',
  );
});

test('what is typed outlasts a session that ended, until the next one', async ({
  page,
  person,
  context,
  problems,
}) => {
  const { artifacts } = await startWaiting(person, 'Harbour Dental');
  const { id } = artifacts.find(({ artifactType }) => artifactType === 'post')!;
  await page.goto(`/console/artifacts/${id}/edit`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Mine.');
  problems.expect(/status of 401/);
  await context.request.post('/api/auth/logout');
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    ended.getByRole('link', { name: 'Sign in in another tab' }).click(),
  ]);
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(ended).toBeHidden();
  await expect(content).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Mine.');
});

test('a reason outlasts a session that ended, unless it is given up', async ({
  page,
  person,
  context,
  problems,
}) => {
  const { id } = await startWaiting(person, 'Harbour Dental');
  await page.goto(`/console/approvals/${id}`);
  await page.getByRole('button', { name: 'Reject' }).click();
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
  await sheet.getByRole('textbox').fill('It names a customer.');
  problems.expect(/status of 401/);
  await context.request.post('/api/auth/logout');
  await sheet.getByRole('button', { name: 'Reject' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended).toBeVisible();
  await expect(sheet.getByRole('textbox')).toHaveValue('It names a customer.');
  await ended.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
