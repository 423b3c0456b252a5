import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { readRunData } from '../src/records/run-data.ts';
import { composeAt, composeRun } from './compose-run.ts';

const asked = { contact: 'Chloe Low', email: 'chloe@example.com', budget: '£8,000', guests: 80 };

it.each(['Wedding', 'wedding', 'Conference', 'Christening', 'Party'])(
  'tells what people come together for: %s',
  (kind) => {
    const brief = composeAt('SAL-01 brief', { ...asked, 'Event type': kind });
    expect(brief.content).toContain(`**Event type:** ${kind}`);
    expect(brief.summary).not.toMatch(/\bneed\b/);
  },
);

it.each(['invitee.created', 'Created', 'EMAIL_SENT', 'email_opened', 'DealUpdate', 'created'])(
  'leaves out what a program says that it tells of: %s',
  (code) => expect(readRunData({ ...asked, event_type: code }, undefined)).toEqual(asked),
);

it('plans for the day of what is catered for', () => {
  const brief = composeAt('SAL-01 brief', {
    ...asked,
    wedding_date: '2027-08-14',
    howHeard: 'Web',
  });
  expect(brief.summary).not.toMatch(/timeline|source/);
  const sold = {
    customer: 'Priya Low',
    scope: 'Wedding breakfast for 90',
    eventDate: '2027-06-05',
    verbalPromises: ['Free cake table'],
  };
  const pack = composeAt('SAL-04 pack', sold);
  expect(pack.content).toMatch(/## Dates[^#]*5 June 2027/);
  expect(pack.content).toMatch(/## Scope and promises[^#]*Free cake table/);
  expect(pack.summary).not.toMatch(/start date|promises/);
});

it('keeps the day of an event beside a start date', () => {
  const sold = { customer: 'Priya Low', startDate: '2027-06-01', eventDate: '2027-06-05' };
  expect(composeAt('SAL-04 pack', sold).content).toMatch(/1 June 2027[^]*5 June 2027/);
});

it.each(['report', 'account', 'enquiry', 'request'])(
  'reads what stands in a %s as the record itself',
  (name) => {
    const own = {
      period: 'Q3',
      cost_centre: 'Venue',
      lines: [{ category: 'Gas', budget: 2, actual: 3 }],
    };
    expect(readRunData({ [name]: own }, undefined)).toEqual(readRunData(own, undefined));
  },
);

it.each([
  { account: { name: 'Low Ltd', phone: '07700 900111', need: 'Lunch', budget: '£900' } },
  { readings: { flow: 4, ph: 7, tank: 'ok', status: 'ok', site: 'Mill' } },
])('keeps together what is told of somebody, or measured: %j', (own) =>
  expect(Object.keys(readRunData(own, undefined))).not.toContain('budget'),
);

it('has a row for each line of an invoice that stands beside what it is for', () => {
  const lines = [
    { item: 'Day delegate rate', qty: 64, unit_price: 52 },
    { item: 'Technician', qty: 1, unit_price: 240 },
  ];
  const invoice = { number: 'INV-1203', currency: 'GBP', issued: '2026-11-30', lines };
  const run = { event: { name: 'Conference', client: 'Northern Optics' }, invoice };
  const table = composeAt('FIN-02 lines', run);
  expect(table.content).toMatch(/Day delegate rate,64,52,3328,GBP,2026-11-30/);
  expect(table.content).toMatch(/Technician,1,240,240,GBP/);
  expect(composeAt('FIN-02 crm', run).content).toContain('invoice_number');
});

const issue = { theme: 'The Flight Log', stories: ['A new base cuts the set-up'] };
const openDay = { name: 'Open day', date: '2027-01-22', time: '09:00', place: 'Hangar 14' };

it.each<[JsonObject, string]>([
  [
    { upcomingEvent: openDay },
    'Open day. It takes place on 22 January 2027, 09:00. Where: Hangar 14.',
  ],
  [{ events: [openDay] }, 'Open day. It takes place on 22 January 2027, 09:00. Where: Hangar 14.'],
  [{ nextEvent: 'Open day', eventDate: '2027-01-22', time: '9 am' }, '22 January 2027, 9 am.'],
  [
    {
      events: [
        { ...openDay, lead: 'Kim' },
        { name: 'Course', date: '2027-02-22' },
      ],
    },
    'Open day, 22 January 2027, 09:00, Hangar 14; Course, 22 February 2027.',
  ],
  [{ 'key dates': ['Open day, 22 January', 'Course, 22 February'] }, '- Course, 22 February'],
])('announces in an issue what comes: %j', (coming, told) => {
  const { issue: post, schedule } = composeRun('MKT-02', { ...issue, ...coming });
  expect(post!.content).toContain(told);
  expect(post!.content).not.toContain('Kim');
  // It goes out before what it announces.
  expect(schedule!.content).not.toContain('2027-01-22,');
});

it('announces of an offer what it depends on, and nothing that is for us', () => {
  const offer = { text: 'Lesson at €45', valid_until: '2027-01-15', code: 'W45', margin: '22%' };
  const { content, summary } = composeAt('MKT-02 issue', { ...issue, offer });
  expect(content).toContain('Conditions: Valid until 15 January 2027; code W45.');
  expect(content).not.toContain('22%');
  expect(summary).toContain('offer margin');
});

it('tells the news of an issue that stand in a line each', () => {
  const items = '- last sailing: 11 December\n- winter service slots open';
  const { content } = composeAt('MKT-02 issue', { audience: 'berth holders', items });
  expect(content).toContain('- Last sailing: 11 December\n- Winter service slots open');
});
