import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isHazardous } from '../request/hazards.ts';

const customer = { customer: 'Morwenna Tull', phone: '07700 900412' };
const ofOurs = (openIssues: string, more: JsonObject = {}) => ({
  ...customer,
  openIssues,
  ...more,
});

it.each([
  'Hose on the gas cooker is cracked, customer not told',
  'Lifejackets we serviced have no gas bottles in, she does not know yet',
  'Forestay bottle screw has a cracked swage, she has not been told yet',
])('has somebody told today of danger that they do not know of: %s', (openIssues) => {
  for (const where of ['AFT-01 guide', 'AFT-01 call']) {
    const { summary, content } = composeAt(where, ofOurs(openIssues));
    expect(summary).toContain(
      'may somebody come to harm? Settle that first, today, and tell whoever is in danger and does not know.',
    );
    expect(content).toContain('may somebody come to harm?');
  }
  const entry = composeAt('AFT-01 call', ofOurs(openIssues)).content;
  expect(entry).toContain('First, today: settle whether somebody may come to harm');
});

it('quotes danger that is marked as not public, without its mark', () => {
  const { summary, content } = composeAt(
    'AFT-01 guide',
    ofOurs('The gas hose behind the cooker is split. Keep that between us.'),
  );
  expect(summary).toContain(
    '“The gas hose behind the cooker is split”: may somebody come to harm?',
  );
  expect(content).not.toContain('Keep that');
});

it.each([
  'The gas hose of the cooker is split, do not tell her.',
  'Two of the lifejackets will not inflate.',
  'The rudder failed its inspection and has not been replaced.',
  'Broken shackle on the lifting sling.',
])('asks about gear that fails whoever relies on it: %s', (openIssues) => {
  expect(composeAt('AFT-01 guide', ofOurs(openIssues)).summary).toContain('come to harm?');
});

it.each([
  'The old slings were cracked and have been renewed.',
  'She wants two lifejackets without lights.',
  'The skin fitting is to be painted.',
  'A gas cooker is on order, the pipe is in.',
  'She stays until the broken printer works.',
])('takes no gear that is sound for danger: %s', (openIssues) => {
  expect(composeAt('AFT-01 guide', ofOurs(openIssues)).summary).not.toContain('come to harm');
});

it.each([
  ['Brakes we fitted are not bled, customer unaware.', '“Brakes we fitted are not bled'],
  ['The drain is blocked, she hasn’t been told.', 'What open issues has that is not public'],
])('asks who tells a customer what is wrong: %s', (openIssues, said) => {
  for (const where of ['AFT-01 guide', 'AFT-01 call']) {
    const { summary } = composeAt(where, ofOurs(openIssues));
    expect(summary).toContain(said);
    expect(summary).toContain('the customer does not know of it. Who tells them, and when?');
  }
});

it.each(['Nobody knows why the pump stops.', 'She does not know which day suits.'])(
  'asks nothing of the kind of what nobody knows: %s',
  (openIssues) => {
    expect(composeAt('AFT-01 guide', ofOurs(openIssues)).summary).not.toContain('Who tells them');
  },
);

it.each([
  ['call log', 'Battery case looks bulged on one side and it smells sweet in the garage.'],
  ['tech_notes', 'There is a strong smell of gas behind the cooker.'],
  ['what the driver said', 'The handbrake does not hold on the slope.'],
  ['voicemail', 'My little one got a shock from the tap.'],
])('reads danger in a field of any name: %s', (name, said) => {
  for (const where of ['AFT-01 guide', 'AFT-01 call', 'SAL-01 brief', 'AFT-03 review'])
    expect(composeAt(where, { ...customer, [name]: said }).summary).toContain('come to harm?');
});

