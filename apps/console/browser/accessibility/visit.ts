import type { Page } from '@playwright/test';
import { bringAxe, findViolations } from './find-violations.ts';

/** What axe finds on these pages in both themes; `shown` is a text that each of them has. */
export async function visit(
  page: Page,
  paths: readonly string[],
  shown?: string,
): Promise<string[]> {
  const found: string[] = [];
  await bringAxe(page);
  for (const path of paths) found.push(...(await findViolations(page, path, shown)));
  return found;
}
