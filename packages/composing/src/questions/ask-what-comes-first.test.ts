import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { listAsks } from '../asks/list-asks.ts';
import { readFacts } from '../facts/read-facts.ts';
import { askWhatComesFirst } from './ask-what-comes-first.ts';

const action = { variance: '£900', cause: 'No marking', action: 'Paint a line', owner: 'Ines' };
const plan = (notes: string, more = {}) =>
  composeRun('OPS-04', { ...action, notes, ...more })['plan']!;

describe('what a note wants settled before a paper goes out', () => {
  it.each([
    'Talk to Ines before this is circulated',
    'Joe has to see the plan before it goes out',
    'Clear it with HR before sending this',
    'Ask Sunil before you share it',
    'Not to go out until Mo has agreed the date',
    'Nothing goes round without Joe’s say-so',
    'Check the figure before the report is issued',
  ])('is asked, and holds it: %s', (said) => {
    const { asks, summary, content } = plan(`The bay was full. ${said}.`);
    const question = `On record is “${said}”: may this go out now?`;
    expect(asks).toEqual([{ names: ['maySend'], question }]);
    expect(summary).toMatch(/^Not ready to use\. On record is/);
    expect(content).toContain(`## Next step\n\nFirst: ${question}`);
    const now = new Date('2026-03-06T12:00:00Z');
    const definition = findWorkflowDefinition('OPS-04')!;
    expect(listAsks(definition, { ...action, notes: said }, { steps: 2, now })).toHaveLength(1);
  });

  it('is settled by an answer, which is no part of the paper', () => {
    const { asks, summary, content } = plan('Talk to Ines before this is circulated.', {
      maySend: 'yes',
    });
    expect(asks).toEqual([]);
    expect(summary).not.toContain('Not ready');
    expect(content).not.toContain('May send');
    expect(plan('Talk to Ines before this is circulated.', { maySend: 'no' }).asks).toHaveLength(1);
  });

  it.each([
    'Talk to Ines before the crew goes out',
    'Do not send the parts until Friday',
    'The order was sent before it rained',
    'Do not invoice before March',
    'Nobody goes in without a hard hat',
  ])('is nothing else: %s', (said) => {
    expect(plan(`${said}.`).asks).toEqual([]);
  });

  it('is not quoted where it is not public', () => {
    const { asks } = plan('Do not share this with the team until Kyle has been told.');
    expect(asks[0]!.question).toContain('(a sentence that is not public: read it)');
  });

  it('does not hold what may harm somebody', () => {
    const { order } = composeRun('OPS-01', {
      site: 'Yard',
      observation: 'There is a smell of gas.',
      notes: 'Ring Joe before this goes out.',
    });
    expect(order!.asks).toEqual([]);
  });

  it.each(['before this is ', 'not send it ', 'hold the '])(
    'is looked for in a time that grows with the note: “%s”',
    (part) => {
      const read = (notes: string) => askWhatComesFirst({ record: readFacts({ notes }) });
      expect(measureGrowth(read, part)).toBeLessThan(10);
    },
  );
});
