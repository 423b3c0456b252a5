import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { askAboutCallback } from './callbacks.ts';

const ask = (context: Record<string, string>): string[] => askAboutCallback(readFacts(context));

it.each([
  'Told Mr Dale we would phone him by noon',
  'I promised to ring her on Friday',
  'She was promised a call back on 12 November, not done',
  'Call-back agreed for Thursday',
  'We said we’d get back to them this afternoon',
  'Promised him a call about the hinge',
  'Two callbacks missed so far: callback promised twice',
  'Told them Lena will call tomorrow',
])('hears that a call was promised: %s', (said) => {
  for (const field of ['note', 'openIssues', 'call log']) {
    expect(ask({ customer: 'Oak Lodge', [field]: `The hinge squeaks. ${said}.` })).toEqual([
      `“${said}”: was that call made? If not, make it first, by when it was promised.`,
    ]);
  }
});

it.each([
  'She promised to call us back on Friday',
  'Promised her a call, rang her back since',
  'He told us he would ring his brother',
  'Call her about the hinge',
  'We called on Monday and told her all is well',
  'They called twice',
  'Callback number 0151 555 0100',
  'Told her to ring the insurer',
  'The ring on the valve is worn',
  'We promised new hinges',
])('hears none in: %s', (said) =>
  expect(ask({ customer: 'Oak Lodge', note: `The hinge squeaks. ${said}.` })).toEqual([]),
);

describe('a call that was promised', () => {
  const context = { customer: 'Oak Lodge', phone: '0151 555 0100', deliveryDate: '2026-11-20' };

  it.each([
    ['Told her we’d call back before 3.', 'Thursday, 2026-11-26'],
    ['Callback promised on 18 November, not done.', 'Thursday, 2026-11-26'],
    ['I promised to ring her on Tuesday 1 December.', 'Tuesday, 2026-12-01'],
    ['I promised to ring her in spring.', 'Monday, 2026-12-21'],
  ])('takes its time: %s', (note, day) =>
    expect(composeAt('AFT-01 call', { ...context, note }).summary).toContain(day),
  );

  it('comes first in a brief, and no more where it was made', () => {
    const brief = (summary: string): string =>
      composeRun('SAL-01', { company: 'Oak Lodge', phone: '0151 555 0100', summary })['brief']!
        .content;
    expect(brief('Wants a hinge. Told her we’d ring before 4.')).toContain(
      'First make the call that was promised',
    );
    expect(brief('Wants a hinge. Rang her back at once.')).not.toContain('promised');
  });
});

it.each(['told her we ', 'call back ', 'promised her a '])(
  'takes time in proportion to the length of “%s”',
  (part) => expect(measureGrowth((said) => ask({ note: said }), part)).toBeLessThan(10),
);
