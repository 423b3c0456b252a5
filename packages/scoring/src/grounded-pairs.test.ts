import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { Judged } from './judgement.ts';

const now = new Date('2026-06-01T09:00:00Z');

interface Pair {
  half: 'tuning' | 'held-out';
  type: Judged['artifactType'];
  platform?: string;
  input: JsonObject;
  known?: string[];
  better: string;
  worse: string;
}

/** Texts and what their runs were given; in each pair one of them invents, contradicts or raves. */
const file = join(import.meta.dirname, '..', 'labelled', 'pairs-with-input.jsonl');
const pairs = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Pair);

const score = ({ type, platform, input, known = [] }: Pair, content: string) =>
  evaluate(
    { artifactType: type, title: 'The artifact', content, targetPlatform: platform ?? null },
    { now, input: { context: input, known } },
  );

const given: Pair = {
  half: 'tuning',
  type: 'document',
  input: {
    observation: 'Waste fell from 42 loaves to 9 in Bristol.',
    owner: 'Priya',
    due: '2026-06-12',
  },
  better: '',
  worse: '',
};

describe('the score beside the input', () => {
  it.each(['tuning', 'held-out'] as const)('prefers the true text of the %s half', (half) => {
    const ofHalf = pairs.filter((pair) => pair.half === half);
    const right = ofHalf.filter(
      (pair) => score(pair, pair.better).score > score(pair, pair.worse).score,
    );
    expect(right.length / ofHalf.length).toBeGreaterThanOrEqual(0.9);
  });

  it('names what is not in the input, with its place', () => {
    const said = score(
      given,
      'Waste fell to 9 loaves. Jonas Lind paid $8,400 in Hamburg.',
    ).feedback;
    expect(said[0]).toContain('"$8,400" (sentence 2)');
    expect(said[0]).toContain('Hamburg');
  });

  it('accepts what follows from the input', () => {
    const said = score(given, 'Waste in Bristol is down by 33 loaves, and Priya knows.').feedback;
    expect(said.join('\n')).not.toContain('not in the input');
  });

  it('names nobody’s personal data of the input, and takes what is left out of both for true', () => {
    const input = {
      contact: 'ada@secret.example',
      apiKey: 'the key of the shop',
      clinics: [
        { name: 'Harbour Dental', phone: '+44 131 496 0100', owner: 'Priya' },
        { name: 'Leith Dental', phone: '+44 131 496 0101', owner: 'Jonas' },
      ],
    };
    const told = (content: string) => score({ ...given, input }, content).feedback.join('\n');
    const wrong = told(
      'Contact: bob@other.example\n\nHarbour Dental is reached at +44 131 496 0101, owner Jonas.',
    );
    expect(wrong).toContain('belongs to "leith dental"');
    expect(wrong).not.toMatch(/secret\.example|496 010|the key of the shop/);
    expect(told('Contact: ada@secret.example')).not.toContain('not in the input');
  });

  it('does not pass a text without a fact of its input', () => {
    const text = `# Plans\n\n${'Everybody is welcome to think about it at leisure. '.repeat(3)}`;
    expect(score(given, text).passed).toBe(false);
  });

  it.each([
    'on 3 March 2026 ',
    'from 3 to 4 ',
    '42 loaves 8 ',
    'the Bristol Jonas ',
    '"one two three four" ',
    'Owner: Leila\n',
    'We do not sell 9 loaves. ',
  ])('is told in time in proportion to the length of a text of %j', (text) => {
    for (const type of ['document', 'csv'] as const)
      expect(measureGrowth((content) => score({ ...given, type }, content), text)).toBeLessThan(10);
  });
});
