import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const sheet = (more: Record<string, string | string[]>) =>
  composeAt('FUL-03 checklist', { customer: 'Ana', scope: 'New keel bolts.', ...more });

it.each(['none', 'None.', 'nothing', 'n/a', ['none']])(
  'says that nothing was found where the list of findings says %j',
  (findings) => {
    const { content, summary } = sheet({ findings });
    expect(content).toContain('The inspection found nothing.');
    expect(summary).not.toContain('Not told in it');
    expect(content).not.toMatch(/found the following|- none/i);
  },
);

it('lists what was found', () => {
  const { content } = sheet({ findings: ['A bolt was loose, tightened.'] });
  expect(content).toContain('The inspection found the following.\n\n- A bolt was loose');
});

it('tells all of a long point, a sentence each', () => {
  const highlights =
    'The kennel is full from 23 December to 3 January, and we have four cat pens left for the week after it. All dogs need a kennel cough vaccine at least two weeks before they arrive, so the last day to have it done here or at your own vet is 9 December. Our block for small dogs is closed until Friday, and opens again then.';
  const { content } = composeAt('MKT-02 issue', { theme: 'Boarding', highlights });
  expect(content).toContain('the week after it.\n- All dogs need');
  expect(content).toContain(
    '- Our block for small dogs is closed until Friday, and opens again then.',
  );
});

const offer: JsonObject = {
  customer: 'Dr Ann Rees',
  price: '£2,400',
  timeline: 'One week in March',
  terms: 'Half on order.',
};

it.each<[JsonObject, readonly string[]]>([
  [
    {
      scope: [
        { item: 'Take down the fence', quantity: 12 },
        { item: 'New posts', quantity: 9 },
      ],
    },
    ['- Take down the fence: quantity 12', '- New posts: quantity 9'],
  ],
  [{ scope: [{ description: 'Paint the hall' }] }, ['- Paint the hall']],
  [
    {
      scope: [
        { task: 'Paint the hall', amount: 900 },
        { task: 'Sand the floor', amount: 1500 },
      ],
    },
    ['- Paint the hall: amount £900', '- Sand the floor: amount £1,500'],
  ],
])('tells a scope of records point by point: %j', (given, lines) => {
  const { content, summary } = composeAt('SAL-02 proposal', { ...offer, ...given });
  for (const line of lines) expect(content).toContain(`${line}\n`);
  expect(content).toContain('## What we will do');
  expect(summary).toMatch(/^Ready to send after this/);
});

it('tells of what was recommended what was done, record by record', () => {
  const { content } = composeAt('AFT-04 introduction', {
    customer: 'Vale House',
    referrer: 'Ann Orr',
    referral: 'Tom Pugh',
    scope: [{ item: 'Twelve windows' }, { item: 'Two doors' }],
    consent: 'All may be told',
  });
  expect(content).toContain('- Twelve windows\n- Two doors');
});

it('keeps plain lines in one sentence', () => {
  const scope = ['Take down the fence', 'New posts'];
  const { content } = composeAt('SAL-02 proposal', { ...offer, scope });
  expect(content).toContain('Take down the fence, New posts.');
  expect(content).not.toContain('- New posts');
});

it('holds a proposal that tells nothing of what it is needed for', () => {
  const rooms = { hall: { north: { wall: 'Two coats of white' } } };
  const { content, summary } = composeAt('SAL-02 proposal', { ...offer, scope: rooms });
  expect(content).not.toContain('Two coats');
  expect(summary).toMatch(/^Not ready to send/);
});

it.each(['what_we_did', 'wedid', 'done', 'milestone'])(
  'tells in a report what %s holds',
  (name) => {
    const { content, asks } = composeAt('FUL-02 report', {
      customer: 'Ana',
      nextStep: 'Second coat on Thursday 3 December',
      [name]: 'Fitted the new pump and cleaned the filter.',
    });
    expect(content).toContain('Fitted the new pump and cleaned the filter.');
    expect(asks).toEqual([]);
  },
);
