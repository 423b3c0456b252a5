import {
  hasRole,
  leastRoles,
  memberRoles,
  type Actor,
  type Caller,
} from '@workspace-ops/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countVotes, mayDecide, toPrincipal, type Ballot, type Requirement } from './may-decide.ts';

const now = new Date('2026-03-02T12:00:00Z');
const later = '2026-03-03T00:00:00Z';

const member = (userId: string, role: (typeof memberRoles)[number], more: object = {}) => ({
  userId,
  name: userId,
  email: `${userId}@example.test`,
  role,
  titles: [] as string[],
  delegate: null as { userId: string; until: string } | null,
  ...more,
});

type Member = ReturnType<typeof member>;

const facts = (members: Member[]) => ({
  members,
  timeZone: null,
  workingHours: { days: [1], from: '08:00', to: '18:00' },
  brandName: null,
});

const caller = (more: Partial<Caller>): Caller => ({
  workspaceId: 'ws_a',
  userId: null,
  email: null,
  role: null,
  sessionId: null,
  address: '127.0.0.1',
  ...more,
});

const person = (userId: string) => caller({ userId, role: 'owner' });
const token = (kind: 'service' | 'agent', scopes: ('read' | 'runs:decide')[]) =>
  caller({ token: { id: 'tok_1', kind, name: 'A token', scopes } });

const startedBy = (id: string): Actor => ({ kind: 'person', id, name: id });

const requirement = (more: Partial<Requirement> = {}): Requirement => ({
  name: 'Two eyes',
  count: 2,
  roles: ['approver'],
  notInitiator: true,
  ...more,
});

const staff = [
  member('ann', 'owner'),
  member('bob', 'approver'),
  member('cat', 'approver', { titles: ['Sales lead'] }),
  member('dan', 'editor', { titles: ['Sales lead'] }),
  member('eve', 'viewer'),
  member('joy', 'auditor'),
];

const fresh = { initiators: [startedBy('bob')], ballots: [] as Ballot[] };

it('asks nobody to decide a run whose token they have made, in any place', () => {
  const starter: Actor = { kind: 'service', id: 'tok_1', name: 'A token' };
  const members = [
    member('ann', 'owner', { tokenIds: ['tok_1'] }),
    member('bob', 'approver', { tokenIds: ['tok_2'], delegate: { userId: 'ann', until: later } }),
  ];
  const decides = (userId: string, notInitiator: boolean) => {
    const principal = toPrincipal(person(userId), facts(members), now);
    const approval = { initiators: [starter], ballots: [] };
    return mayDecide(principal, approval, [requirement({ notInitiator })]).allowed;
  };
  expect([decides('ann', true), decides('bob', true)]).toEqual([false, true]);
  expect(decides('ann', false)).toBe(true);
  const ballots = [{ voterId: 'ann', placeId: 'ann' }];
  const tally = countVotes([requirement()], { initiators: [starter], ballots }, members);
  expect(tally.have).toBe(0);
});

const ask = (
  who: Caller,
  policy: Requirement[],
  { approval = fresh, members = staff }: { approval?: typeof fresh; members?: Member[] } = {},
) =>
  mayDecide(toPrincipal(who, policy.length === 0 ? null : facts(members), now), approval, policy);

describe('where no policy applies', () => {
  it('lets approvers decide, and callers without a credential and service tokens that may', () => {
    expect(ask(person('ann'), [])).toEqual({ allowed: true, placeId: 'ann' });
    expect(ask(caller({}), [])).toEqual({ allowed: true, placeId: null });
    expect(ask(token('service', ['runs:decide']), []).allowed).toBe(true);
  });

  it('lets no one else', () => {
    for (const role of ['editor', 'viewer', 'auditor'] as const) {
      expect(ask(caller({ userId: 'eve', role }), [])).toMatchObject({
        allowed: false,
        code: 'forbidden',
        reason: 'To decide takes the role approver in the workspace.',
      });
    }
    expect(ask(token('service', ['read']), []).allowed).toBe(false);
    expect(ask(token('agent', ['runs:decide']), []).allowed).toBe(false);
  });
});

describe('where a policy applies', () => {
  const policy = [requirement()];

  it('lets only people decide', () => {
    for (const who of [
      caller({}),
      token('service', ['runs:decide']),
      token('agent', ['runs:decide']),
    ])
      expect(ask(who, policy).allowed).toBe(false);
  });

  it('takes the role from the members of now, and not from the session', () => {
    expect(ask(person('ann'), policy)).toEqual({ allowed: true, placeId: 'ann' });
    expect(ask(person('eve'), policy).allowed).toBe(false);
    expect(ask(person('removed'), policy).allowed).toBe(false);
  });

  it('refuses who started the run where it says so', () => {
    expect(ask(person('bob'), policy)).toMatchObject({
      reason: 'Who started a run does not decide it.',
    });
    expect(ask(person('bob'), [requirement({ notInitiator: false })]).allowed).toBe(true);
  });

  it('asks for a title of those who may decide at all', () => {
    const titled = [requirement({ roles: ['title:sales LEAD'] })];
    expect(ask(person('cat'), titled).allowed).toBe(true);
    expect(ask(person('ann'), titled)).toMatchObject({
      reason: 'This takes the title sales LEAD: "Two eyes".',
    });
    expect(ask(person('dan'), titled).allowed).toBe(false);
  });

  it('takes one vote of a person', () => {
    const voted = { ...fresh, ballots: [{ voterId: 'ann', placeId: 'ann' }] };
    expect(ask(person('ann'), policy, { approval: voted })).toMatchObject({
      code: 'conflict',
      reason: 'You have voted on this already.',
    });
  });
});