it.each([
  ['job', 'Remove asbestos roof and clear the scaffolding'],
  ['service ordered', 'Survey of asbestos in the boiler room'],
  ['scope', 'Replace the frayed cable of the goods lift'],
  ['brand name', 'Smoke and Fire Grill House Limited'],
  ['how paid', 'By card on the fire door invoice'],
  ['call log', 'He is in the hospital with his heart, they are good for it'],
])('takes no work, name or illness for danger, whatever the field is called: %s', (name, said) => {
  for (const where of ['AFT-01 guide', 'SAL-01 brief'])
    expect(composeAt(where, { ...customer, [name]: said }).summary).not.toContain('come to harm');
});

it.each([
  ['OPS-01', { observation: 'The driver is in hospital, the van is at the yard' }, true],
  ['OPS-01', { observation: 'Guest was taken to hospital from the pool' }, true],
  ['OPS-03', { issue: 'Their office manager is in hospital, so nobody answered' }, false],
  ['OPS-02', { items: 'Sam is in hospital, Jo does his calls' }, false],
])('takes who is ill for danger where it is reported alone: %s %j', (code, said, isDanger) => {
  const sheet = readFacts(said);
  expect(isHazardous({ definition: findWorkflowDefinition(code)!, sheet })).toBe(isDanger);
});

it('quotes of several dangers the one that has met somebody', () => {
  const issue =
    'Found a cracked comb plate, needs a new one. Lad walked on the open truss on Friday, near miss.';
  const { summary } = composeAt('FUL-02 gather', { customer: 'A', milestone: 'Chain', issue });
  expect(summary).toContain('near miss”: may somebody come to harm?');
});

it.each([
  ['SAL-03 sequence', { lead: 'Sinead', reply: 'Yes please. Escalator 4 throws sparks.' }],
  ['OPS-03 letter', { supplier: 'Firm', order: '7', issue: 'Gas hose of the cooker is split.' }],
])('tells whoever sends a text of danger: %s %j', (where, context) => {
  expect(composeAt(where, context).summary).toContain('come to harm');
});

const reviewed = (risks: string) =>
  composeAt('AFT-03 review', { customer: 'Thanet', renewalDate: '2027-03-31', risks }).summary;

it.each([
  'Pool cafe reported tingles off the dishwasher casing yesterday, still using it.',
  'Slight tingle on the mixer housing last week, they keep using it.',
  'Tingling from the hand dryer in the gents.',
  'Gas smell at the boiler last night, it is still on.',
])('asks about a machine that is used on, whenever it was reported: %s', (risks) => {
  expect(reviewed(risks)).toContain('may somebody come to harm?');
});

it.each([
  'The dishwasher gave a shock last year, replaced since.',
  'They still want the tingle of the new brand.',
])('asks about nothing that is over: %s', (risks) => {
  expect(reviewed(risks)).not.toContain('come to harm');
});

it.each([
  'We found the shower feed cable nicked behind the tiles, live, with water running down it.',
  'Cable to the pond pump is cut and live.',
  'Nobody should use the room until an electrician has been.',
  'No one is to use the boiler until a gas engineer has checked it.',
  'Sparky needed before anyone uses the room.',
])('asks in a report to a customer about danger: %s', (issue) => {
  const report = { customer: 'Pat Dunmore', milestone: 'Second fix', progress: 'Bath in.', issue };
  for (const where of ['FUL-02 gather', 'FUL-02 approve'])
    expect(composeAt(where, report).summary).toContain('may somebody come to harm?');
});

it.each([
  'Nobody should use the room until the grout has dried.',
  'The cable was cut to length, the system goes live on Monday.',
  'The feed from the cameras is live at noon.',
  'Electrician needed before Friday.',
])('asks about no danger in a report where there is none: %s', (issue) => {
  const report = { customer: 'Pat Dunmore', milestone: 'Second fix', progress: 'Bath in.', issue };
  expect(composeAt('FUL-02 approve', report).summary).not.toContain('come to harm');
});

it('hears of those who were harmed where a field of figures counts them', () => {
  const review = (usage: string): string =>
    composeAt('AFT-03 review', { customer: 'Ash Court', usage }).summary;
  expect(review('19 call-outs, 3 entrapments')).toContain('may somebody come to harm?');
  expect(review('19 call-outs, no entrapments')).not.toContain('come to harm');
});
