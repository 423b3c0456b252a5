import { serviceContext, withContext } from '@workspace-ops/rpc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  callAs,
  type IdentityFixture,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const readFacts = (workspaceId: string) =>
  fixture.client.members.facts.query(
    undefined,
    withContext(serviceContext(workspaceId, 'req_test')),
  );

describe('the facts of members', () => {
  test('name the owner of a personal workspace and its default hours', async () => {
    const { user } = await fixture.client.accounts.signUp.mutate(
      { email: 'facts@example.com', password: 'correct horse', name: 'Fay' },
      anonymous(),
    );
    expect(await readFacts(user.workspaceId)).toEqual({
      members: [
        {
          userId: user.id,
          name: 'Fay',
          email: 'facts@example.com',
          role: 'owner',
          titles: [],
          delegate: null,
        },
      ],
      timeZone: null,
      workingHours: { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
      brandName: null,
    });
  });

  test('name the tokens that a member has made', async () => {
    const { user } = await fixture.client.accounts.signUp.mutate(
      { email: 'maker@example.com', password: 'correct horse' },
      anonymous(),
    );
    const made = await fixture.client.tokens.create.mutate(
      { name: 'Import', kind: 'service', scopes: ['runs:start'] },
      callAs({ workspaceId: user.workspaceId, userId: user.id, role: 'owner' }),
    );
    expect((await readFacts(user.workspaceId)).members).toMatchObject([
      { userId: user.id, tokenIds: [made.token.id] },
    ]);
  });

  test('name nobody in a workspace without an account', async () => {
    expect((await readFacts('ws_nobody')).members).toEqual([]);
  });
});
