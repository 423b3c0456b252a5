import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { withoutLeftLines } from './left-lines.ts';

const items = [
  { description: 'Service visit', amount: 435 },
  { description: 'Weekend callout', amount: 200 },
  { description: 'Filters £12', amount: 12 },
];
const run = { customer: 'Harbour Clinic', currency: 'GBP', invoiceDate: '2026-11-26' };
const definition = findWorkflowDefinition('FIN-02')!;
const readLeft = (context: JsonObject) =>
  withoutLeftLines({ definition, context }).left.map(({ name }) => name);

describe('a line of an invoice run', () => {
  it.each<[JsonObject]>([
    [{ ...run, items, notes: 'Thanks. Leave out the line of Weekend callout.' }],
    [{ ...run, items: [items[0]!, { ...items[1], note: 'Leave this out' }] }],
  ])('is left out of all papers where a note says so, and they say that: %j', (context) => {
    const { lines, control, approve, crm } = composeRun('FIN-02', context);
    expect(lines!.content).toContain('Service visit');
    expect(lines!.content).not.toContain('Weekend');
    expect(control!.content.split('## Open questions')[0]).not.toContain('Weekend callout:');
    for (const { summary } of [lines!, control!, approve!, crm!])
      expect(summary).toMatch(
        /Left out of the lines, as “Leave .* says: “Weekend callout”, 200\. Is that right\?/,
      );
    expect(lines!.summary).not.toContain('do the lines keep to that?');
  });

  it('is left out of the amount that the lines are compared with', () => {
    const notes = 'Leave out the line of Weekend callout.';
    const { control } = composeRun('FIN-02', {
      ...run,
      items: items.slice(0, 2),
      notes,
      amount: 635,
    });
    expect(control!.summary).toContain(
      '“Weekend callout”, 200. Is that right, and is the amount on record without it?',
    );
    const kept = composeRun('FIN-02', { ...run, items, notes, amount: 447 });
    expect(kept['control']!.content).toContain('The lines add up to the amount on record');
  });

  it.each([
    'Please take the weekend callout off.',
    "Don't bill the Weekend callout as he complained.",
    'Omit line 2.',
    'Drop the Weekend Callout, she has complained.',
    'Leave the line for the weekend callout out of the run.',
  ])('is left out by “%s”', (notes) => {
    expect(readLeft({ ...run, items, notes })).toEqual(['Weekend callout']);
  });

  it.each([
    'Leave out the weekend callout if he pays by Friday.',
    'Leave out the boiler.',
    'Leave the weekend callout as it is.',
    'Leave out the lines of Mrs Toll.',
    'Take the van to the weekend callout.',
    'Only bill the service visit.',
  ])('is kept beside “%s”', (notes) => {
    expect(readLeft({ ...run, items, notes })).toEqual([]);
    const { control } = composeRun('FIN-02', { ...run, items, notes });
    expect(control!.content).toContain('Weekend callout: amount');
  });

  it('is one of several of a customer only where all are meant', () => {
    const ofToll = [
      { customer: 'Mrs Toll', item: 'A', amount: 1 },
      { customer: 'Mrs Toll', item: 'B', amount: 2 },
      { customer: 'Mr Gillard', item: 'C', amount: 3 },
    ];
    const left = (notes: string) => readLeft({ ...run, items: ofToll, notes });
    expect(left('Leave out the line of Mrs Toll.')).toEqual([]);
    expect(left('Leave out the lines of Mrs Toll.')).toEqual(['Mrs Toll', 'Mrs Toll']);
  });

  it.each(['leave out ', 'the line of ', 'omit the, ', 'as it is '])(
    'is looked for in a time that grows with the note: “%s”',
    (part) => {
      const read = (notes: string) => readLeft({ ...run, items, notes });
      expect(measureGrowth(read, part)).toBeLessThan(10);
    },
  );
});
