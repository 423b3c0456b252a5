import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readKeptMatters, withoutKeptMatters } from './kept-matters.ts';

const record = readFacts({ customer: 'Haig Hotels', referrer: 'Tom Haig' });
const tells = (said: string, sentence: string): boolean =>
  readKeptMatters(said, record).some(({ isToldIn }) => isToldIn(sentence));
const mayTell = (said: string, sentence: string): boolean =>
  readKeptMatters(said, record).some(({ mayBeToldIn }) => mayBeToldIn(sentence));

describe('what somebody wishes not to be told', () => {
  it.each([
    [
      "yes, but she'd rather we didn't mention how many breakdowns they had",
      'They had 23 breakdowns last year.',
    ],
    ["just don't bring up the parents' complaints please", 'Parents complained of the cold.'],
    ['ok, though he asked us not to mention the old rating', 'The rating went from 2 to 5.'],
    ['Jan does not want the lost cows mentioned.', 'Two cows were lost before.'],
    ['yes but keep the money side to ourselves', 'It saves her £340 a week.'],
    ["fine so long as the inspection isn't mentioned", 'The inspectors marked us down.'],
    ["I'd rather you didn't tell them what we paid.", 'It cost £400.'],
    ["Yes. Don't say how long it took.", 'Done in nine days.'],
    ['yes, without mentioning the redundancies', 'We were short after 12 redundancies.'],
    ['Use it, skip the street', 'The roof at 14 Hill Street is dry.'],
    ['Nothing about the flood, please', 'The flood ruined the stock.'],
    ['Sure, mention everything except the sackings', 'Two drivers were sacked over it.'],
    ['Please leave the closures by the inspector out.', 'The inspector closed the line twice.'],
    ['ok as long as the amounts stay between us', 'It fell from £9,000 to £2,100.'],
    ["only she doesn't want people to know about the dry rot", 'The dry rot is gone.'],
    ['would prefer not to have the lost clients mentioned', 'They had lost 400 clients.'],
    ['All fine, no need to go into the divorce', 'The divorce cost her the shop.'],
  ])('is told by a sentence: %s', (said, sentence) => expect(tells(said, sentence)).toBe(true));

  it.each([
    ["she'd rather we didn't mention how many breakdowns they had", 'The breakdowns stopped.'],
    ["don't bring up the parents' complaints", 'Parents love the rooms.'],
    ['keep the money side to ourselves', 'She no longer drives at 3am.'],
    ['Happy to be mentioned by name', 'The name is on the van.'],
    ['Yes, but not before the audit', 'The audit was passed.'],
    ["yes, don't tell Bob yet", 'Bob runs the yard.'],
    ['Fine as long as we keep the club informed', 'The club has a new boat.'],
    ["Use it all, don't hold back", 'It is all new.'],
    ['Fine, but leave Tom out of it', 'Tom was glad.'],
    ['Yes but don’t say the hotel’s name', 'The hotel is full.'],
  ])('is not told by a sentence: %s', (said, sentence) =>
    expect(tells(said, sentence)).toBe(false),
  );

  it('may be told by one that has a part of its words', () => {
    const said = 'leave out the bit about the clerks leaving';
    expect(mayTell(said, 'Two clerks left in a year.')).toBe(true);
    expect(mayTell(said, 'Payroll for 31 staff.')).toBe(false);
  });

  it.each([
    ['ok to pass on, though he asked us not to mention the old rating', 'ok to pass on'],
    ["she's fine with it so long as the inspection isn't mentioned", "she's fine with it"],
    ["don't mention the inspection", "don't mention the inspection"],
    ['Yes, in writing', 'Yes, in writing'],
  ])('is no part of what is agreed to: %s', (said, rest) =>
    expect(withoutKeptMatters(said, record)).toBe(rest),
  );

  it('is read of a long text in no time', () => {
    const long = "don't mention the ".repeat(12_000);
    const start = performance.now();
    readKeptMatters(long, record);
    withoutKeptMatters(long, record);
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('an introduction', () => {
  const introduce = (more: Record<string, string>) =>
    composeAt('AFT-04 introduction', {
      customer: 'Wetherby Plant Hire',
      referrer: 'Sandra Cole',
      referral: 'Dales Groundworks',
      deliverables: ['Quarterly service of 14 machines'],
      outcome: 'They had 23 breakdowns last year. The machines are out twice as long.',
      consent: 'yes',
      ...more,
    });

  it('is written without the sentences that a consent wishes not to be told, and says which', () => {
    const consent = "yes, but she'd rather we didn't mention how many breakdowns they had";
    const { content, asks } = introduce({ consent });
    expect(content).not.toContain('breakdowns');
    expect(content).toContain('The machines are out twice as long.');
    expect(asks).toEqual([
      {
        names: ['consentKept'],
        question: `“They had 23 breakdowns last year” is left out, as the consent on record says “${consent}”: does the rest keep to it?`,
      },
    ]);
  });

  it('asks for no other outcome where all of it is left out', () => {
    const outcome = 'The hygiene rating went from 2 to 5.';
    const consent = 'ok to pass on, though he asked us not to mention the old rating';
    const { content, asks } = introduce({ outcome, consent });
    expect(content).toContain('Sandra Cole of Wetherby Plant Hire');
    expect(content).not.toContain('rating');
    expect(asks).toMatchObject([{ names: ['consentKept'] }]);
  });

  it('is asked about with the sentence that may be against it', () => {
    const quote = 'Two payroll clerks left in a year and you never wobbled';
    const consent = 'Fine to use my words but leave out the bit about the clerks leaving';
    expect(introduce({ quote, consent }).asks[0]!.question).toContain(`The text tells “${quote}”`);
  });

  it('is asked about with the sentence that a note may not want', () => {
    const notes = 'Sandra does not want the breakdowns mentioned.';
    expect(introduce({ notes }).asks[0]!.question).toBe(
      'On record is “Sandra does not want the breakdowns mentioned”: does the text keep to it? It tells “They had 23 breakdowns last year”.',
    );
  });

  it('is ready where it tells nothing of it', () => {
    const consent = "Yes, agreed by email. I'd rather you didn't tell them what we paid.";
    expect(introduce({ consent }).asks).toEqual([]);
  });
});
