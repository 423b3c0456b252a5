import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const draft = (context: object) => composeAt('MKT-01 draft', { ...context });
const agreed = { customer: 'Elm Nursery', consent: 'Rita agreed in writing 20 November' };

it.each(['summary', 'description'])('makes a post of the %s, and asks whether it may', (name) => {
  const said = 'The tap took 40 seconds to run warm. A small heater brings it in 3.';
  const { content, asks } = draft({ ...agreed, [name]: said });
  expect(content).toContain('The tap took 40 seconds to run warm.\n\nA small heater');
  expect(asks).toMatchObject([
    { names: ['maySend'], question: expect.stringContaining('for everybody to read') as string },
  ]);
  expect(draft({ ...agreed, [name]: said, maySend: 'yes' }).asks).toEqual([]);
});

it('tells what was seen, and asks nothing of a summary beside it', () => {
  const { content, asks } = draft({
    ...agreed,
    observation: 'The tap took 40 seconds to run warm.',
    summary: 'Rita was in a hurry.',
  });
  expect(content).not.toContain('hurry');
  expect(asks).toEqual([]);
});

it('tells an insight as what is learned, and alone as what was seen', () => {
  const insight = 'Measure the return at the furthest loop';
  const observation = 'The far loop ran cold';
  expect(draft({ observation, insight }).content).toContain(`take from it: ${insight}.`);
  expect(draft({ insight }).content).toMatch(new RegExp(`^${insight}`));
});

const november = {
  period: 'November 2026',
  channels: [
    { channel: 'LinkedIn', clicks: 310 },
    { channel: 'Email', clicks: 96 },
  ],
};

it.each([
  { previousPeriod: { LinkedIn: { clicks: 180 }, Email: { clicks: 130 } } },
  { lastMonth: [{ channel: 'LinkedIn', clicks: 180 }] },
  { channels: { LinkedIn: { clicks: 310 } }, previous: { LinkedIn: { clicks: 180 } } },
])('tells what was before beside what it is compared with: %j', (more) => {
  const { content } = composeAt('MKT-03 readout', { ...november, ...more });
  expect(content).toContain('- LinkedIn: 310 clicks, 180 previous clicks');
  const table = composeAt('MKT-03 table', { ...november, ...more }).content;
  expect(table.split('\r\n')[0]).toMatch(/,previous_clicks$/u);
  expect(table).toMatch(/^LinkedIn,.*,180\r?$/mu);
});

it('keeps a channel of which only earlier figures are on record', () => {
  const { content } = composeAt('MKT-03 readout', {
    ...november,
    previousPeriod: { Instagram: { clicks: 40 } },
  });
  expect(content).toContain('- Instagram: 40 previous clicks');
});

it('takes a period in words for no figures', () => {
  const { content } = composeAt('MKT-03 readout', { ...november, previousPeriod: 'October 2026' });
  expect(content).toContain('**Previous period:** October 2026');
});
