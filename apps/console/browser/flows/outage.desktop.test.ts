import type { Page, Route } from '@playwright/test';
import type { Person } from '../harness/person.ts';
import { lostConnection } from '../harness/problems.ts';
import { expect, test } from '../harness/test.ts';
import { refine, startRun, startWaiting } from '../harness/work.ts';

/** What the gateway says in the place of a service that is away. */
const sayAway = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '1' },
    json: { success: false, error: 'It is away.', code: 'unavailable', requestId: 'req_1' },
  });

/** A post is being edited, and nothing of that is saved. */
async function startEditing(page: Page, person: Person, url: string) {
  const approval = await startWaiting(person, 'Harbour Dental');
  const { id } = approval.artifacts.find(({ artifactType }) => artifactType === 'post')!;
  await page.goto(`${url}/console/artifacts/${id}/edit`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Mine.');
  return { approval, content };
}

const isList = (url: URL): boolean => url.pathname === '/api/approvals';

test('while the service is away a page says so and keeps what was typed, and is current after it', async ({
  page,
  person,
  relay,
  problems,
}) => {
  const { approval, content } = await startEditing(page, person, relay.url);

  problems.expect(lostConnection);
  await relay.cut();
  await expect(page.getByText(/^Reconnecting\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  // Reads fail and say so as well, and the save is sent again a few times: the form tells its end.
  const form = page.locator('form').filter({ has: content });
  await expect(form.getByRole('alert')).toContainText('did not answer');
  await refine(person, approval);
  await relay.open();
  await expect(page.getByText(/^Reconnecting\./)).toBeHidden();
  await expect(page.getByRole('alert').first()).toContainText(
    'saved revision 2 while you were editing',
  );
  await expect(content).toHaveValue('Mine.');
});

test('a new page whose service is away says so soon, and goes on by itself', async ({
  page,
  person,
  problems,
}) => {
  await startWaiting(person, 'Harbour Dental');
  problems.expect(/status of 503 .*\/api\/approvals/);
  let asked = 0;
  const { promise: back, resolve: comeBack } = Promise.withResolvers<void>();
  await page.route(isList, async (route) => {
    asked += 1;
    // Three failures are two seconds, as a unit test says. What is asked for later is answered once it is back.
    if (asked <= 3) return sayAway(route);
    await back;
    return route.continue();
  });
  await page.goto('/console/approvals');
  const away = page.getByRole('heading', { name: 'The service cannot be reached' });
  await expect(away).toBeVisible();
  await expect(page.getByText('This page keeps trying by itself.')).toBeVisible();
  comeBack();
  await expect(page.getByText('1 approval', { exact: true })).toBeVisible();
  await expect(away).toBeHidden();
});

test('what was never loaded says offline that it is offline, and goes on by itself', async ({
  page,
  context,
  person,
  problems,
}) => {
  await startWaiting(person, 'Harbour Dental');
  await page.goto('/console/approvals');
  await expect(page.getByText('1 approval', { exact: true })).toBeVisible();
  problems.allow(/ERR_INTERNET_DISCONNECTED|\/api\/events/);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Decided', exact: true }).click();
  const offline = page.getByRole('heading', { name: 'You are offline' });
  await expect(offline).toBeVisible();
  await expect(page.getByText('This page goes on by itself')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Nothing has been decided yet' })).toBeVisible();
});

test('a page that shows something says nothing of a short outage, and goes on after a long one', async ({
  page,
  person,
  problems,
}) => {
  await startWaiting(person, 'Harbour Dental');
  await page.goto('/console/approvals');
  await expect(page.getByText('1 approval', { exact: true })).toBeVisible();
  problems.expect(/status of 503 .*\/api\/approvals/);
  let left = 3;
  await page.route(isList, (route) => ((left -= 1) < 0 ? route.continue() : sayAway(route)));
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=alert]') !== null) document.body.dataset['alerted'] = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await startRun(person, 'Quay Physiotherapy');
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-alerted');

  left = Number.POSITIVE_INFINITY;
  await startRun(person, 'Leith Opticians');
  const alert = page.getByRole('alert').filter({ hasText: 'Shown as it was' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('table').getByText('Harbour Dental')).toBeVisible();
  left = 0;
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: '2 new' })).toBeVisible();
});

test('what is changed offline is refused at once, and not done later', async ({
  page,
  context,
  person,
  problems,
}) => {
  const { artifacts } = await startWaiting(person, 'Harbour Dental');
  const { id } = artifacts.find(({ artifactType }) => artifactType === 'post')!;
  const readStatus = async () =>
    (await person.get<{ artifact: { status: string } }>(`/api/artifacts/${id}`)).artifact.status;
  const before = await readStatus();
  await page.goto(`/console/artifacts/${id}`);
  const state = page.getByRole('button', { name: 'State' });
  await expect(state).toBeVisible();
  problems.allow(/ERR_INTERNET_DISCONNECTED|\/api\/events/);
  await context.setOffline(true);
  await state.click();
  await page.getByRole('menuitem', { name: 'Mark as published' }).click();
  await expect(page.getByText('You are offline, so nothing was changed.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline. What you see')).toBeHidden();
  expect(await readStatus()).toBe(before);
});

test('a screen whose file cannot be loaded offline stays in the console, and goes on by itself', async ({
  page,
  context,
  person,
  problems,
}) => {
  expect(person.workspaceId).toBeTruthy();
  await page.goto('/console/approvals');
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  problems.allow(/ERR_INTERNET_DISCONNECTED|\/api\/events/);
  problems.expect(/OpsError: The service cannot be reached/);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Calendar', exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
});

test('a form that is sent offline says that there is no connection', async ({
  page,
  context,
  person,
  problems,
}) => {
  expect(person.workspaceId).toBeTruthy();
  await page.goto('/console/members?do=invite');
  const sheet = page.getByRole('dialog', { name: 'Invite somebody' });
  await sheet.getByLabel('Email').fill('ben@example.com');
  problems.allow(/ERR_INTERNET_DISCONNECTED|\/api\/events/);
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('You are offline, so nothing was changed.');
});

test('what a page loads later says while the service is away that it is, and goes on by itself', async ({
  page,
  person,
  relay,
  problems,
}) => {
  expect(person.workspaceId).toBeTruthy();
  await page.goto(`${relay.url}/console/approvals`);
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  const away = page.getByRole('heading', { name: 'The service cannot be reached' });
  problems.expect(lostConnection);
  problems.expect(/OpsError: The service cannot be reached/);

  await test.step('a screen with what is loaded for it', async () => {
    await relay.cut();
    await page.getByRole('link', { name: 'Runs', exact: true }).click();
    await expect(away).toBeVisible();
    await relay.open();
    await expect(page.getByRole('heading', { name: 'Runs', level: 1 })).toBeVisible();
  });

  await test.step('a dialog', async () => {
    await relay.cut();
    await page.keyboard.press('Control+k');
    await expect(away).toBeVisible();
    await relay.open();
    await expect(page.getByRole('heading', { name: 'Runs', level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('what a page loads later leaves what was typed where it is, and says that it could not be loaded', async ({
  page,
  person,
  relay,
  problems,
}) => {
  problems.expect(lostConnection);
  // It is asked for with the form, and again when it is to be shown.
  await page.route(/\/assets\/comparison-/, (route) => route.abort('connectionrefused'));
  const { approval, content } = await startEditing(page, person, relay.url);
  const notLoaded = page.getByText('This part of the page could not be loaded.');
  const reconnecting = page.getByText(/^Reconnecting\./);

  await test.step('a dialog', async () => {
    await relay.cut();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('status').filter({ has: notLoaded })).toBeVisible();
    await expect(content).toHaveValue('Mine.');
    await expect(reconnecting).toBeVisible();
    await relay.open();
    await expect(reconnecting).toBeHidden();
    await expect(content).toHaveValue('Mine.');
  });

  await test.step('a part of the form', async () => {
    await refine(person, approval);
    const overtaken = page.getByRole('alert').filter({ hasText: 'saved revision 2' });
    await expect(overtaken.filter({ has: notLoaded })).toBeVisible();
    await expect(content).toHaveValue('Mine.');
  });
});

test('a page whose file is gone is loaded anew by itself, and then says that the console was updated', async ({
  page,
  person,
  problems,
}) => {
  expect(person.workspaceId).toBeTruthy();
  await page.goto('/console/approvals');
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  problems.expect(/status of 404/);
  problems.expect(/dynamically imported module/);
  const files = /\/console\/assets\/queries-/;
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  const updated = page.getByText('The console was updated.');
  await expect(updated).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Load anew' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(updated).toBeHidden();
});
