import { expect, test } from '../harness/test.ts';

test('a newcomer tries it with sample data, removes it and loads it again', async ({ page }) => {
  await page.goto('/console/');
  await page.getByRole('button', { name: 'Try it with sample data' }).click();
  await expect(page.getByText('This is sample data')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Open approvals' }).getByRole('row')).toHaveCount(4);
  await page.goto('/console/overview');
  // It comes after the charts may, and moves them down under a click.
  await expect(page.getByText('This is sample data')).toBeVisible();
  const runs = page.getByRole('figure', { name: 'Runs', exact: true });
  await runs.getByText('Show data').click();
  await expect(runs.getByRole('row').last().getByRole('cell').nth(1)).toHaveText('7');

  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await expect(page.getByText('This is sample data')).toBeHidden();
  await page.getByRole('button', { name: 'Load sample data' }).click();
  await expect(page.getByText('This is sample data')).toBeVisible();
});
