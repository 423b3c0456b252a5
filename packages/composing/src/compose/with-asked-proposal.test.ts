import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const propose = (mail: string) =>
  composeRun('SAL-02', { email: mail }, new Date('2026-12-01T17:00:00Z'))['proposal']!;

describe('a proposal that a mail asks for', () => {
  it('is made for the company and of the work that stand in it, and asks whether its price is right', () => {
    const { asks, content, title } = propose(
      "From: Marie-Claude Tremblay <mc.tremblay@aubergeduquai.example>\nTo: Sales\nDate: Mon, 30 Nov 2026 16:12\nSubject: Re: linen rental\n\nHi Steve,\n\nThanks for coming by. So to confirm what we'd like a proposal for: 62 rooms, rental of sheets and bath towels, delivery Monday and Friday, starting January 18. You mentioned $2.85 per room change, can you put that in writing?\n\nMerci,\nMarie-Claude Tremblay\nDirectrice, Auberge du Quai, Kamouraska",
    );
    expect(title).toBe('Proposal: Auberge du Quai');
    expect(content).toContain(
      '62 rooms, rental of sheets and bath towels, delivery Monday and Friday.',
    );
    expect(content).toContain('The start is on January 18');
    expect(asks).toMatchObject([
      {
        names: ['price', 'amount', 'pricePerHead'],
        offered: '$2.85 per room change',
      },
    ]);
  });

  it('reads what somebody asks a quote for', () => {
    const { content, title } = propose(
      'Hello,\n\ncould you quote for 12 fire doors, supplied and fitted, starting 1 February 2027?\n\nRegards\nTom Vale\nFacilities Manager, Ridge Housing',
    );
    expect(title).toBe('Proposal: Ridge Housing');
    expect(content).toContain('12 fire doors, supplied and fitted');
  });

  it.each(['Thanks for the offer. We will think about it.', 'Is the price for it fixed?'])(
    'asks for the work where none is named: %s',
    (mail) => expect(propose(mail).asks.flatMap(({ names }) => names)).toContain('scope'),
  );
});
