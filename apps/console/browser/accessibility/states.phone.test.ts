import { expect, test } from '../harness/test.ts';
import { openScreens, screens } from './screens.ts';
import { visit } from './visit.ts';

// On phones alone: what these states show is the same at both widths.

/** Without what opens in them, and without a single thing's page. */
const lists = screens.filter((screen) => !/[?{]/.test(screen));

test.describe.configure({ timeout: 120_000 });

test('every empty screen is accessible, in both themes', async ({ page, person }) => {
  expect(person.workspaceId).toBeTruthy();
  expect(await visit(page, lists)).toEqual([]);
});

test('every screen that could not be loaded says why and is accessible', async ({
  page,
  person,
  problems,
}) => {
  expect(person.workspaceId).toBeTruthy();
  problems.expect(/status of 500/);
  const isAnswered = /^\/api\/(auth\/me|events)$/;
  await page.route(
    (url) => url.pathname.startsWith('/api/') && !isAnswered.test(url.pathname),
    (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: 'It did not answer.', code: 'internal', requestId: 'req_1' },
      }),
  );
  expect(await visit(page, lists, 'It did not answer.')).toEqual([]);
});

test('the pages of who is not signed in are accessible', async ({ page }) => {
  expect(await visit(page, openScreens)).toEqual([]);
});
