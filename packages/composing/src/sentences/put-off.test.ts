import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const lead = { company: 'Moss Print', lead: 'Ian Moss' };
const dayOf = (more: Record<string, string>): string | undefined =>
  composeAt('SAL-03 slot', { ...lead, ...more }).scheduledFor?.slice(0, 10);
const asksDay = (more: Record<string, string>): boolean =>
  composeAt('SAL-03 sequence', { ...lead, ...more }).asks.some(
    ({ names: [name] }) => name === 'date',
  );

describe('a call is proposed for no day before the one to which a reply puts it off', () => {
  it.each([
    ['Interested but please get back to me after the 11th Jan.', '2027-01-12'],
    ['We’d like to talk once the audit is over in March.', '2027-04-01'],
    ['Good idea, but not before Easter.', '2027-03-30'],
    ['Can we pick this up after Christmas?', '2027-01-04'],
    ['Yes but not until we’ve moved offices on 18 January.', '2027-01-18'],
    ['I’m on leave till 14/12, speak after that.', '2026-12-15'],
    ['Nothing before the 11th please, we have inspectors in.', '2026-12-11'],
    ['Try me in Feb.', '2027-02-01'],
    ['Call me, but not this week, the week after next is better.', '2026-12-07'],
    ['Let’s chat when I’m back from leave on Dec 9.', '2026-12-09'],
    ['Our budget is set in April, so ring me after that.', '2027-05-03'],
    ['We close from 21 December; get in touch when we reopen on 4 January.', '2027-01-04'],
    ['Call me after the 11th of January.', '2027-01-12'],
    ['I am on leave until Tuesday.', '2026-12-01'],
    ['I’m off til weds so after that', '2026-12-03'],
    ['away til 7th, after that any morning', '2026-12-08'],
    ['out til weds, then any afternoon', '2026-12-02'],
    ['im back weds', '2026-12-02'],
    ['Back on the 7th, call then.', '2026-12-07'],
    ['We’re closed for the refit until 4 January, try us later.', '2027-01-04'],
    ['The shop is shut till mid January.', '2027-01-15'],
  ])('and who approves is asked for the day of the messages: %s', (reply, day) => {
    expect(dayOf({ reply })).toBe(day);
    expect(asksDay({ reply })).toBe(true);
  });

  it.each([
    ['Speak in the second half of January?', '2027-01-15', 'the second half of January'],
    ['Can we talk in January? We are flat out until Christmas.', '2027-01-04', 'in January'],
    ['Could somebody take a look in the new year?', '2027-01-04', 'in the new year'],
  ])('but for who asks for a time that is named: %s', (reply, day, named) => {
    expect(dayOf({ reply })).toBe(day);
    expect(asksDay({ reply })).toBe(false);
    expect(composeAt('SAL-03 sequence', { ...lead, reply }).content).toContain(
      `You named “${named}”: which day and hour of it suit you`,
    );
  });

  it.each([
    ['Sounds good. Once the new manager has settled in we can talk.', true],
    ['Busy till Thursday 3 December, call me after that.', false],
    ['We need the press running before Easter. Call me.', false],
    ['We installed the old one after Easter 2019. Call me.', false],
    ['We had a bad time after the audit in March. Call me.', false],
    ['Our contract runs until 31 March, but happy to talk now.', false],
    ['Call me once you have the figures.', false],
    ['Happy to talk once I’ve seen a price.', false],
    ['Call me when you’re free.', false],
    ['Call me after 5.', false],
    ['Call me from 9 to 5.', false],
    ['Call me on 11 January.', false],
    ['Get back to me Thursday.', false],
    ['The back door is best on Thursday.', false],
    ['I am out on Thursday, call me tomorrow.', false],
  ])('and is asked only where it puts it off: %s', (reply, isAsked) => {
    expect(asksDay({ reply })).toBe(isAsked);
  });
});

describe('a note that puts a call off', () => {
  const reply = 'Interested in your service.';

  it.each([
    ['Away until 11 January, contact him after that.', '2027-01-12'],
    ['Don’t contact before 11 January.', '2027-01-11'],
    ['Not to be rung before Easter.', '2027-03-30'],
    ['Call from Monday 7 December on.', '2026-12-07'],
  ])('is kept to, and asked about: %s', (notes, day) => {
    expect(dayOf({ reply, notes })).toBe(day);
    const { asks } = composeAt('SAL-03 sequence', { ...lead, reply, notes });
    expect(asks).toHaveLength(1);
    expect(asks[0]!.question).toContain(notes.replace(/[.]$/, ''));
    expect(asksDay({ reply, notes, date: '2027-04-05' })).toBe(false);
  });

  it.each([
    'Delivery not before 11 January.',
    'We never spoke before 11 December.',
    'Don’t ring before 10.',
    'Nobody pays before Easter, call them about it.',
  ])('is no other one: %s', (notes) => {
    expect(asksDay({ reply, notes })).toBe(false);
  });

  it('keeps a check-in to it that is proposed', () => {
    const context = {
      customer: 'Dee’s Bakery',
      deliveryDate: '2026-11-05',
      outcome: 'Mixer fitted',
    };
    const notes = 'Dee asked us not to call before 11 January.';
    const { scheduledFor, summary } = composeAt('AFT-01 call', { ...context, notes });
    expect(scheduledFor).toMatch(/^2027-01-11/);
    expect(summary).toContain('the call is proposed for then');
  });
});

it.each([
  'We are ok for this term but keep us on your list.',
  'Not at the moment but stay in touch.',
  'We’ll be in touch in the new year.',
  'yes but not til after half term',
  'I need to see what the head says first, give me till next week.',
])('is put off, too, by who says %j', (reply) => {
  expect(asksDay({ reply })).toBe(true);
});

it.each([
  'Give me till receipts and a card reader.',
  'It would keep us in step with the school.',
  'Yes, I was in touch with Nadia. Could do Tuesday.',
])('and not by who says %j', (reply) => {
  expect(asksDay({ reply })).toBe(false);
});
