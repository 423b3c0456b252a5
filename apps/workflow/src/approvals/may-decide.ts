import {
  decidingRole,
  hasRole,
  leastRoles,
  toActor,
  type Actor,
  type Caller,
  type MemberFacts,
  type Role,
  type TokenScope,
} from '@workspace-ops/contracts';

type Member = MemberFacts['members'][number];

/** Who asks to decide, as far as it is known at that moment. */
export interface Principal {
  actor: Actor;
  /** A person's role; null for all others. */
  role: Role | null;
  /** A token's; null for all others. */
  scopes: readonly TokenScope[] | null;
  /** The person as a member; null where the members were not asked for. */
  member: Member | null;
  /** Members in whose place the person may act now. */
  standsInFor: readonly Member[];
}

/** What one policy asks for, with its roles resolved. */
export interface Requirement {
  name: string;
  count: number;
  /** Names of roles (that role or above) and `title:<title>`. */
  roles: readonly string[];
  notInitiator: boolean;
}

/** An approving vote: who voted, and in whose place; the same person but for a delegate. */
export interface Ballot {
  voterId: string;
  placeId: string;
}

export interface DecidableApproval {
  /** Who started the run, the runs that handed it over and those that they restart, or the tokens that did. */
  initiators: readonly Actor[];
  /** The votes that count so far. */
  ballots: readonly Ballot[];
}

export type Verdict =
  /** `placeId`: the member whose vote it is; null where no member votes. */
  | { allowed: true; placeId: string | null }
  | { allowed: false; code: 'forbidden' | 'conflict'; reason: string };

/** Where no policy applies, one decision of anybody with that role is enough. */
const implicit: Requirement = {
  name: '',
  count: 1,
  roles: [decidingRole],
  notInitiator: false,
};

/** @param facts the workspace's members, where a policy applies. */
export function toPrincipal(caller: Caller, facts: MemberFacts | null, now: Date): Principal {
  const actor = toActor(caller);
  const members = actor.kind === 'person' ? (facts?.members ?? []) : [];
  const member = members.find(({ userId }) => userId === actor.id);
  if (facts !== null && member !== undefined) return memberPrincipal(member, facts, now);
  return {
    actor,
    role: facts === null ? caller.role : null,
    scopes: caller.token?.scopes ?? null,
    member: null,
    standsInFor: [],
  };
}

/** A member, were it them who asks. */
export function memberPrincipal(member: Member, facts: MemberFacts, now: Date): Principal {
  const actor: Actor = { kind: 'person', id: member.userId, name: member.name };
  const standsInFor = facts.members.filter(({ delegate }) => isDelegate(actor, delegate, now));
  return { actor, role: member.role, scopes: null, member, standsInFor };
}

const isDelegate = ({ id }: Actor, delegate: Member['delegate'], now: Date): boolean =>
  delegate !== null && delegate.userId === id && Date.parse(delegate.until) > now.getTime();

/**
 * Whether somebody may decide a pause: nothing else says who may.
 * @param policy what the policies that apply ask for; empty where none applies.
 */
export function mayDecide(
  principal: Principal,
  approval: DecidableApproval,
  policy: readonly Requirement[],
): Verdict {
  const { kind } = principal.actor;
  if (kind === 'agent') return refuse('An agent never decides.');
  if (kind === 'system') return refuse('The service itself never decides.');
  if (kind !== 'person') return mayDecideUnnamed(principal, policy);
  if (!isApprover(principal)) {
    return refuse(`To decide takes the role ${decidingRole} in the workspace.`);
  }
  return policy.length === 0
    ? { allowed: true, placeId: principal.actor.id }
    : findPlace(principal, approval, policy);
}

const refuse = (reason: string, code: 'forbidden' | 'conflict' = 'forbidden'): Verdict => ({
  allowed: false,
  code,
  reason,
});

const isApprover = ({ role }: Pick<Principal, 'role'>): boolean =>
  role !== null && hasRole(role, decidingRole);

function mayDecideUnnamed({ actor, scopes }: Principal, policy: readonly Requirement[]): Verdict {
  if (policy.length > 0) {
    const who = actor.kind === 'service' ? 'A service token' : 'A caller who is not signed in';
    return refuse(`${who} decides only where no approval policy applies: ${namePolicies(policy)}.`);
  }
  if (actor.kind === 'service' && scopes?.includes('runs:decide') !== true) {
    return refuse('To decide takes a token with the scope runs:decide.');
  }
  return { allowed: true, placeId: null };
}

