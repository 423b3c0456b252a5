import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';
import axe, { type RunOnly, type RunOptions } from 'axe-core';

const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const themes = ['light', 'dark'] as const;

const all: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

type Part = 'around' | 'banner' | 'screen';
type Context = { include: string[] } | { exclude: string[] };
type Width = keyof typeof widths;
type Theme = (typeof themes)[number];

/**
 * The widths and themes of one page, in an order in which one of the two changes from each to the next. The
 * page is not loaded for each: style sheets and scripts ask for both by media queries alone.
 */
const appearances: readonly [Width, Theme][] = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'dark'],
  ['phone', 'light'],
];

/** Runs in each page that is loaded afterwards. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axe.source);

/**
 * What axe finds on the page as it is, at both widths and in both themes, and whether it is wider than the
 * window. Every page is examined whole in every appearance; only what is known already is not computed again:
 * - A page is three parts: the screen, the banner above it, and what stands around both. A part with the very
 *   elements that one had before, at the same width and in the same theme, has what was found then: in another
 *   state of a screen its content is another, or the banner, and the navigation is the same.
 * - Themes differ in their colours alone (`tokens.css`). Of a part with the very elements that were examined
 *   at this width in the other theme, only the rules that read colours are left.
 */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, theme] of appearances) {
    await page.setViewportSize(widths[width]);
    await page.emulateMedia({ colorScheme: theme });
    await untilLaidOut(page);
    for (const violation of await examine(page, width, theme)) {
      found.push(`${width} ${theme} ${violation}`);
    }
    if (await isTooWide(page)) found.push(`${width} is wider than the window`);
  }
  return found;
}

/** Waits until what follows the width of the window has followed it. */
const untilLaidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** What was examined by this process, as its tests go from page to page. */
const seen = new Set<string>();

/** Whether it is examined for the first time. */
const see = (...key: string[]): boolean => {
  const known = hash('sha1', key.join(' '));
  return !seen.has(known) && Boolean(seen.add(known));
};

async function examine(page: Page, width: Width, theme: Theme): Promise<string[]> {
  const found: string[] = [];
  for (const [part, html] of Object.entries(await readParts(page))) {
    const isNew = see(width, html);
    if (!see(width, theme, html)) continue;
    found.push(...(await runAxe(page, contexts[part as Part], isNew ? all : colours)));
  }
  return found;
}

const banner = ':has(> main) > [role=status]';

const contexts: Record<Part, Context> = {
  around: { exclude: ['main', banner] },
  banner: { include: [banner] },
  screen: { include: ['main'] },
};

/** The elements of each part, without the ids and addresses of mail that each test has anew. */
async function readParts(page: Page): Promise<Partial<Record<Part, string>>> {
  const parts = await page.evaluate((bannerSelector) => {
    const found: Partial<Record<Part, string>> = {};
    const around = document.documentElement.cloneNode(true) as Element;
    for (const [part, selector] of [
      ['banner', bannerSelector],
      ['screen', 'main'],
    ] as const) {
      const element = around.querySelector(selector);
      if (element !== null) found[part] = element.outerHTML;
      element?.replaceChildren();
    }
    return { ...found, around: around.outerHTML };
  }, banner);
  const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<=_)[\da-f]{32}/g;
  return Object.fromEntries(
    Object.entries(parts).map(([part, html]) => [part, html.replaceAll(ids, '')]),
  );
}

const runAxe = (page: Page, context: Context, runOnly: RunOnly): Promise<string[]> =>
  page.evaluate(
    async ({ of, options }) => {
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(of, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    {
      of: context,
      options: { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions,
    },
  );

/** Only boxes that scroll by themselves may be. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
