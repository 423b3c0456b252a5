import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Judged } from './judgement.ts';

const now = new Date('2026-11-27T09:00:00Z');
const readFeedback = (
  content: string,
  context: JsonObject,
  artifactType: Judged['artifactType'] = 'document',
): string =>
  evaluate(
    { artifactType, title: 'Paper', content, targetPlatform: 'internal' },
    { now, input: { context } },
  ).feedback.join('\n');

it('takes a headline that an entry names for no outline', () => {
  const context = { headline: 'Stain of the month: turmeric' };
  const line = '- **Headline:** Stain of the month: turmeric';
  const entry = `# Send\n\n## Background\n\n${line}`;
  expect(readFeedback(entry, context, 'calendar_entry')).not.toContain('instead of saying it');
  expect(readFeedback(entry, context, 'document')).toContain('instead of saying it');
});

it('takes a greeting for no claim', () => {
  const said = 'Yes, please send the price list. All the best, Priti';
  expect(readFeedback(`You wrote: “${said}”.`, { reply: said })).not.toContain('claims more');
  expect(readFeedback('We are the best in town.', { reply: said })).toContain('claims more');
});

it('takes what several things are not on record for no repetition', () => {
  const open =
    '## Open\n\n- The planned spend is not on record yet.\n- The actual spend is not on record yet.';
  expect(readFeedback(open, { period: 'May' })).not.toContain('repeats what was said');
});

it('knows a day that a field’s name has', () => {
  const context = { 'after the visit on Thursday': 'She wants ivory.' };
  const changes = '| after_the_visit_on_thursday | unknown | She wants ivory. |';
  const table = `| Field | Before | After |\n|---|---|---|\n${changes}`;
  expect(readFeedback(table, context, 'crm_diff')).not.toContain('"thursday"');
});

it('knows an entry whose names are shortened in the input', () => {
  const context = { lines: [{ item: 'Call-out hours', qty: 3, price: 68, amt: 204 }] };
  const quote = 'Which is right: “Call-out hours: quantity 3, price 68, amount 204” or 2 hours?';
  expect(readFeedback(quote, context)).not.toContain('nobody said');
  expect(readFeedback(quote.replace('price 68', 'price 86'), context)).toContain('quotation');
});

it('reads an hour with a full stop after a day', () => {
  const begins = readFeedback('It begins at 08:30 on Monday.', {
    start: 'Mon 7 December 2026, 8.30',
  });
  expect(begins).not.toContain('"08:30"');
  const priced = readFeedback('It begins at 08:30.', { price: 'for 8.30 each' });
  expect(priced).toContain('"08:30"');
});

it.each([
  ['Monday 12/07/2026', false],
  ['Monday 07/12/2026', false],
  ['Tuesday 12/02/2026', true],
])('%s has a weekday that fits the date in no order: %s', (start, isWrong) => {
  const text = `The first day is ${start} at the depot.`;
  expect(readFeedback(text, { start }).includes('do not fit')).toBe(isWrong);
});

it.each([
  ['Mileage rate is a joke, 45p hasn’t moved.', false],
  ['The parking at the depot is a joke.', false],
  ['Our rota is a complete joke.', false],
  ['You are a joke.', true],
  ['He is a joke, and so are his men.', true],
  ['The management is a joke.', true],
])('takes a thing that is called a joke for no insult: %s', (said, isInsult) => {
  expect(readFeedback(said, { comments: [said] }).includes('insults')).toBe(isInsult);
});

it.each([
  ['COMCAT 1 and 3 held, 5 to do in January.', false],
  ['ISOTEC 12 panels came on Monday.', false],
  ['DISCOUNT 20% on all orders.', true],
  ['SAVINGS for all.', true],
])('takes the name of a thing with a number for no shouting: %s', (said, isLoud) => {
  expect(readFeedback(said, { notes: said }).includes('in capitals')).toBe(isLoud);
});

