import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

describe("a form's answers", () => {
  it('go by what each question asks, in whatever words', () => {
    expect(
      readProgramRecord({
        'Which customer were you with?': 'O’Dwyer’s Bakery',
        'What did you notice on site?': 'The door was propped open.',
        'What changed for the customer?': '61 kWh a day became 38',
        'Is the customer OK with us telling this?': 'Yes, after a look',
        'Your name': 'Fergal Tuohy',
      }),
    ).toEqual({
      customer: 'O’Dwyer’s Bakery',
      observation: 'The door was propped open.',
      outcome: '61 kWh a day became 38',
      consent: 'Yes, after a look',
      reporter: 'Fergal Tuohy',
    });
    expect(
      readProgramRecord({
        'Who is their day-to-day person?': 'Hank Dubois',
        'Who runs it on our side?': 'Melanie Ostrander',
        'What are the big steps and dates?': 'Permit 11 December',
        'Anything they are nervous about?': 'Noise',
      }),
    ).toEqual({
      contact: 'Hank Dubois',
      owner: 'Melanie Ostrander',
      milestones: 'Permit 11 December',
      risks: 'Noise',
    });
  });

  it('tell an enquiry, and where whoever makes it has heard of us', () => {
    expect(
      readProgramRecord({
        'What would you like us to do?': 'Sound-proof the wall',
        'Roughly what have you set aside for it?': '$4,000 - $6,000',
        'Where did you hear of us?': 'Instagram',
        'Where did you find the leak?': 'Plant room',
      }),
    ).toEqual({
      need: 'Sound-proof the wall',
      budget: '$4,000 - $6,000',
      'lead source': 'Instagram',
      site: 'Plant room',
    });
  });

  it('tell a sale, a milestone and a story', () => {
    expect(
      readProgramRecord({
        'Who is the new customer?': 'Brightside Nursery',
        'What exactly did they buy?': 'A fence',
        'For how much?': '£9,400 + VAT',
        'Did you promise anything special?': 'No noise before noon',
        'Which milestone was reached?': 'First fix',
        'What was done this week?': 'Cables pulled',
        'Any delays or problems?': 'One day lost',
        'What was the problem before?': 'Counted on paper',
        'Quote from the customer': 'I know where every keg is.',
        'Who said it?': 'Aine Burke',
        'Has the customer agreed to be named?': 'Yes, by e-mail',
        'What is the address of the property?': '14 Cobden St',
        'Describe the problem': 'The tap drips',
      }),
    ).toEqual({
      customer: 'Brightside Nursery',
      scope: 'A fence',
      amount: '£9,400 + VAT',
      promises: 'No noise before noon',
      milestone: 'First fix',
      progress: 'Cables pulled',
      issue: 'One day lost',
      before: 'Counted on paper',
      testimonial: 'I know where every keg is.',
      'quoted by': 'Aine Burke',
      consent: 'Yes, by e-mail',
      site: '14 Cobden St',
      observation: 'The tap drips',
    });
  });

  it('tell an opening and a first day', () => {
    expect(
      readProgramRecord({
        'What job do you need filled?': 'Fencing Team Leader',
        'Where will they be based?': 'Dubbo',
        'Why do you need this person?': 'New position',
        'When should they start?': 'Mon 1 February 2027',
        'Who do applicants talk to?': 'Petra Vukovic',
        'Name of the new team member': 'Joanna Brzezicka',
        'Who will be their manager?': 'Alun Price',
      }),
    ).toEqual({
      role: 'Fencing Team Leader',
      location: 'Dubbo',
      reason: 'New position',
      'start date': 'Mon 1 February 2027',
      'apply to': 'Petra Vukovic',
      name: 'Joanna Brzezicka',
      manager: 'Alun Price',
    });
  });

  it('have whoever fills them in with their house, and what a yes is to', () => {
    expect(
      readProgramRecord({
        'What is your name and company?': 'Marcus Bell, operations manager, Tidewater Oyster Co.',
        'May we publish your answers with your name and company?': true,
        'May we contact you about a short testimonial?': 'Yes',
        'Where can we reach you?': 'marcus@tidewater.example',
      }),
    ).toEqual({
      contact: 'Marcus Bell, operations manager',
      company: 'Tidewater Oyster Co.',
      consent: 'yes, you may publish my answers with my name and company',
      'May we contact you about a short testimonial?': 'Yes',
      email: 'marcus@tidewater.example',
    });
    const introduction = { 'Who would you like to introduce?': 'Megan', 'Your name': 'Luis' };
    expect(readProgramRecord(introduction)).toEqual({ referral: 'Megan', referrer: 'Luis' });
  });

  it('keep no hint in a name, but the scale of a number, and have a list where several things are numbered', () => {
    expect(
      readProgramRecord({
        'Results (numbers)': '4 instead of 11',
        'How urgent is it? (1 = can wait, 5 = today)': '4',
        'Three things readers should know': '1. Open on Saturdays. 2. A new physio.',
        'Price (per month)': 40,
      }),
    ).toEqual({
      Results: '4 instead of 11',
      'How urgent is it?': '4 (1 = can wait, 5 = today)',
      highlights: ['Open on Saturdays.', 'A new physio.'],
      'Price (per month)': 40,
    });
  });

  it('gather what a table has a column each for', () => {
    const table = {
      'Story 1': 'Mulch now',
      'Story 2': 'Meet Tess',
      'Phone 1': '1',
      'Phone 2': '2',
    };
    expect(readProgramRecord(table)).toEqual({
      highlights: ['Mulch now', 'Meet Tess'],
      'Phone 1': '1',
      'Phone 2': '2',
    });
    const alone = { 'Story 1': 'Mulch now' };
    expect(readProgramRecord(alone)).toBe(alone);
  });
});

it.each(['Is the equipment still in use?', 'Was the machine switched off?'])(
  'tells how a thing is under its own question: %s',
  (question) => {
    const { order } = composeRun('OPS-01', {
      Form: { Site: 'Depot', 'What is wrong?': 'The door does not hold', [question]: 'Yes' },
    });
    expect(order!.content).toContain(`**${question}:** Yes`);
    expect(order!.content).not.toContain('**Equipment:** Yes');
  },
);
