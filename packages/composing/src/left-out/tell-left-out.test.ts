import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

const readReminder = (more: Record<string, string>): string =>
  composeRun('FIN-03', { customer: 'Obi & Partners', invoice: '118', amount: '£1,200', ...more })[
    'reminder'
  ]!.summary;

it('has whoever sends a letter read what the notes say', () => {
  const notes = 'Their new bookkeeper began on Monday.\nThe first cheque was lost in the post.';
  expect(readReminder({ notes })).toContain(
    'Compare it with the notes: “Their new bookkeeper began on Monday. The first cheque was lost in the post”.',
  );
});

it('quotes a sentence that is asked about once', () => {
  const notes = 'He denies the second visit. Ring Jo about the meter.';
  const summary = readReminder({ notes });
  expect(summary.split('He denies the second visit')).toHaveLength(2);
  expect(summary).toContain('Compare it with the notes: “Ring Jo about the meter”.');
});

it('quotes nothing of what is marked as confidential, and no markup', () => {
  const marked = 'They close in May. That is confidential. Ring Jo.';
  const summary = readReminder({ notes: marked, remarks: 'He is in a hurry.' });
  expect(summary).not.toContain('close');
  expect(summary).toContain(
    'Compare it with the notes: “Ring Jo”; something on record is not to be told. Compare it with the remarks: “He is in a hurry”.',
  );
  const alone = readReminder({
    notes: 'They close in May.',
    remarks: 'The notes are confidential.',
  });
  expect(alone).not.toContain('close');
  const own = 'Tell her that it slips to May. It cracked as Callum left it in, keep that internal.';
  expect(readReminder({ notes: own })).toContain('“Tell her that it slips to May”');
  expect(readReminder({ notes: own })).not.toContain('Callum');
  const notes = 'Ring Jo. <script>x</script> is in the name.';
  expect(readReminder({ notes })).toContain('Compare it with the notes: “Ring Jo”.');
});

it('quotes a long note as far as a summary goes', () => {
  const summary = readReminder({ notes: 'One more line about the meter. '.repeat(400) });
  expect(summary).toMatch(/meter\.? ?.*…”\./u);
  expect(summary.length).toBeLessThan(1_500);
});

it('quotes a reply beside the messages that answer it, and the notes beside a post', () => {
  const reply = 'Sounds good. What would it cost? We are a listed building.';
  const { sequence } = composeRun('SAL-03', { company: 'Steel', reply });
  expect(sequence!.summary).toContain(
    'Compare it with the reply: “Sounds good. We are a listed building”.',
  );
  const observation = 'Reception loses 11 calls a day at lunch.';
  const notes = 'Their landlord is a competitor of ours.';
  const { draft } = composeRun('MKT-01', { customer: 'Northside', observation, notes });
  expect(draft!.summary).toContain(`Compare it with the notes: “${notes.slice(0, -1)}”.`);
});

it('takes a figure for told however its thousands are parted', () => {
  const context = { customer: 'A', scope: 'Two signs', price: 1540, currency: 'GBP' };
  const { proposal } = composeRun('SAL-02', { ...context, totalAgreed: 1540 });
  expect(proposal!.content).toContain('1,540');
  expect(proposal!.summary).not.toContain('total agreed');
});

const newsletter = (items: JsonObject[], more: JsonObject = {}) =>
  composeRun('MKT-02', { theme: 'Winter', items, ...more })['issue']!;
const tasting = { headline: 'Winter tasting', detail: 'Five plates.' };
const pies = { headline: 'Mince pies', detail: 'Twelve in a box.' };

it('names what it leaves out of the entries that it tells', () => {
  const { summary } = newsletter([
    { ...tasting, price: '£28 a head', status: 'confirmed' },
    { ...pies, price: '£12', allergens: 'Wheat, milk, nuts', owner: 'Jo' },
  ]);
  expect(summary).toContain(
    'Not told in it: the price of Winter tasting and Mince pies and the allergens of Mince pies.',
  );
});

it('names the entries of which it tells nothing', () => {
  const items = [
    { item: 'Felt', done: '4 of 8' },
    { item: 'Gutters', done: '1 of 8' },
  ];
  const { report } = composeRun('FUL-02', { customer: 'Shaw', milestone: 'Roof on', items });
  expect(report!.summary).toContain('Not told in it: items (“Felt” and “Gutters”).');
});

