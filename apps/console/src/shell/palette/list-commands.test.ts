import { expect, it } from 'vitest';
import { listCommands } from './list-commands.ts';

const workflows = [
  { code: 'MKT-01', name: 'Field story' },
  { code: 'SAL-02', name: 'Proposal & price' },
];
const hrefs = (text: string) => listCommands(text, workflows).map(({ href }) => href);

it('lists all screens where nothing is typed', () => {
  expect(hrefs(' ')).toContain('/approvals');
  expect(hrefs('')).not.toContain('/runs?workflow=MKT-01');
});

it('finds screens and the runs of workflows by parts of their words', () => {
  expect(hrefs('cal')).toEqual(['/calendar']);
  expect(hrefs('FIELD mkt')).toEqual(['/runs?workflow=MKT-01']);
  expect(hrefs('price')).toEqual(['/runs?workflow=SAL-02']);
  expect(hrefs('no such place')).toEqual([]);
});

it('leads to what has an id, and takes nothing else for one', () => {
  expect(hrefs(' run_01a2 ')).toEqual(['/runs/run_01a2']);
  expect(hrefs('apr_01a2')).toEqual(['/approvals/apr_01a2']);
  expect(hrefs('art_01a2')).toEqual(['/artifacts/art_01a2']);
  expect(hrefs('run_01/../../x')).toEqual([]);
});
