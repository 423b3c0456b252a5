import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const story = {
  customer: 'Sanjeevani Pathology Lab',
  contact: 'Dr. Rupali Shinde',
  challenge: 'Label printers stopped daily',
  'what we did': 'Replaced 4 printers',
  results: 'Calls from 12 to 1 per month',
  quote: 'Now our counter is running smoothly.',
};

it.each([
  'lab name ok, doctor’s name not to be used',
  'lab name can be used, but not doctor’s name',
  'Company name is fine, don’t write any person name',
  'ok to use the lab’s name, the owner’s name should not appear',
])('names the house, and not who speaks for it: %s', (consent) => {
  const { content, asks } = composeAt('MKT-04 story', { ...story, consent });
  expect(content).toContain('This is the story of Sanjeevani Pathology Lab.');
  expect(content).toContain('Now our counter is running smoothly');
  expect(content).not.toContain('Shinde');
  expect(asks).toEqual([]);
});

it.each(['lab name not to be used', 'name not to be used', 'doctor’s name not to be used'])(
  'and does not name the house where nobody agreed to that: %s',
  (consent) => {
    const { content, asks } = composeAt('MKT-04 story', { ...story, consent });
    expect(content).not.toContain('This is the story of Sanjeevani');
    expect(asks).not.toEqual([]);
  },
);

const request = { customer: 'Orchid School', contact: 'Mrs. Rao', result: 'Calls from 11 to 2' };

it.each([
  'ok to use school name, principal’s name not to be used',
  'school name ok, photo not to be used',
  'we can use the school’s name, any teacher’s name should not come',
])('asks for their words on these terms: %s', (consent) => {
  const { content, asks } = composeAt('AFT-02 request', { ...request, consent });
  expect(asks).toEqual([]);
  expect(content).toContain('We have noted how we may use it');
});

it.each(['Londhe sir', 'Deshpande madam, HOD', 'R. K. Joshi saheb'])(
  'takes %s for who signs for the customer',
  (who) => {
    const work = { client: 'Apex Hospital', work: 'UPS commissioning', findings: 'all ok' };
    for (const name of ['sign off by', 'signing person']) {
      const { content, asks } = composeAt('FUL-03 checklist', { ...work, [name]: who });
      expect(content).toContain(`To be signed for Apex Hospital by ${who}.`);
      expect(asks).toEqual([]);
    }
  },
);

it('asks who signs where the one on record may be ours', () => {
  const work = { client: 'Apex Hospital', work: 'UPS commissioning', findings: 'all ok' };
  const { asks } = composeAt('FUL-03 checklist', { ...work, 'sign off by': 'Santosh Pawar' });
  expect(asks[0]!.question).toContain('who may be ours');
});
