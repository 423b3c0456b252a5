import { test } from './test.ts';

test('a page with a fault fails its test', async ({ page, problems }) => {
  problems.expect(/^error: told by the page/);
  problems.expect(/^thrown: nobody caught this/);
  problems.expect(/^policy: img-src https:\/\/example\.com/);
  problems.expect(/^another host: https:\/\/example\.com/);
  problems.expect(/^failed: https:\/\/example\.com/);
  problems.expect(/^failed: .*\/login\?refused/);
  // What the browser itself says of them.
  problems.expect(/^error: Loading the image 'https:\/\/example\.com/);
  problems.expect(/^error: Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  await page.route('**/login?refused', (route) => route.abort('connectionrefused'));
  await page.goto('/console/login');
  await page.evaluate("console.error('told by the page')");
  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error('nobody caught this');
    });
    new Image().src = 'https://example.com/image.png';
    await fetch('/console/login?refused').catch(() => undefined);
  });
});

test('what a page still asks for when its test ends fails nothing', async ({ page }) => {
  const { promise: asked, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/login?late', async (route) => {
    const answer = await route.fetch();
    const closed = page.waitForEvent('close');
    resolve(undefined);
    await closed;
    // Playwright has disposed of it with the page.
    await answer.text();
  });
  await page.goto('/console/login');
  await page.evaluate(() => {
    void fetch('/console/login?late');
  });
  await asked;
});
