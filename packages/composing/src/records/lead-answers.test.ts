import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

it('reads the answers of lead forms, however a network lists them', () => {
  const read = {
    'full name': 'Dolores Kemp',
    need: 'Gutters overflow',
    timeline: 'Within 2 weeks',
  };
  const named = Object.entries({
    first_name: 'Dolores',
    last_name: 'Kemp',
    'what_do_you_need?': 'Gutters overflow',
    'when_do_you_want_it_done?': 'Within 2 weeks',
  });
  expect(
    readProgramRecord({ field_data: named.map(([name, value]) => ({ name, values: [value] })) }),
  ).toEqual(read);
  expect(
    readProgramRecord({
      gcl_id: 'TeSter-gcl',
      user_column_data: named.map(([name, value]) => ({
        column_name: name,
        string_value: value,
        column_id: 'QUESTION_1',
      })),
    }),
  ).toEqual(read);
  expect(
    readProgramRecord({
      formResponse: {
        answers: [
          { question: 'First name', answer: 'Hugo' },
          { question: 'Last name', answer: 'Berger' },
        ],
      },
      label_ids: ['f08b42a0-4e75-11ea-9643-03698ef1cfd6'],
    }),
  ).toEqual({ 'full name': 'Hugo Berger' });
  const survey = { answers: [{ question: 'What is hard?', answer: 'The rota' }] };
  expect(readProgramRecord(survey)).toBe(survey);
});

it('reads what a webhook holds in one field, and columns by their titles', () => {
  expect(
    readProgramRecord({
      event: 'invitee.created',
      payload: {
        name: 'Oskar Lindqvist',
        questions_and_answers: [{ question: 'Company', answer: 'Nordfrakt AB', position: 0 }],
      },
    }),
  ).toEqual({ name: 'Oskar Lindqvist', Company: 'Nordfrakt AB' });
  expect(
    readProgramRecord({
      column_values: [{ id: 'text1', text: '31500', column: { title: 'Deal value' } }],
    }),
  ).toEqual({ 'Deal value': '31500' });
  expect(
    readProgramRecord({
      contact: {
        id: 70_042,
        first_name: 'Ines',
        last_name: 'Duarte',
        custom_field: { cf_budget: '€12,000' },
      },
    }),
  ).toEqual({ contact: 'Ines Duarte', budget: '€12,000' });
});
