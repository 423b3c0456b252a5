import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const smell = { site: 'The Lugger Inn, cellar', observation: 'Gas smell by the cages.' };

it.each(['approve', 'visit', 'order'])(
  'says first in the %s that somebody may be harmed',
  (key) => {
    const { content, summary } = composeAt(`OPS-01 ${key}`, { ...smell, urgency: 'low' });
    expect(summary).toContain('Somebody may come to harm: act at once.');
    expect(content.indexOf('Somebody may come to harm')).toBeLessThan(content.indexOf('Gas smell'));
  },
);

it('sends only people who may work with the hazard', () => {
  expect(composeAt('OPS-01 visit', smell).content).toContain(
    '## Next step\n\nSend only people who may work with this hazard. Confirm access',
  );
});

it.each([
  ['OPS-01 visit', { site: 'Shoreham depot', observation: 'Wheel of cage 12 is stiff.' }],
  ['OPS-01 approve', { site: 'Shoreham depot', observation: 'Chip reader does not read.' }],
  ['OPS-03 chase', { supplier: 'Southdown', order: 'SVH-228', issue: 'Gas bottles came late.' }],
])('says nothing of harm in %s of %j', (where, given) => {
  const { content, summary } = composeAt(where, given);
  expect(`${content}${summary}`).not.toContain('come to harm');
});

it('tells which of several things is dangerous', () => {
  const items = [{ task: 'Order aprons' }, { task: 'Spore test failed, retest' }];
  const { content, summary } = composeAt('OPS-02 digest', { items, site: 'Clinic' });
  const said = 'Somebody may come to harm: settle that first. It says “Spore test failed, retest';
  expect(summary).toContain(said);
  expect(content).toContain(said);
});

it('names what is surely dangerous before what only has a word of it', () => {
  const tasks = [
    { what: 'Safety audit of the yard', status: 'planned' },
    { what: 'Remedials, 9 Mill Road', status: 'Exposed live parts at the cooker switch' },
  ];
  const { summary } = composeAt('OPS-02 digest', { tasks });
  expect(summary).toContain('It says “Remedials, 9 Mill Road: status Exposed live parts');
  expect(
    composeAt('OPS-02 digest', { tasks: [{ what: 'Gas safety certificate, 3 Mill Road' }] })
      .summary,
  ).not.toContain('come to harm');
});

it('takes nothing for made safe that goes on although it is switched off', () => {
  const of = (description: string) =>
    composeAt('OPS-01 visit', { property: '2/2, 9 Mill Road', description, visit: '2 December' });
  const water = 'Water drips through the light fitting, light switched off at the wall';
  expect(of(`${water} but still buzzing.`).summary).toContain('come to harm');
  expect(of('Pump switched off, still waiting for the part.').summary).not.toContain('harm');
});

it('quotes no danger that is told to few', () => {
  const items = [{ task: 'Morphine is 2 ml short. Told to nobody but Ann.' }];
  const { content, summary } = composeAt('OPS-02 digest', { items, site: 'Clinic' });
  expect(`${content}${summary}`).not.toContain('orphine');
});

const digest = (...observations: Record<string, string>[]) =>
  composeAt('OPS-02 digest', { date: '2026-11-26', observations });

it.each([
  { site: 'Mill', observation: 'Chlorine taste', severity: 'critical' },
  { site: 'Mill', observation: 'Carbon bed exhausted', severity: 'high', status: 'open' },
  { place: 'Kiln 2', observation: 'Door warps', priority: 'P1' },
])('names an entry that somebody calls grave: %j', (entry) => {
  const { content, summary } = digest(entry, { site: 'Yard', observation: 'Swept' });
  expect(content).toContain('Graded as grave, to be settled first: “');
  expect(summary).toMatch(/^Graded as grave/);
});

it.each([
  { site: 'Mill', observation: 'Chlorine taste', severity: 'low' },
  { site: 'Mill', observation: 'Filter changed', severity: 'high', status: 'done' },
  { site: 'High Street', observation: 'Lamp is out' },
])('names no other: %j', (entry) =>
  expect(digest(entry, { site: 'Yard', observation: 'Swept' }).content).not.toContain('Graded'),
);

it.each([
  [
    'Cooler 2 leaking from the drip tray onto the lino',
    'Isolated the supply, wet floor sign out',
    false,
  ],
  ['Strong smell of gas from the cooler', 'Isolated the supply', true],
  ['Oil leaking from the press across the walkway', 'Switched off', true],
])('orders at once what stays harmful: %s', (observation, actionTaken, isAtOnce) => {
  const { content } = composeAt('OPS-01 order', { site: 'Larkfield', observation, actionTaken });
  expect(content.includes('## At once')).toBe(isAtOnce);
});
