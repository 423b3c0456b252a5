import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

it('has who somebody is, what they are and how they are reached', () => {
  const person = { id: 8_894_157, first_name: 'Dana', last_name: 'Whitlock', title: 'Owner' };
  const phone_numbers = [{ number: '509-555-0142', category: 'mobile' }];
  expect(readProgramRecord({ ...person, phone_numbers, monetary_value: 18_000 })).toMatchObject({
    'full name': 'Dana Whitlock',
    'job title': 'Owner',
    phone: '509-555-0142',
  });
  expect(
    readProgramRecord({
      contact_person: 'Mia Rowe-Harbour Lane Bakery',
      customer_name: 'Harbour Lane Bakery',
    }),
  ).toMatchObject({ contact_person: 'Mia Rowe' });
  expect(
    readProgramRecord({
      lead_name: 'Redfern Gyms',
      reply: 'Can we talk?',
      sender: '"Tessa Quayle" <tessa@redfern.example>',
    }),
  ).toMatchObject({
    company: 'Redfern Gyms',
    contact: 'Tessa Quayle',
    email: 'tessa@redfern.example',
  });
  const name = 'Petra Lange';
  expect(
    readProgramRecord({ contactPerson: { id: '5', objectName: 'SevUser', fullname: name } }),
  ).toEqual({ 'our contact person': name });
});

it('leaves what people write of somebody as it is', () => {
  for (const written of [
    { first_name: 'Dana', last_name: 'Whitlock', title: 'Kitchen refit' },
    { contact: 'Mia Rowe-Jones', customer: 'Harbour Lane Bakery' },
    { phones: ['509-555-0142'], sender: 'Tessa <shop>' },
  ])
    expect(readProgramRecord(written)).toMatchObject(
      'title' in written ? { title: 'Kitchen refit' } : written,
    );
});