it('takes a day that is read from words for the day that they say', () => {
  const judge = (said: string, day: string): string =>
    evaluate(
      {
        artifactType: 'document',
        title: 'Order',
        content: `# Order\n\n- **Due date:** ${day}`,
        targetPlatform: 'internal',
      },
      { now, input: { context: { dueDate: said }, known: ['2026-11-27', '2026-11-28'] } },
    ).feedback.join('\n');
  for (const said of ['today', 'tomorrow', 'by tonight', 'end of play today'])
    expect(judge(said, '27 November 2026'), said).not.toContain('says otherwise');
  for (const day of ['4 December 2026', '27 November 2027'])
    expect(judge('today', day), day).toContain('says otherwise');
  expect(judge('30 November 2026', '27 November 2026')).toContain('says otherwise');
});

it.each([
  ['next Fri', '4 December 2026'],
  ['in 10 days', '7 December 2026'],
  ['Tue 3pm', '1 December 2026'],
  ['by Weds, first thing', '2 December 2026'],
])('takes a day that is read from %s for that day', (deadline, day) => {
  const judge = (said: string): string =>
    evaluate(
      {
        artifactType: 'document',
        title: 'Claim',
        content: `# Claim\n\n- **Deadline:** ${said}\n\nThe deadline was moved to ${said}.`,
        targetPlatform: 'internal',
      },
      {
        now,
        input: {
          context: { deadline },
          known: ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-07'],
        },
      },
    ).feedback.join('\n');
  expect(judge(day)).not.toMatch(/says otherwise|Not in the input/);
  expect(judge('9 December 2026')).toMatch(/says otherwise/);
});

it('begins a sentence with a number, which is no year of the date before it', () => {
  const context = { invoices: 'INV 7901 due 30 Nov. 7712 is disputed. Paid by Dec. 4410 is open' };
  for (const text of ['- 7712 is disputed', '- 4410 is open'])
    expect(readFeedback(text, context), text).not.toMatch(/7712|4410/);
  expect(readFeedback('- 7713 is disputed', context)).toContain('"7713"');
});

it('takes from a line of a table who has it and when it is due', () => {
  const items = ['Survey on Wednesday - Shane', 'Rollers, due 25/11', 'Van'];
  const context = { items, owner: 'Maeve Tighe', dueDate: '27/11/2026' };
  const judge = (row: string): string =>
    readFeedback(`item,owner,due_date\n${row}\nVan,Maeve Tighe,27/11/2026\n`, context, 'csv');
  expect(judge('Survey on Wednesday - Shane,Shane,27/11/2026')).not.toContain('says otherwise');
  expect(judge('"Rollers, due 25/11",Maeve Tighe,25/11')).not.toContain('says otherwise');
  expect(judge('"Rollers, due 25/11",Shane,25/11')).toContain('says otherwise');
  expect(judge('Survey on Wednesday - Shane,Maeve Tighe,25/11')).toContain('says otherwise');
});

it('takes a quotation with an address in brackets for what was said', () => {
  const reply =
    'Paul has left. Please contact Dawn Pickles (d.pickles@example.com) for all site signage.';
  expect(readFeedback(`You wrote: “${reply}”`, { reply })).not.toContain('says otherwise');
  const other = reply.replace('Dawn', 'Anna');
  expect(readFeedback(`You wrote: “${other}”`, { reply })).toContain('which the input words');
});

it('knows a day without a year of the next one where it has passed in this', () => {
  const context = { text: 'they announce the name on 12 jan, nothing before then' };
  const read = (day: string) => readFeedback(`| When | Tuesday, ${day} |`, context);
  expect(read('2027-01-12')).not.toContain('says otherwise');
  expect(read('2028-01-12')).toContain('says otherwise');
  const ahead = { text: 'nothing before 12 dec' };
  expect(readFeedback('| When | 2027-12-12 |', ahead)).toContain('says otherwise');
});

it('takes a question that begins with and for a sentence', () => {
  const reply = 'How often would you come? And are you insured for over 10m?';
  expect(readFeedback(`- **Reply:** ${reply}`, { reply })).not.toContain('makes no sense');
  const wrong = 'Sweep the yard and are tidy.';
  expect(readFeedback(wrong, { reply })).toContain('makes no sense');
});

