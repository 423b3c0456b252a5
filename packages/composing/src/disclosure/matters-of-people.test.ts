import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const report = (issue: string) =>
  composeAt('FUL-02 report', {
    customer: 'Medina Plastics',
    contact: 'Bill Sawyer',
    progress: 'Three of five pumps are installed.',
    issue,
    nextStep: 'Install pumps 4 and 5',
    nextDate: '2026-12-18',
  });

describe('what befell one of ours is asked about before a customer reads it', () => {
  it.each([
    'Our lead tech Dave is out for back surgery, so we lost four days.',
    'The crew was short because Luis is getting divorced and missed two days.',
    'Our driver lost his license for DUI, so parts came late.',
    'We fired the lead tech on Tuesday and lost three days.',
    'Kevin was out sick on Monday.',
    'Our fitter was sacked on Friday, so the job slipped.',
  ])('%s', (issue) => expect(report(issue).asks).toHaveLength(1));
  it.each([
    'Luis has jury duty this week, so we lost two days.',
    'Luis is at training this week, so we lost two days.',
    'The crew was short because of the holiday.',
    'Our driver had a flat tire, so parts came late.',
    'Dave is out this week and Ray takes his calls.',
    'We fired the new boiler on Tuesday and it tripped.',
  ])('and not what is nobody’s matter: %s', (issue) =>
    expect(
      report(issue)
        .asks.map(({ question }) => question)
        .join(' '),
    ).not.toMatch(/health|read as it is/),
  );
});

describe('a newsletter', () => {
  const asks = (news: string): string =>
    composeAt('MKT-02 issue', {
      theme: 'Team news',
      highlights: ['Change filters before the holidays.', news],
      audience: 'Customers',
    })
      .asks.map(({ question }) => question ?? '')
      .join(' ');
  it.each([
    ['Luis Ortega beat cancer and is back full time.', 'somebody’s health'],
    ['We let two technicians go in October.', 'everybody to read'],
    ['Tom Brandt at Riverside Plaza finally paid his bill.', 'everybody to read'],
  ])('asks about “%s”', (news, asked) => expect(asks(news).replaceAll("'", '’')).toContain(asked));
  it.each([
    'Maria Torres is getting married in January.',
    'Our founder retires on December 31.',
    'Luis Ortega is back full time from his apprenticeship.',
    'We hired two technicians in October.',
  ])('and not about “%s”', (news) => expect(asks(news)).toBe(''));
});

describe('a plan for a new colleague', () => {
  const plan = (notes: string): string =>
    composeAt('CUL-01 plan', {
      name: 'Devon Pratt',
      role: 'Dispatcher',
      startDate: '2026-12-14',
      notes,
    }).content;
  it.each([
    'in recovery, be discreet',
    'on probation',
    'in AA',
    'Recently widowed',
    'off meds last week',
    'just out of rehab',
  ])('is without “%s”', (notes) => expect(plan(notes)).not.toContain(notes.slice(1, 9)));
  it.each([
    'Army veteran, eight years',
    'Needs a left-handed station',
    'Needs two AA batteries for the remote',
  ])('and tells “%s”', (notes) => expect(plan(notes)).toContain(notes.slice(1)));
});

describe('a CRM record', () => {
  const record = (notes: string): string => {
    const { content, summary } = composeAt('SAL-01 crm', {
      lead: 'Jim',
      company: 'Westlake Fitness',
      phone: '216-555-0119',
      need: 'Six rooftop units',
      notes,
    });
    return `${content}\n${summary}`;
  };
  it.each([
    'Jim is cheap and slow to pay.',
    'Office manager hates our dispatcher',
    'he yells a lot, stay calm',
    'Owner is nice but the wife runs the money',
  ])('is without an opinion: %s', (notes) =>
    expect(record(notes)).toContain('as it is hearsay or an opinion'),
  );
  it.each(['Recently widowed', 'bankruptcy last year', 'going thru a divorce'])(
    'warns of a private matter: %s',
    (notes) => expect(record(notes)).toContain('private matters'),
  );
  it.each([
    'Prefers Luis as his tech',
    'He decides with his wife Carol',
    'Has two sites in Parma',
    'Closing is slow this month, the bank needs a week',
    'The compressor yells at startup',
  ])('and has: %s', (notes) => {
    expect(record(notes)).toContain(notes.slice(1));
    expect(record(notes)).not.toMatch(/hearsay|private matters|somebody's health/);
  });
});

it.each([
  [
    'Hilton short 2 trays croissants (asked for 10 got 8), Renee sending the rest w the 11am run.',
    true,
  ],
  ['Short North got 3 bags less than ordered, credit to follow.', true],
  ['Renee is short this month, asked for an advance.', false],
])('counts of goods are nobody’s private matter: %s', (notes, isTold) => {
  const { content } = composeAt('OPS-02 digest', { notes: `Van 2 is back. ${notes}` });
  expect(content.includes(notes.slice(-12, -1))).toBe(isTold);
});
