import { describe, expect, it } from 'vitest';
import { foreignReplies } from '../../test/foreign-replies.ts';
import { classifyReply } from '../classify-reply.ts';

describe('a reply in another language', () => {
  it.each(foreignReplies.hot)('is a hot lead: %j', (text) => {
    expect(classifyReply(text)).toMatchObject({ verdict: 'hot', reason: 'buying_intent' });
  });

  it.each(foreignReplies.cold)('is none: %j', (text) => {
    expect(['activity', 'warm']).toContain(classifyReply(text).verdict);
  });

  it.each(foreignReplies.warm)('is warm: %j', (text) => {
    expect(classifyReply(text).verdict).toBe('warm');
  });

  it('is weighed by signals of the same kinds as in English', () => {
    const { matched, signals } = classifyReply(
      'Wir haben schon einen Anbieter, aber schicken Sie mir gern ein Angebot.',
    );
    expect(matched).toEqual(['schicken sie mir', 'angebot']);
    expect(signals.map(({ name, weight }) => [name, weight])).toEqual(
      expect.arrayContaining([
        ['says interest', 3],
        ['names an offer', 1],
        ['is asked for', 3],
        ['has or prefers something else', -2],
      ]),
    );
  });

  it('names its keywords as they are written', () => {
    expect(classifyReply('Très intéressé par un devis, merci.').matched).toEqual([
      'très intéressé',
      'devis',
    ]);
  });

  it.each([
    'The team in Los Angeles is happy, no para us.',
    'Our visit to Las Palmas is over.',
    'We saw the plan of Des and Una.',
    'The war is over, and Una has her hat on.',
  ])('is not heard in a few foreign words of an English one: %j', (text) => {
    expect(classifyReply(text).isHotLead).toBe(false);
  });
});
