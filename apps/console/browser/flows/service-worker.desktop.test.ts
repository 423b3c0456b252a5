import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { signOut } from '../harness/person.ts';
import type { Relay } from '../harness/relay.ts';
import { expect, test } from '../harness/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of all that the service worker keeps, a list for each build. */
const listKept = (page: Page): Promise<string[][]> =>
  page.evaluate(async () => {
    const kept = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept.push(requests.map(({ url }) => new URL(url).pathname));
    }
    return kept;
  });

/** Waits until the newest build is kept, and so many in all. */
const untilKept = (page: Page, build: string | null, count: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const cacheName = names.at(-1) ?? '';
        const shell = await (await caches.match('/console/', { cacheName }))?.text();
        return [/data-build="([^"]*)"/.exec(shell ?? '')?.[1] ?? null, names.length];
      }),
    )
    .toEqual([build, count]);

const readIntegrity = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** From now on the service has another build, which says its name. */
async function update(relay: Relay, page: Page, build: string): Promise<void> {
  const first = await (await page.request.get('/console/')).text();
  const next = first.replace('<html', `<html data-build="${build}"`);
  relay.changes.set(/^\/console\/[^.]*$/, () => next);
  relay.changes.set(/^\/console\/service-worker\.js$/, (script) =>
    script.replaceAll(readIntegrity(first), readIntegrity(next)),
  );
}

async function clearBrowserCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

test('the console opens without a connection, and nobody is shown an old one', async ({
  page,
  person,
  relay,
  context,
  problems,
}) => {
  expect(person.workspaceId).toBeTruthy();
  // Chromium loads some modules twice, by the page's hint and by the worker, and says so of the hint.
  problems.allow(/cross-world service worker|preloaded using link preload but not used/);
  const address = `${relay.url}/console/runs`;
  await page.goto(address);
  await untilKept(page, null, 1);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await test.step('without a connection it says so, and goes on once there is one', async () => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    problems.expect(/OpsError: You are offline/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'No run yet' })).toBeVisible();
  });

  await test.step('an update is there at the next navigation, and open pages go on', async () => {
    await update(relay, page, 'Second');
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.locator('html')).toHaveAttribute('data-build', 'Second');
    await untilKept(other, 'Second', 2);
    relay.changes.set(/^\/console\/assets\//, () => null);
    await clearBrowserCache(page);
    await page.getByRole('link', { name: 'Playbooks' }).click();
    await expect(page.getByRole('heading', { name: 'Playbooks', level: 1 })).toBeVisible();
    relay.changes.clear();
    await update(relay, page, 'Third');
    await other.reload();
    await untilKept(other, 'Third', 2);
    await other.close();
  });

  await test.step('files of the console alone are kept', async () => {
    await signOut(page, false);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    for (const path of (await listKept(page)).flat())
      expect(path).toMatch(/^\/console\/(assets\/.+)?$/);
  });

  await test.step('nothing is left of a console that was switched off', async () => {
    problems.expect(/status of 404/);
    relay.changes.clear();
    relay.changes.set(/^\/console\//, () => null);
    expect((await page.goto(address))?.status()).toBe(404);
    const listLeft = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    await expect.poll(listLeft).toEqual([]);
  });
});
