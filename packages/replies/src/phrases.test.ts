import { toSentences } from '@workspace-ops/contacts';
import { expect, it } from 'vitest';
import { listPhrases } from './phrases.ts';
import { readWeights, sumWeights } from './weigh-phrases.ts';

const list = (text: string): string[] => [...listPhrases(toSentences(text))];

it('lists words in ones, twos and threes, with the ends of sentences', () => {
  expect(list('Send it?')).toEqual(
    expect.arrayContaining(['send', 'it', '< send', 'send it', 'it ?', '< send it', 'send it ?']),
  );
  expect(list('Send it?')).not.toContain('<');
});

it('lists what stands around a keyword, near and anywhere in the sentence', () => {
  const found = list('Could your team call me on Monday at 3?');
  expect(found).toEqual(
    expect.arrayContaining([
      'call',
      'call ?',
      'call1 me',
      'call-1 team',
      'offer< could',
      'offer> 1',
    ]),
  );
  expect(found).toContain('on monday at');
  expect(found).not.toContain('no offer');
  expect(list('Thank you.')).toContain('no offer');
});

it('lists runs with the end and the place of their sentence, and pairs with a gap', () => {
  const found = list('Send it over please, thanks! When?');
  expect(found).toEqual(
    expect.arrayContaining(['send it … .', 'first < send', 'last when', 'when … ?', 'send _ over']),
  );
  expect(found).toContain('send _ please');
  expect(found).not.toContain('please _ thanks');
  expect(found).not.toContain('last send');
});

it('marks what a negation reaches', () => {
  const found = list('We do not want a demo. Thanks');
  expect(found).toEqual(expect.arrayContaining(['~demo', '~want ~a ~demo', '~offer .', 'thanks']));
  expect(found).not.toContain('~not');
});

it('lists no more of a long text', () => {
  const words = Array.from({ length: 5000 }, (_, at) => `w${at}x`).join(' ');
  expect(list(words).length).toBeLessThan(11_100);
});

it('adds up the weights of known phrases, the less for each the more there are', () => {
  const weights = readWeights('-50\n100\tyes\n-200\tno thanks\n0\tconstructor\n');
  expect(sumWeights(['unknown', 'constructor', 'toString'], { ...weights, bias: 0 })).toBe(0);
  expect(sumWeights(['yes'], weights)).toBeCloseTo(-0.5 + 5, 6);
  expect(sumWeights(['yes', 'no thanks'], weights)).toBeCloseTo(-0.5 - 5 / Math.sqrt(2), 6);
});
