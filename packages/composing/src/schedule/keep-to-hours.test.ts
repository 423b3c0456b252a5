import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const call = (more: object) =>
  composeAt('AFT-01 call', {
    customer: 'Mrs Prosser',
    deliverables: 'New valley',
    deliveryDate: '2026-11-02',
    ...more,
  });
const visit = (more: object) =>
  composeAt('OPS-01 visit', {
    site: '14 Heol Fawr',
    observation: 'A door rattles',
    severity: 'low',
    equipment: 'Door',
    dueDate: '2026-12-10',
    approvedAmount: '£60',
    ...more,
  });

describe('an hour that is proposed keeps to those of whoever is reached', () => {
  it.each([
    ['Mrs Prosser, 07700 900345, best after 4pm', /T1[67]:/],
    ['Mrs Prosser 07700 900345, after 4pm', /T1[67]:/],
    ['Ann Low (mornings only)', /T(?:09|1[01]):/],
    ['Ann Low; between 2 and 3pm', /T14:|T15:00/],
    ['Ann Low, before 10 am', /T0\d:/],
    ['Ann Low, not before 3pm', /T1[5-7]:/],
  ])('%s', (contact, hour) => {
    expect(call({ contact }).scheduledFor).toMatch(hour);
    expect(visit({ contact }).scheduledFor).toMatch(hour);
  });

  it('also beside a number under another name', () => {
    expect(call({ ring: '07700 900345 after 4pm' }).scheduledFor).toMatch(/T1[67]:/);
  });

  it.each(['Ann Low, 07700 900345', 'Ann Low, at the gate since 4 May', 'Ann Low, flat 4'])(
    'and is as before without any: %s',
    (contact) => {
      const { scheduledFor } = visit({ contact });
      expect(scheduledFor).toMatch(/^2026-12-10T(?:09|1\d):/);
    },
  );
});

it('is before the hour until which a site can be entered, and tells of it', () => {
  const { scheduledFor, content } = visit({
    access: 'Back door off the alley, before 10 a.m.',
    reporter: 'Alan',
    contact: 'Sam Ortiz',
  });
  expect(scheduledFor).toMatch(/T0\d:/);
  expect(content).toContain('- **Access:** Back door off the alley, before 10 a.m.');
});

describe('an issue is sent on the day that its note names', () => {
  const sent = (notes: string) =>
    composeAt('MKT-02 schedule', { theme: 'Winter', notes }).scheduledFor;

  it.each([
    'Prices go up 4% on 1 January, Bob has not decided so do not announce it. Send it Tuesday morning.',
    'Panels cost 6% more from 1 Jan, but don’t put that in yet. To go out on Tuesday 1 December.',
  ])('%s', (notes) => expect(sent(notes)).toMatch(/^2026-12-01/));

  it('and not on that of a price', () => {
    expect(sent('Price rise: hulls up 6% from 1 Jan, but dont put that in yet.')).toMatch(
      /^2026-11-/,
    );
  });

  it('and held until the day from which it may be told', () => {
    expect(sent('Do not publish before 4 December.')).toMatch(/^2026-12-04/);
  });
});

it.each([
  ['He is scanning mornings, ring after 2.', 14],
  ['Call her between 15 and 17 only.', 15],
])('calls at an hour that a note names: %s', (notes, from) => {
  const { scheduledFor } = composeAt('AFT-01 call', { customer: 'Ferbane Clinic', notes });
  expect(Number(scheduledFor!.slice(11, 13))).toBeGreaterThanOrEqual(from);
});