it('takes the state of a reminder in a table for no threat', () => {
  const notes = '2nd reminder. last warning before we stop';
  const rows = `customer,amount,notes\nAcomb Primary,£412.50,${notes}\n`;
  expect(readFeedback(rows, { notes, amount: '£412.50' }, 'csv')).not.toContain('threatens');
  expect(readFeedback('This is our last warning.', { notes })).toContain('threatens');
});

it('knows a mark that a program sets by what it is called in a text', () => {
  const context = { wantsDemo: true, isTenant: false };
  const said = '- **Wants demo:** yes\n- **Is tenant:** no';
  expect(readFeedback(said, context)).not.toContain('input says otherwise');
  expect(readFeedback('```json\n{"wants_demo": true}\n```', context)).not.toContain('otherwise');
  expect(readFeedback('- **Wants demo:** no', context)).toContain('where the input says "yes"');
});

it('takes an amount for what is open where as much is paid', () => {
  const context = { amount: 'GBP 1,800', amountPaid: 'GBP 900', amountDue: 'GBP 900' };
  expect(readFeedback('The open amount is GBP 900.', context)).not.toContain('otherwise');
  const { amountDue: _due, ...paid } = context;
  expect(readFeedback('The open amount is GBP 900.', paid)).toContain('otherwise');
});

it('knows the days of a month, and weekdays that the input has in short', () => {
  const context = { water: 'on again on 28 March', desk: 'Mon-Fri 8 to 17' };
  const told = 'Check your taps on the 28th. The desk is open from Monday to Friday.';
  expect(readFeedback(told, context)).not.toContain('Not in the input');
  expect(readFeedback('Check your taps on the 27th.', context)).toContain('"27"');
  const onSunday = readFeedback('The desk is open on Sunday.', { desk: context.desk });
  expect(onSunday).toContain('"Sunday"');
});

it('knows a phone that the input has behind another word', () => {
  const told = readFeedback('Call City Trams on 555-0142.', {
    info: 'City Trams: call 555-0142',
  });
  expect(told).not.toContain('Not in the input');
});

it('takes no sentence for a repetition that says something else of the same day', () => {
  const told =
    'On 2 November Ann checks the lights of the hall. On 2 November Ben checks the lights of the hall.\n\n' +
    'The lift is fitted on 4 May. Please clear the hall by 4 May.';
  expect(readFeedback(told, { notes: told })).not.toContain('repeats what was said');
});

it('takes rows with a name each for such as say what they are about', () => {
  const rows = 'rank,street,complaints\n1,Ropewalk,31\n2,Canal Side,22';
  expect(readFeedback(rows, { notes: rows }, 'csv')).not.toContain('what a row is about');
  const bare = 'rank,complaints\n1,31\n2,22';
  expect(readFeedback(bare, { notes: bare }, 'csv')).toContain('what a row is about');
});

it.each([
  ['- **Start date:** as soon as possible', { 'start date': 'ASAP' }],
  ['- **OSHA recordable:** not yet decided', { 'OSHA recordable': 'To be determined' }],
  ['We ask for the following, by December 7: Credit for the bags.', { deadline: 'December 7' }],
])('blames nobody for what is said in full, or before a colon: %s', (text, context) => {
  const feedback = readFeedback(text, context);
  expect(feedback).not.toContain('where the input says');
  expect(feedback).not.toContain('Not in the input');
});

it('takes a task for no field of its name', () => {
  const task = '- [ ] Newsletter: this week at a glance: not ready';
  expect(readFeedback(task, { Newsletter: 'December, landlords' })).not.toContain('says otherwise');
});

