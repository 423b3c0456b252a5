import { expect, test } from '../harness/test.ts';
import { bringAxe, findViolations } from './find-violations.ts';

test('a fault that one appearance has is found in it, and what was examined is not examined again', async ({
  page,
}) => {
  await bringAxe(page);
  await page.goto('/console/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @media (prefers-color-scheme: dark) { #faint { color: #222; background: #333 } }
      @media (min-width: 641px) { #untold { display: none } }
    `);
    document.adoptedStyleSheets = [sheet];
    const faint = Object.assign(document.createElement('p'), { id: 'faint', textContent: 'Faint' });
    const untold = Object.assign(document.createElement('button'), { id: 'untold' });
    document.querySelector('main')!.append(faint, untold);
  });
  const found = (await findViolations(page)).map((text) => text.split(':')[0]);
  expect(found).toEqual([
    'desktop dark color-contrast',
    'phone dark button-name',
    'phone dark color-contrast',
  ]);
  expect(await findViolations(page)).toEqual([]);
});
