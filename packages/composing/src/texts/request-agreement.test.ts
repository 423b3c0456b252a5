import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const report = (field: string, said: string): string =>
  composeAt('FUL-02 report', {
    customer: 'Alder Court Hotel',
    contact: 'Miriam Stone',
    milestone: 'Second floor',
    progress: 'Six of nine rooms are painted.',
    nextStep: 'Paint the stairs',
    nextDate: '2026-12-09',
    [field]: said,
  }).content;

it.each([
  ['issue', 'The sill is rotten: £340 plus VAT for a new one if you agree.'],
  ['issue', 'The ceiling needs a second coat, subject to your approval.'],
  ['progress', 'All rooms are primed. We renew the skirting, £210, once you give the go-ahead.'],
  ['nextStep', 'Oak in place of pine, £95 more, if you would like it'],
  ['cause', 'The old primer. Stripping it takes two days and waits for your decision.'],
])('asks the reader for what the letter leaves to them: %s “%s”', (field, said) => {
  const sentence = said.split('. ').at(-1)!.replace(/[.]$/, '');
  expect(report(field, said)).toMatch(
    new RegExp(
      `Reply to confirm the next step.*\\. In your reply, tell us whether you agree to this: “${RegExp.escape(sentence)}”\\.`,
      'i',
    ),
  );
});

it.each([
  ['issue', 'The sill was rotten and was renewed as you agreed.'],
  ['issue', 'No delays.'],
  ['progress', 'You can use the lift if you like.'],
  ['nextStep', 'Paint the stairs once they agree'],
])('asks for nothing that is not theirs to say: %s “%s”', (field, said) =>
  expect(report(field, said)).not.toContain('tell us whether you agree'),
);
