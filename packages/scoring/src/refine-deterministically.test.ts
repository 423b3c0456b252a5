import { findPlaceholders } from '@workspace-ops/content';
import { measureGrowth } from '@workspace-ops/growth';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { findUnfollowed } from './instructions/follow-instructions.ts';
import type { Judged } from './judgement.ts';
import { refineDeterministically } from './refine-deterministically.ts';

const now = new Date('2026-03-06T12:00:00Z');

function refine(more: Partial<Judged>, instructions?: string) {
  const artifact: Judged = {
    artifactType: 'post',
    title: 'A title',
    content: '',
    targetPlatform: 'linkedin',
    ...more,
  };
  const before = evaluate(artifact, { now });
  const { content } = refineDeterministically(artifact, before, instructions);
  return { content, before, after: evaluate({ ...artifact, content }, { now }) };
}

function listUnfollowed(artifact: Partial<Judged>, content: string, instructions: string) {
  const draft = { title: 'A title', content };
  const given = { original: draft, instructions, artifactType: artifact.artifactType ?? 'post' };
  return findUnfollowed(draft, given, 'checked-only');
}

describe('refineDeterministically', () => {
  it('fills placeholders, takes filler out, and asks for something', () => {
    const { content, before, after } = refine({
      content: `Hello [First Name], in today's fast-paced world our revolutionary tool saved {{company}} 42 hours in May! TODO: add a quote.`,
    });
    expect(content).toBe(
      'Hello there, our tool saved the company 42 hours in May.\n\n' +
        'Reply to this post this week with the one figure you would like to see move.',
    );
    expect(after.score).toBeGreaterThan(before.score + 30);
  });

  it('mends the form: open bold, HTML, dead links, too many hashtags', () => {
    const content = refine({
      targetPlatform: 'blog',
      content:
        '## Waste\n\nIn **May <div>we</div> saved [42 loaves]() with Priya.\n\n#a1 #b2 #c3 #d4 #e5 #f6',
    }).content;
    expect(content).toContain('In May we saved 42 loaves with Priya.');
    expect(content).toMatch(/#e5$/);
  });

  it('puts the call to action of a document under a heading', () => {
    const { content } = refine({
      artifactType: 'document',
      content: '# Plan\n\nWe met Priya in Bristol.',
    });
    expect(content).toMatch(/\n\n## Next step\n\nAssign an owner/);
  });

  it('puts the call to action of a letter before its close', () => {
    const letter = 'Dear Priya,\n\nWe met in May.\n\nKind regards\nAda';
    expect(refine({ artifactType: 'file', content: letter }).content).toMatch(
      /^Dear Priya,\n\nWe met in May\.\n\nReply to this note [^\n]+\n\nKind regards\nAda$/,
    );
  });

  it('adds no second call to action', () => {
    const content =
      'Waste fell by 33 loaves in May. Reply to this post by Friday with your figure.';
    expect(refine({ content }).content).toBe(content);
  });

  it('squares a ragged table and defuses its formulas', () => {
    const { content, after } = refine({
      artifactType: 'csv',
      content: 'name,,amount\nAda\n\nBob,x,5\nBob,x,5\n=cmd(),[Name],-3\n',
    });
    expect(parse(content)).toEqual([
      ['name', 'column_2', 'amount'],
      ['Ada', '', ''],
      ['Bob', 'x', '5'],
      ["'=cmd()", 'the customer', '-3'],
    ]);
    expect(after.rubric.formatting).toBe(100);
  });

  it('follows the instructions that need no understanding', () => {
    const content = `We saved 42 loaves 🎉 in May. Reply to us by Friday.\n\n#FieldNotes`;
    expect(refine({ content }, 'Please remove the hashtags and drop the emoji').content).toBe(
      'We saved 42 loaves in May. Reply to us by Friday.',
    );
  });

  it('follows instructions even where that costs points, and leaves the rest as it is', () => {
    const content =
      'We saved 42 loaves in May in Bristol.\n\nReply to this post by Friday with your figure.';
    const {
      content: refined,
      before,
      after,
    } = refine({ content }, 'Remove the last sentence. Be witty.');
    expect(refined).toBe('We saved 42 loaves in May in Bristol.');
    expect(after.score).toBeLessThan(before.score);
  });

  it('leaves code alone', () => {
    const content = 'Run `leverage --very [Name]`.\n\n```\nrevolutionary!\n```';
    expect(refine({ content, artifactType: 'document' }).content).toContain(content);
  });

  it('gives a text without placeholders that scores no lower, for any text', () => {
    fc.assert(
      fc.property(anyArtifact, (artifact) => {
        const { content, before, after } = refine(artifact);
        expect(findPlaceholders(content)).toEqual([]);
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        expect(content.length).toBeLessThanOrEqual(200_000);
      }),
      { numRuns: 300 },
    );
  });

  it('scores lower only where an instruction was followed that the original did not, for any text', () => {
    const asks = 'no hashtags, no emoji';
    fc.assert(
      fc.property(anyArtifact, (artifact) => {
        const { content, before, after } = refine(artifact, asks);
        expect(findPlaceholders(content)).toEqual([]);
        expect(content.length).toBeLessThanOrEqual(200_000);
        const countUnfollowed = (text: string) => listUnfollowed(artifact, text, asks).length;
        if (after.score >= before.score) return;
        expect(countUnfollowed(content)).toBeLessThan(countUnfollowed(artifact.content ?? ''));
      }),
      { numRuns: 300, examples: [[{ artifactType: 'csv', content: '#tag , ### Deep' }]] },
    );
  });

  it.each([
    ['placeholders', '[Name] '],
    ['fillers', 'very revolutionary, '],
    ['words', 'word '],
    ['marks', '**<b>#ab '],
    ['commas', 'a,'],
    ['reminders', 'TODO: '],
  ])('takes time in proportion to the length of a text of %s, and stays bounded', (_, pattern) => {
    for (const artifactType of ['post', 'document', 'csv'] as const) {
      const run = (content: string) =>
        expect(refine({ artifactType, content }).content.length).toBeLessThanOrEqual(200_000);
      expect(measureGrowth(run, pattern), artifactType).toBeLessThan(10);
    }
  });
});

const samples = [
  ['[Name]', '{{company}}', '<company>', 'TODO', 'TODO: write', 'lorem ipsum', 'TBD', '____'],
  ['very', 'revolutionary', "in today's fast-paced world", 'leverage', 'AMAZING!', '!', '!!!'],
  ['# Heading', '### Deep', '- point', '| a | b | c |', '```', '`', '**', '<b>', '[a]()', '#tag'],
  ['We met Priya in Bristol on 2026-03-04.', 'It saved 42 hours.', 'Reply to us by Friday.', '🎉'],
  ['\n', '\n\n', '\r\n', ',', '"', '=1', 'a,b,c', '1,2', '-3', '\ufffd', 'stage: a -> b', '. '],
  ['Next step', '## Next step', '[', ']', '{{', '}}', '<', '>', 'an', 'a', 'up 30%', 'undefined'],
].flat();

const anyArtifact: fc.Arbitrary<Partial<Judged>> = fc.record({
  artifactType: fc.constantFrom('post', 'document', 'file', 'calendar_entry', 'crm_diff', 'csv'),
  content: fc.oneof(
    fc
      .tuple(
        fc.array(fc.constantFrom(...samples), { maxLength: 40 }),
        fc.constantFrom(' ', '', '\n'),
      )
      .map(([parts, glue]) => parts.join(glue)),
    fc.string({ unit: 'binary', maxLength: 100 }),
  ),
  targetPlatform: fc.constantFrom('linkedin', 'blog', 'newsletter', 'x', 'internal', null),
});
