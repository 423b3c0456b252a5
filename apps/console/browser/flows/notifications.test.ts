import { password, signOut } from '../harness/person.ts';
import {
  keepNotifications,
  listNotifications,
  pressNotification,
  setHidden,
} from '../harness/notifications.ts';
import { expect, test } from '../harness/test.ts';
import { decide, startWaiting } from '../harness/work.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ problems }) => {
  // Chromium loads some modules twice, by the page's hint and by the worker, and says so of the hint.
  problems.allow(/cross-world service worker|preloaded using link preload but not used/);
});

test('somebody who looks elsewhere is told what waits for them, and a press leads there', async ({
  page,
  person,
  invite,
  context,
  isMobile,
}) => {
  await keepNotifications(context, 'granted');
  const ben = await invite('Ben Okafor', 'approver');
  const choice = page.getByRole('checkbox', { name: 'Notify me here' });
  const untilShown = (titles: string[]) =>
    expect
      .poll(async () => (await listNotifications(page)).map(({ title }) => title))
      .toEqual(titles);

  await page.goto('/console/settings/preferences');
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  const other = await context.newPage();
  await other.goto('/console/runs');
  await expect(other.getByRole('heading', { name: 'No run yet' })).toBeVisible();

  const first = await test.step('what waits while no tab is visible is shown', async () => {
    for (const tab of [page, other]) await setHidden(tab, true);
    const approval = await startWaiting(person, 'Harbour Dental');
    await untilShown(['Publish post to LinkedIn']);
    const [shown] = await listNotifications(page);
    expect(shown).toMatchObject({ tag: approval.runId, body: 'It waits for your approval.' });
    return { approval, shown: shown! };
  });

  await test.step('a press opens it in a tab, and decides nothing', async () => {
    const { approval, shown } = first;
    const address = await pressNotification(context, shown);
    const tab = [page, other].find(
      (one) => one.url() === address || one.url().endsWith(approval.id),
    );
    await expect(tab!).toHaveURL(new RegExp(`/console/approvals/${approval.id}$`));
    await expect(tab!.getByRole('button', { name: 'Approve' })).toBeVisible();
    const found = await person.get<{ approval: { status: string } }>(
      `/api/approvals/${approval.id}`,
    );
    expect(found.approval.status).toBe('open');
  });

  await test.step('what waits while a tab is visible is not, and what was decided is closed', async () => {
    await setHidden(other, false);
    await startWaiting(person, 'Quay Physiotherapy');
    await decide(person, first.approval, { decision: 'approve' });
    await untilShown([]);
    await setHidden(other, true);
    const { runId } = await startWaiting(person, 'Leith Bakery');
    await untilShown(['Publish post to LinkedIn']);
    expect((await listNotifications(page)).map(({ tag }) => tag)).toEqual([runId]);
  });

  await test.step('nothing of it is left to who signs in next', async () => {
    await other.close();
    await signOut(page, isMobile);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await untilShown([]);
    await page.getByLabel('Email').fill(ben.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Approvals' })).toBeVisible();
    await page.goto('/console/settings/preferences');
    await expect(choice).toBeEnabled();
    await expect(choice).not.toBeChecked();
  });
});

test('a browser that is not allowed to show notifications says where to allow them', async ({
  page,
  person,
  context,
}) => {
  expect(person.workspaceId).toBeTruthy();
  await keepNotifications(context, 'denied');
  await page.goto('/console/settings/preferences');
  const choice = page.getByRole('checkbox', { name: 'Notify me here' });
  await expect(choice).toHaveAccessibleDescription(/^The browser asks you first/);
  await choice.click();
  await expect(choice).toBeDisabled();
  await expect(choice).not.toBeChecked();
  await expect(choice).toHaveAccessibleDescription(/^This browser does not allow them/);
});
