import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readInstruction } from '../weights/weigh-instructions.ts';

it.each([
  'Ring Ann Boyle first before sending anything, she has been good to us.',
  'photos, please call Ann before this goes out',
  'Check with Ann before you send it.',
  'Before this goes out, Ann has to see it.',
  'Don’t send til Ann has rung them.',
  'dont send this yet',
  'Hold off sending till I talk to them.',
  'Hold this until Ann is back.',
  'Please do not let it go before Ann has seen it.',
  'Needs to wait for Ann before the letter goes out.',
  'Not to go until Ann has signed it off.',
  'Ann to approve before it goes.',
  'Needs Ann’s ok first.',
  'Speak to Ann first.',
  'Do not issue without Ann’s say so.',
  'Send only after Ann has rung them.',
  'Let me read it before it goes to them.',
  'Call Ann before mailing.',
  'Please ring them before e-mailing this.',
])('a text waits for what is to happen first: %s', (said) =>
  expect(readInstruction(said)).toBe('hold'),
);

it.each([
  'They did not test the pump before sending it.',
  'Every van is washed before it goes out.',
  'We called them before sending the pump back.',
  'Do not send calves before May.',
  'Hold the lever until it clicks.',
  'We send a price before we start.',
  'Before the light goes out, ring the bell.',
  'They held off until Friday.',
  'Speak to us first.',
  'Send only the blue ones.',
  'The pump is not to go until May.',
  'Needs a new seal first.',
  'We weigh each parcel before mailing it to Leeds.',
])('nothing waits for: %s', (said) => expect(readInstruction(said)).toBeNull());

const claim = {
  supplier: 'Fenwick Pumps',
  order: 'PO 4471',
  issue: 'The pump leaks.',
  amount: '£410',
  deadline: '4 December 2026',
};

it.each(['evidence', 'notes', 'issue'])(
  'is asked about and not printed, in the field %s',
  (name) => {
    const said = 'Photos of the seal. Ring Ann Boyle first before sending anything.';
    const { content, asks } = composeAt('OPS-03 letter', {
      evidence: 'photos',
      ...claim,
      [name]: said,
    });
    expect(content).not.toContain('Boyle');
    expect(asks).toMatchObject([{ names: ['maySend'] }]);
    expect(
      composeAt('OPS-03 letter', { evidence: 'photos', ...claim, [name]: said, maySend: 'yes' })
        .asks,
    ).toEqual([]);
  },
);

it.each(['don’t send ', 'ring before ', 'before this ', 'hold off sending '])(
  'is found in time in proportion to the length of a text of “%s”',
  (part) => expect(measureGrowth(readInstruction, part)).toBeLessThan(10),
);
