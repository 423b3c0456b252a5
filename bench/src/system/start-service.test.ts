import { expect, it } from 'vitest';
import { parseStart, readStartArguments } from './start-service.ts';

it('takes node’s flags and the file from the start script', async () => {
  expect(parseStart('exec sh scripts/node.sh --max-semi-space-size=16 apps/x/main.ts')).toEqual([
    '--max-semi-space-size=16',
    'apps/x/main.ts',
  ]);
  expect(() => parseStart('cd apps && node main.ts')).toThrow('not one call of node');
  expect((await readStartArguments()).at(-1)).toBe('apps/standalone/src/main.mjs');
});
