import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { listOpenQuestions } from '../asks/list-open-questions.ts';
import { defaultCalendar } from '../times/calendar.ts';

const survey = findWorkflowDefinition('CUL-02')!;
const now = new Date('2026-11-27T10:00:00Z');
const ask = (when: string): string[] =>
  listOpenQuestions(
    survey,
    { team: 'Fitters', when, score: '3.4 of 5' },
    { now, calendar: defaultCalendar, told: '' },
  );

it.each(['November 2026', 'Oct–Nov 2026', 'October and November 2026', 'Q4 2026', 'Autumn 2026'])(
  'takes %s for the period of a survey, and asks for no day of it',
  (when) => expect(ask(when)).toEqual([]),
);

it('asks which day is meant where a day is named', () => {
  expect(ask('Friday 3 December 2026')).toHaveLength(1);
});
