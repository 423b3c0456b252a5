import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

it('takes whom the record of a referred lead is of for the lead, and the house for theirs', () => {
  const of = { First_Name: 'Darcy', Last_Name: 'Whelan', Company: 'Whelan Civil Pty Ltd' };
  const lead = { lead: 'Darcy Whelan', 'lead company': 'Whelan Civil Pty Ltd' };
  expect(
    readProgramRecord({
      ...of,
      Referred_By: { name: 'Simone Achterberg', id: '5521390000000712003' },
      Referrer_Account: 'Achterberg Earthmoving',
      Referral_Reason: 'Pays for repairs under warranty',
      Referral_Consent: true,
    }),
  ).toEqual({
    ...lead,
    'referred by': 'Simone Achterberg',
    'referrer company': 'Achterberg Earthmoving',
    reason: 'Pays for repairs under warranty',
    consent: true,
  });
  expect(
    readProgramRecord({ ...of, referred_by: 'Nick Sawyer, Sawyer Dairy (customer since 2023)' }),
  ).toEqual({
    ...lead,
    referred_by: 'Nick Sawyer',
    'referrer company': 'Sawyer Dairy',
    'referrer note': 'customer since 2023',
  });
});

it('reads what holds both who recommends and whom as neither of them', () => {
  const referrer = { name: 'Priya Nair', company: 'Engine Ltd' };
  const referred = { name: 'Omar Haddad', company: 'Lakeside Spa' };
  const consent = { referrer: 'yes, may name me', referred: false };
  const read = readProgramRecord({ referral: { referrer, referred, consent }, scope: 'Audit' });
  expect(read).toMatchObject({
    referral: referred,
    consent: 'yes, may name me',
    'lead consent': false,
  });
  const { summary } = composeAt('AFT-04 introduction', read);
  expect(summary).toContain('On record is “Lead consent: no”: may this be sent?');
});

it('leaves alone what people write of a customer who recommends us, and a lead whom nobody did', () => {
  const written = { customer: 'Engine Ltd', contact: 'Priya Nair', referrer: 'Priya Nair' };
  expect(readProgramRecord(written)).toBe(written);
  expect(readProgramRecord({ firstname: 'Gareth', company: 'Severn Tile' })).toEqual({
    'full name': 'Gareth',
    company: 'Severn Tile',
  });
});

it('reads a form on which somebody recommends us by whom each question asks about', () => {
  expect(
    readProgramRecord({
      'Email Address': 'luis@granadatile.example',
      'Your name and company': 'Luis Granada, Granada Tile & Stone, Tucson',
      'Who would you like to introduce to us?': 'Megan Stroud, owner of Desert Bloom',
      'How can we reach them?': 'megan@desertbloom.example, (520) 555-0163',
      'Why do you think we can help them?': 'She does her payroll by hand',
      'Do they know that you are passing on their details?': 'Yes, I asked her on Friday',
      'What did we do for you?': 'Set up the payroll',
      'How did it turn out?': '20 minutes instead of 4 hours',
      'May we mention your name?': 'Yes',
    }),
  ).toEqual({
    'referrer email': 'luis@granadatile.example',
    referrer: 'Luis Granada',
    'referrer company': 'Granada Tile & Stone, Tucson',
    referral: 'Megan Stroud, owner of Desert Bloom',
    email: 'megan@desertbloom.example',
    phone: '(520) 555-0163',
    reason: 'She does her payroll by hand',
    'consent note': 'Yes, I asked her on Friday',
    'what we did': 'Set up the payroll',
    outcome: '20 minutes instead of 4 hours',
    consent: 'Yes',
  });
});

it('reads a form of a lead by what it asks', () => {
  expect(
    readProgramRecord({
      "What's your first name?": 'Steph',
      'What kind of project is it?': 'Our website',
      'Do you have a budget in mind?': 'Not sure',
      'When would you like to start?': 'Flexible',
      'Where can we reach you?': 'steph.r@mailbox.example',
      'How did you hear about us?': 'Instagram',
    }),
  ).toEqual({
    'full name': 'Steph',
    need: 'Our website',
    budget: 'Not sure',
    timeline: 'Flexible',
    email: 'steph.r@mailbox.example',
    'lead source': 'Instagram',
  });
});
