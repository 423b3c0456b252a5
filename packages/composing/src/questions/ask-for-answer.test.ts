import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { asksStanding } from '../sentences/standing-of-firm.ts';

const at = (step: string, reply: string, more: Record<string, string> = {}) =>
  composeAt(`SAL-03 ${step}`, {
    lead: 'Ann Low',
    company: 'Hill Farm',
    campaign: 'Autumn',
    reply,
    ...more,
  });

describe('who wants no calls is offered none', () => {
  it.each([
    'We need two ovens. Please answer by email only, my wife is unwell and I cannot take calls.',
    'Interested. No phone calls please, my mother sleeps in the day. We would like a quote for the barn.',
  ])('%s', (reply) => {
    const { content, asks } = at('sequence', reply);
    expect(content).not.toMatch(/short call|for a call|the call/);
    expect(asks.map(({ names: [name] }) => name)).not.toContain('mayCall');
    expect(at('slot', reply).content).toContain('In writing: they ask not to be called');
  });
  it('and who speaks of somebody else is', () =>
    expect(at('sequence', 'Yes please. Do not call my husband, he is ill.').content).toContain(
      'call',
    ));
});

describe('an answer in writing is asked for', () => {
  it.each([
    ['No calls please. Do you also clean the ducts?', 'Do you also clean the ducts?'],
    ['Email only. We would like to know which models run on 230 volts.', 'which models'],
    [
      'Text only, please. If it fits under the stairs we could talk.',
      'If it fits under the stairs',
    ],
  ])('%s', (reply, asked) => {
    const { asks } = at('sequence', reply);
    expect(asks.map(({ names: [name] }) => name)).toEqual(['ourAnswer']);
    expect(asks[0]!.question).toContain(asked);
    const ourAnswer = 'Yes, they do. The sheet is attached.';
    const answered = at('sequence', reply, { ourAnswer });
    expect(answered.asks).toEqual([]);
    expect(answered.content).toContain('Yes, they do. The sheet is attached.');
    expect(answered.content).not.toContain('We answer that in writing');
  });
  it.each([
    'Useful, but please no calls, I am on nights.',
    'Email only please. What would it cost?',
    'Do you also clean the ducts? Ring me on Tuesday at 10am.',
  ])('and not where none is owed, or a call is: %s', (reply) =>
    expect(at('sequence', reply).asks.map(({ names: [name] }) => name)).not.toContain('ourAnswer'),
  );
});

describe('a question about the firm is answered, and not put off to a call', () => {
  it.each([
    'are you insured & dbs checked?',
    'do you cover Lorain County',
    'Sounds interesting. Are your techs EPA certified?',
  ])('%s', (reply) => {
    const { asks } = at('sequence', reply);
    expect(asks.map(({ names: [name] }) => name)).toEqual(['ourAnswer']);
    expect(asks[0]!.question).toContain('The reply asks “');
    const { content, asks: left } = at('sequence', reply, { ourAnswer: 'Yes, since 2019' });
    expect(left).toEqual([]);
    expect(content).toContain('” Yes, since 2019.');
    expect(content).not.toContain('talk this through with you in a short call');
  });
  it('beside a price', () =>
    expect(
      at('sequence', 'What does it cost? Also, are you insured?', { ourAnswer: 'Yes, we are' })
        .content,
    ).toContain('You wrote to us. Yes, we are.'));
  it.each([
    'Could we speak on Thursday at 3pm? How long have you been in business?',
    'Can you tell me more about how it works?',
    'How soon can we talk?',
  ])('and not where they want a call: %s', (reply) =>
    expect(at('sequence', reply).asks.map(({ names: [name] }) => name)).not.toContain('ourAnswer'),
  );
});

