import { serviceContext, withContext } from '@workspace-ops/rpc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bearer,
  type IdentityFixture,
  readOutcome,
  startIdentity,
} from '../../test/identity-fixture.ts';
import { password, type Person, signUpProved } from '../../test/with-factors.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const set = ({ token, user }: Person, confirmDecisions: boolean) =>
  fixture.client.workspaces.change.mutate(
    { id: user.workspaceId, confirmDecisions },
    bearer(token),
  );

const listConfirming = async (first = false) =>
  (
    await fixture.client.sessions.revokedSince.query(
      { since: '1970-01-01T00:00:00.000Z', first },
      withContext(serviceContext('*', 'req_test')),
    )
  ).confirming;

const isConfirmed = async ({ token }: Person) =>
  (await fixture.client.factors.isConfirmed.query(undefined, bearer(token))).isConfirmed;

test('a workspace that wants decisions confirmed is told to the edges; to end it takes a confirmation', async () => {
  const owner = await signUpProved(fixture, 'wants@example.com');
  const { workspaceId } = owner.user;
  const { workspaces } = await fixture.client.workspaces.list.query(undefined, bearer(owner.token));
  expect(workspaces[0]!.confirmDecisions).toBe(false);
  expect((await set(owner, true)).workspace.confirmDecisions).toBe(true);
  expect(await listConfirming(true)).toEqual([{ workspaceId, isWanted: true }]);
  fixture.clock.advance(5 * 60_000);
  expect(await readOutcome(set(owner, false))).toBe('confirmation_required');
  await fixture.client.factors.confirm.mutate({ password }, bearer(owner.token));
  expect((await set(owner, false)).workspace.confirmDecisions).toBe(false);
  expect(await listConfirming()).toEqual([{ workspaceId, isWanted: false }]);
  expect(await listConfirming(true)).toEqual([]);
});

test('a session is confirmed for five minutes by its sign-in, and again by a proof', async () => {
  const person = await signUpProved(fixture, 'minutes@example.com');
  expect(await isConfirmed(person)).toBe(true);
  fixture.clock.advance(5 * 60_000);
  expect(await isConfirmed(person)).toBe(false);
  await fixture.client.factors.confirm.mutate({ password }, bearer(person.token));
  expect(await isConfirmed(person)).toBe(true);
  const switched = await fixture.client.workspaces.switch.mutate(
    { workspaceId: person.user.workspaceId },
    bearer(person.token),
  );
  expect(await isConfirmed({ ...person, token: switched.token })).toBe(false);
});
