import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly, type RunOptions } from 'axe-core';

/** Runs in each page that is loaded afterwards. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axe.source);

const themes: readonly ['light' | 'dark', RunOnly][] = [
  ['light', { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }],
  // Themes differ in their colours alone.
  ['dark', { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }],
];

interface Router {
  history: { push: (path: string) => void };
  load: () => Promise<void>;
  state: { status: string; location: object; resolvedLocation?: object };
}

/** Goes to a screen as a link of the console does: to load the page for each takes three times as long. */
async function goTo(page: Page, path: string): Promise<void> {
  if (!page.url().includes('/console')) return void (await page.goto(path));
  await page.evaluate(async (to) => {
    const router = Reflect.get(window, '__TSR_ROUTER__') as Router;
    router.history.push(to);
    await router.load();
  }, path);
  await page.waitForFunction(() => {
    const { state } = Reflect.get(window, '__TSR_ROUTER__') as Router;
    return state.status === 'idle' && state.resolvedLocation === state.location;
  });
}

/** Opens a screen, waits until all of it is shown, and looks for violations in both themes. */
export async function findViolations(page: Page, path: string, shown?: string): Promise<string[]> {
  await goTo(page, `/console${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (shown !== undefined) await expect(page.getByText(shown).first(), path).toBeVisible();
  const found: string[] = [];
  for (const [theme, runOnly] of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const violation of await runAxe(page, runOnly))
      found.push(`${path} ${theme} ${violation}`);
  }
  if (await isTooWide(page)) found.push(`${path} is wider than the window`);
  return found;
}

const runAxe = (page: Page, runOnly: RunOnly): Promise<string[]> =>
  page.evaluate(
    async (options) => {
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { runOnly, resultTypes: ['violations'], preload: false } as RunOptions,
  );

/** Only boxes that scroll by themselves may be. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
