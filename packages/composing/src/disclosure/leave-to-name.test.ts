import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const story = (consent: string) =>
  composeAt('MKT-04 story', {
    customer: 'Hargreaves Foods',
    outcome: 'They filled 18 of 20 vacancies in 6 weeks',
    quote: 'Best thing we did all year',
    consent,
  });
const words = 'Best thing we did all year';

it.each([
  "ok to say it's from her",
  "Colin says fine to say it's him",
  'said we can say it came from her',
  'fine to mention her',
  "they said ok to say it's them",
  "she doesn't mind being quoted",
  'no problem being quoted',
])('tells the words of whoever lets us say whose they are: %s', (consent) => {
  const { content, asks } = story(consent);
  expect(content).toContain(words);
  expect(asks).toEqual([]);
});

it.each([
  'ok to use company name but Colin doesnt want to be quoted',
  "happy to be named but won't be quoted",
  "use the name, doesn't want quoting",
  "fine to mention them, Colin didn't want quoting",
])('tells no words of whoever is not to be quoted, and asks nothing: %s', (consent) => {
  const { content, asks } = story(consent);
  expect(content).toContain('Hargreaves Foods');
  expect(content).not.toContain(words);
  expect(asks).toEqual([]);
});

it.each(["not ok to say it's from her", "ask before we say it's from her"])(
  'still asks where there is no leave: %s',
  (consent) => expect(story(consent).asks).not.toEqual([]),
);
