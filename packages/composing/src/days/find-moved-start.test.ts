import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@workspace-ops/contracts';
import { composeAt } from '../../test/compose-run.ts';
import { takeAnswers } from '../asks/take-answers.ts';

const now = new Date('2026-11-26T12:00:00Z');
const joining = { name: 'Kensa', role: 'Dock hand', start: 'Mon 7 Dec', team: 'Dock' };
const welcome = (context: JsonObject) => composeAt('CUL-01 welcome', context).summary;

describe('a start that has moved', () => {
  it.each([
    'Start moved to the 14th, her notice is longer.',
    'Start moved to 14 December, her notice is longer.',
    'Her first day has been put back to 14 December.',
    'She is now starting on 14 December.',
    'Pushed back to the 14th.',
    'She would like to start on 14 December.',
    'She asked to join us on the 14th.',
    'Wants to start 14 December now.',
    'She cannot start before 14 December.',
    'She can only begin on Monday 14 December.',
  ])('is asked about in the entry: %s', (notes) => {
    expect(welcome({ ...joining, notes })).toContain('Which start is right: 2026-12-07, or “');
  });

  it.each([
    'Start moved to 7 December.',
    'Start moved to the 7th.',
    'She moved to Penhallow on 3 November.',
    'The team meeting moved to 14 December.',
    'She wants to start on 7 December.',
    'Her training is to start on 14 December.',
    'She wants to start with the forklift.',
    'She wants to start at 9 on the first day.',
    'Put her locker key to the left. She moved to Penhallow in 2014.',
  ])('is none: %s', (notes) => {
    expect(welcome({ ...joining, notes })).not.toContain('Which start');
  });

  it.each(['7 December', '14 December'])('is settled by one day: %s', (start) => {
    const notes = 'Start moved to the 14th, her notice is longer.';
    const settled = takeAnswers({ ...joining, notes }, { start }, { now });
    expect(welcome(settled)).not.toContain('Which start');
  });

  it.each(['SAL-04 crm', 'FUL-01 meeting'])('is asked about as somebody wishes it: %s', (where) => {
    const { summary } = composeAt(where, {
      customer: 'Whinfell',
      scope: 'Visits',
      amount: 420,
      currency: 'GBP',
      startDate: '2026-12-14',
      contact: 'Debs',
      owner: 'Hannah',
      notes: 'Debs wants to start on 4 January now.',
    });
    expect(summary).toContain(
      'Which start is right: 2026-12-14, or “Debs wants to start on 4 January now”?',
    );
  });

  it('is asked about before a letter tells the day', () => {
    const { content, asks } = composeAt('SAL-02 proposal', {
      customer: 'Trust',
      contact: 'Ann',
      scope: 'Lift and antifoul',
      price: '£900',
      startDate: '2026-12-08',
      notes: 'Lift moved to 10 December.',
    });
    expect(content).toContain('8 December');
    expect(asks).toContainEqual({
      names: ['startDate', 'notes'],
      question: 'Which start is right: 2026-12-08, or “Lift moved to 10 December”?',
    });
  });
});
