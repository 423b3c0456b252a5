import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readOwnParts } from './own-parts.ts';

const items = [
  'Entrapment car park, released 08:25 - Shane',
  'Exam overdue since 31/10 lift 2 - no one assigned',
  'Van 12 licence expired Friday',
  'Six door rollers, due 25/11',
  'Survey on Wednesday - Ciarán',
];
const register = { items, owner: 'Maeve Tighe', dueDate: '27/11/2026' };

it('a row has its own day and its own owner, and none of those that stand beside the list', () => {
  const { content, summary } = composeAt('OPS-02 register', register);
  expect(content).toMatch(/- Shane",,,Shane,,/);
  expect(content).toMatch(/no one assigned,,,none,31\/10,/);
  expect(content).toMatch(/expired Friday,,,,Friday,/);
  expect(content).toMatch(/due 25\/11",,,,25\/11,/);
  expect(summary).toContain('owner Maeve Tighe and due date 27/11/2026.');
});

it('what says that it is late is told as late', () => {
  const { content } = composeAt('OPS-02 digest', register);
  const [on = '', late = ''] = content.split('## Late or at risk');
  expect(late).toContain('Exam overdue since 31/10');
  expect(late).toContain('licence expired Friday');
  expect(on).not.toContain('overdue since');
  expect(on).toContain('Entrapment car park');
});

it.each([
  [['Tap drips in room 4', 'Door sticks in room 9']],
  [['Chase overdue bills', 'The fence is not overdue']],
])(
  'a list that says nothing of its own has what stands beside it, and is not late: %j',
  (plain) => {
    const { content } = composeAt('OPS-02 register', { ...register, items: plain });
    expect(content.match(/Maeve/g)).toHaveLength(plain.length);
    const digest = composeAt('OPS-02 digest', { ...register, items: plain }).content;
    expect(digest.split('## Late or at risk')[1] ?? '').not.toContain(plain[0]);
  },
);

it('takes a place at the end of a line for no owner', () => {
  expect(readOwnParts(['Tap drips - Limerick', 'Door sticks'])).toEqual([{}, {}]);
});

it.each([
  ['Call the school about the hatch - Tasha by 11/27', { owner: 'Tasha', dueDate: '11/27' }],
  ['Order seals (Ann Orr by Friday)', { owner: 'Ann Orr', dueDate: 'Friday' }],
  ['Call the school about the hatch - Mark by 11/27', { owner: 'Mark', dueDate: '11/27' }],
  ['Order seals (Sunny by Friday)', { owner: 'Sunny', dueDate: 'Friday' }],
  ['Clear gutters - Joe - done', { owner: 'Joe', status: 'done' }],
  ['Replace bulb - Ann Orr - waiting for part', { owner: 'Ann Orr' }],
  ['Read the meter - Joe - by Wednesday', { owner: 'Joe', dueDate: 'Wednesday' }],
  ['Order seals - Joe - today', { owner: 'Joe', dueDate: 'today' }],
  ['Read the meter - Leeds - done', { status: 'done' }],
  ['Hood at the school done', { status: 'done' }],
  ['Boiler 2: all finished.', { status: 'done' }],
  ['Hood at the school not done', {}],
  ['To be finished', {}],
  ['Call back - Leeds by 5', {}],
  ['Invoice the school when it is done', {}],
])('reads who has a task, until when, and whether it is done: %s', (line, parts) => {
  expect(readOwnParts([line])).toEqual([parts]);
});

it('reads who has each line, and until when, where all are written in one way', () => {
  expect(
    readOwnParts([
      'Truck 9 brakes - Colin - today',
      'Dock 3 leveller repair - Amar - Dec 1',
      'Return 40 crates - Jess - was due Nov 27',
    ]),
  ).toEqual([
    { owner: 'Colin', dueDate: 'today' },
    { owner: 'Amar', dueDate: 'Dec 1' },
    { owner: 'Jess', dueDate: 'Nov 27' },
  ]);
  // Places alone are no owners.
  expect(
    readOwnParts(['Clean unit 212 - Cambridge - Dec 1', 'Fix heater - Van 3 - Dec 2']),
  ).toEqual([{ dueDate: 'Dec 1' }, { dueDate: 'Dec 2' }]);
});

it('reads lists whose lines have the same parts, one behind the other', () => {
  const lines = [
    'Linen for Thursday’s dinner, Kerry, due Wednesday, ordered',
    'Fridge door seal, Mateusz, waiting for part',
    'Deep clean of fryer, Jonny Hird, overdue since Friday',
    'Fire alarm test, Kerry, done',
    'Coffee pods, Simon, due 2 December.',
  ];
  expect(readOwnParts(lines)).toEqual([
    { owner: 'Kerry', dueDate: 'Wednesday', status: 'ordered' },
    { owner: 'Mateusz', status: 'waiting for part' },
    { owner: 'Jonny Hird', dueDate: 'Friday', status: 'overdue since Friday' },
    { owner: 'Kerry', status: 'done' },
    { owner: 'Simon', dueDate: '2 December' },
  ]);
});

it.each([
  [['Roof leak, Leeds, open', 'Gate stuck, Ilkley, open']],
  [['Napkins, Tesco, 40', 'Fish, Whitby, 12']],
  [['Order cups, plates, forks', 'Call Ken, who knows']],
])('takes the places and firms of a list for no owners: %j', (lines) =>
  expect(readOwnParts(lines).map(({ owner }) => owner)).toEqual([undefined, undefined]),
);