/** The person's own place first, then those of members who are represented. */
function findPlace(
  { actor, member, standsInFor }: Principal,
  { initiators, ballots }: DecidableApproval,
  policy: readonly Requirement[],
): Verdict {
  const voterId = actor.id!;
  if (ballots.some((ballot) => uses(ballot, voterId))) {
    return refuse('You have voted on this already.', 'conflict');
  }
  const startedIt = member !== null && isInitiator(initiators, member);
  const represented = startedIt ? [] : standsInFor;
  const places = member === null ? represented : [member, ...represented];
  const place = places.find(
    (one) =>
      !ballots.some((ballot) => uses(ballot, one.userId)) &&
      policy.some((requirement) => isAskedFor(one, initiators, requirement)),
  );
  if (place !== undefined) return { allowed: true, placeId: place.userId };
  if (startedIt && policy.some(({ notInitiator }) => notInitiator)) {
    return refuse('Who started a run does not decide it.');
  }
  return refuse(`This takes ${describeRoles(policy)}: ${namePolicies(policy)}.`);
}

const uses = ({ voterId, placeId }: Ballot, userId: string): boolean =>
  voterId === userId || placeId === userId;

/** Whether the member started it, or made the token that did. */
const isInitiator = (initiators: readonly Actor[], { userId, tokenIds = [] }: Member): boolean =>
  initiators.some(({ kind, id }) =>
    kind === 'person' ? id === userId : id !== null && tokenIds.includes(id),
  );

const isAskedFor = (
  member: Member,
  initiators: readonly Actor[],
  { roles, notInitiator }: Requirement,
): boolean =>
  isApprover(member) &&
  !(notInitiator && isInitiator(initiators, member)) &&
  roles.some((role) => holds(member, role));

const titlePrefix = 'title:';

function holds({ role, titles }: Member, wanted: string): boolean {
  if (wanted.startsWith(titlePrefix)) {
    const title = normalise(wanted.slice(titlePrefix.length));
    return titles.some((one) => normalise(one) === title);
  }
  const least = leastRoles.find((one) => one === wanted);
  return least !== undefined && hasRole(role, least);
}

const normalise = (title: string): string => title.trim().toLowerCase();

const namePolicies = (policy: readonly Requirement[]): string =>
  policy.map(({ name }) => `"${name}"`).join(', ');

const describeRoles = (policy: readonly Requirement[]): string =>
  [...new Set(policy.flatMap(({ roles }) => roles))]
    .map((role) =>
      role.startsWith(titlePrefix)
        ? `the title ${role.slice(titlePrefix.length)}`
        : `the role ${role}`,
    )
    .join(' or ');

/** How far a pause's approval is. */
export interface Tally {
  /** Of the whole: `have` is below `need` exactly while a vote is missing. */
  have: number;
  need: number;
  each: { requirement: Requirement; have: number }[];
}

/**
 * Counts the votes of those who may decide now; one serves every policy that asks for its member.
 * A member who was removed or lost a role since does not count any more.
 */
export function countVotes(
  policy: readonly Requirement[],
  { initiators, ballots }: DecidableApproval,
  members: readonly Member[],
): Tally {
  if (policy.length === 0) {
    const have = ballots.length > 0 ? 1 : 0;
    return { have, need: 1, each: [{ requirement: implicit, have }] };
  }
  const places = listPlaces(ballots, members, initiators);
  const each = policy.map((requirement) => {
    const counted = places.filter((place) => isAskedFor(place, initiators, requirement)).length;
    return { requirement, have: Math.min(requirement.count, counted) };
  });
  const need = Math.max(...policy.map(({ count }) => count));
  const missing = Math.max(...each.map(({ requirement, have }) => requirement.count - have));
  return { have: need - missing, need, each };
}

/** The members whose votes stand: each person acts once, be it for themselves or for another. */
function listPlaces(
  ballots: readonly Ballot[],
  members: readonly Member[],
  initiators: readonly Actor[],
): Member[] {
  const byId = new Map(members.map((member) => [member.userId, member]));
  const used = new Set<string>();
  return ballots.flatMap(({ voterId, placeId }) => {
    const [voter, place] = [byId.get(voterId), byId.get(placeId)];
    if (voter === undefined || place === undefined || !isApprover(voter)) return [];
    if (voterId !== placeId && isInitiator(initiators, voter)) return [];
    if (used.has(voterId) || used.has(placeId)) return [];
    used.add(voterId).add(placeId);
    return [place];
  });
}
