import type { JsonValue } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

const day = (tasks: JsonValue) => ({ site: 'Albany Court', tasks });
const rowsOf = (tasks: JsonValue): string[] =>
  composeAt('OPS-02 register', day(tasks)).content.trim().split('\r\n').slice(1);

it.each([
  'Clear gutters - Joe - done; Replace bulb - waiting for part; Read the meter - Joe - by 2 December',
  '- Clear gutters - Joe - done\n- Replace bulb - waiting for part\n- Read the meter - Joe - by 2 December',
  '1. Clear gutters - Joe - done\n2. Replace bulb - waiting for part\n3. Read the meter - Joe - by 2 December',
])('has a row for each task of a text, with its parts: %s', (tasks) => {
  expect(rowsOf(tasks)).toEqual([
    'Clear gutters - Joe - done,Albany Court,,Joe,,done',
    'Replace bulb - waiting for part,Albany Court,,,,',
    'Read the meter - Joe - by 2 December,Albany Court,,Joe,2 December,',
  ]);
  const { summary } = composeAt('OPS-02 digest', day(tasks));
  expect(summary).toContain('Who has “Replace bulb - waiting for part”?');
});

it.each([
  'Checked the boiler; all fine',
  'Fix door 2; order bulbs; call Ken - he knows',
  'Met the fire officer - he wants the plan by Friday',
  'Paint\nBrushes\nTape',
])('takes sentences, and things, for no lines of tasks: %s', (tasks) => {
  expect(rowsOf(tasks)).toHaveLength(1);
});

