import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { startWaiting } from '../harness/work.ts';

const opened = 12;

test('twelve tabs stay current by one live stream, which another takes over', async ({
  context,
  person,
}) => {
  /** The tab of each live stream that was asked for. */
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams.push(request.frame().page());
  });
  const open = async () => {
    const page = await context.newPage();
    await page.goto('/console/approvals');
    return page;
  };
  const pages = await Promise.all(Array.from({ length: opened }, open));
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  }
  await startWaiting(person, 'Harbour Dental');
  for (const page of pages)
    await expect(page.getByText('1 approval', { exact: true })).toBeVisible();
  expect(streams).toHaveLength(1);

  await streams[0]!.close();
  await expect.poll(() => streams.length).toBe(2);
  await startWaiting(person, 'Quay Physiotherapy');
  const left = pages.filter((page) => !page.isClosed());
  expect(left).toHaveLength(opened - 1);
  for (const page of left) await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
});
