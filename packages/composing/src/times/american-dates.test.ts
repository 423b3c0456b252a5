import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { writeAmericanDates, writesMonthFirst } from './american-dates.ts';
import { defaultCalendar } from './calendar.ts';

it.each([
  ['Please answer by 11 December 2026.', 'Please answer by December 11, 2026.'],
  ['On Friday 4 December 2026, 14:00.', 'On Friday, December 4, 2026, 2:00 PM.'],
  ['On 4 December 2026, 2:30 PM.', 'On December 4, 2026, 2:30 PM.'],
  ['On 4 December, 10:30 am.', 'On December 4, 10:30 am.'],
  ['Tuesday 1 December or Thursday 3 December', 'Tuesday, December 1 or Thursday, December 3'],
  ['From 3 to 5 December 2026', 'From 3 to 5 December 2026'],
  ['4 Mayfield Road, 12 Marches', '4 Mayfield Road, 12 Marches'],
])('writes the month first: %s', (text, american) => {
  expect(writeAmericanDates(text)).toBe(american);
});

it.each<[JsonObject, boolean]>([
  [{ phone: '(216) 555-0142', due: '2026-12-11' }, true],
  [{ address: '2200 Superior Ave, Cleveland, OH 44114' }, true],
  [{ due: '12/18/2026', phone: '216-555-0142' }, true],
  [{ phone: '(216) 555-0142', due: '11 December 2026' }, false],
  [{ phone: '0117 496 0123', due: '2026-12-11' }, false],
  [{ due: '2026-12-11' }, false],
  [{ due: '18/12/2026' }, false],
  [{ price: '$6,840', validUntil: '2026-12-31' }, true],
  [{ invoices: [{ amount: 410 }], amount: '$2,560', dueDate: '2026-11-05' }, true],
  [{ highlights: ['We close on December 24 at noon.'], eventDate: '2026-12-10' }, true],
  [{ findings: [{ note: 'labeled on Nov. 24th' }], acceptanceDate: '2026-12-03' }, true],
  [{ when: 'May 5, 2027', due: '2026-12-10' }, true],
  [{ highlights: ['We close at noon on 24 December.'], price: '$90' }, false],
  [{ price: '$90 or £70', due: '2026-12-10' }, false],
  [{ price: '$90 or €80', due: '2026-12-10' }, false],
  [{ price: 'A$90', due: '2026-12-10' }, false],
  [{ price: '$90 CAD', due: '2026-12-10' }, false],
  [{ price: '$90', phone: '0117 496 0123' }, false],
  [{ price: '$90', phone: '+64 9 555 0123' }, false],
  [{ price: '$90', site: '4 Mill Lane, LS1 4AP' }, false],
  [{ price: '$90', site: 'Parramatta NSW 2150' }, false],
  [{ price: '$90', 'cost centre': 'Fleet' }, false],
  [{ price: '$90', note: 'They enquired twice.' }, false],
  [{ note: 'It may 5 times fail, since October 2025 and after December 9 am.' }, false],
])('knows who does so: %j', (context, expected) => {
  expect(writesMonthFirst(context, defaultCalendar)).toBe(expected);
});

it('takes no dollars for American where the workspace has set a time zone that is not', () => {
  const context = { price: '$90', due: '2026-12-10' };
  expect(writesMonthFirst(context, { ...defaultCalendar, timeZone: 'America/Toronto' })).toBe(
    false,
  );
  expect(
    writesMonthFirst(context, { ...defaultCalendar, timeZone: 'America/Toronto', isUnset: true }),
  ).toBe(true);
});

const claim = { supplier: 'Coolparts', order: 'PO 1', issue: 'Two of six motors seized.' };
const letter = (more: JsonObject) =>
  composeRun('OPS-03', { ...claim, ...more }, new Date('2026-11-30T08:30:00Z'))['letter']!.content;

it('writes a letter as its sender does', () => {
  const phone = '(216) 555-0142';
  expect(letter({ deadline: 'next Fri', phone })).toContain('December 11, 2026');
  expect(letter({ deadline: 'next Fri' })).toContain('11 December 2026');
  expect(letter({ deadline: '11 December 2026', phone })).toContain('11 December 2026');
});

it('writes no date against the order of those it quotes', () => {
  const issue = { customer: 'Oak Hill', findings: ['No label; added on November 24.'] };
  const sheet = (more: JsonObject) =>
    composeRun(
      'FUL-03',
      { ...issue, deliverables: ['Cabinet'], acceptedBy: 'Sam Lowe', ...more },
      new Date('2026-11-30T08:30:00Z'),
    )['checklist']!.content;
  expect(sheet({ acceptanceDate: '2026-12-03' })).toContain('December 3, 2026');
  expect(sheet({ acceptanceDate: '2026-12-03', phone: '0117 496 0123' })).toContain(
    'December 3, 2026',
  );
  expect(sheet({ acceptanceDate: '3 December 2026' })).toContain('3 December 2026');
});
