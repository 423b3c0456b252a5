import { expect, it } from 'vitest';
import type { JsonObject } from '@workspace-ops/contracts';
import { composeAt } from './compose-run.ts';

function propertiesAt(at: string, context: JsonObject): Record<string, string> {
  const { content } = composeAt(at, context);
  return JSON.parse(/```json\n([^`]*)```/.exec(content)![1]!).properties;
}

it.each<[JsonObject, Record<string, string | undefined>]>([
  [
    { enquirer: { business: 'Tern Bay Caravans', name: 'Lowri Pask', tel: '07700 900411' } },
    { company: 'Tern Bay Caravans', primary_contact: 'Lowri Pask', phone: '07700 900411' },
  ],
  [
    { company: 'Tern Bay Caravans', contact: { name: 'Lowri Pask', email: 'l@tern.example' } },
    { primary_contact: 'Lowri Pask', email: 'l@tern.example', contact_email: undefined },
  ],
  [
    {
      company: 'Pugh Haulage',
      lead: 'Gareth Pugh',
      contact: 'Gareth, fleet manager; decision by his MD Alun Pugh',
    },
    {
      primary_contact: 'Gareth Pugh',
      contact: 'Gareth, fleet manager; decision by his MD Alun Pugh',
    },
  ],
  [{ company: 'Tern Bay Caravans', mobile: '07700 900411' }, { phone: '07700 900411' }],
  // Two numbers are two fields, and that of somebody else is not theirs.
  [
    {
      company: 'Tern Bay',
      phone: '01558 555 010',
      contact: { name: 'Lowri', tel: '07700 900411' },
    },
    { phone: '01558 555 010', contact_tel: '07700 900411' },
  ],
  [
    { company: 'Tern Bay', supplier: { name: 'Dock Ltd', phone: '01558 555 010' } },
    { phone: undefined, supplier_phone: '01558 555 010' },
  ],
])('files how somebody is reached under what the CRM calls it: %j', (context, fields) => {
  const properties = propertiesAt('SAL-01 crm', context);
  for (const [field, value] of Object.entries(fields)) expect(properties[field]).toBe(value);
});

it.each([
  ['Mr Gwil Rhys, Capel Salem', 'Capel Salem'],
  ['Dr. Ana Ruiz, Northside Rehab', 'Northside Rehab'],
  ['Beth Orr, Marsh Senior Care', 'Marsh Senior Care'],
  ['Beth Orr, Pen-y-Lan dairy', 'Pen-y-Lan dairy'],
  ['Beth Orr, Sales Manager', undefined],
])('tells the person from the firm in %s', (referral, company) => {
  const properties = propertiesAt('AFT-04 lead', { customer: 'Corner Bakery', referral });
  expect(properties['company']).toBe(company);
});

it.each(['Beth Orr, Swansea', 'Blue Anchor, Swansea'])(
  'asks of %s whether it is a person',
  (referral) => {
    const { summary } = composeAt('AFT-04 lead', { customer: 'Corner Bakery', referral });
    expect(summary).toContain(`Is “${referral}” a person or a company?`);
  },
);

it('takes a lead who is the contact, too, for no company', () => {
  const named = { customer: 'Corner Bakery', referral: 'Nia Cole', contact: 'Nia Cole' };
  expect(propertiesAt('AFT-04 lead', named)).not.toHaveProperty('company');
  expect(propertiesAt('AFT-04 lead', named)['primary_contact']).toBe('Nia Cole');
});

it.each([
  ['We are NOT touching the old shed for Mill Farm.', 'contact', undefined],
  ['Old shed: we are ALL agreed that it goes first.', 'company', undefined],
  ['Hello, we are IKEA Cardiff and need new shelves.', 'company', 'IKEA Cardiff'],
])('reads %s', (note, field, value) => {
  expect(propertiesAt('SAL-02 crm', { note })[field]).toBe(value);
});

it.each([
  ['Ring Nurse Bella at Vale House about the review.', 'Nurse Bella'],
  ['Ask Father Tom at Grace Hall for a review.', 'Father Tom'],
  ['Bill Marsh at Grace Hall gave us a review.', 'Bill Marsh'],
])('names the contact without the order before them: %s', (note, contact) => {
  expect(propertiesAt('AFT-02 record', { note })['primary_contact']).toBe(contact);
});

it.each([
  ['Bob at Dales Coaches', 'Bob', 'Dales Coaches'],
  ['bob from dales coaches', 'Bob', 'dales coaches'],
  ['Summer at The Crown', 'Summer', 'The Crown'],
  ['Tom, Slaley Estates', 'Tom', 'Slaley Estates'],
  ['Jo from the deli', 'Jo', 'the deli'],
])('files %s as a contact of a company', (referral, contact, company) => {
  const named = { customer: 'Corner Bakery', referrer: 'Ann Cole', referral };
  const properties = propertiesAt('AFT-04 lead', named);
  expect(properties['primary_contact']).toBe(contact);
  expect(properties['company']).toBe(company);
  expect(composeAt('AFT-04 lead', named).content).not.toMatch(/Not on record: [^.]*contact/);
});

it.each(['Spa at Dales', 'Yoga at Heart', 'Forge from Steel'])(
  'takes a house for no person: %s',
  (referral) => {
    const properties = propertiesAt('AFT-04 lead', { customer: 'Corner Bakery', referral });
    expect(properties['primary_contact']).not.toBe(referral.split(' ')[0]);
  },
);

it.each([
  ['The Crown at Humshaugh', 'Hello,'],
  ['Red Lion at Newbrough', 'Dear Red Lion at Newbrough team,'],
  ['Barrasford Arms', 'Dear Barrasford Arms team,'],
  ['Bowes Hotel, Bardon Mill', 'Dear Bowes Hotel team,'],
])('takes %s for a house, and greets nobody by its name', (referral, greeting) => {
  const named = {
    customer: 'Corner Bakery',
    referrer: 'Ann Cole',
    referral,
    scope: 'Gutters cleared',
    outcome: 'Dry since May',
    consent: 'Yes, name and result',
  };
  const properties = propertiesAt('AFT-04 lead', named);
  expect(properties['company']).toBe(referral);
  expect(properties['primary_contact']).toBeUndefined();
  expect(composeAt('AFT-04 introduction', named).content).toContain(greeting);
});

it.each(['Jenny Hall', 'Jo from the village'])('greets %s as a person', (referral) =>
  expect(
    composeAt('AFT-04 introduction', { customer: 'Corner Bakery', referrer: 'Ann Cole', referral })
      .content,
  ).toContain(`Dear ${referral.split(' from ')[0]},`),
);

it.each(['callerNumber', 'caller_phone', 'fromNumber', 'from', 'callerId', 'caller'])(
  'files the number that a telephone system writes as %s, and takes no disposition for a need',
  (name) => {
    const call = {
      callerName: 'Sandra Whiteley',
      [name]: '07700 900183',
      summary: 'Rang about signs for a new nursery.',
      disposition: 'follow_up',
    };
    expect(propertiesAt('SAL-01 crm', call)['phone']).toBe('07700 900183');
    for (const at of ['SAL-01 crm', 'SAL-01 brief'])
      expect(composeAt(at, call).content).not.toContain('Left over');
  },
);

it('tells who is called by one name from the inn, and its town', () => {
  const introduced = { referrer: 'Hal Moss', deliverables: 'New bar', consent: 'yes' };
  expect(
    propertiesAt('AFT-04 lead', { ...introduced, referral: 'Sal at the Black Bull, Otley' }),
  ).toMatchObject({ company: 'Black Bull, Otley', primary_contact: 'Sal' });
});

it('files what is paid in all as the amount', () => {
  const sums = { subtotal: 8450, 'total inc tax': 10_224.5 };
  const properties = propertiesAt('SAL-02 crm', { company: 'Tern Bay', ...sums });
  expect(properties).toMatchObject({ amount: '10224.5', subtotal: '8450' });
});

it('writes whom somebody recommends with their own address', () => {
  const referral = { name: 'Joan Pickles', company: 'Busy Bees', email: 'joan@bees.example' };
  expect(propertiesAt('AFT-04 lead', { referrer: 'Hetty Lowe', referral })).toMatchObject({
    company: 'Busy Bees',
    primary_contact: 'Joan Pickles',
    email: 'joan@bees.example',
  });
});

it.each(['Priya Nair at Nair Foods', 'Priya Nair, Nair Foods', 'Priya Nair of Nair Foods'])(
  'writes whoever is recommended without the company that has its own field: %s',
  (referral) => {
    const properties = propertiesAt('AFT-04 lead', { referrer: 'Joan Miller', referral });
    expect(properties).toMatchObject({ company: 'Nair Foods', primary_contact: 'Priya Nair' });
  },
);

it.each([
  { referrer: 'Hetty Lowe' },
  { referrer: { name: 'Hetty Lowe', company: 'Little Acorns' } },
])('takes the company of whom somebody recommends for theirs, and for nobody else’s: %j', (by) => {
  const referral = { name: 'Joan Pickles', company: 'Busy Bees' };
  const more = { deliverables: 'First aid training', outcome: 'All certified', consent: 'yes' };
  const { content } = composeAt('AFT-04 introduction', { ...by, referral, ...more });
  expect(content).toContain('Dear Joan Pickles,');
  expect(content).not.toContain('Busy Bees');
});
