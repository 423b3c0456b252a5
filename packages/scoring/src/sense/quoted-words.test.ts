import { expect, it } from 'vitest';
import { evaluate } from '../evaluate.ts';

const judge = (said: string): string =>
  evaluate(
    {
      artifactType: 'file',
      targetPlatform: 'internal',
      title: 'Letter',
      content: `Dear Helen,\n\n${said}\n\nKind regards`,
      summary: null,
    },
    { now: new Date('2026-06-01T09:00:00Z') },
  ).feedback.join(' ');

it.each([
  'You told us: “You lot always answer the phone.”',
  'You wrote: “It works. You lot are quick. I could not be happier.” Thank you.',
  'In your own words: "spare us the paperwork, you lot have it right."',
])('takes no quotation for mockery: %s', (said) => {
  expect(judge(said)).not.toContain('mocks or shames');
});

it.each([
  'You lot never pay.',
  'You told us: “It works.” You lot never pay.',
  'Pay now, “you lot”.',
])('takes what the writer says for it: %s', (said) => {
  expect(judge(said)).toContain('mocks or shames');
});
