import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

describe('a section', () => {
  it.each([
    ['AFT-03', 'review', 'Results so far', { customer: 'Engine Ltd' }],
    ['MKT-01', 'brief', 'What was observed', { location: 'Leeds' }],
    ['OPS-02', 'digest', 'Decisions for today', { form: { amount: -1 } }],
    ['CUL-02', 'summary', 'What we will change', { form: { date: '2026-02-30' } }],
  ])('of %s is not filled by %s', (code, key, heading, context) => {
    const { content } = composeRun(code, { ...context, period: 'October' })[key]!;
    expect(content).not.toContain(`## ${heading}`);
    expect(content).toContain('## Also on record');
  });

  it('gives each remark of a list a point', () => {
    const { summary } = composeRun('CUL-02', { score: 7, comments: ['Too late', 'Good week'] });
    expect(summary?.content).toContain('- **Comments:** Too late\n- **Comments:** Good week');
  });

  it('of what is late has what was due before today and nobody calls done', () => {
    const items = [
      { item: 'Lift examination', dueDate: '2026-03-01', status: 'open' },
      { item: 'Soap', dueDate: '2026-03-02', status: 'done' },
      { item: 'Windows', dueDate: '2026-03-09', status: 'open' },
    ];
    const { content } = composeRun('OPS-02', { items })['digest']!;
    const late = content.slice(content.indexOf('## Late or at risk'));
    expect(late).toContain('Lift examination');
    expect(late).not.toMatch(/Soap|Windows/);
  });

  it('of what is late has what is due by tomorrow and nobody has, and no day of the list', () => {
    const items = [
      { item: 'Locum', dueDate: '2026-03-07', status: 'open' },
      { item: 'Soap', dueDate: '2026-03-07', owner: 'Ana', status: 'open' },
    ];
    const { content } = composeRun('OPS-02', { date: '2026-03-06', items })['digest']!;
    const [, late = ''] = content.split('## Late or at risk');
    expect(late).toContain('Locum');
    expect(late.split('##')[0]).not.toMatch(/Soap|Date:/);
  });
});

it.each([
  ['2026-11-25', true],
  ['25/11/2026', true],
  ['25.11.2026', true],
  ['25 Nov', true],
  ['November 25', true],
  ['27/11/2026', false],
  // May be the fifth of December.
  ['5/12/2026', false],
  ['20 Nov or later', false],
  ['next week', false],
])('tells whether what is due %s is late: %s', (dueDate, isLate) => {
  const items = [{ task: 'Ring Mrs Tyson', owner: 'Hannah', dueDate, status: 'open' }];
  const { content } = composeAt('OPS-02 digest', { site: 'Kendal', items });
  expect(content.includes('## Late')).toBe(isLate);
});

it.each([
  [{ job: 'Door rollers', who: 'Craig', due: '26/11/2026', status: 'on site now' }, false],
  [{ job: 'Door rollers', assignedTo: 'Craig', due: '26/11/2026', status: 'on site now' }, false],
  [{ job: 'Door rollers', due: '26/11/2026', status: 'open' }, true],
  [{ job: 'Door rollers', who: '', due: '26/11/2026', status: 'open' }, true],
  [{ job: 'Door rollers', who: 'Craig', due: '25/11/2026', status: 'open' }, true],
])('takes what is due today and somebody has for on time: %j %s', (item, isLate) => {
  const { content } = composeAt('OPS-02 digest', { site: 'Kendal', items: [item] });
  expect(content.includes('## Late')).toBe(isLate);
});

it('tells a list of jobs on the register', () => {
  const jobs = [{ job: 'Door rollers', who: 'Craig', due: '26/11/2026' }];
  const { content } = composeAt('OPS-02 digest', { site: 'Kendal', jobs });
  expect(content.split('## On the register')[1]).toContain('Door rollers');
});

it.each([
  ['OPS-01 order', { contact: 'Front desk, Kim, 303-555-0166' }, 'Phone (contact)'],
  ['OPS-01 order', { contact: 'Yard office 020 7946 0018, ask for Ola' }, 'Phone (contact)'],
])('repeats no part of a field: %s %j', (where, more, label) => {
  const given = { customer: 'Berkeley Dental', site: 'Berkeley Park', observation: 'Ponding.' };
  expect(composeAt(where, { ...given, ...more }).content).not.toContain(label);
});

it.each(['Lukewarm', 'happy, sent a thumbs up'])('tells how somebody feels: %s', (sentiment) => {
  const { content } = composeAt('AFT-01 guide', { customer: 'Tom Bradshaw', sentiment });
  expect(content.toLowerCase()).toContain(`sentiment:** ${sentiment.toLowerCase()}`);
});

it.each(['voice_note', 'whatsapp', 'msg', 'site note', 'voice message', 'notes'])(
  'tells under what is wrong what a report has under %s',
  (name) => {
    const said = 'big D off the arcade sign is loose over the door';
    const { content } = composeAt('OPS-01 order', {
      site: 'Arcade',
      reporter: 'Gaz',
      [name]: said,
    });
    const [, wrong = ''] = content.split('## What is wrong');
    expect(wrong.split('##')[0]).toContain(said);
    expect(content).not.toContain('## Also on record');
  },
);

it('leaves a note beside an observation among what else is on record', () => {
  const { content } = composeAt('OPS-01 order', {
    site: 'Arcade',
    observation: 'Sign loose',
    'site note': 'Parking behind the bank',
  });
  expect(content.split('## Also on record')[1]).toContain('Parking');
});

describe('a day that is no term of the work', () => {
  const order = composeAt('OPS-01 order', {
    site: 'Priory',
    observation: 'Gate sticks',
    time: '30 November 2026 06:50',
    eventDate: '22 May 2027',
    dueDate: '4 December 2026',
  }).content;
  const [, wrong = '', , done = ''] = order.split('\n## ');
  it('stands with the report where it is when something happened', () =>
    expect(wrong).toContain('**Time:** 30 November 2026 06:50'));
  it('stands not under what done looks like', () => {
    expect(done).toContain('**Due date:** 4 December 2026');
    expect(done).not.toMatch(/Event date|06:50/);
    expect(order).toContain('**Event date:** 22 May 2027');
  });
});
