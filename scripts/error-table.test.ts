import { errorStatus } from '@workspace-ops/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The statuses and codes of the page's table. */
async function readTable(): Promise<string[]> {
  const page = await readFile(join(import.meta.dirname, '../docs/interface.md'), 'utf8');
  const [, section = ''] = page.split('\n## Errors\n');
  const [own = ''] = section.split('\n## ');
  const rows = [...own.matchAll(/^\| (\d{3}) +\| ([^|]+)\|/gm)];
  return rows.flatMap(([, status, codes]) =>
    [...codes!.matchAll(/`(\w+)`/g)].map(([, code]) => `${status} ${code}`),
  );
}

it('the page of the interface has every error code once, with its status', async () => {
  const statuses = Object.entries(errorStatus).map(([code, status]) => `${status} ${code}`);
  expect((await readTable()).toSorted()).toEqual(statuses.toSorted());
});
