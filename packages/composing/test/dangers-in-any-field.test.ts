import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';
import { listDangers } from '../src/request/find-dangers.ts';
import { isHazardous } from '../src/request/hazards.ts';

const tells = (context: JsonObject): boolean => listDangers(readFacts(context)).length > 0;

const fields =
  'outcome quote usage offer reason referral deliverables location highlights theme event before scope timeline terms promises milestones nextStep openItems equipment tasks team consent source campaign'.split(
    ' ',
  );

it.each([
  'The scaffold at the back is loose and somebody could fall.',
  'Two of the pupils fainted, the heater smells of gas.',
  'They have bypassed the interlock of the saw and work on.',
  'He got a shock from the tap on Tuesday and it is still in use.',
])('is read in every field: %s', (said) => {
  for (const field of fields) {
    expect(tells({ [field]: `All as agreed. ${said}` }), field).toBe(true);
    expect(tells({ [field]: ['All as agreed', said] }), field).toBe(true);
    expect(tells({ rows: [{ [field]: `All as agreed. ${said}`, owner: 'Jo' }] }), field).toBe(true);
  }
});

it.each<[string, string]>([
  ['scope', 'Replace the frayed cable of the hoist and remove the asbestos soffits'],
  ['scope', 'Repair of the loose handrail, new gas pipe to the hob'],
  ['scope', 'Safety training for 40 staff: fire, fumes and first aid'],
  ['deliverables', 'Asbestos boards removed, gas line tested and commissioned'],
  ['tasks', 'Rescue people who are trapped, put out fires and treat burns'],
  ['tasks', 'Teach pupils what to do when they smell gas'],
  ['highlights', 'If you smell gas, open a window and ring us'],
  ['highlights', 'How to stop a chip pan fire: our leaflet is out'],
  ['highlights', 'The new smoke alarm is here and costs 20 pounds'],
  ['highlights', 'We have moved to bleach-free cleaning'],
  ['offer', 'The gas detector is half price until Friday'],
  ['outcome', 'Accidents on site are down by 40 percent'],
  ['outcome', 'The new rails have cut falls by half'],
  ['quote', 'They were here within the hour after the fire and we are open again'],
  ['quote', 'Our team is on fire since you came'],
  ['usage', 'They ran the Toxic Avenger show and the Electrocution page all month'],
  ['reason', 'Bookings exploded in May and one till was too slow'],
  ['before', 'Questions about falls were answered too late'],
  ['theme', 'Near miss: what we learnt from a lost tender'],
  ['team', 'Fire and Smoke Control'],
  ['customer', 'Danger and Fire Safety Limited'],
  ['terms', 'We are insured for work at height and against fire'],
])('is none in %s: %s', (field, said) => {
  expect(tells({ [field]: said })).toBe(false);
});

it.each([
  'The gas leak of May was repaired on 3 May, pressure tested and fine since.',
  'A cable had overheated in June. It was replaced on 2 July and tested.',
  'The loose balustrade was re-fixed and mended, load tested on 4 November, no movement since.',
  'All outlets sampled, no legionella found.',
  'Air test came back: asbestos fibres not detected.',
  'Lab result for salmonella is negative.',
  'I broke my arm at football in March, fully healed now.',
  'He had a stroke last spring and has fully recovered now.',
  'A near miss on the sales target again this month.',
  'The tender was a near miss.',
])('is over, or excluded, by what is said itself: %s', (note) => {
  expect(tells({ note })).toBe(false);
});

it.each([
  'The gas leak was repaired and tested, and it smells of gas again.',
  'The cable that burned will be replaced and tested next week.',
  'The handrail is loose, repaired but not tested.',
  'The leak was repaired and tested, the other pipe still leaks gas.',
  'I smell gas and they did not find the leak, no gas detected.',
  'He broke his arm on your ramp, healed now.',
  'We had a near miss with the forklift and a customer.',
  'The carbon monoxide alarm keeps going off, so she took it down.',
  'Everybody was ill, the lab found salmonella.',
])('is not over: %s', (note) => {
  expect(tells({ note })).toBe(true);
});

it('takes what an entry that is done says beside it as it was', () => {
  const definition = findWorkflowDefinition('OPS-02')!;
  const isIn = (item: string) =>
    isHazardous({ definition, sheet: readFacts({ items: [{ item, status: 'done' }] }) });
  expect(isIn('Loose handrail in the hall')).toBe(false);
  expect(isIn('Bins emptied. The handrail in the hall is loose.')).toBe(true);
  expect(isIn('Lamps changed. There is a smell of gas in the cellar.')).toBe(true);
});

