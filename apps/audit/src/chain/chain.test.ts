import { actorKinds, systemActor, type AuditEvent } from '@workspace-ops/contracts';
import { canonicalJson } from '@workspace-ops/service-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseEvent } from '../events/normalise-event.ts';
import { auditEvent } from '../test-support/start-audit.ts';
import { chainStart, findLinkFault } from '../verification/check-chain.ts';
import { extendChain } from './extend-chain.ts';
import { emptyHead, isAuthentic, sealHead } from './head.ts';
import { hashLink, type Link, serialiseLink } from './link.ts';
import { sumCounts } from './status-counts.ts';

const event: fc.Arbitrary<AuditEvent> = fc
  .record({
    message: fc.string({ unit: 'binary' }),
    agent: fc.string(),
    status: fc.constantFrom('success', 'warning', 'error', 'requires_approval'),
    latencyMs: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
    tokensTotal: fc.nat(),
    cost: fc.nat().map((cents) => (cents / 100).toFixed(2)),
    details: fc.dictionary(fc.string(), fc.jsonValue()),
    actor: fc.option(
      fc.record({
        kind: fc.constantFrom(...actorKinds),
        id: fc.option(fc.string()),
        name: fc.string({ unit: 'binary' }),
      }),
      { nil: undefined },
    ),
  })
  .map((fields) => auditEvent('ws_1', fields as Partial<AuditEvent>));

const buildChain = (events: AuditEvent[]) =>
  extendChain(emptyHead('ws_1'), events.map(normaliseEvent), new Map());

const firstFault = (links: Link[]): number | null => {
  let end = chainStart;
  for (const link of links) {
    const fault = findLinkFault(end, link);
    if (fault !== null) return fault.position;
    end = link;
  }
  return null;
};

test('a chain has no fault, and its head tells its end and its counts', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), (events) => {
      const { head, links } = buildChain(events);
      expect(firstFault(links)).toBeNull();
      expect(head.position).toBe(events.length);
      expect(head.hash).toBe(links.at(-1)?.hash ?? head.hash);
      expect(sumCounts(head.counts)).toBe(events.length);
    }),
  );
});

test('a chain extended in parts is the chain extended at once', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), fc.nat(8), (events, cut) => {
      const normal = events.map(normaliseEvent);
      const first = extendChain(emptyHead('ws_1'), normal.slice(0, cut), new Map());
      const second = extendChain(first.head, normal.slice(cut), first.reviews);
      expect([...first.links, ...second.links]).toEqual(buildChain(events).links);
      expect(second.head).toEqual(buildChain(events).head);
    }),
  );
});

test('the hash survives what jsonb does to details, and changes with any field', () => {
  fc.assert(
    fc.property(event, fc.nat(), (given, pick) => {
      const [link] = buildChain([given]).links as [Link];
      const shuffled = JSON.parse(JSON.stringify(link.details)) as Record<string, unknown>;
      const details = Object.fromEntries(Object.entries(shuffled).toReversed());
      expect(hashLink({ ...link, details })).toBe(link.hash);
      const fields = Object.keys(link).filter((key) => key !== 'hash') as (keyof Link)[];
      const field = fields[pick % fields.length]!;
      expect(hashLink({ ...link, [field]: 'changed' })).not.toBe(link.hash);
    }),
  );
});

test('a link of before actors keeps its hash, and none is given one or loses it unnoticed', () => {
  const [without] = buildChain([auditEvent('ws_1', { actor: undefined })]).links as [Link];
  expect(serialiseLink(without)).toMatch(/^\["audit-link-1"/);
  const [held] = buildChain([auditEvent('ws_1', { actor: systemActor })]).links as [Link];
  expect(serialiseLink(held)).toMatch(/^\["audit-link-2"/);
  expect(firstFault([{ ...without, actor: systemActor }])).toBe(1);
  expect(firstFault([{ ...held, actor: null }])).toBe(1);
  expect(firstFault([{ ...held, actor: { ...systemActor, name: 'Dana' } }])).toBe(1);
});

test('text moved from one field into the next is another link', () => {
  const [link] = buildChain([auditEvent('ws_1', { agent: 'ab', action: 'c' })]).links as [Link];
  expect(serialiseLink({ ...link, agent: 'a', action: 'bc' })).not.toBe(serialiseLink(link));
});

test('a normalised event is normal', () => {
  fc.assert(
    fc.property(event, (given) => {
      const once = normaliseEvent(given);
      const { decides: _, actor, ...again } = once;
      expect(normaliseEvent({ ...again, ...(actor !== null && { actor }) })).toEqual(once);
      expect(canonicalJson(JSON.parse(JSON.stringify(once)))).toBe(canonicalJson(once));
    }),
  );
});

test.each([
  ['0', '0'],
  ['000', '0'],
  ['01.50', '1.50'],
  ['0.000001', '0.000001'],
  ['1e-7', '0.0000001'],
])('a cost of %s is stored as %s', (given, stored) => {
  expect(normaliseEvent(auditEvent('ws_1', { cost: given })).cost).toBe(stored);
});

test.each(['', 'free', '-1', 'NaN', 'Infinity', '1e400'])('a cost of %j is refused', (cost) => {
  expect(() => normaliseEvent(auditEvent('ws_1', { cost }))).toThrow('decimal');
});

test('a head is authentic with its own key and its own values only', () => {
  const head = sealHead({ ...emptyHead('ws_1'), position: 3 }, 'key');
  expect(isAuthentic(head, 'key')).toBe(true);
  expect(isAuthentic(head, 'other key')).toBe(false);
  expect(isAuthentic({ ...head, position: 2 }, 'key')).toBe(false);
  expect(isAuthentic({ ...head, workspaceId: 'ws_2' }, 'key')).toBe(false);
  expect(isAuthentic({ ...head, counts: { ...head.counts, error: 1 } }, 'key')).toBe(false);
  expect(isAuthentic({ ...head, broken: { position: 1, reason: '' } }, 'key')).toBe(false);
  expect(isAuthentic({ ...head, mac: '' }, 'key')).toBe(false);
});
