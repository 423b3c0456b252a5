import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { listUnanswered } from './answered-by-leads.ts';

const asks = [
  { about: 'decider', question: 'decider' },
  { about: 'cost', question: 'cost' },
  { about: 'tried', question: 'tried' },
  { question: 'always' },
] as const;

const answered = (context: Record<string, string>): string[] => {
  const open = listUnanswered(asks, readFacts(context));
  return asks.map(({ question }) => question).filter((question) => !open.includes(question));
};

describe('what a lead has answered', () => {
  it.each([
    ['The CFO signs off on anything over CAD 10k.', 'decider'],
    ['Me and our owner, Dr. Helen Fox. She has the last word.', 'decider'],
    ['I decide together with my sister Lies, who runs the shop.', 'decider'],
    ['Works council has to agree to the schedule.', 'decider'],
    ['Dr. Kulkarni recommends, committee decides.', 'decider'],
    ['Their COO Dan Mills approves.', 'decider'],
    ['Decision by his MD Alun Pugh.', 'decider'],
    ['Board votes December 10.', 'decider'],
    ['Sam: Who signs it? Carol: Our asset director, Phil Marsh.', 'decider'],
    ['They lost half a day of appointments each time.', 'cost'],
    ['I spend about ten hours a week copying numbers.', 'cost'],
    ['It costs us about 300 a month.', 'cost'],
    ['They trialled ezyVet last spring.', 'tried'],
    ['Current provider stopped offering lessons.', 'tried'],
    ['Already has quote from Thermo.', 'tried'],
  ])('%s', (said, question) => {
    expect(answered({ call_summary: said })).toEqual([question]);
  });

  it('reads the fields that people make for it', () => {
    expect(answered({ decision_process: 'Shortlist of two, then the board' })).toEqual(['decider']);
    expect(answered({ 'Decision maker': 'Dr. Uwe Hellweg' })).toEqual(['decider']);
    expect(answered({ currentProvider: 'Encore' })).toEqual(['tried']);
  });

  it.each([
    'Not clear who decides.',
    'Sam: Who signs it? Carol: I do not know yet.',
    'Who signs off on this?',
    'We do not know yet who approves it.',
    'She wants to decide in January.',
    'We decide in January.',
    'Decision by the end of March.',
    'I tried to call her twice.',
    'They can pay 500 a month.',
    'What have you tried, and what has it cost you?',
    'Need to find out what it costs them.',
    'How much would the setup cost us to begin with?',
  ])('asks on: %s', (said) => {
    expect(answered({ notes: said })).toEqual([]);
  });

  it('asks on where a field says that it is unknown', () => {
    expect(answered({ decisionMaker: 'unknown', authority: 'tbc' })).toEqual([]);
  });
});