describe('whether we may be let in', () => {
  const day = 'Happy to talk on Wednesday 2 December at 10.';
  it.each([
    'Would need to know you’re DBS checked as there are patients about.',
    'We would only work with ISO 9001 firms.',
    'Are you insured?',
    'Do your fitters have enhanced DBS?',
    'Whoever comes must be Gas Safe registered.',
    'Fine as long as your drivers are vetted.',
    'We cannot let anybody on site without public liability insurance.',
  ])('is asked for beside an agreed day, too: %s', (said) => {
    for (const reply of [said, `${day} ${said}`]) {
      const { asks } = at('sequence', reply);
      expect(asks.map(({ names: [name] }) => name)).toEqual(['ourAnswer']);
      expect(asks[0]!.question).toContain(said.replace('.', ''));
    }
    const { asks, content } = at('sequence', `${day} ${said}`, { ourAnswer: 'Yes, all of us are' });
    expect(asks).toEqual([]);
    expect(content).toContain('” Yes, all of us are.');
    expect(content).toContain('You named “Wednesday 2 December at 10”');
  });
  it('is asked for where they want to see a paper first', () =>
    expect(
      at('sequence', `${day} Before that I want to see your insurance certificate.`).asks,
    ).toMatchObject([{ names: ['ourAnswer'] }]));
  it.each([
    ['Would need to know you’re DBS checked.', 'All our engineers have enhanced DBS.'],
    ['Are you insured?', 'From the list. We are insured for £5m.'],
    ['We’d only work with someone who has BRC approval though.', 'We hold BRC AA.'],
    ['You would have to be ISO 9001 certified.', 'We are certified to ISO 9001 since 2019.'],
  ])('is answered where a note says it: %s', (said, notes) => {
    const answer = notes.split('. ').at(-1)!;
    for (const reply of [said, `${day} ${said}`]) {
      const { asks, content } = at('sequence', reply, { notes });
      expect(asks).toEqual([]);
      expect(content).toContain(answer);
    }
  });
  it.each([
    ['Are you insured?', 'We are not insured for this yet.'],
    ['Are you insured?', 'They are insured with Acme.'],
    ['Are you ISO 9001 certified?', 'We are certified to ISO 14001.'],
    ['I want to see your insurance certificate.', 'We are insured for £5m.'],
    ['Are you insured, and are your drivers vetted?', 'We are insured for £5m.'],
    ['Are you insured?', 'We are insured, but do not tell them the sum.'],
  ])('and not where none does: %s %s', (said, notes) =>
    expect(at('sequence', `${day} ${said}`, { notes }).asks.length).toBeGreaterThan(0),
  );
  it.each([
    'We are ISO 9001 certified and have 40 people.',
    'Can you help us get BRC approval? Call me on Monday at 10am.',
    'Our insurance runs out in March, we need cover for five vans.',
    'I have to check with our insurers first, ring me on Tuesday at 10am.',
    'We are a registered charity, ring me on Tuesday at 10am.',
  ])('and is not asked by who speaks of themselves: %s', (reply) =>
    expect(at('sequence', reply).asks.map(({ names: [name] }) => name)).not.toContain('ourAnswer'),
  );
  it('reads in time in proportion to the length', () => {
    for (const words of ['are you insured ', 'need to know you ', 'only work with iso 9001 '])
      expect(measureGrowth((text) => asksStanding(text.slice(0, 240)), words)).toBeLessThan(10);
  });
});

it('tells what is asked in a summary of messages that wait, too', () => {
  const { summary } = at('sequence', 'Call me Monday at 10am. Can you work at night?', {
    note: 'Ask Pete first before this is sent.',
  });
  expect(summary).toMatch(/^Not ready to send\./);
  expect(summary).toContain('Answer in it what they ask: “Can you work at night?”');
});

it.each([
  ['Need the quote by 8 December.', false],
  ['We have to decide before 8 December.', false],
  ['We have 60 guests on 8 December.', true],
])('takes no deadline for the day of a call: %s', (reply, isAsked) =>
  expect(at('slot', reply).summary.includes('on which day is the call')).toBe(isAsked),
);

