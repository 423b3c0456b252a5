import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { hasAccessCode, tellsAccessCode } from './access-codes.ts';

describe('tellsAccessCode', () => {
  it.each([
    'The key safe code is 4417.',
    'Back door code C1945Y',
    'Alarm code now 2290, desk 4',
    'keysafe: 4417',
    'The code for the back door is 44 17',
    'Gate code is #1945',
    'Combination for the padlock is 417',
    'C1945Y opens the shutter',
    'codes are 4471 and 4472',
    'Alarm PIN 2290',
    'key safe by the boot room, 4471. The dog bites.',
    'Keybox on the back gate (0412)',
    'porter’s desk, lockbox on the railings 0915',
    'Domain admin password is Tr0ub4dor&3 until we rotate it.',
    'Reset MFA for H. Vuong, temp pw Summer26!',
    'login: blowe / Welcome2027!',
    'user: whit_admin pass: Ortho#2291',
    'Username m.brown, pass = Kite9lamp',
    'The password for the router is “kite-9-lamp”.',
  ])('finds the code in “%s”', (text) => expect(tellsAccessCode(text)).toBe(true));

  it.each([
    'Meet her at door 4.',
    'Boarding pass: AB1234',
    'Account 4417 pass rate 92%',
    'The alarm code is with Ruth.',
    'Site 12, started in 2019',
    'Building number 120, site number 20417',
    'Postcode BS14 8XX',
    'Door survey on 14 March 2026',
    'Access from 0730 to 1800',
    'Alarm serviced 12/11/2026',
    'Gate 3.5 m wide, order 20417',
    'Key safe fitted last week, 2026',
    'Key safe by the door, ring 01588 496017',
    'Key box on the wall of 1024 Mill Street',
    'Password reset for 12 users, ticket T-20871',
    'The login is ann@mill.example and the password goes by post.',
    'Password changed on 12th, login page https://mill.example/a1',
    'Two logins were stolen, passwords are 12 characters long',
    'Login at 0930, the password policy 2026 applies',
  ])('finds none in “%s”', (text) => expect(tellsAccessCode(text)).toBe(false));

  it('takes the name of a field for what its value is', () => {
    const { facts } = readFacts({
      back_door_code: 'C1945Y',
      keySafe: 4417,
      desk: '4417',
      doors: 120,
      logins: '14 users',
      login: 'blowe / Welcome2027!',
    });
    expect(facts.map(hasAccessCode)).toEqual([true, true, false, false, false, true]);
  });

  it.each([
    'door code ',
    'alarm 12',
    'code for the back ',
    '1 2 3 4 ',
    'key ',
    'login for a ',
    'pw a/a',
  ])('takes time in proportion to the length of a text of “%s”', (part) =>
    expect(measureGrowth(tellsAccessCode, part)).toBeLessThan(10),
  );
});

describe('the papers of a starter', () => {
  const starter = { name: 'Maya Lowe', role: 'Carer', manager: 'Ruth Hale', team: 'Days' };
  const notes =
    'Meet her at the desk. The key safe code is 4417. Her old manager does not know she is leaving, keep it confidential.';

  it.each(['CUL-01 prepare', 'CUL-01 plan', 'CUL-01 welcome'])(
    'withhold and name a code beside what is marked, and pay: %s',
    (where) => {
      const { content, summary } = composeAt(where, { ...starter, notes, pay: '£13.20 an hour' });
      expect(content).not.toMatch(/4417|13\.20|old manager/);
      for (const told of [content, summary])
        expect(told).toMatch(/Left out: .*notes \(.*marked as not public; an access code\)/);
      expect(summary).toContain('pay (what somebody earns)');
      expect(summary).not.toContain('It tells an access code');
    },
  );

  it('withhold a code where nothing is marked, and tell the rest of the note', () => {
    const { content } = composeAt('CUL-01 plan', {
      ...starter,
      notes: 'Alarm code is 2290. Desk 4 by the window.',
    });
    expect(content).toContain('- **Notes:** Desk 4 by the window.');
    expect(content).toContain('Left out: notes (in part: an access code).');
  });
});

it('another paper withholds the code that stands beside what is marked', () => {
  const { content } = composeAt('SAL-04 pack', {
    customer: 'Observatory Trust',
    notes: 'The trustees have not been told of the rise. Gate code 4471. Park at the back.',
  });
  expect(content).not.toContain('4471');
  expect(content).toContain('Park at the back');
  expect(content).toContain('Left out: notes (in part: marked as not public; an access code).');
});

it('is for the crew in a handover, and for no record', () => {
  const handover = { customer: 'Kapoor', startDate: '2026-12-07', 'gate code': '4471#' };
  const pack = composeAt('SAL-04 pack', handover);
  expect(pack.content).toContain('4471#');
  for (const where of ['SAL-04 pack', 'SAL-04 approve'])
    expect(composeAt(where, handover).summary).not.toContain('access code');
  const crm = composeAt('SAL-04 crm', handover);
  expect(crm.content).not.toContain('4471');
  expect(crm.content).toContain('gate code (an access code)');
});

it.each([
  ['date codes 3119 and 3219 on the sidewalls', false],
  ['paint code 4471 does not match', false],
  ['part code 88213 sent instead of 88231', false],
  ['bar code 50123 will not scan', false],
  ['the code is 4471', true],
  ['gate code 4471, part code 88213', true],
])('of a thing opens nothing: %s', (issue, isTold) => {
  expect(tellsAccessCode(issue)).toBe(isTold);
});
