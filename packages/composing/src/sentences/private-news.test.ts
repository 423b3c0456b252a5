import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isPrivateNews } from './private-news.ts';

describe('news of persons, and of a company', () => {
  it.each([
    'Kofi failed his first NVQ unit and resits in January',
    "Our apprentice didn't pass his theory",
    'Jo is expecting in May',
    'Dawn is pregnant',
    'Babs is back after her operation',
    'He is off sick',
    'This morning Sunny got a written warning',
    'Marek leaves us in January',
    'Lee handed in his notice',
    'Rob leaving in jan',
    'Kev leaving us at Christmas, sad',
    'Ann has left the company',
    'Marek is off to join a rival',
    'Mrs Okafor in flat 14 was stuck for 25 minutes',
    'Mrs Okafor at Ashdown Court fell on the stairs',
    'Tom Briggs from flat 3 loves the lift',
    'We lost the Apex tender',
    "We didn't win the council contract",
    'Cracking month, £212k turnover',
    "Our month's takings were £90k",
    'Hartley Motors lost $18,000 to one last week',
    'Fake texts are about, and Moor Lane Dental fell for one',
    'Last week Moor Lane Vets were held to ransom',
    'Moor Lane Pilates pays by weekly plan, you can too',
    'Hartley Motors still owes us £90',
  ])('is private: %s', (said) => expect(isPrivateNews(said)).toBe(true));

  it.each([
    'Kofi passed his first NVQ unit',
    'The lift failed its test',
    'Boiler failed the test on Monday',
    'Jo is expecting your call',
    'Scams cost firms $84m, and people lost $2m in May',
    'Leeds was hit by a storm',
    'Moor Lane School is late for nothing now',
    'Direct debit pays by itself',
    'We lost $200 of stock to the flood',
    'Jo is due back in May',
    'Jo is back from holiday',
    'Sunny is off to Blackpool with the works outing',
    'Welcome to Marek, who joins us in January',
    'Marek retires in January after 30 years',
    'Marek leaves the keys with reception',
    'Marek will leave the site clean',
    'Autumn leaves in October block gutters',
    'Bus leaving in 10 minutes',
    'Winter leaves us in March',
    'The bus leaves in January',
    'Mrs Okafor won the raffle',
    'The team meets in room 4',
    'We lost power for an hour',
    'We lost a day to rain',
    'Bake sale raised £400 profit for the hospice',
    'Our summer sale: £20 off',
    'Sales of stairlifts up 20%',
  ])('is for everybody: %s', (said) => expect(isPrivateNews(said)).toBe(false));
});

it('is asked about before a newsletter tells it', () => {
  const issue = (news: string) =>
    composeAt('MKT-02 issue', { theme: 'Winter', highlights: [news, 'Two new vans'] });
  expect(issue('Kofi failed his first NVQ unit').asks).toMatchObject([
    { names: ['maySend'], question: expect.stringContaining('is that for everybody to read') },
  ]);
  expect(issue('Kofi passed his first NVQ unit').asks).toEqual([]);
});
