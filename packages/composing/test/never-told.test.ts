import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const opening = { Role: 'Engineer', Tasks: ['Breakdowns'], 'Apply to': 'jobs@t.example' };
const introduction = {
  Referrer: 'Sandra Pickup',
  Customer: 'Irwell Homes',
  Referral: 'Tottington Trust',
  Scope: 'Service contract',
  Outcome: 'Call-outs down from 61 to 22',
  Consent: 'yes',
};
const post = { Client: 'Irwell Homes', 'What we saw': 'Lift kept stopping.' };
const reply = { Contact: 'Nicola Threlfall', Company: 'Threlfall PM', Reply: 'Yes please.' };
const report = { Client: 'Arcade', Milestone: 'Drive swap', Progress: 'Old drive is out.' };

it.each([
  ['CUL-03 post', { ...opening, Reason: 'Imran leaves, and the team does not know' }],
  ['AFT-04 introduction', { ...introduction, Reason: 'Unhappy with their present firm' }],
  ['MKT-01 draft', { ...post, 'OK to name them?': 'Yes', 'Post on': '1 December 2026' }],
  ['SAL-03 sequence', { ...reply, 'Our mailing': 'Six blocks', Received: '26 November 2026' }],
  ['FUL-02 report', { ...report, 'Why (not for client)': 'The crew was short of a man' }],
])('is said of nothing that never belongs in a text: %s', (where, context) => {
  expect(composeAt(where, context).summary).not.toContain('Not told in it');
});

it.each([
  ['CUL-03 post', { ...opening, Dress: 'A shirt that you are given' }, 'dress'],
  ['FUL-02 report', { ...report, Canteen: 'Open until ten on each night' }, 'canteen'],
])('is still said of what else a text leaves out: %s', (where, context, label) => {
  expect(composeAt(where, context).summary).toContain(`Not told in it: ${label}`);
});

it('heeds a no that is written under the question', () => {
  const { content } = composeAt('MKT-01 draft', { ...post, 'OK to name them?': 'No' });
  expect(content).not.toContain('Irwell Homes');
});
