import { measureGrowth } from '@workspace-ops/growth';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';
import { readFreeText } from './read-free-text.ts';

it.each([
  ['The boiler in flat 3 does not heat.', true],
  ["The till won't print since Monday.", true],
  ['There is no hot water on the second floor.', true],
  ['Pump 3 leaks at the seal.', true],
  ['Four shops, ovens fail twice a month.', true],
  ['They do not need a second line.', false],
  ['Nothing else was said.', false],
  ['Hi, do you do hampers with no alcohol?', true],
  ['We are looking at replacing our software.', true],
  ['Could you do it on Friday?', false],
])('hears in %j whether something is needed', (summary, isNeed) => {
  expect(read({ summary })).toEqual(isNeed ? { need: 'yes' } : {});
});

const names = [
  'company',
  'contact',
  'phone',
  'email',
  'need',
  'budget',
  'timeline',
  'source',
  'figures',
];

function read(context: JsonObject): Record<string, string> {
  const sheet = readFreeText(readFacts(context), names);
  const isNeedTold = sheet.facts.some(({ fields = [] }) => fields.includes('need'));
  return Object.fromEntries(
    names.flatMap((name) => {
      if (name === 'need') return isNeedTold ? [[name, 'yes']] : [];
      const value = sheet.facts.find(({ names: own }) => own.includes(name))?.value;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

it.each<[string, Record<string, string>]>([
  [
    'Voicemail from Bea Lindgren, Mile High Robotics: load-in is from 3 pm. Ring (303) 555-0162.',
    { company: 'Mile High Robotics', contact: 'Bea Lindgren', phone: '(303) 555-0162' },
  ],
  [
    'Tony Mace, Mace Plant Hire at Swaffham, asked about a marquee.',
    { company: 'Mace Plant Hire', contact: 'Tony Mace' },
  ],
  [
    'Dr Sofia Brandt, Acomb Veterinary Centre, booked a visit with Jo Kettlewell for Thursday.',
    { company: 'Acomb Veterinary Centre', contact: 'Dr Sofia Brandt' },
  ],
  ['Wants a dresser, budget 18 to 20 thousand.', { need: 'yes', budget: '18 to 20 thousand' }],
  [
    'Fiona Breck, HR at Offerton Foods, asked about ten places.',
    { company: 'Offerton Foods', contact: 'Fiona Breck' },
  ],
  [
    'Wants it done before the MOT bay is built in February.',
    { timeline: 'before the MOT bay is built in February' },
  ],
  [
    'Willie Manson of the Halkirk Games Van wants ten cases.',
    { company: 'Halkirk Games Van', contact: 'Willie Manson', need: 'yes' },
  ],
  ['Alicia Monroe on Ridgmar Boulevard called, water is coming in.', { contact: 'Alicia Monroe' }],
  ['Shop 4 in Los Lunas has no dock.', {}],
  ['The guest’s name is Helen Cray, keep it out of the report.', {}],
  ['Called Wed. Battery is down.', {}],
  ['Rang Thurs, no answer from them.', {}],
  ['Spoke on Tues, left a message Oct.', {}],
  ['Called Wendy. All is well.', { contact: 'Wendy' }],
  ['The owner is Jenna Kowalski.', { contact: 'Jenna Kowalski' }],
  ['He starts from December 7.', { timeline: 'from December 7' }],
  ['Nancy Cole of Lovell Avenue wrote.', { contact: 'Nancy Cole' }],
  ['Brian Tuite had his first session with Orla in Ranelagh.', { contact: 'Brian Tuite' }],
  ['He wants a quote for new fans. He is in until 4 today.', { need: 'yes' }],
  ['Stop all visits from today.', {}],
  ['Hygiene officer due next week, wants someone out tomorrow latest.', { timeline: 'tomorrow' }],
  ['She left a ring in room 6 and asks for a call back today.', {}],
  ['Mr Lacey, owner of the dog that bit our nurse at Keynsham this morning.', {}],
  [
    'Nora Vance from Harbour Dental Group called. They need a shared intake form: the desk re-types about 40 enquiries a day. Budget is up to 12,000 USD, and it should run before Christmas.',
    {
      company: 'Harbour Dental Group',
      contact: 'Nora Vance',
      need: 'yes',
      budget: 'up to 12,000 USD',
      timeline: 'before Christmas',
      figures: 'about 40 enquiries a day',
    },
  ],
  [
    'Spoke to Sam Okoro, practice manager at Quay Surgery. He wants to stop losing calls at lunch and can spend €3,000 to €5,000. Start in March.',
    {
      company: 'Quay Surgery',
      contact: 'Sam Okoro',
      need: 'yes',
      budget: '€3,000 to €5,000',
      timeline: 'in March',
    },
  ],
  [
    'Agent: This is Pia Moss from Acme Ltd, how can I help? Caller: My name is Dev Patel. We are looking for a second line within six weeks.',
    {
      contact: 'Dev Patel',
      need: 'yes',
      timeline: 'within six weeks',
    },
  ],
  [
    'Agent: How can I help? Caller: Hi, it’s Tom Barker at Barker & Sons. My brother Pete signs everything off.',
    { company: 'Barker & Sons', contact: 'Tom Barker' },
  ],
  [
    'Visitor: do you do schools? Agent: What do you need? Visitor: My name is Alan Grady, 01632 960 133, we need a filter this week',
    { contact: 'Alan Grady', phone: '01632 960 133', need: 'yes', timeline: 'this week' },
  ],
  [
    'Existing customer, Dave at Northgate Gym, called to complain.',
    { company: 'Northgate Gym', contact: 'Dave' },
  ],
  ['Mr Khan complained about the quote.', { contact: 'Mr Khan' }],
  ['Budget approved: $42,000.', { budget: '$42,000' }],
  ['Price is the main thing, max $50/mo.', { budget: 'max $50/mo' }],
  ['The lift takes max 5 people.', {}],
  ["Spoke w/ Kim (Kim's Nails). Call back tues.", { company: "Kim's Nails", contact: 'Kim' }],
  ['Spoke to Ann Lee (Lee Bakery) re ovens.', { company: 'Lee Bakery', contact: 'Ann Lee' }],
  ['Best to call after 17:00, +31 6 1255 0190. Her partner joins.', { phone: '+31 6 1255 0190' }],
  ['Her number 010 555 0123.', { phone: '010 555 0123' }],
  ['Write to kim@sunsetvet.example, not to us.', { email: 'kim@sunsetvet.example' }],
  ['Paid 0.75 per unit, invoice 2026-0899 of 31/10/2026.', {}],
  ['Caller from Lamar Middle School asked about the phones.', { company: 'Lamar Middle School' }],
  ['Tom Haig, Haig Hotels. Asked for a quote.', { company: 'Haig Hotels', contact: 'Tom Haig' }],
  ['Called on Monday at 10, nobody answered. Try again.', {}],
  ['The weather is fine, and we met in the yard.', {}],
  ['Ben’s mum told Ines afterwards that 11 thousand is the ceiling.', {}],
  ['She spoke to Bev and rang Alun, then emailed Marcus.', {}],
  ['I spoke to Karen about the roof.', { contact: 'Karen' }],
  [
    'Told Sam Okoro of Quay Surgery that we come.',
    { company: 'Quay Surgery', contact: 'Sam Okoro' },
  ],
  ['Bev promised Alun rings tomorrow. He is on leave tomorrow.', {}],
  ['Left a message with the desk. No interest in May or June.', {}],
])('reads %j', (summary, said) => {
  expect(read({ summary })).toEqual(said);
});

it('reads no more than a workflow asks for', () => {
  const sheet = readFacts({ comments: 'Good planning this month. Nora Vance from Quay called.' });
  expect(readFreeText(sheet, ['team', 'score']).facts).toHaveLength(1);
  expect(readFreeText(sheet, ['timeline']).facts).toHaveLength(2);
});

it('leaves what a field says, and reads no other field than free text', () => {
  const notes = 'Nora Vance from Harbour Dental Group called.';
  expect(read({ contact: 'Sam Okoro', notes })).toEqual({
    contact: 'Sam Okoro',
    company: 'Harbour Dental Group',
  });
  expect(read({ outcome: notes })).toEqual({});
  expect(read({ notes: 'Call [Name] from Quay Surgery.' })).toEqual({});
});

it.each([
  'Aa ',
  'A a from ',
  'budget is ',
  'up to $1 ',
  '1 a ',
  'by the end of ',
  'does not really ',
  '+1 ',
  'a.a@a.',
  'keeps ',
  'Rang from Aa ',
  'Call from Sue, ',
  'Sue from Aa ',
  'recommended by ',
  'Aa recommended ',
  'five grand ',
  'not more than ',
  'thinks £8-',
])('takes time in proportion to the length of a text of %j', (part) => {
  const reading = (summary: string) => read({ summary });
  expect(measureGrowth(reading, part)).toBeLessThan(10);
});

it.each([
  ['Priya Nair of Engine Ltd asked what a second line costs.', 'Engine Ltd'],
  ['Priya Nair from Engine Ltd wants a second line.', 'Engine Ltd'],
  ['We wrote to the Royal Bank of Scotland Group.', 'Royal Bank of Scotland Group'],
])('takes the company alone of %j', (summary, company) => {
  expect(read({ summary })).toMatchObject({ company });
});

it.each<[string, Record<string, string>]>([
  ['Joanne from Lahore Grill', { contact: 'Joanne', company: 'Lahore Grill' }],
  ['Omar Aziz, Cafe Zaytuna', { contact: 'Omar Aziz', company: 'Cafe Zaytuna' }],
  ['Bank of Ireland', {}],
  ['Mark Ellison, Managing Director', {}],
  ['guy who runs Pho Hai Yen', {}],
])('tells the person of a lead from the house: %s', (lead, parts) => {
  const { facts } = readFreeText(readFacts({ lead, note: 'Wants a quote.' }), names);
  const parted = facts.filter(({ readFrom }) => readFrom === 'Lead');
  expect(Object.fromEntries(parted.map(({ names: [name], value }) => [name, value]))).toEqual(
    parts,
  );
});

it('reads the number that stands with a contact', () => {
  const contact = 'Sister Margaret Doyle, 0141 496 0163';
  expect(read({ contact })['phone']).toBe('0141 496 0163');
  expect(read({ contact, phone: '0131 496 0100' })['phone']).toBe('0131 496 0100');
});

it('takes the first word that a caller says for nobody’s name', () => {
  const contactIn = (transcript: string) =>
    readFreeText(readFacts({ transcript }), ['contact']).find('contact')?.value;
  expect(contactIn('Caller: Table linen, thirty cloths.')).toBeUndefined();
  expect(contactIn('Caller: Hiya, the flat is on the second floor.')).toBeUndefined();
  expect(contactIn('Caller: Hi, Marcus Dole here.')).toBe('Marcus Dole');
});

it('takes an amount of a note for no plan', () => {
  const sheet = readFacts({ notes: 'The vet line has £610 in it that is to be recharged.' });
  expect(readFreeText(sheet, ['planned']).find('budget')).toBeUndefined();
  expect(readFreeText(sheet, ['budget']).find('budget')?.value).toBe('£610');
});

it('takes who introduces themselves for the caller, and hears a spoken address', () => {
  const transcript =
    'Agent: Three Maples. Caller: Hello, my name is Ingrid Solberg, I run people operations at Pagoda Games on King West. Write to ingrid at pagodagames dot com.';
  const summary = 'Employer enquiry: toddler places, High Park from April.';
  expect(read({ summary, transcript })).toMatchObject({
    contact: 'Ingrid Solberg',
    company: 'Pagoda Games',
    email: 'ingrid@pagodagames.com',
    timeline: 'from April',
  });
});

it.each([
  'Current agent hands over the records by 18 December.',
  'We could go to 11,200 if she signs before Christmas.',
  'Could do £9,000 for him as long as he orders before Easter.',
  'A competitor offers 10% off before New Year.',
  'The test results from October are attached to the ticket.',
  'The surveyor visits in March.',
  'Spoke to Ann, and the board decides by 4 December.',
  'Their lease ends in June.',
  'Our electrician is away until Friday, the council replies in January.',
])('takes what others do for no time of what is wanted: %s', (notes) =>
  expect(read({ notes })).not.toHaveProperty('timeline'),
);

it.each([
  'Wet room for his mum, she had a stroke in September and is coming home from hospital.',
  'Old boiler gone, their engineer condemned it in August.',
  'Wants a stairlift, her husband died in May.',
  'We moved here in June and the drains smell.',
])('takes the month of what was for no time of what is wanted: %s', (notes) =>
  expect(read({ notes })).not.toHaveProperty('timeline'),
);

it.each([
  ['She had a fall in May, wants rails fitted by December.', 'by December'],
  ['We moved to Deal and hope to start in April.', 'in April'],
  ['She wants it done before the summer fete.', 'before the summer fete'],
  ['It has to be up by Easter, before the season opens.', 'by Easter'],
  ['She asked for the work in March.', 'in March'],
  ['They talked about starting in February.', 'starting in February'],
  ['He rang, interested in a demo in March.', 'in March'],
  ['The landlord wants it let by 18 December.', 'by 18 December'],
  ['The board meets in March and wants to start in April.', 'in April'],
  ['Flat is empty, keys by 18 December.', 'by 18 December'],
  ['The agency would like it to run before Christmas.', 'before Christmas'],
])('takes a wish for the time of it: %s', (notes, timeline) =>
  expect(read({ notes })).toMatchObject({ timeline }),
);

it.each(["He asked about Ben's certificate, which ran out in June.", 'It was in June.'])(
  'takes no month of %j for the time of what is wanted',
  (notes) => expect(read({ notes })).not.toHaveProperty('timeline'),
);

it('takes who decides for nobody to ask for', () => {
  const notes = 'Nothing to be sold out of it until Dr Keogh has said yes or no.';
  const { find } = readFreeText(readFacts({ site: 'Cold store 2', notes }), ['site', 'contact']);
  expect(find('contact')).toBeUndefined();
});

it.each<[string, Record<string, string>]>([
  [
    'Rang from Cragg Farm Shop, Ellie. Two walk-in chillers 15 yrs old, one keeps icing up. Wants someone to look before Xmas as they lose stock, thinks £8-10k. Husband Tom decides. Mobile 07700 900321 after 3pm',
    {
      company: 'Cragg Farm Shop',
      contact: 'Ellie',
      phone: '07700 900321',
      need: 'yes',
      budget: '£8-10k',
      timeline: 'before Xmas',
    },
  ],
  [
    'Spoke to Raj Patel at Beacon Hotel. Wants 14 rooms of AC done by end of March. Budget about 40 grand. Found us on Google.',
    {
      company: 'Beacon Hotel',
      contact: 'Raj Patel',
      need: 'yes',
      budget: 'about 40 grand',
      timeline: 'by end of March',
      source: 'Found us on Google',
    },
  ],
  [
    'Sue from Moor Lane Primary rang, boiler room too hot, has 5k left in this years budget, needs it done at half term. 01943 555 012',
    {
      company: 'Moor Lane Primary',
      contact: 'Sue',
      phone: '01943 555 012',
      need: 'yes',
      budget: '5k',
      timeline: 'at half term',
    },
  ],
  [
    "Hi it's Greg Ames, I run the Anchor in Ripley. We need the cellar sorting before the bank holiday, got maybe three thousand to spend. You did my mate's at the Fleece.",
    {
      company: 'Anchor',
      contact: 'Greg Ames',
      need: 'yes',
      budget: 'maybe three thousand',
      timeline: 'before the bank holiday',
      source: "You did my mate's at the Fleece",
    },
  ],
  [
    'Call from Hannah (Wharfe Vets). 2 split units for the new theatre, opening 1 Feb. No idea on cost. Partner Ian signs off. hannah@wharfevets.example',
    {
      company: 'Wharfe Vets',
      contact: 'Hannah',
      email: 'hannah@wharfevets.example',
      timeline: '1 Feb',
    },
  ],
  [
    "Hello, my name is Oliver Tate from Tate Joinery. We're after dust extraction for 3 machines. Budget is around £12,000. We'd like it in by the end of January. Call me on 07700 900123. Jo Dunn recommended you",
    {
      company: 'Tate Joinery',
      contact: 'Oliver Tate',
      phone: '07700 900123',
      need: 'yes',
      budget: 'around £12,000',
      timeline: 'by the end of January',
      source: 'Jo Dunn recommended you',
    },
  ],
  [
    'My name is Oliver Tate. Jo Dunn recommended you.',
    { contact: 'Oliver Tate', source: 'Jo Dunn recommended you' },
  ],
  [
    'Mrs Iqbal, 12 Bridge St. conservatory too cold. doesnt want to spend more than £2k. asap',
    {
      contact: 'Mrs Iqbal',
      need: 'yes',
      budget: "doesn't want to spend more than £2k",
      timeline: 'asap',
    },
  ],
  [
    'Tom Birch, ops mgr at Linton Foods called re cold store 3. Wants quote for new evaporator this month, got £15k signed off, decision by him and FD. saw our van',
    {
      company: 'Linton Foods',
      contact: 'Tom Birch',
      need: 'yes',
      budget: '£15k',
      timeline: 'this month',
      source: 'saw our van',
    },
  ],
  [
    'Enquiry from Leeds Road Surgery, Dr Khan. Waiting room AC noisy. Wants price by Friday.',
    { company: 'Leeds Road Surgery', contact: 'Dr Khan', need: 'yes', timeline: 'by Friday' },
  ],
  [
    'Web form: Jess Ward, The Old Mill Cafe. Need a bigger fridge before Easter. £3,500 max.',
    {
      company: 'Old Mill Cafe',
      contact: 'Jess Ward',
      need: 'yes',
      budget: '£3,500',
      timeline: 'before Easter',
    },
  ],
  [
    'Dave at Hartley Motors wants heating in the workshop b4 winter, no more than 6 grand. Came via Facebook.',
    {
      company: 'Hartley Motors',
      contact: 'Dave',
      need: 'yes',
      budget: 'no more than 6 grand',
      timeline: 'b4 winter',
      source: 'Came via Facebook',
    },
  ],
  [
    'Beth Lowe, Skipton Brewery - cellar over 14 degrees, after a second unit in Jan. Recommended by the Fleece.',
    {
      company: 'Skipton Brewery',
      contact: 'Beth Lowe',
      timeline: 'in Jan',
      source: 'Recommended by the Fleece',
    },
  ],
  [
    "Missed call from Kath, St Mary's Church hall. Boiler wont light. Needs someone this week.",
    { company: "St Mary's Church", contact: 'Kath', need: 'yes', timeline: 'this week' },
  ],
  [
    'Caller was Imran from Spice Garden in Keighley, extraction fan making a racket, wants it sorted before Friday night',
    { company: 'Spice Garden', contact: 'Imran', timeline: 'before Friday' },
  ],
  [
    'Pete (Dales Garage) rang about a compressor. Up to 2500. Saw the ad in the Herald.',
    { company: 'Dales Garage', contact: 'Pete', source: 'Saw the ad in the Herald' },
  ],
  [
    "Kirsty Bell emailed, she's the bursar at Giggleswick Prep. 6 classrooms overheating. Spend of 20-25k. Before summer term.",
    {
      company: 'Giggleswick Prep',
      contact: 'Kirsty Bell',
      need: 'yes',
      budget: '20-25k',
      timeline: 'Before summer term',
    },
  ],
  [
    'Fran called from the Red Lion. New ice machine needed asap. Budget tight.',
    { company: 'Red Lion', contact: 'Fran', need: 'yes', timeline: 'asap' },
  ],
  [
    'Airton Physio, Tess Marwood owner. Had a ransomware scare in Aug. Wants to decide before 18 Dec.',
    { company: 'Airton Physio', contact: 'Tess Marwood', need: 'yes', timeline: 'before 18 Dec' },
  ],
  [
    'Kildwick Eyecare, Peter Hale. Lost their server in March. Needs backups in place by Feb.',
    { company: 'Kildwick Eyecare', contact: 'Peter Hale', need: 'yes', timeline: 'by Feb' },
  ],
  ['Rang Colin at Dales Dairy, not in. Try Tues.', { company: 'Dales Dairy', contact: 'Colin' }],
  [
    'Mr & Mrs Shaw, Fewston. Want underfloor heating in the extension by March, 7 or 8 grand ish.',
    { contact: 'Mr & Mrs Shaw', need: 'yes', budget: '7 or 8 grand', timeline: 'by March' },
  ],
  [
    'Will at Hexham Golf Club rang, gutters over the pro shop, wants it done before Xmas. Saw our van.',
    {
      company: 'Hexham Golf Club',
      contact: 'Will',
      timeline: 'before Xmas',
      source: 'Saw our van',
    },
  ],
  ['Lady at no 14 wants a price for gutters.', { need: 'yes' }],
  [
    'Call from Hartley Motors, Leeds. They need two ramps.',
    { company: 'Hartley Motors', need: 'yes' },
  ],
  [
    'Summer from Bright Minds Nursery needs the flat roof cleaned, they paid 3 grand last time.',
    { company: 'Bright Minds Nursery', contact: 'Summer', need: 'yes' },
  ],
  ['Manager from Tyne Valley Foods rang, wants a price', { need: 'yes' }],
  ['Sent by the office. Rang from the Co-op, Alnwick.', { company: 'Co-op' }],
  ['The job cost us 8 grand. They owe 2 grand.', {}],
  ['She said no more than that. Not at home.', {}],
  ['Rob recommended us to his mum.', {}],
])('reads what a hurried note tells of a lead: %j', (summary, said) => {
  expect(read({ summary })).toEqual(said);
});

it.each<[string, Record<string, string>]>([
  ['Budget around CAD 14,000 a year.', { budget: 'around CAD 14,000 a year' }],
  [
    'Budget is EUR 38,000 for 2027. Start wanted: 11.01.2027.',
    { budget: 'EUR 38,000', timeline: '11.01.2027' },
  ],
  [
    'Budget Rs. 12 lakh, before 15/01/2027.',
    { budget: 'Rs. 12 lakh', timeline: 'before 15/01/2027' },
  ],
  ['They expect around A$30k for it.', { budget: 'A$30k' }],
  ['They expect 5k visitors a day.', {}],
  ['Opening 12 September 2027.', { timeline: '12 September 2027' }],
  ['Range NZ$180k to NZ$220k.', { budget: 'NZ$180k to NZ$220k' }],
  ['About 35 of them, ideally before xmas.', { timeline: 'before xmas' }],
  ['We bought two clinics in the summer.', {}],
  ["Ideally before our year end, that's June 30.", { timeline: 'before our year end' }],
])('reads budgets and times as they are written abroad: %s', (notes, expected) => {
  const { figures: _, need: __, ...found } = read({ notes });
  expect(found).toEqual(expected);
});

it('hears of a transcript who is ours where a name is marked', () => {
  const transcript =
    "[00:02] Jess (us): Thanks, is this Marcus? Our budget clients are at Elm Group.\n[00:05] Marcus: Yes, Marcus Oyelaran, I'm the operations manager at Prairie Pet Group in Regina.\n[00:52] Jess: Is there a budget, maybe $9,000?\n[00:55] Marcus: Not really yet. We'd expect something like 25 to 30 thousand a year for all six.";
  expect(read({ transcript })).toMatchObject({
    company: 'Prairie Pet Group',
    contact: 'Marcus Oyelaran',
    budget: '25 to 30 thousand a year',
  });
});

it('hears of a transcript who is ours by a field, and who the other is by their label', () => {
  const transcript =
    'Sam (SkyGrid): Hi Carol, Sam from SkyGrid here. Budget of £9,000?\nCarol Finney: Yes, by the end of June.\nSam (SkyGrid): Who signs?\nCarol Finney: Phil Marsh. Decision: soon.';
  expect(read({ transcript, rep: 'Sam Doyle' })).toMatchObject({
    contact: 'Carol Finney',
    timeline: 'by the end of June',
  });
  expect(read({ transcript, rep: 'Sam Doyle' })).not.toHaveProperty('budget');
});

it('takes the house on record for nobody to ask for', () => {
  const summary = 'Called Lakeway Spine. Spoke to the front desk only.';
  expect(read({ summary })).toMatchObject({ contact: 'Lakeway Spine' });
  const sheet = readFreeText(readFacts({ summary, company: 'Lakeway Spine' }), names);
  expect(sheet.facts.some(({ names: own }) => own.includes('contact'))).toBe(false);
});

it('reads what a call asks, and the answer', () => {
  const transcript =
    'Visitor: do you lease cargo bikes? Agent: Yes! When do you need them? Visitor: 1 march. mail me Agent: Do you have a budget? Visitor: about 900 kr per bike a month';
  expect(read({ transcript })).toMatchObject({
    timeline: '1 march',
    budget: 'about 900 kr per bike a month',
  });
  expect(read({ notes: 'Agent: Is there a budget? Caller: Not yet, ask Sam at 4.' })).toEqual({});
});
