import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { defaultCalendar } from '../times/calendar.ts';
import { composeStep } from '../compose/compose-step.ts';
import { moveCalendarEntry } from './move-calendar-entry.ts';

const definition = findWorkflowDefinition('MKT-01')!;
const step = definition.steps.find(({ artifact }) => artifact?.type === 'calendar_entry')!;
const now = new Date('2026-11-23T12:00:00Z');

const composeEntry = (publishOn: string, at?: Date, more = {}) => {
  const agreed = at && { at, isProposed: false };
  const context = { customer: 'Harbour Dental', publishOn, ...more };
  return composeStep({ definition, step, context, earlier: [], now, agreed });
};

it.each(['2099-03-02', '3 December', 'Friday 3 December 2026', 'soon'])(
  'of an entry for %j leaves what it would have been with that time',
  (publishOn) => {
    const at = new Date('2099-07-01T07:30:00Z');
    const { content, summary } = composeEntry(publishOn, at);
    expect(moveCalendarEntry(composeEntry(publishOn), at, defaultCalendar)).toEqual({
      content,
      summary,
    });
  },
);

it('leaves what is asked about other things than the time', () => {
  const at = new Date('2099-07-01T07:30:00Z');
  const form = { form: { customer: 'Southside Dental' } };
  const { content, summary } = composeEntry('soon', at, form);
  expect(content).toContain('- Which customer is right: Harbour Dental or Southside Dental?');
  expect(summary).toContain('Which customer is right');
  expect(moveCalendarEntry(composeEntry('soon', undefined, form), at, defaultCalendar)).toEqual({
    content,
    summary,
  });
});

it('leaves what a person wrote instead of the table', () => {
  const own = { title: 'Ours', content: 'On a Monday.', summary: null };
  expect(moveCalendarEntry(own, now, defaultCalendar)).toEqual({
    content: 'On a Monday.',
    summary: null,
  });
});

it('is read in time in proportion to its length', () => {
  const move = (content: string) =>
    moveCalendarEntry({ title: 'Long', content, summary: null }, now, defaultCalendar);
  expect(measureGrowth(move, '\n\n## Open questions\n\n- a\n- b')).toBeLessThan(10);
  expect(measureGrowth(move, '| When | ')).toBeLessThan(10);
});
