import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const order: JsonObject = {
  customer: 'Travis Lofts HOA',
  site: 'Building C, 1204 E 5th St',
  work: 'Replace failed exit signs on floors 2 and 3, test emergency lighting for 90 minutes',
  date: '2026-12-04',
  time: '7:30 am',
  crew: 'Luis and Tamara',
  hazards: 'ladder work above stairwell',
};

describe('work that is planned', () => {
  it('is no emergency for its way of working and its emergency lights', () => {
    const { content: text } = composeAt('OPS-01 order', order);
    expect(text).toContain('Confirm the visit with the site, and have the crew');
    expect(text).not.toContain('At once');
  });

  it('is one where somebody may come to harm', () => {
    const { content: text } = composeAt('OPS-01 order', {
      ...order,
      hazards: 'The ladder is cracked, Sam fell off it',
    });
    expect(text).toContain('## At once');
    expect(text).not.toContain('have the crew and what the work needs ready');
  });

  it('has its crew assigned where none is on record', () => {
    const { crew: _crew, ...rest } = order;
    const { content: text } = composeAt('OPS-01 order', rest);
    expect(text).toContain('assign a crew');
  });
});

describe('whom somebody recommends', () => {
  it.each([
    [
      'Mike Tran at Pecan Valley Produce asked who did our panel',
      'Pecan Valley Produce',
      'asked who did our panel',
    ],
    ['Ann Moore from Oak & Sons, who needs a new roof', 'Oak & Sons', 'needs a new roof'],
  ])('is told from the reason: %s', (referral, company, reason) => {
    const { content: text } = composeAt('AFT-04 lead', {
      customer: 'Hill Country Cold Storage',
      contact: 'Denise Kroll',
      referral,
    });
    expect(text).toContain(`| company | unknown | ${company} |`);
    expect(text).toContain(`| reason | unknown | ${reason} |`);
  });

  it('loses nothing of a long reason', () => {
    const reason = `asked who did our panel. ${'They need one, too. '.repeat(40)}Ring before noon.`;
    const { content } = composeAt('AFT-04 lead', {
      customer: 'Hill Country Cold Storage',
      referral: `Mike Tran at Pecan Valley Produce ${reason}`,
    });
    expect(content).toContain('Ring before noon.');
  });
});
