import type { Page } from '@playwright/test';
import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { decide, startWaiting } from '../harness/work.ts';

const customer = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
const longest = 'x'.repeat(200);

const lists = [
  '/approvals',
  '/approvals?view=decided',
  '/artifacts',
  '/runs',
  '/audit',
  '/members',
  '/calendar',
  '/overview',
];

/** Beside the navigation lists have their smallest room at 641. */
const widths = [641, 768, 853, 1024, 1280];

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** An approval that waits and one that is decided. @returns the address of the former. */
async function makeLists(person: Person): Promise<string> {
  await decide(person, await startWaiting(person, customer), { decision: 'approve' });
  const { id } = await startWaiting(person, customer);
  return `/approvals/${id}`;
}

/** Names as long as an imported one may be, of which the service would not make a title. */
async function lengthen(page: Page): Promise<void> {
  await page.route(/\/api\/(approvals|artifacts|runs|audit-logs|members)/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(customer, longest) });
  });
}

async function findTooWide(page: Page, paths: readonly string[], isMobile: boolean) {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`/console${path}`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const width of isMobile ? [390] : widths) {
      if (!isMobile) await page.setViewportSize({ width, height: 800 });
      if (await isTooWide(page)) found.push(`${path} at ${width}`);
    }
  }
  return found;
}

test('no screen is wider than the window because of a long word', async ({
  page,
  person,
  isMobile,
}) => {
  const paths = [...lists, await makeLists(person)];
  expect(await findTooWide(page, paths, isMobile)).toEqual([]);
  await lengthen(page);
  expect(await findTooWide(page, paths, isMobile)).toEqual([]);
});

test('an entry of the audit log has its values in line on a phone', async ({
  page,
  person,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide windows have a table.');
  await startWaiting(person, customer);
  await page.goto('/console/audit');
  const row = page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const ends = await row
    .locator('td[data-phone=line]')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(new Set(ends).size).toBe(1);
});
