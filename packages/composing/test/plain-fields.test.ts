import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

it('tells the day of the start once', () => {
  const offer = {
    customer: 'Heritage Village',
    scope: 'Bookkeeping for 112 units.',
    price: '$1,450 per month',
    startDate: 'February 15, 2027',
  };
  const timeline = (said: string) =>
    composeAt('SAL-02 proposal', { ...offer, timeline: said }).content.split('## Timeline')[1];
  expect(timeline('From February 15, 2027')).not.toContain('From');
  expect(timeline('From February 22, 2027')).toContain('From February 22, 2027.');
  expect(timeline('Start on February 15, 2027, books in January.')).toContain('books in January');
  const record = composeAt('SAL-02 crm', { ...offer, timeline: 'From February 15, 2027' }).content;
  expect(record).toContain('| timeline | unknown | From February 15, 2027 |');
});

it('keeps the number of a contact out of the name, and calls a paper by it', () => {
  const deal = {
    customer: 'Fisk Rentals',
    scope: 'Triplex',
    amount: '$90',
    startDate: '2027-01-04',
  };
  const record = (contact: string) => composeAt('SAL-04 crm', { ...deal, contact }).content;
  expect(record('Lorraine Fisk, 937-555-0129')).toContain(
    '| primary_contact | unknown | Lorraine Fisk |',
  );
  expect(record('Lorraine Fisk, 937-555-0129, after 4 pm')).toContain(
    '| Lorraine Fisk, 937-555-0129, after',
  );
  const lead = { lead: 'Kim Osborne', phone: '937-555-0122', need: 'A tenant for one house' };
  expect(composeAt('SAL-01 brief', lead).title).toBe('Discovery brief: Kim Osborne');
  expect(composeAt('SAL-01 brief', { ...lead, lead: 'web form, ask Jo' }).title).toBe(
    'Discovery brief: new lead',
  );
});

it.each([
  ['Medium. The sink is usable but the dishwasher is not.', false],
  ['High', true],
])('weighs a doubt by how grave somebody says that it is: %s', (severity, isAsked) => {
  const observation =
    'The tenant reports that the kitchen sink has been draining slowly since Thursday and backs up when the dishwasher runs.';
  const { content } = composeAt('OPS-01 order', {
    site: '1427 Huffman Ave',
    observation,
    severity,
  });
  expect(content.includes('## At once')).toBe(isAsked);
  const gas = { site: '1427 Huffman Ave', observation: 'There is a smell of gas.', severity };
  expect(composeAt('OPS-01 order', gas).content).toContain('## At once');
});

it('says that answers stand in a text only where they do', () => {
  const pulse = { team: 'Maintenance', period: 'November 2026', score: '4.1' };
  const given = { ...pulse, responses: '4 of 4 answered', comments: ['A van.', 'Ladders!'] };
  expect(composeAt('CUL-02 summary', given).summary).not.toContain('Answers stand in it');
  const all = ['One.', 'Two vans.', 'Ladders.', 'More notice.', 'Fine.', 'Good mood here.'];
  const { summary, content } = composeAt('CUL-02 summary', {
    ...pulse,
    responses: all.map((comment) => ({ score: 4, comment: `It is like this. ${comment}` })),
  });
  expect(summary).toContain('Answers stand in it');
  expect(content).toContain('- It is like this. More notice: score 4');
});

it('takes no past move, no cost centre, no blind and no praise for what they are not', () => {
  const call = {
    lead: 'Ray Donnelly',
    phone: '937-555-0188',
    summary:
      'Ray called about his mother’s house. She moved to assisted living in October and he wants to rent the house out from March.',
  };
  expect(composeAt('SAL-01 crm', call).content).toContain('| timeline | unknown | from March |');
  const spend = {
    variance: '$980 over plan',
    cause: 'One order.',
    action: 'Replace four a quarter.',
  };
  const safety = composeAt('OPS-04 plan', { ...spend, costCentre: 'Fire and safety' });
  expect(safety.summary).not.toContain('harm');
  const sheet = { customer: 'Alvarez', deliverables: ['Blinds'], acceptedBy: 'Denise Alvarez' };
  const findings = ['Blind in the kitchen hung crooked, rehung'];
  const checked = composeAt('FUL-03 checklist', { ...sheet, findings, date: '2026-12-07' });
  expect(checked.asks).toEqual([]);
  expect(checked.content).toContain('Blind in the kitchen');
  const lead = {
    customer: 'Denise Alvarez',
    referrer: 'Denise Alvarez',
    referral: 'Gloria Alvarez',
    deliverables: 'Full management',
    consent: 'Denise said yes to her name and the quote.',
  };
  const quote = 'I get one statement and no calls.';
  expect(composeAt('AFT-04 introduction', { ...lead, quote }).asks).toEqual([]);
  expect(composeAt('AFT-04 lead', { ...lead, quote }).summary).not.toContain('not to be called');
  const notes = 'Gloria wants no calls, email only.';
  const asked = composeAt('AFT-04 introduction', { ...lead, quote: 'Good people.', notes });
  expect(asked.asks).toMatchObject([{ names: ['mayCall'] }]);
});

it('tells of a break at lunch and of a consent in a note without a question', () => {
  const { content, asks } = composeAt('MKT-01 draft', {
    customer: 'Harbour Dental',
    location: 'Leeds',
    observation:
      'Two of five lunch calls went unanswered because both receptionists take the same break.',
    notes: 'Dr Lee is fine with us using the name.',
  });
  expect(asks).toEqual([]);
  expect(content).toContain('both receptionists take the same break.');
  expect(content).toContain('We saw this at Harbour Dental, Leeds.');
  const notes = 'Dr Lee is not fine with us using the name.';
  const kept = { customer: 'Harbour Dental', observation: 'Two calls were missed.', notes };
  expect(composeAt('MKT-01 draft', kept).content).not.toContain('Harbour Dental');
});

it.each([
  ['Joan Bright', 'We saw this in our work for Joan Bright.'],
  ['Harbour Dental', 'We saw this at Harbour Dental.'],
])('sees nothing at a person: %s', (customer, told) => {
  const observation = 'The boiler had not been serviced for nine years.';
  expect(composeAt('MKT-01 draft', { customer, observation }).content).toContain(told);
});