it('takes by when a task is to be done for its day, and by whom for none', () => {
  const tasks = [
    { what: 'Fix the latch', who: 'Marco', by: '20 November 2026', done: false },
    { what: 'Order flour', who: 'Paul', by: '27 November 2026', done: false },
  ];
  const { content } = composeAt('OPS-02 register', { tasks });
  expect(content).toContain('Fix the latch,Marco,20 November 2026');
  expect(composeAt('OPS-02 digest', { tasks }).content).toMatch(/Late or at risk[^#]*latch/);
  const byPeople = [
    { what: 'Fix the latch', by: 'Marco' },
    { what: 'Order flour', by: 'Paul' },
  ];
  expect(composeAt('OPS-02 register', { tasks: byPeople }).content).toContain('by');
});

it('knows who has each task where all lines say so, in small letters, too', () => {
  const rows = rowsOf(
    'patch the server tonight - liam; renew the licence, due 2 dec - ravi - not started; restore test - jo - failed',
  );
  expect(rows.map((row) => row.split(',').slice(-3))).toEqual([
    ['Liam', '', ''],
    ['Ravi', '2 dec', 'not started'],
    ['Jo', '', 'failed'],
  ]);
});

it('takes how a task stands for nobody who has it', () => {
  expect(
    rowsOf(['Order blanks - Lee - by 2 Dec', 'Call Dr. Osei - Megan - today', 'Clean oven - done']),
  ).toContain('Clean oven - done,Albany Court,,,,done');
});

it('has a row for each sentence of a log', () => {
  const handover =
    'Room 214 is blocked till Wednesday. Breakfast is short of 2 people. Lift B stuck twice, the fitter comes Monday.';
  const { content, summary } = composeAt('OPS-02 register', { handover });
  expect(content.trim().split('\r\n')).toEqual([
    'observation',
    'Room 214 is blocked till Wednesday',
    'Breakfast is short of 2 people',
    '"Lift B stuck twice, the fitter comes Monday"',
  ]);
  expect(summary).not.toContain('Not in the table');
});

it.each([
  'Tubing came in. Van 2 needs oil by Friday - Ines to book. Denise asks about the 4th, Sam calls her.',
  '- Tubing came in\n- Van 2 needs oil by Friday - Ines to book\n- Denise asks about the 4th, Sam calls her',
])('has a row for each thing of hurried notes, with who does it and until when: %j', (notes) => {
  const { register, digest } = composeRun('OPS-02', { notes });
  expect(register!.content.trim().split('\r\n')).toEqual([
    'observation,owner,due_date',
    'Tubing came in,,',
    'Van 2 needs oil by Friday - Ines to book,Ines,Friday',
    '"Denise asks about the 4th, Sam calls her",Sam,',
  ]);
  expect(digest!.content).toMatch(/Tubing came in[.;] Van 2 needs oil/);
});

it.each([
  'Sam takes van 1, Ines takes van 2',
  'Leith to Perth by van',
  'Seals were changed by Friday',
])('knows no doer of what two do, of a place, and of what was done: %s', (line) => {
  const [row] = rowsOf([line, 'Oil the gate']);
  expect(row).toMatch(/,Albany Court,,,(?:Friday)?,$/);
});

it('reads a mail of a day without what makes it a mail', () => {
  const mail =
    'From: Luis\nSubject: today\n\nHi all,\nDelgado: string 2 dead. Parts on order.\nJenny, please reorder by 12/02.\n\nLuis';
  const { content } = composeAt('OPS-02 register', { mail });
  expect(content.trim().split('\r\n')).toEqual([
    'observation,owner,due_date',
    'Delgado: string 2 dead,,',
    'Parts on order,,',
    '"Jenny, please reorder by 12/02",Jenny,12/02',
  ]);
});

it('reads a day that stands between dashes', () => {
  const tasks = ['Inspect the lift - Joe - 2 December - confirmed', 'Read the meter - Joe - done'];
  expect(rowsOf(tasks)[0]).toMatch(/,Joe,2 December,confirmed$/);
});

it('has a row for each line of a list, and for each of a standup at a site', () => {
  const work_list = '- Seal the dock (Dwight)\n- Bait at school: done\n- Call Mrs Ortega';
  const register = composeAt('OPS-02 register', { branch: 'Gent', work_list }).content;
  expect(register.trim().split('\r\n')).toHaveLength(4);
  const standup = 'Farid: swap tonight. Mei: rack 9 moves Thursday. Raj: battery test is done.';
  expect(composeAt('OPS-02 register', { site: 'SG2', standup }).content).toContain(
    'SG2,Mei: rack 9 moves Thursday,',
  );
  const entries = [{ time: '11:20', event: 'Ramp oil low', status: 'watch' }];
  expect(composeAt('OPS-02 register', { entries }).content).toContain(',,Ramp oil low,');
});

it('has the lines of a list of any name as items', () => {
  const tasks = { 'Monday list': ['Truck 4 papers expire - Hemi', 'Boxes low, 60 left - Jo'] };
  const { content } = composeAt('OPS-02 register', { depot: 'Napier', ...tasks });
  expect(content).toContain('Truck 4 papers expire - Hemi,Napier,,Hemi,,');
});

it('has a row for each check, with its result, and tells which failed', () => {
  const checks = [
    { check: 'Rescue pole in place', result: 'OK' },
    { check: 'Drain cover fixed', result: 'FAIL - one screw missing' },
  ];
  const { content } = composeAt('OPS-02 register', { facility: 'Riverside', checks });
  expect(content).toContain('Drain cover fixed,Riverside,,,,FAIL - one screw missing');
  expect(composeAt('OPS-02 digest', { checks }).content).toMatch(/Late or at risk[^#]*Drain/);
});

it('has a row for each thing of a list that is called by what it has', () => {
  const chargers = [
    { charger: 'UTR-0412', state: 'down', until: '3 December 2026' },
    { charger: 7, state: 'ok' },
  ];
  const { content } = composeAt('OPS-02 register', { chargers });
  expect(content).toContain('UTR-0412,,,,3 December 2026,down');
  expect(content).toContain('charger 7,,,,,ok');
});

it('tells a list of any name on the register, and what is to be decided', () => {
  const { content } = composeAt('OPS-02 digest', {
    pens: [{ pen: '3', observation: 'Lice count 0.4', owner: 'Siri' }],
    decideToday: 'Hire a second boat',
    'Monday list': ['Truck 4 papers expire - Hemi', 'Boxes low, 60 left - Jo'],
    present: ['Siri', 'Jo'],
  });
  expect(content).toMatch(/On the register[^#]*Truck 4[^]*Also on record[^#]*Present/);
  expect(content).toMatch(/On the register[^#]*Lice count/);
  expect(content).toMatch(/Decisions for today[^#]*second boat/);
});

it.each(['a - b, Sam to do ', '- x\n\n\n', 'Sam, '])(
  'is made in time in proportion to its text: %j',
  (text) => {
    const make = (notes: string) => composeAt('OPS-02 register', { notes });
    expect(measureGrowth(make, text)).toBeLessThan(10);
  },
);
