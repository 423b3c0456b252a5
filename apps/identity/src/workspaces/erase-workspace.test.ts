import { connectLocal, serviceContext, withContext, type ServiceName } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type IdentityFixture,
  type Person,
  signUpPerson,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const services = [
  'sync-bridge',
  'voice-gateway',
  'knowledge',
  'workflow',
  'commerce',
  'outbound',
] as const;

const as = (from: ServiceName) =>
  connectLocal(() => fixture.service.router, { from, to: 'identity' }).workspaces;

const own = withContext(serviceContext('*', 'req_test'));

const listDeleted = async (from: ServiceName) =>
  (await as(from).closed.query(undefined, own)).deleted;

const report = (from: ServiceName, workspaceId: string, rows: number) =>
  as(from).erased.mutate({ workspaceId, rows }, own);

async function deletePersonal({ workspaceId, call }: Person): Promise<void> {
  const { workspaces } = await fixture.client.workspaces.list.query(undefined, call);
  const { name } = workspaces.find(({ id }) => id === workspaceId)!;
  await fixture.client.workspaces.delete.mutate({ id: workspaceId, confirm: name }, call);
}

const listErased = (workspaceId: string) =>
  fixture.audited.filter(
    (event) => event.action === 'workspace.erased' && event.workspaceId === workspaceId,
  );

test('a deleted workspace is erased by every service, and the last one is recorded once', async () => {
  const person = await signUpPerson(fixture);
  const { workspaceId } = person;
  await deletePersonal(person);
  for (const service of services) {
    expect(await listDeleted(service)).toEqual([{ workspaceId, isSettled: false }]);
  }
  // What is reported at once is no end: something may still come.
  await report('workflow', workspaceId, 40);
  expect(await listDeleted('workflow')).toEqual([{ workspaceId, isSettled: false }]);
  fixture.clock.advance(60 * 60_000);
  expect(await listDeleted('workflow')).toEqual([{ workspaceId, isSettled: true }]);
  for (const service of services) await report(service, workspaceId, 1);
  await report('workflow', workspaceId, 1);
  for (const service of services) expect(await listDeleted(service)).toEqual([]);
  const [entry] = await waitFor(
    () => listErased(workspaceId).length > 0 && listErased(workspaceId),
  );
  expect(entry!.details).toEqual({ rowsErased: 46 });
  expect(listErased(workspaceId)).toHaveLength(1);
});

test('who keeps nothing of workspaces may not say that it has erased one', async () => {
  await expect(report('audit', 'ws_any', 0)).rejects.toThrow('may not call workspaces.erased');
});

test('edges are told of it, also those that start later', async () => {
  const person = await signUpPerson(fixture);
  await deletePersonal(person);
  const ask = async (since: string, first = false) =>
    (await fixture.client.sessions.revokedSince.query({ since, first }, own)).deletedWorkspaces;
  const now = fixture.clock.now().toISOString();
  expect(await ask(now)).toContain(person.workspaceId);
  fixture.clock.advance(60 * 60_000);
  const later = fixture.clock.now().toISOString();
  expect(await ask(later)).not.toContain(person.workspaceId);
  expect(await ask('1970-01-01T00:00:00.000Z', true)).toContain(person.workspaceId);
});
