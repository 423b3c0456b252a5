import { sessionLifetimeSeconds } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '@workspace-ops/service-kit';
import { findSigner, type KeyDates, planSigningKeys } from './plan-signing-keys.ts';

const start = new Date('2026-01-01T00:00:00Z');
const day = (number: number): Date => new Date(start.getTime() + number * dayMs);

describe('the plan of the signing keys', () => {
  test('begins with a key that signs at once', () => {
    expect(planSigningKeys([], start, 90)).toEqual({
      addSigningFrom: start,
      forget: [],
      drop: [],
    });
  });

  test('publishes the next key a day before it signs', () => {
    const keys = [{ kid: 'a', signsFrom: start }];
    expect(planSigningKeys(keys, day(88.9), 90).addSigningFrom).toBeNull();
    expect(planSigningKeys(keys, day(89), 90).addSigningFrom).toEqual(day(90));
  });

  test('lets the old key sign on for a day when the turn comes late', () => {
    const keys = [{ kid: 'a', signsFrom: start }];
    expect(planSigningKeys(keys, day(400), 90).addSigningFrom).toEqual(day(401));
  });

  test('forgets a superseded private key, and drops the key after its last token', () => {
    const keys = [
      { kid: 'a', signsFrom: start },
      { kid: 'b', signsFrom: day(90) },
    ];
    expect(planSigningKeys(keys, day(91), 90)).toMatchObject({ forget: [], drop: [] });
    expect(planSigningKeys(keys, day(92), 90)).toMatchObject({ forget: ['a'], drop: [] });
    expect(planSigningKeys(keys, day(90 + 367), 90).drop).toEqual(['a']);
  });

  test('never takes away a key that a living token was signed with', () => {
    const turns = fc.array(fc.double({ min: 0.01, max: 200, noNaN: true }), { maxLength: 60 });
    fc.assert(
      fc.property(turns, fc.integer({ min: 2, max: 120 }), (waitDays, rotationDays) => {
        const { keys, signatures } = simulate(waitDays, rotationDays);
        for (const { kid, at, now, published } of signatures) {
          const isAlive = now.getTime() - at.getTime() < sessionLifetimeSeconds * 1_000;
          if (isAlive) expect(published).toContain(kid);
        }
        expect(keys.length).toBeLessThanOrEqual(Math.ceil(367 / rotationDays) + 3);
      }),
    );
  });
});

/** Takes a turn and signs a token after each wait, and notes which keys were published then. */
function simulate(waitDays: number[], rotationDays: number) {
  let keys: KeyDates[] = [];
  let now = start;
  const tokens: { kid: string; at: Date }[] = [];
  const signatures: { kid: string; at: Date; now: Date; published: string[] }[] = [];
  for (const [turn, wait] of [0, ...waitDays].entries()) {
    now = new Date(now.getTime() + wait * dayMs);
    const plan = planSigningKeys(keys, now, rotationDays);
    if (plan.addSigningFrom !== null) {
      keys.push({ kid: `key-${turn}`, signsFrom: plan.addSigningFrom });
    }
    keys = keys.filter((key) => !plan.drop.includes(key.kid));
    const signer = findSigner(keys, now)!;
    expect(plan.forget).not.toContain(signer.kid);
    tokens.push({ kid: signer.kid, at: now });
    const published = keys.map((key) => key.kid);
    signatures.push(...tokens.map((token) => ({ ...token, now, published })));
  }
  return { keys, signatures };
}
