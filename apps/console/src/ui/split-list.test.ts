import { expect, it } from 'vitest';
import { splitList } from './split-list.ts';

it('leaves out what is empty', () => {
  expect(splitList(' pricing , ,hiring,', ',')).toEqual(['pricing', 'hiring']);
  expect(splitList('They wait, too long\r\n\nTheir team left', '\n')).toEqual([
    'They wait, too long',
    'Their team left',
  ]);
});