describe('a delegate', () => {
  const titled = [requirement({ roles: ['title:Sales lead'], notInitiator: false })];
  const withDelegate = (userId: string, until = later) =>
    staff.map((one) => (one.userId === 'cat' ? { ...one, delegate: { userId, until } } : one));
  const delegated = (userId: string, until?: string) => ({ members: withDelegate(userId, until) });

  it('decides in the member’s place, while it lasts', () => {
    expect(ask(person('ann'), titled, delegated('ann'))).toEqual({ allowed: true, placeId: 'cat' });
    expect(ask(person('ann'), titled, delegated('ann', now.toISOString())).allowed).toBe(false);
  });

  it('is never who started the run, nor an agent, nor somebody who may not decide', () => {
    expect(ask(person('bob'), titled, delegated('bob')).allowed).toBe(false);
    expect(ask(person('eve'), titled, delegated('eve')).allowed).toBe(false);
    expect(ask(token('agent', ['runs:decide']), titled, delegated('tok_1')).allowed).toBe(false);
  });

  it('does not vote twice, and neither does the member afterwards', () => {
    const approval = { ...fresh, ballots: [{ voterId: 'ann', placeId: 'cat' }] };
    for (const who of ['ann', 'cat'])
      expect(ask(person(who), titled, { approval, ...delegated('ann') })).toMatchObject({
        code: 'conflict',
      });
  });
});

describe('the votes', () => {
  it('serve every policy that asks for their member, and all have to be satisfied', () => {
    const policy = [requirement(), requirement({ name: 'Owner', count: 1, roles: ['owner'] })];
    const ballots = [{ voterId: 'ann', placeId: 'ann' }];
    const tally = countVotes(policy, { ...fresh, ballots }, staff);
    expect(tally).toMatchObject({ have: 1, need: 2, each: [{ have: 1 }, { have: 1 }] });
    const both = [...ballots, { voterId: 'cat', placeId: 'cat' }];
    expect(countVotes(policy, { ...fresh, ballots: both }, staff)).toMatchObject({ have: 2 });
  });

  it('of members who lost their role or were removed do not count any more', () => {
    const ballots = [
      { voterId: 'ann', placeId: 'ann' },
      { voterId: 'eve', placeId: 'eve' },
      { voterId: 'gone', placeId: 'gone' },
    ];
    expect(countVotes([requirement()], { ...fresh, ballots }, staff)).toMatchObject({ have: 1 });
  });
});

const ids = ['ann', 'bob', 'cat', 'dan', 'eve'];
const anId = fc.constantFrom(...ids);
const anyMembers = fc.tuple(
  ...ids.map((userId) =>
    fc.record({
      userId: fc.constant(userId),
      name: fc.constant(userId),
      email: fc.constant(`${userId}@example.test`),
      role: fc.constantFrom(...memberRoles),
      titles: fc.subarray(['Sales lead', 'Controller']),
      delegate: fc.option(
        fc.record({ userId: anId, until: fc.constantFrom(later, '2026-01-01T00:00:00Z') }),
      ),
    }),
  ),
);
const anyPolicy = fc.array(
  fc.record({
    name: fc.string(),
    count: fc.integer({ min: 1, max: 3 }),
    roles: fc.subarray([...leastRoles, 'title:Sales lead', 'title:Controller'], { minLength: 1 }),
    notInitiator: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

it('never counts more votes than approvers who acted, whoever asks in whatever order', () => {
  fc.assert(
    fc.property(
      anyMembers,
      anyPolicy,
      anId,
      fc.array(anId, { maxLength: 20 }),
      (members, policy, starter, order) => {
        const initiators = [startedBy(starter)];
        const ballots: Ballot[] = [];
        for (const voterId of order) {
          const approval = { initiators, ballots };
          const who = toPrincipal(person(voterId), facts(members), now);
          const verdict = mayDecide(who, approval, policy);
          if (verdict.allowed) ballots.push({ voterId, placeId: verdict.placeId! });
        }
        const people = ballots.flatMap(({ voterId, placeId }) => [...new Set([voterId, placeId])]);
        expect(new Set(people).size).toBe(people.length);
        const { each, have, need } = countVotes(policy, { initiators, ballots }, members);
        for (const { requirement: asked, have: counted } of each) {
          const approvers = ballots.filter(({ voterId, placeId }) => {
            const [voter, place] = [voterId, placeId].map((id) =>
              members.find(({ userId }) => userId === id)!,
            );
            const isOwn = voterId === placeId;
            return (
              hasRole(voter!.role, 'approver') &&
              hasRole(place!.role, 'approver') &&
              (isOwn || voterId !== starter) &&
              !(asked.notInitiator && placeId === starter)
            );
          });
          expect(counted).toBeLessThanOrEqual(approvers.length);
        }
        expect(have >= need).toBe(each.every((one) => one.have >= one.requirement.count));
      },
    ),
  );
});
