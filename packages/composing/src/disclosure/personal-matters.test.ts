import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { tellsPersonal, tellsPrivateMatter, tellsReference } from './personal-matters.ts';

const starter = (more: JsonObject): JsonObject => ({
  name: 'Ines Moreau',
  role: 'Driver',
  startDate: '2026-12-07',
  manager: 'Ruth',
  location: 'Depot',
  ...more,
});

it('knows what a court has taken from somebody’s wages', () => {
  expect(tellsPrivateMatter('payroll: Matt’s attachment of earnings order starts')).toBe(true);
  expect(tellsPrivateMatter('payroll: earnings are attached as a PDF')).toBe(false);
});

it.each<[string, string]>([
  ['NI number QQ 12 34 56 C, for Dora. Starts in the north yard.', 'QQ 12'],
  ['Social security 078-05-1120. Starts in the north yard.', '078-05'],
  ['Sort code 20-00-00, account 55779911. Starts in the north yard.', '55779911'],
  ['Direct deposit to routing 021000021 acct 1234567. Starts in the north yard.', '021000021'],
  ['Wages are garnished for a loan. Starts in the north yard.', 'garnish'],
  ['Attachment of earnings order, Dora has the papers. Starts in the north yard.', 'Attachment'],
  ['Date of birth 4 March 1999. Starts in the north yard.', '1999'],
  ['Has a criminal record from 2019, Ruth knows. Starts in the north yard.', 'criminal'],
  ['Out of prison since May. Starts in the north yard.', 'prison'],
  ['Wears an ankle monitor. Starts in the north yard.', 'ankle'],
  ['Sees the probation officer on Fridays. Starts in the north yard.', 'probation'],
  ['Dialysis on Wednesdays, so off at noon. Starts in the north yard.', 'Dialysis'],
  ['Takes lithium. Starts in the north yard.', 'lithium'],
  ['Sober for a year now. Starts in the north yard.', 'Sober'],
  ['Is in a custody case with the ex. Starts in the north yard.', 'custody'],
])('keeps what is personal out of the papers of a starter: %s', (notes, said) => {
  for (const where of ['CUL-01 plan', 'CUL-01 welcome'])
    for (const field of ['notes', 'remarks', 'good to know']) {
      const { content, summary } = composeAt(where, starter({ [field]: notes }));
      expect(content + summary, `${where} ${field}`).not.toContain(said);
      expect(summary).toContain('Left out');
    }
  const { content } = composeAt('CUL-01 plan', starter({ notes }));
  expect(content).toContain('north yard');
});

it.each<[string, JsonObject]>([
  ['401-22', { ssn: '401-22-9087' }],
  ['55779911', { 'bank account': '55779911' }],
  ['Epilepsy', { 'medical condition': 'Epilepsy' }],
])('keeps a field of that kind out, too: %s', (said, more) => {
  const { content, summary } = composeAt('CUL-01 plan', starter(more));
  expect(content + summary).not.toContain(said);
});

it.each([
  'Ines is in recovery and told Ruth in confidence. No pub lunches for her, leave it at that.',
  'On bail until March. So no late shifts for her.',
  'Has chemo on Tuesdays. She must not lift after it. Off early then.',
])('takes along what follows from it: %s', (notes) => {
  for (const where of ['CUL-01 plan', 'CUL-01 welcome']) {
    const { content, summary } = composeAt(where, starter({ notes }));
    expect(content + summary).not.toMatch(/lunch|late shift|lift|Off early/);
  }
});

it.each([
  'Three months on probation, as all of us.',
  'Account manager for the north, 12 customers.',
  'Has a driving licence for 7.5 t.',
  'Will look after the prison contract in Leeds.',
  'Shadows Jo in week one, then the debt collection desk.',
  'Born salesman, says Ruth.',
  'Likes a routing of parcels by hand.',
  'First job: insurance claims of the court house site.',
  'Lunch at one, the bank is closed on Monday.',
])('keeps what is the work: %s', (notes) => {
  expect(tellsPersonal(notes)).toBe(false);
  expect(composeAt('CUL-01 plan', starter({ notes })).content).toContain(notes.slice(0, 30));
});

it.each<[string, JsonObject]>([
  ['AFT-04 introduction', { customer: 'Lakeside Rehab', referral: 'Dr. Ana Cole, Hillside Rehab' }],
  ['SAL-01 brief', { company: 'Diabetes Action Group', contact: 'Jo', need: 'Boxes' }],
  ['SAL-01 brief', { company: 'Mental Health Trust North', contact: 'Jo', need: 'Boxes' }],
])('takes no name of a house for somebody’s health: %s %j', (where, context) => {
  expect(composeAt(where, context).summary).not.toContain('health');
});

it('says that an offence is told, where a paper tells it', () => {
  const { summary } = composeAt('FIN-04 pack', {
    period: 'May',
    notes: 'Ines is on bail and wears a tag on her ankle.',
  });
  expect(summary).toContain('who may read that?');
});

it.each([
  'auto reply i think',
  'out of office i think',
  'his mailbox is full i think',
  'came from the website i think',
])('takes how something came in for no private matter: %s', (notes) => {
  expect(tellsPrivateMatter(notes)).toBe(false);
  const reply = 'Paul has left the trust. Please contact Dawn Pickles for all signs.';
  const { summary } = composeAt('SAL-03 slot', { lead: 'Paul Crowther', reply, notes });
  expect(summary).not.toContain('who may read that');
});

it.each(['going through divorce i think', 'she has a tag on her ankle i think'])(
  'asks about what somebody only thinks: %s',
  (notes) => {
    expect(tellsPersonal(notes)).toBe(true);
  },
);

it.each([
  'Last employer says she walked out',
  'Reference not great, watch her',
  'her references are mixed',
  'poor reference from the garage',
  'His former boss told Jo that he was never on time',
  'was sacked from his last job',
])('takes what a former employer says for a private matter: %s', (sentence) => {
  expect(tellsReference(sentence)).toBe(true);
});

it.each([
  'References taken up, both fine',
  'Bring two references on the first day',
  'Order reference 4471 not good enough for accounts',
  'The reference number is wrong',
  'The last place on the course is taken',
  'Our previous supplier let us down',
])('takes what only names one for none: %s', (sentence) => {
  expect(tellsReference(sentence)).toBe(false);
});

it('keeps it out of what the new colleague reads', () => {
  const hire = {
    name: 'Leah Booth',
    role: 'Lift engineer',
    startDate: '14 December 2026',
    notes: 'Last employer says she walked out. Bring your boots.',
  };
  expect(composeAt('CUL-01 plan', hire).content).not.toContain('walked out');
});

it.each(['Aoife Ní Riain', 'Padraic Ó Conaill'])('tells who manages a starter: %s', (manager) => {
  const { content, summary } = composeAt('CUL-01 plan', starter({ manager }));
  expect(content).toContain(`**Manager:** ${manager}`);
  expect(summary).not.toContain('Left out');
  expect(
    composeAt('CUL-01 plan', starter({ manager: `${manager}, off with her back` })).content,
  ).not.toContain('off with');
});