it.each([
  ['We drew 212 m³, 28 m³ less than in June.', { mains_m3: 212, june_mains_m3: 240 }],
  ['The fitter is booked for 15 January at 08.00.', { action: ['fitter booked 15/01 08.00'] }],
  ['It costs £7.50 per child.', { cost: '£7.50 per child, free with entitlement' }],
  [
    'Our first client was Café Lindgren, and we have not forgotten it.',
    { thanks: 'first client, Café Lindgren' },
  ],
  [
    'Done: 2 of 3',
    {
      tasks: [
        { t: 'PA', done: true },
        { t: 'Exits', done: true },
        { t: 'Till', done: false },
      ],
    },
  ],
  [
    'Both carts took $3,435, $105 more than the week before.',
    { harbour: { w22: '$1,820', w23: '$2,145' }, park: { w22: '$1,510', w23: '$1,290' } },
  ],
  ['Nine helmets cost 1 782 € in all.', { helmets: '9 ordered, 198 € each' }],
])('blames nobody for what the input says in its own way: %s', (text, context) => {
  const feedback = readFeedback(text, context);
  expect(feedback).not.toContain('where the input');
  expect(feedback).not.toContain('Not in the input');
});

describe('what is exchanged', () => {
  const dunning = { paid_so_far: '400,00 €', open: '860,00 €' };
  const opening = { change: 'closed Mondays from 1 Sept; now open Sundays 17-22' };
  const weeks = { cart: { week22: '$1,820', week23: '$2,145' } };
  const price = { old_price: 24, new_price: 21 };
  it.each<[string, JsonObject, boolean]>([
    ['We thank you for the 860,00 € that you have paid.', dunning, true],
    ['We thank you for the 400,00 € that you have paid, and 860,00 € is open.', dunning, false],
    ['From 1 September we are closed on Sundays.', opening, true],
    ['We are closed on Mondays, and open for you on Sundays.', opening, false],
    ['The cart took $1,820, down from $2,145 in week 22.', weeks, true],
    ['The cart took $2,145, up from $1,820 in week 22.', weeks, false],
    ['The plan goes up from 21 euros to 24.', price, true],
    ['The plan goes down from 24 euros to 21.', price, false],
  ])('is a contradiction: %s', (text, context, isWrong) => {
    const feedback = readFeedback(text, context);
    expect(/the other way round|turns the change round/.test(feedback)).toBe(isWrong);
  });
});

it('takes a change of a record for no contradiction of what it was, and its share from the input', () => {
  const context = {
    note: '48 panels. Sum now $61,200.',
    record: { panels: 40, probability: '60%' },
  };
  const change = (after: string, share: string) =>
    `| field | before | after |\n|---|---|---|\n| panels | 40 | ${after} |\n| probability | 60% | ${share} |`;
  expect(readFeedback(change('48', '60%'), context, 'crm_diff')).not.toContain('where the input');
  expect(readFeedback(change('48', '90% (agreed)'), context, 'crm_diff')).toContain('90% (agreed)');
});

it('sees an entry of a list that says another one again, and a row', () => {
  const list = '# Pack\n\n- rain jacket\n- torch\n- jacket for the rain';
  expect(readFeedback(list, { pack: list })).toContain('"jacket for the rain"');
  expect(readFeedback(list.replace(' for the rain', ', warm'), { pack: list })).not.toContain(
    'repeats',
  );
  const rows = 'name,from\nRui Costa,22 May\nAnke Petri,25 May\nCosta Rui,22 May';
  expect(readFeedback(rows, { mails: rows }, 'csv')).toContain('occur twice');
});

it('takes a name of the input that is written like a field for a name', () => {
  const context = { notes: 'They dropped ezyVet in spring.', leadEmail: 'a@b.example' };
  expect(readFeedback('They dropped ezyVet in spring.', context)).not.toContain('name of a field');
  expect(readFeedback('Write to leadEmail.', context)).toContain('"leadEmail"');
});

it.each([
  ['2 December', true],
  ['3 December', true],
  ['4 December', false],
  ['9 December', false],
])('knows by its weekday that it is %s: %s', (date, isKnown) => {
  const context = { reply: 'I am free Wednesday or Thursday morning.', got: '26 November 2026' };
  const told = `They named ${date} for a call, as they wrote.`;
  expect(readFeedback(told, context).includes('another date')).toBe(!isKnown);
});

