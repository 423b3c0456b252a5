import type { Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../accessibility/fill.ts';
import { expect, test } from '../harness/test.ts';
import { startWaiting } from '../harness/work.ts';

const folder = join(import.meta.dirname, '../../../../docs/pictures');
const mostBytes = 80_000;
const phone = { width: 390, height: 844 };

/**
 * Shows a screen, waits until all of it is there, and keeps a picture of the window.
 * @param last what of it is there last.
 */
async function take(page: Page, path: string, name: string, last?: Locator): Promise<void> {
  await page.goto(`/console${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('It can be decided once its content is shown.')).toHaveCount(0);
  if (last !== undefined) await expect(last).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  const picture = await toWebp(page, await page.screenshot({ animations: 'disabled' }));
  expect(picture.length, name).toBeLessThanOrEqual(mostBytes);
  await writeFile(join(folder, `${name}.webp`), picture);
}

/** By the browser, which writes this format; a quarter of the size. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }, png.toString('base64'));
  return Buffer.from(encoded);
}

test('takes the pictures of the README', async ({ page, person }) => {
  for (const customer of ['Calder Opticians', 'Tweed Veterinary']) {
    await startWaiting(person, customer);
  }
  const { approval, run } = await fill(person);
  await take(page, '/approvals', 'approvals');
  await take(page, `/runs/${run}`, 'run');
  await take(page, '/overview', 'overview', page.getByRole('heading', { name: 'Waits longest' }));
  await take(page, '/playbooks', 'playbooks');
  await page.setViewportSize(phone);
  await take(page, `/approvals/${approval}`, 'approval-phone');
});
