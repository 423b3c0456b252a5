import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const proposalFor = (more: Record<string, string>) =>
  composeAt('SAL-02 proposal', {
    customer: 'Joan Bright',
    scope: 'Supply and fit a combi boiler',
    price: '£2,400',
    ...more,
  });

describe('tells whoever reads a proposal what they need as one speaks to them', () => {
  it.each([
    ['They need a new boiler', 'You need a new boiler.'],
    ['She wants it sorted before the summer', 'You want it sorted before the summer.'],
    ['Wants it sorted before the summer', 'You want it sorted before the summer.'],
    ['Joan needs it quiet, and has a cellar', 'You need it quiet, and have a cellar.'],
    ['Mrs Bright is away in March', 'You are away in March.'],
    ['Customer is behind and wants to catch up', 'You are behind and want to catch up.'],
    ['She’s looking for a quieter boiler', 'You’re looking for a quieter boiler.'],
    ['She’s lost heating twice', 'You’ve lost heating twice.'],
    ['She doesn’t want her kitchen closed', 'You don’t want your kitchen closed.'],
    ['He’d like it done for his mother', 'You’d like it done for your mother.'],
    ['Their boiler is 20 years old', 'Your boiler is 20 years old.'],
    ['Needs a new boiler. She is away in March.', 'You need a new boiler. You are away in March.'],
  ])('%s', (need, said) => {
    const { content, asks, summary } = proposalFor({ need });
    expect(content).toContain(said);
    expect(asks).toEqual([]);
    expect(summary).not.toContain('Not told in it: need');
  });

  it('by the name or the kind of their house', () => {
    const school = { customer: 'Brook School' };
    for (const need of ['The school wants the hall done', 'Brook School wants the hall done'])
      expect(proposalFor({ ...school, need }).content).toContain('You want the hall done.');
    const need = 'The school needs rewiring';
    expect(proposalFor({ ...school, need }).content).toContain('The school needs rewiring.');
  });

  it('in the messages that answer a reply', () => {
    const { content, asks } = composeAt('SAL-03 sequence', {
      lead: 'Kay Ford',
      reply: 'Interested in the glazing.',
      need: 'She wants it sorted before the summer',
    });
    expect(content).toContain('You mentioned this: You want it sorted before the summer.');
    expect(asks).toEqual([]);
  });
});

it.each([
  'He would like a patio and she would like raised beds',
  'They asked the tenants and they agreed',
  'She wants us to call her before we come',
  'The hedge is high, so they want it cut by them',
])('asks where it is not sure of whom a pronoun is: %s', (need) => {
  const { content, asks } = proposalFor({ need });
  expect(content).toContain(need);
  expect(asks.map(({ names: [name] }) => name)).toEqual(['maySend']);
});

it.each([
  'The boiler is old; it loses pressure and needs a new pump',
  'The windows are old. They need replacing.',
  'Needs rewiring',
  'It needs a part that they no longer make',
  'The tenants want it in June and they need notice',
  'You want it sorted before the summer',
])('leaves what is about something else: %s', (need) => {
  const { content, asks } = proposalFor({ need });
  expect(content).toContain(need);
  expect(asks).toEqual([]);
});

it('takes no animal for whoever reads it', () => {
  const { content, asks } = proposalFor({ pet: 'Rex', need: 'He needs two teeth out' });
  expect(content).toContain('He needs two teeth out');
  expect(asks).toEqual([]);
});

describe('a proposal that tells the start asks to confirm it', () => {
  it.each([
    [{ timeline: 'Start on 11 January' }, true],
    [{ timeline: 'Two weeks from 1 March' }, true],
    [{ timeline: 'Begins Monday 8 February, ten working days' }, true],
    [{ timeline: 'We can start w/c 18 January and take a week' }, true],
    [{ timeline: 'We agreed to start in January' }, true],
    [{ timeline: '8 February to 19 February' }, true],
    [{ scope: 'Repaint the hall, starting 21 December' }, true],
    [{ timeline: 'Two days' }, false],
    [{ timeline: 'Done by 1 March' }, false],
    [{ timeline: 'We cannot start before 1 March' }, false],
    [{ timeline: 'Start on 1 March, if the survey is clear' }, false],
    [{ timeline: 'Start to be agreed, possibly 1 March' }, false],
    [{ scope: 'Replace the starter motor' }, false],
    [{}, false],
  ])('%o', (more, isTold) => {
    const { content } = proposalFor(more);
    expect(content.includes('Reply to confirm the scope and the start.')).toBe(isTold);
    expect(content.includes('we will agree the start with you')).toBe(!isTold);
  });
});

it.each([
  ['Their energy bill fell by 22% in the first quarter.', 'Your energy bill fell by 22%'],
  ['They have not missed a call since May.', 'You have not missed a call since May.'],
  ['Missed calls fell from 11 to 1 a day.', 'Missed calls fell from 11 to 1 a day.'],
])('tells whoever is asked for a testimonial of what they achieved: %s', (outcome, told) => {
  const { content } = composeAt('AFT-02 request', { customer: 'Obi', contact: 'Ann', outcome });
  expect(content).toContain(`This is what we noted: ${told}`);
});