it('takes the same question about two things for two, and equal figures of two who answered', () => {
  const ask = (thing: string) => `- “${thing}” is open: who carries it, and by when?`;
  const pack = `# Pack\n\n## Open\n\n${ask('Coal stock is short')}\n${ask('The challan is awaited')}\n\n- q1 4, q2 3\n- q1 4, q2 3`;
  expect(readFeedback(pack, { pack })).not.toContain('repeats');
});

it('takes a day, or none, behind the name of a field for no order to write', () => {
  const brief = (closing: string) => `# Brief\n\n## Conditions\n\n- **Closing:** ${closing}`;
  for (const closing of ['none, until filled', '18 December', 'Friday 18 December'])
    expect(readFeedback(brief(closing), { closing })).not.toContain('should be written');
  const note = '# Note\n\n## Terms\n\n- **Explain by:** 9 December';
  expect(readFeedback(note, { note })).not.toContain('should be written');
  expect(readFeedback(brief('thank the reader'), {})).toContain('should be written');
});

it('takes who speaks, and a title before a name, for what they are', () => {
  const turns = ['Hi, you asked about roofs?', 'Yes, nine hundred.', 'By when?', 'June, I think.'];
  const talk = [...turns, 'Who signs?', 'Our director.', 'Shall I write?', 'Please do that.']
    .map((said, at) => `${at % 2 === 0 ? 'Sam (SkyGrid)' : 'Carol Finney'}: ${said}`)
    .join(' ');
  expect(readFeedback(talk, { transcript: talk })).not.toContain('repeated as a keyword');
  const told = 'The desk said that Dr. Ruiz handles vendors and is in on Tuesdays.';
  expect(readFeedback(told, { summary: told })).not.toContain('makes no sense');
});

it('knows a total by its tax for the amount of a deal', () => {
  const lines = [{ item: 'Survey', amount: '£34,656.00' }];
  const context = { lines, subtotal: '£37,856.00', total_inc_vat: '£45,427.20' };
  const changes = (amount: string): string =>
    `| Field | Before | After |\n|---|---|---|\n| amount | unknown | ${amount} |`;
  expect(readFeedback(changes('£45,427.20'), context, 'crm_diff')).not.toContain('otherwise');
  expect(readFeedback(changes('£45,472.20'), context, 'crm_diff')).toContain('£45,472.20');
});

describe('what is said of another one', () => {
  const parlour = { delivered: 'milking parlour for 48 goats with 12 stalls' };
  const people = { people: 'Ada runs the pans. Pim Okker keeps the books.' };
  const family = { contact: 'Nuno Prata for pots, Eda Prata for money' };
  const terrace = { delivered: '3 tables of 4 metres and 9 benches' };
  const days = { late: 'gutter, now due on 9 December', next: 'scaffold down on 11 December' };
  const voices: JsonObject = {
    voices: [
      { by: 'Hana Wolfe, captain', words: 'I can watch the boards again.' },
      { by: 'Piet Raman, arbiter', words: 'My evening got an hour shorter.' },
    ],
  };
  it.each<[string, JsonObject, boolean]>([
    ['It is a parlour with 48 stalls for 12 goats.', parlour, true],
    ['It is a parlour with 12 stalls for 48 goats.', parlour, false],
    ['Pim Okker runs the pans, and Ada keeps the books.', people, true],
    ['The books are kept by Pim Okker; Ada runs the pans.', people, false],
    ['Pim Okker and Ada run the pans and keep the books.', people, false],
    ['For pots talk to Eda Prata, for money to Nuno Prata.', family, true],
    ['For money talk to Eda Prata, for pots to Nuno Prata.', family, false],
    ['They have 9 tables of 3 metres and 4 benches.', terrace, true],
    ['They have 9 benches and 3 tables of 4 metres.', terrace, false],
    ['The gutter is due on 11 December. The scaffold goes on 9 December.', days, true],
    ['The gutter is due on 9 December. The scaffold goes on 11 December.', days, false],
    ['| Editor | Dov |\n| Checks facts | Ida |', { editor: 'Ida', 'checks facts': 'Dov' }, true],
    ['| Editor | Ida |\n| Checks facts | Dov |', { editor: 'Ida', 'checks facts': 'Dov' }, false],
    ['"I can watch the boards again," says Piet Raman.', voices, true],
    ['"I can watch the boards again," says Hana Wolfe, the captain.', voices, false],
    ['"I can watch the boards again," we heard in the club.', voices, false],
  ])('is a contradiction: %s', (text, context, isWrong) =>
    expect(/what is said of|which is of/.test(readFeedback(text, context))).toBe(isWrong),
  );

  it('is found in time in proportion to the text', () => {
    const read = (text: string) => readFeedback(text, people);
    expect(measureGrowth(read, 'Ada runs 9 pans, Pim keeps 4 books. ')).toBeLessThan(10);
    const given = (text: string) => readFeedback('Ada runs the pans.', { people: text });
    expect(measureGrowth(given, 'Ada runs 9 pans, Pim keeps 4 books. ')).toBeLessThan(10);
  });
});

