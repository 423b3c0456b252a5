import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const now = new Date('2026-12-01T17:00:00Z');
const claim = (context: Record<string, string>) => composeRun('OPS-03', context, now)['letter']!;

describe('a claim that one text tells', () => {
  it.each([
    {
      note: 'The tiles we ordered from Delta Ceramics Ltd arrived cracked, 14 of 60 boxes. PO 7741-B, delivered 20 November. Photos are on file. We need 14 boxes replaced by Friday 11 December.',
    },
    {
      email:
        'From: Ryan\nTo: office\n\nThe tiles we got from Delta Ceramics Ltd are cracked, 14 of 60 boxes. PO 7741-B. I want 14 boxes replaced by Friday 11 December.',
    },
  ])('is made of its supplier, fault, order, wish and term: %j', (context) => {
    const { asks, content } = claim(context);
    expect(asks).toEqual([]);
    expect(content).toContain('Dear Delta Ceramics');
    expect(content).toContain('concerns our PO 7741-B');
    expect(content).toMatch(/cracked, 14 of 60 boxes/);
    expect(content).toContain('14 boxes replaced');
    expect(content).toMatch(/by (?:Friday )?11 December/);
    expect(content).not.toContain('five working days');
  });

  it('asks for the goods by no pronoun, and keeps to the Friday', () => {
    const { content } = claim({
      email:
        'The new pumps we got from Maritime Power Equipment, two out of five leak. Order 55120, came on the 17th of November. I want them swapped or our money back by this Friday.',
    });
    expect(content).toContain('These goods swapped or our money back');
    expect(content).toContain('4 December 2026');
    expect(content).toContain('order 55120');
  });

  it('is asked about where it wants nothing', () => {
    const { asks } = claim({
      email: 'Hi, the new printer from Bexley Office Supplies keeps jamming. Can you sort it?',
    });
    expect(asks.flatMap(({ names }) => names)).toContain('issue');
  });
});