const gas = 'You can smell gas in the cellar.';
const texts: readonly (readonly [string, JsonObject])[] = [
  ['MKT-01 draft', { customer: 'Ivy House', observation: 'A new bar.', outcome: 'Open.' }],
  ['MKT-02 issue', { theme: 'Winter', highlights: ['A new bar'] }],
  ['MKT-04 story', { customer: 'Ivy House', before: 'Slow.', outcome: 'Fast.', consent: 'Yes' }],
  ['SAL-02 proposal', { customer: 'Ivy House', scope: 'A fence', price: '900 GBP' }],
  ['SAL-03 sequence', { lead: 'Ann', company: 'Ivy', reply: 'Yes please.' }],
  ['OPS-03 letter', { supplier: 'Firm', order: '7', issue: 'Came late.' }],
  ['FIN-03 reminder', { customer: 'Ivy', invoice: '118', amount: '90 GBP' }],
  ['FUL-02 report', { customer: 'Ivy', milestone: 'Bar', progress: 'Done.' }],
  ['FUL-03 checklist', { customer: 'Ivy', deliverables: 'A bar' }],
  ['CUL-03 post', { role: 'Cook', team: 'Kitchen', tasks: 'Cook', location: 'York' }],
  ['AFT-02 request', { customer: 'Ivy', contact: 'Ann', outcome: 'A bar' }],
  ['AFT-04 introduction', { referrer: 'Ann', referral: 'Bo', contact: 'Bo', outcome: 'A bar' }],
];

it.each(texts)('holds %s, in which no other leave counts: %j', (where, context) => {
  const [code = '', key = ''] = where.split(' ');
  const asked = (more: JsonObject) =>
    composeAt(where, { ...context, ...more }).asks.filter(
      ({ names }) => names[0] === 'dangerSettled',
    );
  expect(asked({ note: 'All well.' })).toEqual([]);
  for (const more of [{ note: gas }, { rows: [{ seen: gas }] }, { outcome: gas }]) {
    const [ask] = asked({ ...more, maySend: 'yes', findingsClosed: 'yes' });
    expect(ask?.question).toContain('You can smell gas in the cellar”');
    expect(ask?.question).toContain('responsible for safety');
    expect(asked({ ...more, dangerSettled: 'not yet' })).toHaveLength(1);
    expect(asked({ ...more, dangerSettled: 'yes' })).toEqual([]);
  }
  const run = composeRun(code, { ...context, note: gas });
  expect(run[key]!.summary).toContain('Not ready to send.');
  if (run['schedule'] !== undefined)
    expect(run['schedule'].content).toContain('Wait until it is complete');
});

it.each(['OPS-03 approve', 'OPS-03 chase', 'OPS-04 approve'])('is told in %s', (where) => {
  const context = { supplier: 'Firm', order: '7', issue: gas, cause: gas, variance: '40 GBP' };
  expect(composeAt(where, context).summary).toContain('It says “You can smell gas in the cellar');
});

it('calls today about danger, by no rule of days', () => {
  const call = (openIssues: string) =>
    composeAt('AFT-01 call', { customer: 'Ivy', deliveryDate: '2026-11-20', openIssues });
  expect(call('none').scheduledFor).toContain('2026-12');
  expect(call(gas).scheduledFor).toContain('2026-11-26');
  const slot = (reply: string) =>
    composeAt('SAL-03 slot', { lead: 'Ann', reply: `${reply} Call me on 4 December at 10.` });
  expect(slot('Yes please.').scheduledFor).toContain('2026-12-04');
  expect(slot(gas).scheduledFor).toContain('2026-11-26');
  // Nobody waits for a text with that.
  expect(slot(gas).content).not.toContain('Wait until it is complete');
  expect(slot(gas).content).toContain('2026-12-04 is on record: somebody may come to harm');
});

it('asks about a severity that is against the danger, and waits for no answer', () => {
  const order = (observation: string, severity: string) =>
    composeAt('OPS-01 order', { site: 'Mill', observation, severity });
  for (const severity of ['low', 'Minor', 'not urgent', 'P4'])
    expect(order(gas, severity).summary).toContain('contradicts the danger');
  expect(order(gas, 'low').content).toContain('## At once');
  for (const severity of ['high', 'critical', 'medium'])
    expect(order(gas, severity).summary).not.toContain('contradicts');
  expect(order('Gate squeaks.', 'low').summary).not.toContain('contradicts');
});

it('asks nothing of a story about what was found and held since', () => {
  const story = (observation: string, outcome: string) =>
    composeAt('MKT-01 draft', { customer: 'Ivy', observation, outcome }).asks.filter(
      ({ names }) => names[0] === 'dangerSettled',
    );
  const found = 'The fridge stood at 11 degrees when we came.';
  expect(story(found, 'With a new fan it held 3 degrees within the hour.')).toEqual([]);
  expect(story(found, 'They will get a new one when there is money.')).toHaveLength(1);
});