it.each([
  ['Reply came in from Rosa Quill, Quill Orchards.', 'Dear Rosa Quill,'],
  ['Tom Beck wrote back on Tuesday. Wants two.', 'Dear Tom Beck,'],
  ['Answer to the mailing from Ruth Hale of Hale Farm, keen.', 'Dear Ruth Hale,'],
  ['Rosa Quill wrote, and Tom Beck replied, too.', 'Hello,'],
  ['Ask Rosa Quill in the office for the price.', 'Hello,'],
])('greets whom a note names as the writer: %s', (note, greeting) => {
  const { content } = composeAt('SAL-03 sequence', { reply: 'Sounds good.', note });
  expect(content).toContain(greeting);
});

describe('how to apply', () => {
  const post = (applyTo: string, more = {}) =>
    composeAt('CUL-03 post', {
      role: 'Plumber',
      location: 'Leeds',
      tasks: ['Repair boilers'],
      salary: '£34,000',
      startDate: '2027-01-11',
      applyTo,
      ...more,
    }).content;
  it.each([
    ['Write to Jo at jobs@hill.example', 'Write to Jo at jobs@hill.example.'],
    ['ring 01632 960 112 before noon', 'Ring 01632 960 112 before noon.'],
    ['Please send a CV to Jo Hale', 'Please send a CV to Jo Hale.'],
    ['online at hill.example/jobs', 'Apply online at hill.example/jobs.'],
    ['By email to Jo', 'Apply by email to Jo.'],
    ['jobs@hill.example', 'Applications go to jobs@hill.example.'],
    ['Email: jobs@hill.example', 'Applications go to jobs@hill.example.'],
    ['Jo Hale, 4 Mill Lane', 'Applications go to Jo Hale, 4 Mill Lane.'],
  ])('%s', (applyTo, told) => {
    const content = post(applyTo);
    expect(content).toContain(told);
    expect(
      content.match(/Applications go to|Apply (?:by|online)|Write to|Ring 0|Please send/g),
    ).toHaveLength(1);
  });
  it('until a day', () => {
    expect(post('jobs@hill.example', { closingDate: '18 December 2026' })).toContain(
      'Applications go to jobs@hill.example until 18 December 2026.',
    );
    expect(post('Email Jo', { closingDate: '18 December 2026' })).toContain(
      'Email Jo. We take applications until 18 December 2026.',
    );
  });
});

it.each([
  ['15 September 2026', 'Its due date was 15 September 2026.'],
  ['2026-11-25', 'Its due date was 25 November 2026.'],
  ['2026-11-26', 'Its due date is 26 November 2026.'],
])('tells of a due date that has passed as one that was: %s', (dueDate, told) => {
  const { content } = composeAt('FIN-03 reminder', {
    customer: 'Hill Farm',
    contact: 'Ann Low',
    invoice: 'A-204',
    amount: '£90',
    dueDate,
  });
  expect(content).toContain(told);
});

it.each([
  ['Do you do end of lease cleans as well? If so how much for a unit?', 'lease cleans as well'],
  ['There is a nest in the wall, do you do that? If so how much?', 'do you do that'],
  ['What would it cost for 40 units, and are you insured?', 'are you insured'],
  ['Are you licensed, and how much for two sites?', 'Are you licensed'],
  ['How much is it, and do you bring your own gear?', 'your own gear'],
])('asks for an answer to what is asked beside a price: %s', (reply, asked) => {
  const { asks } = composeAt('SAL-03 sequence', { lead: 'Ann Low', reply });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['ourAnswer']);
  expect(asks[0]!.question).toContain(asked);
});

it.each([
  'How much for two sites, Akron and Canton?',
  'What would it cost for 40 units, and when could you call me?',
  'We need 40 units, what would it cost?',
  'Interested, how much do you charge?',
])('and for none where a price alone is asked: %s', (reply) =>
  expect(composeAt('SAL-03 sequence', { lead: 'Ann Low', reply }).asks).toEqual([]),
);
