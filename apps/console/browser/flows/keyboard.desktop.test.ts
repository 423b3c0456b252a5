import { expect, test } from '../harness/test.ts';
import { startWaiting } from '../harness/work.ts';

test('the palette leads to screens, workflows and ids without a pointer', async ({
  page,
  person,
}) => {
  const { runId } = await startWaiting(person, 'Harbour Dental');
  await page.goto('/console/approvals');
  await expect(page.getByRole('heading', { name: 'Approvals' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'A screen, a workflow, or the id of a run' });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('cal');
  await expect(page.getByRole('option')).toHaveText(['Calendar']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(runId);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/runs/${runId}$`));
  // The palette gives the focus back to what had it.
  const run = page.getByRole('heading', { level: 1, name: 'Field Insight to Published Story' });
  await expect(run).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(run).toBeFocused();
  // The page below may change meanwhile: then what had the focus is gone.
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeFocused();
});

test('an approval is found and opened by the keyboard, and left again', async ({
  page,
  person,
}) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await page.goto('/console/approvals');
  await expect(page.getByRole('table', { name: 'Open approvals' }).getByRole('link')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/approvals/${approval.id}$`));
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/approvals$/);
});

test('what is new waits behind a button, and counts on the icon at once', async ({
  page,
  person,
}) => {
  await startWaiting(person, 'Harbour Dental');
  // What the icon of the installed console shows.
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) =>
      void (document.documentElement.dataset['badge'] = String(count));
  });
  await page.goto('/console/approvals');
  const rows = page.getByRole('table', { name: 'Open approvals' }).getByRole('link');
  await expect(rows).toHaveCount(1);
  await startWaiting(person, 'Quay Physiotherapy');
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.locator('html')).toHaveAttribute('data-badge', '2');
});

test('a time says by the keyboard exactly when it was', async ({ page, person }) => {
  await startWaiting(person, 'Harbour Dental');
  await page.goto('/console/approvals');
  const time = page.getByRole('table').locator('time');
  await expect(time).toHaveText(/just now|ago/);
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(time).toBeFocused();
  await expect(time).toHaveText(/^\d+ \w+ \d{4}, \d\d:\d\d:\d\d$/);
  await page.keyboard.press('Shift+Tab');
  await expect(time).toHaveText(/just now|ago/);
});