it.each<[string, JsonObject, string | undefined]>([
  ['The fee is EUR 4,750.', { fee: 'CHF 4,750' }, 'CHF'],
  ['The fee is 4,750 francs or CHF 4,750.', { fee: 'CHF 4,750' }, undefined],
  ['The fee is USD 4,750.', { fee: '$4,750' }, undefined],
  ['The fee is €4,750.', { fee: '4,750', currency: 'EUR' }, undefined],
  ['It takes a hose of 40 mm.', { parts: 'hose 40 cm' }, 'cm'],
  ['It takes a hose of 40 centimetres.', { parts: 'hose 40 cm' }, undefined],
  ['It moves 90 litres per minute.', { pump: '90 litres per second' }, 'litre per second'],
  ['It covers 420 square metres.', { floor: '420 m²' }, undefined],
  ['Please pay within 30 days.', { job: '30 weeks' }, undefined],
  ['There is one day left.', { length: 'one week' }, undefined],
])('tells a figure of another unit: %s', (text, context, unit) => {
  const feedback = readFeedback(text, context);
  if (unit === undefined) expect(feedback).not.toContain('says it of');
  else expect(feedback).toContain(`where the input says it of "${unit}"`);
});

it.each<[string, JsonObject, boolean]>([
  ['The budget is €25,000.', { budget: 'up to €25,000' }, true],
  ['The budget is €25,000 at most.', { budget: 'up to €25,000' }, false],
  ['The budget is €25,000.', { budget: 'up to €25,000', agreed: '€25,000' }, false],
  ['About 400 were sold. The 400 went in a day.', { sold: 'about 400' }, false],
  ['The list has cases 9 and 12.', { cases: 'cases 9 and 12' }, false],
  ['The director retires in spring.', { risk: 'The director may retire in spring' }, true],
  ['The director might retire in spring.', { risk: 'The director may retire in spring' }, false],
  [
    'Probably so.\nThe director retires in spring.',
    { risk: 'The director may retire in spring' },
    false,
  ],
  ['Kaisa was named as our guide.', { consent: 'Kaisa may be named as our guide' }, false],
])('tells what the text says for certain: %s', (text, context, isTold) =>
  expect(readFeedback(text, context).includes('for certain')).toBe(isTold),
);

it.each<[string, boolean]>([
  ['From 12 December the sauna boat sails on Saturdays.', true],
  ['From 12 December the sauna boat sails on Saturdays. A frozen lake stops it.', false],
  ['The boat has new towels.', false],
])('tells what a text leaves out of a condition: %s', (text, isTold) => {
  const news = 'The sauna boat sails on Saturdays from 12 December, unless the lake is frozen.';
  expect(readFeedback(text, { news }).includes('makes it depend on')).toBe(isTold);
});

