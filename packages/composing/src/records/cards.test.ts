import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

it('reads a card by its board, its list and its checklists', () => {
  const checkItems = [
    { name: 'Strip out', state: 'complete' },
    { name: 'First fix', state: 'incomplete' },
  ];
  const [board, list] = [{ name: 'Client: Wild Heather' }, { name: 'In progress' }];
  const checklists = [{ name: 'Day 1', checkItems }];
  expect(readProgramRecord({ name: 'Fit shower', board, list, checklists })).toEqual({
    name: 'Fit shower',
    customer: 'Wild Heather',
    status: 'In progress',
    'work done': ['Strip out'],
    'still to do': ['First fix'],
  });
});

it('reads what a program nests of a rating, the weather and the state of a project', () => {
  const satisfactionRatings = [{ rating: 'great', comments: 'Came the same day' }];
  expect(readProgramRecord({ subject: 'No heat', satisfactionRatings })).toMatchObject({
    satisfaction: 'great',
    feedback: 'Came the same day',
  });
  const weather = { conditions: 'Fog', temp_c: 3 };
  const current_status_update = { title: 'On track', text: 'Roof is on.' };
  expect(readProgramRecord({ site: 'Quay 4', weather, current_status_update })).toMatchObject({
    weather: ['Fog, 3 °C'],
    'status update': 'On track: Roof is on.',
  });
});

it('reads pay by its summary, by fields of its own and within a list', () => {
  const salaryOf = (data: Parameters<typeof readProgramRecord>[0]) =>
    readProgramRecord({ title: 'Planner', ...data })['salary'];
  expect(salaryOf({ salary: { summary: '£34,000 to £38,000 a year' } })).toBe(
    '£34,000 to £38,000 a year',
  );
  const flat = { salary_from: 29_500, salary_to: 32_000, salary_currency: 'GBP' };
  expect(salaryOf({ ...flat, salary_period: 'year' })).toBe('GBP 29,500 to 32,000 a year');
  const value = { min: 20, max: 24, currency: 'USD', interval: 'hour' };
  expect(salaryOf({ compensation: [{ value }] })).toBe('USD 20 to 24 an hour');
});
