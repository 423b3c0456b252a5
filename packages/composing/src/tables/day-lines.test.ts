import { expect, it } from 'vitest';
import { withDayLines } from './day-lines.ts';

const day =
  'Did 3 visits, Oak House, mill lane and the depot. Oak House boiler leaks. Mill Lane fine. Van late.';

it('parts a day that is told in one breath, each sentence at its place', () => {
  expect(withDayLines({ observation: day, reporter: 'Ann' })).toEqual({
    observation: [
      { observation: 'Did 3 visits, Oak House, mill lane and the depot' },
      { observation: 'Oak House boiler leaks', location: 'Oak House' },
      { observation: 'Mill Lane fine', location: 'Mill Lane' },
      { observation: 'Van late' },
    ],
    reporter: 'Ann',
  });
});

it.each([
  { observation: 'Door 2 sticks. It was oiled. It needs a hinge.' },
  { observation: day, site: 'Oak House' },
  { observation: day, items: ['Boiler'] },
])('leaves what is of one place, or beside a list, as it is: %j', (context) => {
  expect(withDayLines(context)).toBe(context);
});