it.each<[string, JsonObject]>([
  [
    'On 14 December our lab moves to Hall 4.',
    { news: 'The lab moves to Hall 4 on 14 December; no orders are cut on that day.' },
  ],
  [
    'Where it is further away, each needs a solar set at £290.',
    { terms: 'Where it is not, a solar set at £290 each is needed.' },
  ],
  [
    'The owner no longer wants to sell the building.',
    { risk: 'The owner does not want to sell the building any more' },
  ],
  ['It makes €755 in all.', { goods: '3 drums of ochre at €145 and 2 drums of umber at €160' }],
  ['Dear Sirs,\n\nthe goods are here.', { goods: 'here' }],
])('blames nobody for a part without the negation, or a sum: %s', (text, context) => {
  const feedback = readFeedback(text, context);
  expect(feedback).not.toContain('where the input says');
  expect(feedback).not.toContain('Not in the input');
});

it.each([
  [
    'The owner wants to sell the building.',
    'The owner does not want to sell the building any more',
  ],
  ['The deposit was asked for on 27 November and came.', 'asked for on 27 November, not here yet'],
])('still sees a negation that is gone: %s', (text, note) =>
  expect(readFeedback(text, { deposit: note })).toContain('where the input says'),
);

it.each<[string, JsonObject, Judged['artifactType'], boolean]>([
  ['- Owner: Anatole Frei', { owner: 'Anatol Frey' }, 'calendar_entry', true],
  ['- Owner: Anatol Frey', { owner: 'Anatol Frey' }, 'calendar_entry', false],
  ['| company | unknown | Wolney Sidecars |', { firm: 'Wolny Sidecars' }, 'crm_diff', true],
  ['| company | unknown | Wolny Sidecars |', { firm: 'Wolny Sidecars' }, 'crm_diff', false],
])('reads a name under a label: %s', (line, context, type, isStrange) => {
  const table = line.startsWith('|') ? `| Field | Before | After |\n|---|---|---|\n${line}` : line;
  expect(readFeedback(table, context, type).includes('Not in the input')).toBe(isStrange);
});

it('sees two sentences said again as one, and one in another order', () => {
  const two = 'Two flakes had come off at the left post. We laid them again on 26 November.';
  const again = 'At the left post two flakes had come off, and on 26 November we laid them again.';
  expect(readFeedback(`${two} ${again}`, { found: two })).toContain('repeats what was said');
  const plan = 'We collect the orders and ship them on Tuesdays.';
  const turned = 'Orders are collected and are shipped on Tuesdays.';
  expect(readFeedback(`${plan} ${turned}`, { plan })).toContain('repeats what was said');
  const more = `${plan} ${turned.replace('Tuesdays', 'Tuesdays with labels')}`;
  expect(readFeedback(more, { plan })).not.toContain('repeats what was said');
});

it.each<[string, boolean]>([
  ['Drivers have to use the other gate while the fresh tar dries in spring.', true],
  ['Please return the questionnaire on our driving lessons by Friday.', true],
  ['Ada, please bring the tax file of the garage to the bank.', true],
  ['Please sign the page and send it back to us by Friday.', false],
  ['Would drivers use the other gate while the fresh tar dries in spring?', false],
  ['Ada, please look after the growing rooms and the climate control.', false],
])('tells a sentence that has hardly a word of the input: %s', (text, isTold) => {
  const context = { delivered: 'climate control for 5 growing rooms', contact: 'Ada' };
  expect(readFeedback(text, context).includes('hardly a word')).toBe(isTold);
});

it.each<[string, boolean]>([
  ['Stairs that say they morning the slippery are in the.', true],
  ['If you like, I come by and measure.', false],
  ['We put the roof on on 16 December.', false],
])('tells words in no order: %s', (text, isTold) =>
  expect(readFeedback(text, { note: text }).includes('makes no sense')).toBe(isTold),
);

it('blames nobody for a term in the next year, or a condition with a negation', () => {
  const input = { start: '1 March 2027', next: 'frost permitting, 10 yards a week' };
  const text = 'If there is no frost, we build 10 yards a week.\n\nPlease reply by 15 January.';
  expect(readFeedback(text, input)).not.toContain('where the input');
});

it('sees a negation that a value under a name has lost', () => {
  const tasks = [{ task: 'Gate motor', note: 'never tested since the storm' }];
  expect(readFeedback('- Gate motor (Iva): tested since the storm', { tasks })).toContain(
    'where the input says',
  );
});
