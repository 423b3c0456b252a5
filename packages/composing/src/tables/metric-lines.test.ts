import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readMetricLine } from './metric-lines.ts';

it('has the figures of a line of text in their columns', () => {
  const posts = [
    'LinkedIn: 4,200 impressions, 120 clicks, 3 leads',
    'Roof in a day – 9,800 impressions, 60 clicks and 1 lead',
  ];
  const { content, summary } = composeAt('MKT-03 table', { period: 'October 2026', posts });
  expect(content.trim().split('\r\n').slice(1)).toEqual([
    'LinkedIn,October 2026,,"4,200",120,3',
    ',October 2026,Roof in a day,"9,800",60,1',
  ]);
  expect(summary).not.toContain('Not ready');
});

it.each([
  'Roof in a day',
  'Meet the crew, 12 photos',
  'LinkedIn: 4,200 impressions',
  'Before: 3 vans late, then 2 of them sold',
  'Open day 5 December, 10:00',
])('leaves %s whole', (text) => expect(readMetricLine('post', text)).toBeNull());
