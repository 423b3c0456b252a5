import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluate.ts';
import type { Judged } from '../judgement.ts';

const now = new Date('2026-06-01T09:00:00Z');
const folder = join(import.meta.dirname, '..', '..', 'labelled');
const read = <Line>(file: string): Line[] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

interface Text {
  kind: string;
  type: Judged['artifactType'];
  isGood: boolean;
  text: string;
}
interface Pair {
  kind: string;
  type: Judged['artifactType'];
  better: string;
  worse: string;
}

const texts = read<Text>('kinds.jsonl');
const pairs = read<Pair>('pairs-by-kind.jsonl');

const judge = (artifactType: Judged['artifactType'], content: string) =>
  evaluate({ artifactType, title: 'Draft for review', content }, { now });

/** What each kind is said to be; a text may be told by one or several of them. */
const says: Readonly<Record<string, RegExp>> = {
  'run-on': /runs on where/,
  unkind:
    /insults or threatens|mocks or shames|is contempt|holds a refusal|word of courtesy|at a distance|beside bad news/,
  empty: /would be true of anything/,
  pressing: /presses the reader|mocks or shames|insults or threatens|in capitals/,
  mixed: /mixes notations/,
  'asks nothing': /none of its texts asks/,
};
const anyKind = new RegExp(
  Object.values(says)
    .map(({ source }) => source)
    .join('|'),
);
const kinds = Object.keys(says);

describe('kinds of texts that people mark down', () => {
  it.each(kinds)('have enough examples of both sides: %s', (kind) => {
    const ofKind = texts.filter((text) => text.kind === kind);
    expect(ofKind.filter(({ isGood }) => isGood).length).toBeGreaterThanOrEqual(15);
    expect(ofKind.filter(({ isGood }) => !isGood).length).toBeGreaterThanOrEqual(15);
  });

  it.each(kinds)('are told: %s', (kind) => {
    const faulty = texts.filter((text) => text.kind === kind && !text.isGood);
    const unseen = faulty.filter(
      ({ type, text }) => !says[kind]!.test(judge(type, text).feedback.join('\n')),
    );
    expect(unseen).toEqual([]);
  });

  it('are not seen in good texts on the same subjects', () => {
    const blamed = texts
      .filter(({ isGood }) => isGood)
      .filter(({ type, text }) => anyKind.test(judge(type, text).feedback.join('\n')));
    expect(blamed).toEqual([]);
  });

  it.each([...new Set(pairs.map(({ kind }) => kind))])('score lower than good ones: %s', (kind) => {
    const wrong = pairs
      .filter((pair) => pair.kind === kind)
      .filter(({ type, better, worse }) => judge(type, better).score <= judge(type, worse).score);
    expect(wrong).toEqual([]);
  });

  it.each([
    'Try it at home and see what happens.',
    'The locks change on Friday; collect your new key at the desk.',
    'Litter that is dropped here ends up in the river.',
    'Everyone knows what to do when the bell rings.',
    'Now is the right time to plant garlic.',
    'Enjoy your new kitchen, and call us if a door sticks.',
    'We will keep asking the supplier until the part is here.',
    'Your little dog has to come back in May.',
    'You will be back at your desk by nine.',
    'How could you use the old shelves?',
    'As always, you can reach me on Tuesdays.',
    'Tea or coffee with the cake: your choice.',
    'We left the edge rough on purpose.',
    'If you love bread, come on Saturday.',
    'Look at what the ice left behind.',
    'We were sorry to hear of your loss.',
    'Our patience was rewarded in June.',
    'The meeting took 40 minutes.',
  ])('are not seen in what only sounds like them: %s', (sentence) => {
    const content = `Dear Ada,\n\nthank you for your letter. ${sentence}\n\nYours,\nBo Marsh`;
    for (const type of ['document', 'post'] as const) {
      expect(judge(type, content).feedback.join('\n')).not.toMatch(anyKind);
    }
  });

  it('are blamed with the words and their place', () => {
    const { feedback, suggestions } = judge(
      'document',
      'Dear Ada,\n\nthe rent is late. Don’t test me.\n\nYours,\nBo Marsh',
    );
    expect(feedback[0]).toBe('"Don’t test me" (sentence 3) insults or threatens.');
    expect(suggestions[0]).toContain('Say plainly and politely');
  });
});
