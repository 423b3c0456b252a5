import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { splitSignature } from './signature.ts';

it.each([
  [
    'No shopping to carry. - Maureen Catlow, manager',
    'No shopping to carry.',
    'Maureen Catlow, manager',
  ],
  ['“No call-outs.” – Maureen', '“No call-outs.”', 'Maureen'],
  ['No call-outs in five weeks — Maureen Catlow', 'No call-outs in five weeks', 'Maureen Catlow'],
  ['Thursday at 11 if that works. Nicola', 'Thursday at 11 if that works.', 'Nicola'],
  ['Thursday works. Kind regards, Nicola Threlfall', 'Thursday works.', 'Nicola Threlfall'],
  ['"Never again." Karen Osei', '"Never again."', 'Karen Osei'],
  ['“We sleep now.” Karen Osei, manager', '“We sleep now.”', 'Karen Osei, manager'],
  ['It works. Brilliant.', 'It works. Brilliant.', ''],
  [
    'It ran all winter - Otis could not say that',
    'It ran all winter - Otis could not say that',
    '',
  ],
  ['Two lifts - one contract', 'Two lifts - one contract', ''],
  ['They came on Monday - Tuesday', 'They came on Monday - Tuesday', ''],
  ['Call-outs went from 61 to 22.', 'Call-outs went from 61 to 22.', ''],
  ['Maureen Catlow', 'Maureen Catlow', ''],
])('tells who signs from what is said: %s', (value, said, signer) => {
  expect(splitSignature(value, ['Nicola Threlfall'])).toStrictEqual({ said, signer });
});

it('is found in a time that grows with the text', () => {
  const before = process.threadCpuUsage();
  for (const text of ['. - Ab', '- Maureen ', ', ', 'A'])
    for (let times = 0; times < 50; times += 1) splitSignature(text.repeat(40_000));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(500);
});

it('stands outside of the quotation in a story', () => {
  const { content } = composeAt('MKT-04 story', {
    Client: 'St Wilfrid’s',
    After: 'Two hours out of order since June.',
    Quote: 'Nobody has had to carry shopping up since June. - Maureen Catlow, manager',
    Consent: 'Written, all OK, 12 November',
  });
  expect(content).toContain(
    '“Nobody has had to carry shopping up since June.” – Maureen Catlow, manager',
  );
});

it('is no part of what an answer quotes', () => {
  const Reply = 'Yes, ring me on Thursday at 11 if that works. Nicola.';
  const lead = { Contact: 'Nicola Threlfall', Company: 'Threlfall PM', Campaign: 'x' };
  const { content } = composeAt('SAL-03 sequence', { ...lead, Reply });
  expect(content).toContain('“Yes, ring me on Thursday at 11 if that works.”');
});

it('is not missed in a text that tells what was said', () => {
  const { summary } = composeAt('AFT-04 introduction', {
    Referrer: 'Maureen Catlow',
    Customer: 'St Wilfrid’s',
    Referral: 'Tottington Trust',
    Scope: 'Service contract',
    Quote: 'No call-outs in five weeks – Maureen Catlow',
    Consent: 'yes',
  });
  expect(summary).not.toContain('Not told in it: quote');
});