it('names no entry that is not public', () => {
  const secret = { headline: 'Merger with Marton', detail: 'In May.', confidential: true };
  for (const more of [{}, { maySend: 'yes', privateKept: 'yes' }])
    expect(newsletter([tasting, secret], more).summary).not.toContain('Marton');
  const marked = { headline: 'Merger with Marton', detail: 'Embargoed until May.' };
  for (const more of [{}, { maySend: 'yes', privateKept: 'yes' }])
    expect(newsletter([tasting, marked], more).summary).not.toContain('Marton');
});

it.each<[JsonObject]>([
  [{ status: 'contract not signed yet' }],
  [{ status: 'pending' }],
  [{ status: 'awaiting approval' }],
  [{ approved: false }],
  [{ confirmed: 'no' }],
  [{ note: 'Subject to contract.' }],
  [{ state: 'unconfirmed' }],
])('leaves an entry out of a newsletter that is not decided: %j', (more) => {
  const partner = { headline: 'New partner', detail: 'We become a house caterer.', ...more };
  const { content, summary } = newsletter([tasting, partner]);
  expect(content).toContain('Winter tasting');
  expect(content).not.toContain('New partner');
  expect(summary).toContain('is left out: may the issue be sent without it?');
});

it.each<[JsonObject]>([
  [{ status: 'confirmed' }],
  [{ status: 'signed' }],
  [{ approved: true }],
  [{ detail: 'The contract is signed. The date is not far off.' }],
  [{ detail: 'Waiting for spring? We are.' }],
])('announces an entry that is decided: %j', (more) => {
  const partner = { headline: 'New partner', detail: 'We become a house caterer.', ...more };
  expect(newsletter([tasting, partner]).content).toContain('New partner');
});

it('names all that is not told, or how many more there are', () => {
  const write = (count: number) => {
    const fields = Array.from({ length: count }, (_, at) => [`colour${at + 1}`, `shade ${at}`]);
    const context = { company: 'A', lead: 'Jo Lee', reply: 'Yes, tell me more.' };
    return composeRun('SAL-03', { ...context, ...Object.fromEntries(fields) })['sequence']!;
  };
  expect(write(9).leftOut).toMatch(/^Not told in it: colour1, .*colour8 and colour9\.$/);
  expect(write(15).leftOut).toMatch(/^Not told in it: colour1, .*colour12 and 3 more\.$/);
});

it('says how many more notes there are than it quotes', () => {
  const names = ['notes', 'comments', 'details', 'instructions', 'extra'];
  const notes = Object.fromEntries(names.map((name) => [name, `The ${name} are by the door.`]));
  const context = { company: 'A', lead: 'Jo Lee', reply: 'Yes, tell me more.', ...notes };
  const { sequence } = composeRun('SAL-03', context);
  expect(sequence!.summary).toContain('Compare it with the other notes, 2 more.');
});

it('says of no invoice that a letter lists that it is not told', () => {
  const invoices = [
    { no: '20601', total: 240, due: '2026-11-20', status: 'paid 24 Nov' },
    { no: '20588', total: 95, due: '2026-11-06', note: 'Left the yard key with us' },
  ];
  const context = { customer: 'Brigsteer', contact: 'Neil', currency: 'GBP', invoices };
  const { content, summary } = composeAt('FIN-03 reminder', context);
  expect(content).not.toContain('20601');
  expect(summary).not.toContain('20601');
  expect(summary).not.toContain('It does not tell invoices');
  expect(summary).toContain('“20588: total 95');
});

it.each([
  ['their message', 'I got your leaflet. What would two gates cost?', 'with their message: “I got'],
  ['what he wrote', 'I got your leaflet. The gate sticks in wet weather.', ''],
  ['reply', 'Thanks for the info. I can talk on Wednesday 2 December at 10.', ''],
  ['reply', 'Hello Ada. We have two yards. What would it cost?', 'with the reply: “We have two'],
])('compares with what somebody wrote, and with no courtesy: %s: %s', (name, said, told) => {
  const { summary } = composeAt('SAL-03 sequence', { lead: 'Kevin Strand', [name]: said });
  expect(summary).not.toContain('the their');
  expect(summary.includes('Compare it')).toBe(told !== '');
  expect(summary).toContain(told);
});

it('asks about a wish that was told on the phone, and about no number', () => {
  const offer = { customer: 'Ferry Inn', scope: 'A bar top', price: '£4,180', timeline: '3 weeks' };
  const wish = { 'What she asked for on the mobile': 'to have it before the wedding on 9 January' };
  expect(composeAt('SAL-02 proposal', { ...offer, ...wish }).summary).toContain('wedding');
  const number = { 'her mobile': '07700 900111 or ring the bar after six' };
  expect(composeAt('SAL-02 proposal', { ...offer, ...number }).asks).toEqual([]);
});
