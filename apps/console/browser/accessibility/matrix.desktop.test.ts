import { expect, type Page, type Route } from '@playwright/test';
import { logIn } from '../harness/person.ts';
import { test } from '../harness/test.ts';
import { fill, type Ids } from './fill.ts';
import { bringAxe, findViolations } from './find-violations.ts';
import { goTo } from './go-to.ts';
import { guardedScreens, openScreens, screens, type Screen, type State } from './screens.ts';

// Once, and not at each width: a page is examined at both.

const noIds: Ids = { approval: 'none', run: 'none', failed: 'none', artifact: 'none' };

const address = ({ path }: Screen, ids: Ids, part = ''): string =>
  (part.startsWith('/') ? part : path + part).replace(
    /\{(\w+)\}/,
    (_all, name: keyof Ids) => ids[name],
  );

const busy = (page: Page) => page.locator('main [aria-busy=true]');

/** Waits until a page shows that it is in the state. */
const untilShown: Record<State, (page: Page) => Promise<void>> = {
  loading: (page) => expect(busy(page).first()).toBeAttached(),
  filled: (page) => untilLoaded(page),
  empty: (page) => untilLoaded(page),
  'no match': (page) =>
    expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible(),
  failed: (page) => expect(page.getByText('It did not answer.').first()).toBeVisible(),
  offline: (page) => expect(page.getByText(/^You are offline\. /).first()).toBeVisible(),
  'not allowed': (page) => untilLoaded(page),
};

const untilLoaded = (page: Page): Promise<void> => expect(busy(page)).toHaveCount(0);

/** What is found on the page that is open, once it is in the state. */
async function look(page: Page, path: string, state: State): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await untilShown[state](page);
  return (await findViolations(page)).map((violation) => `${path} ${state} ${violation}`);
}

async function visit(page: Page, path: string, state: State): Promise<string[]> {
  await goTo(page, path);
  return look(page, path, state);
}

/** All that a page asks for beside who is signed in. */
const isLoaded = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/') && !/^\/api\/(auth\/me|events)$/.test(pathname);

/** Lists that have entries in a new workspace. */
const isNeverEmpty = ({ pathname }: URL): boolean =>
  ['/api/assessment-questions', '/api/icp/profiles', '/api/audit-logs', '/api/snapshots'].includes(
    pathname,
  );

/** What the service answers, without its entries. */
async function sendEmpty(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = Object.entries((await response.json()) as object);
  const empty = body.map(([key, value]) => [
    key,
    Array.isArray(value) ? [] : key === 'totalCount' ? 0 : key === 'nextCursor' ? null : value,
  ]);
  await route.fulfill({ response, json: Object.fromEntries(empty) });
}

const fail = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    json: { success: false, error: 'It did not answer.', code: 'internal', requestId: 'req_1' },
  });

test.describe.configure({ timeout: 300_000 });

test.beforeEach(({ page }) => bringAxe(page));

test('every screen is accessible filled, with what opens in it, and then offline', async ({
  page,
  person,
  context,
  problems,
}) => {
  const ids = await fill(person);
  // The live stream ends each time, and is asked for again.
  problems.allow(/ERR_INTERNET_DISCONNECTED|\/api\/events/);
  const found: string[] = [];
  for (const screen of screens) {
    for (const part of screen.parts) {
      found.push(...(await visit(page, address(screen, ids, part), 'filled')));
    }
    const path = address(screen, ids);
    found.push(...(await visit(page, path, 'filled')));
    await context.setOffline(true);
    found.push(...(await look(page, path, 'offline')));
    await context.setOffline(false);
  }
  expect(found).toEqual([]);
});

test('every screen is accessible to who may not change anything', async ({
  page,
  person,
  invite,
  context,
}) => {
  const ids = await fill(person);
  const viewer = await invite('Vi Reader', 'viewer');
  await context.clearCookies();
  const again = await logIn(context.request, viewer.email);
  await again.send('POST', '/api/auth/switch', { workspaceId: person.workspaceId });
  const found: string[] = [];
  const saying: string[] = [];
  for (const screen of screens) {
    found.push(...(await visit(page, address(screen, ids), 'not allowed')));
    if ((await page.content()).includes('take the role')) saying.push(screen.path);
  }
  expect(found).toEqual([]);
  const expected = screens.filter(({ saysRole }) => saysRole).map(({ path }) => path);
  expect(saying).toEqual(expected);
});

test('every screen is accessible empty, and where its filter finds nothing', async ({
  page,
  person,
  problems,
}) => {
  expect(person.workspaceId).toBeTruthy();
  // What there is not.
  problems.expect(/status of 404/);
  const found: string[] = [];
  await page.route(isNeverEmpty, sendEmpty);
  for (const screen of screens) {
    found.push(...(await visit(page, address(screen, noIds), 'empty')));
    if (screen.empty !== null) {
      await expect(page.getByRole('heading', { name: screen.empty }), screen.path).toBeVisible();
    }
    if (screen.noMatch === null) continue;
    found.push(...(await visit(page, address(screen, noIds, screen.noMatch), 'no match')));
  }
  expect(found).toEqual([]);
});

test('every screen is accessible while it loads, and where that has failed it says why', async ({
  page,
  person,
  problems,
}) => {
  expect(person.workspaceId).toBeTruthy();
  problems.expect(/status of 500/);
  let { promise: failure, resolve: letFail } = Promise.withResolvers<void>();
  await page.route(isLoaded, async (route) => {
    await failure;
    await fail(route);
  });
  const found: string[] = [];
  for (const screen of screens) {
    ({ promise: failure, resolve: letFail } = Promise.withResolvers<void>());
    const path = address(screen, noIds);
    found.push(...(await visit(page, path, 'loading')));
    letFail();
    found.push(...(await look(page, path, 'failed')));
  }
  expect(found).toEqual([]);
});

test('the pages of who is not signed in are accessible', async ({ page, problems }) => {
  const found: string[] = [];
  for (const path of openScreens) found.push(...(await visit(page, path, 'filled')));
  problems.expect(/status of 500 .*\/api\/auth\/me/);
  // The router reports what it shows the error's page for.
  problems.expect(/OpsError: It did not answer/);
  await page.route('**/api/auth/me', fail);
  for (const path of guardedScreens) {
    await page.goto(`/console${path}`);
    await untilShown.failed(page);
    for (const violation of await findViolations(page)) found.push(`${path} failed ${violation}`);
  }
  expect(found).toEqual([]);
});
