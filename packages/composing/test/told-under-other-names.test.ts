import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const report = { customer: 'Buckeye Cold Storage', contact: 'Dale Hartman', milestone: '2 of 3' };

it.each(['summary', 'details', 'comments', 'message', 'description', 'notes'])(
  'asks before a report goes out without the delay that stands under %s',
  (name) => {
    const { asks } = composeAt('FUL-02 report', {
      ...report,
      [name]: 'Rooms 10-14 slip to December 11.',
    });
    expect(asks).toMatchObject([{ names: ['maySend'] }]);
  },
);

it('asks before a report goes out with an update for colleagues', () => {
  const update = 'room 1-9 sensors in n tested. now looking at dec 11 instead of dec 4. Dale knows';
  expect(composeAt('FUL-02 report', { ...report, update }).asks).toMatchObject([
    { names: ['maySend', 'update'] },
  ]);
});

it('asks before a report goes out that tells nothing of what was written', () => {
  const summary = 'Everything in rooms 1-9 is wired and tested.';
  const told = composeAt('FUL-02 report', { ...report, summary });
  expect(told.summary).toContain('The report tells nothing of “Everything in rooms 1-9');
  const { asks } = composeAt('FUL-02 report', { ...report, summary, progress: 'Rooms 1-9 done' });
  expect(asks).toEqual([]);
});

it.each(['Park behind the shop', 'Dale likes short mails', 'Gate code from Ann'])(
  'asks nothing of a note that no client reads: %s',
  (notes) =>
    expect(
      composeAt('FUL-02 report', { ...report, progress: 'Rooms 1-9 done', notes }).asks,
    ).toEqual([]),
);

const role = { role: 'Parts runner', tasks: ['Drive parts to jobs'], pay: '$19-$21/hr' };
const opening = (more: object) => composeAt('CUL-03 post', { ...role, ...more });

it.each([
  [{ benefits: '401(k) with 4% match' }, 'What we offer: 401(k) with 4% match.'],
  [{ perks: 'Paid holidays' }, 'What we offer: Paid holidays.'],
  [{ schedule: 'Monday to Friday, 7 to 3:30' }, 'Schedule: Monday to Friday, 7 to 3:30.'],
  [{ shift: 'Days' }, 'Schedule: Days.'],
  [{ compensation: 'Bonus of $500 a quarter' }, 'Bonus of $500 a quarter.'],
  [{}, 'Pay: $19-$21/hr.'],
])('tells in an opening %j', (more, told) =>
  expect(opening({ applyTo: 'jobs@example.com', ...more }).content).toContain(told),
);

it.each([
  { apply: 'text Luis at 216-555-0104' },
  { applicationEmail: 'jobs@example.com' },
  { contact: 'Luis Ortega, (216) 555-0104' },
])('tells where to apply: %j', (way) => {
  const { content, asks } = opening(way);
  expect(content).toMatch(/555-0104|jobs@example/);
  expect(asks).toEqual([]);
});

it.each([{}, { contact: 'Luis Ortega' }])(
  'holds an opening of which nobody can tell where to apply: %j',
  (more) => expect(opening(more).asks).toMatchObject([{ names: ['applyTo'] }]),
);

it.each(['promo', 'promotion', 'special', 'announcements', 'tips'])(
  'tells the readers of a newsletter what stands under %s',
  (name) => {
    const said = 'Filters are 10% off through December.';
    const { content } = composeAt('MKT-02 issue', {
      theme: 'Winter prep',
      highlights: ['Our checklist is online.'],
      [name]: said,
    });
    expect(content).toContain(said);
  },
);

it('asks before a claim goes out without the resolution on record', () => {
  const { summary } = composeAt('OPS-03 letter', {
    supplier: 'Coolparts',
    order: 'PO 1',
    issue: 'Two motors have seized bearings.',
    resolution: 'Replace both motors at no charge',
  });
  expect(summary).toContain('It does not tell resolution');
});

const sheet = { customer: 'Riverside Plaza', findings: 'none', acceptedBy: 'Tom Brandt' };

it.each(['done', 'completed', 'workPerformed', 'workCompleted'])(
  'takes for the work of a sign-off sheet what stands under %s',
  (name) => {
    const { content, asks } = composeAt('FUL-03 checklist', {
      ...sheet,
      [name]: ['Replaced the sensor', 'New belts fitted'],
    });
    expect(content).toContain('- Replaced the sensor');
    expect(asks).toEqual([]);
  },
);

it('takes for it what begins with a number of things', () => {
  const done = '6 units tuned up, belts and filters, one contactor replaced on unit 3';
  const { content, asks } = composeAt('FUL-03 checklist', { ...sheet, done });
  expect(content).toContain('6 units tuned up');
  expect(asks).toEqual([]);
});

it.each([
  '11/20/2026',
  'yes',
  '80%',
  '80 % of the work so far',
  'by Friday',
  'November 20, 2026',
  '20th November, all of it',
])('takes no day and no state for it: %s', (completed) => {
  const { asks } = composeAt('FUL-03 checklist', { ...sheet, completed });
  expect(asks.flatMap(({ names }) => names)).toContain('deliverables');
});

it('tells what a fault has cost us, and when what was sold goes live', () => {
  const claim = { supplier: 'Northern Textile', problem: '55 of 412 sheets came undone.' };
  const letter = composeAt('OPS-03 letter', { ...claim, PO: 'PO-7731', 'cost to us': '£2,340' });
  expect(letter.content).toContain('The amount concerned is £2,340.');
  const sold = { client: 'Brackenrigg Hotels', what_was_sold: 'Linen hire', go_live: '11/01/2027' };
  expect(composeAt('SAL-04 pack', sold).content).not.toContain('start date is not on record');
});
