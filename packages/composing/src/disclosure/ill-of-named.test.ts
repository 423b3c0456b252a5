import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { speaksIllOfNamed } from './ill-of-named.ts';

const summarise = (comments: string) =>
  composeAt('CUL-02 summary', {
    team: 'Climbing crews',
    month: 'November 2026',
    answers: '9 of 12',
    avg: '6.4 out of 10',
    comments,
  });

describe('who is spoken ill of in an answer', () => {
  it.each([
    "Late finishes; the Leeds Road job had no signs; 'Gav never listens'; rota by Thursday",
    'Late finishes; Priya shouts at people; the Leeds Road job had no signs; rota by Thursday',
    'Late finishes; Steve is always late; the Leeds Road job had no signs; rota by Thursday',
  ])('stands in no summary, and what others said does: %s', (comments) => {
    const { content, summary } = summarise(comments);
    expect(content).toContain('the Leeds Road job had no signs; rota by Thursday');
    expect(content).not.toMatch(/Gav|Priya|Steve/);
    expect(summary).toContain('Left out: an answer that speaks ill of somebody by name');
    expect(summary).not.toMatch(/“(?:Leeds|Road)”/);
  });

  it.each(['Gav never listens', "'Gav never listens'", 'Kez shouts at the lads'])(
    'is somebody: %s',
    (said) => expect(speaksIllOfNamed(said)).toBe(true),
  );
  it.each([
    'Management never listens',
    'Planning never listens',
    'The office never answers',
    'Nobody shouts at us here',
    'Gav always helps',
  ])('is nobody: %s', (said) => expect(speaksIllOfNamed(said)).toBe(false));
});

it('asks of no place whether it is a person', () =>
  expect(summarise('The Otley site is fine. Good crew.').summary).not.toContain('“Otley”'));
