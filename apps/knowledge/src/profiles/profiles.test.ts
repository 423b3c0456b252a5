import type { TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createKnowledgeDatabase,
  member,
  startKnowledge,
  type TestKnowledge,
  visitor,
} from '../../test/start-knowledge.ts';
import { baselineProfiles } from './baseline-profiles.ts';

let database: TestDatabase;
let open: TestKnowledge;
let strict: TestKnowledge;

beforeAll(async () => {
  database = await createKnowledgeDatabase();
  open = await startKnowledge(database.url);
  strict = await startKnowledge(database.url, {
    environment: { TENANCY: 'strict' },
    start: false,
  });
});

afterAll(async () => {
  await Promise.all([open.stop(), strict.stop()]);
  await database.drop();
});

beforeEach(() => {
  open.audited.length = 0;
});

const profile = {
  name: 'Regional carriers',
  industry: 'Logistics',
  targetRole: 'COO',
  valueProposition: 'Fewer empty miles.',
};

const create = (input: object, as = member('ws_a'), test = open) =>
  test.client.profiles.create.mutate({ ...profile, ...input }, as);
const list = (filter: object, as = member('ws_a'), test = open) =>
  test.client.profiles.list.query(filter, as);
const remove = (id: string, as = member('ws_a')) => open.client.profiles.delete.mutate({ id }, as);
const listIds = ({ profiles }: { profiles: { id: string }[] }) => profiles.map(({ id }) => id);

it('the first calls, many at once on two replicas, seed three profiles exactly once', async () => {
  const calls = Array.from({ length: 16 }, (_, index) =>
    list(
      index < 8 ? {} : { industry: 'medical aesthetics' },
      member(`ws_${index}`),
      index % 2 === 0 ? open : strict,
    ),
  );
  const counts = (await Promise.all(calls)).map(({ count }) => count);
  expect(counts).toEqual([...Array(8).fill(3), ...Array(8).fill(1)]);
  const { success, profiles } = await list({});
  expect(success).toBe(true);
  expect(profiles).toEqual(
    baselineProfiles.map((dossier) => ({
      ...dossier,
      id: expect.stringMatching(/^icp_[0-9a-f]{12}7/),
      source: 'system',
    })),
  );
});

describe('a profile', () => {
  it('has the defaults of the interface and is global in open tenancy', async () => {
    const answer = await create({ companySize: '', revenueRange: null });
    expect(answer).toEqual({
      success: true,
      profile: {
        ...profile,
        id: expect.stringMatching(/^icp_[0-9a-f]{32}$/),
        companySize: '10-50',
        revenueRange: '$1M-$5M',
        acutePainTriggers: [],
        buyingSignals: [],
        disqualifiers: [],
        outreachAngles: [],
        source: 'manual',
      },
    });
    expect((await list({}, visitor('ws_b'))).profiles[0]).toEqual(answer.profile);
  });

  it('keeps what it is given, its source aside', async () => {
    const given = {
      companySize: '200+',
      revenueRange: '€10M',
      acutePainTriggers: ['Ünïcode \\ "quoted"'],
      buyingSignals: ['b'],
      disqualifiers: ['c'],
      outreachAngles: ['d'],
      workspaceId: 'ws_a',
    };
    const { profile: made } = await create({ ...given, source: 'system' });
    expect(made).toEqual({ ...profile, ...given, id: made.id, source: 'manual' });
    expect((await list({})).profiles[0]).toEqual(made);
  });

  it('is the caller’s own in strict tenancy', async () => {
    const { profile: made } = await create({}, member('ws_a'), strict);
    expect(made.workspaceId).toBe('ws_a');
  });

  it.each(['name', 'industry', 'targetRole', 'valueProposition'])(
    'is refused without %s',
    async (field) => {
      for (const value of [undefined, null, '', ' ']) {
        await expect(create({ [field]: value })).rejects.toMatchObject({
          cause: { code: 'invalid_input', issues: [{ path: field }] },
        });
      }
    },
  );
});

describe('the industry filter', () => {
  it('takes the whole name in any case', async () => {
    const { profile: made } = await create({ industry: 'École Supérieure', workspaceId: 'ws_a' });
    for (const industry of ['école supérieure', 'ÉCOLE SUPÉRIEURE', ' École  Supérieure ']) {
      expect(listIds(await list({ industry }))).toEqual([made.id]);
    }
    for (const industry of ['École', '%', 'École_Supérieure']) {
      expect((await list({ industry })).count).toBe(0);
    }
  });

  it('lets everything through for `all` and an empty value', async () => {
    const { count } = await list({}, member('ws_c'));
    for (const industry of ['all', 'All', '']) {
      expect((await list({ industry }, member('ws_c'))).count).toBe(count);
    }
  });

  it('refuses what cannot be a name', async () => {
    for (const industry of ['a\u0000', 'x'.repeat(201)]) {
      await expect(list({ industry })).rejects.toMatchObject({ cause: { code: 'invalid_input' } });
    }
  });
});

describe('another workspace’s profiles', () => {
  it('are not seen, not even by their id', async () => {
    const { profile: made } = await create({ workspaceId: 'ws_a' });
    expect(listIds(await list({}, member('ws_b')))).not.toContain(made.id);
    await expect(remove(made.id, member('ws_b'))).rejects.toMatchObject({
      cause: { code: 'not_found', message: 'Profile not found.' },
    });
    expect(listIds(await list({}))).toContain(made.id);
  });

  it('cannot be listed or made with a credential', async () => {
    const refused = { cause: { code: 'not_found' } };
    const other = { workspaceId: 'ws_a' };
    await expect(list(other, member('ws_b'))).rejects.toMatchObject(refused);
    await expect(create(other, member('ws_b'))).rejects.toMatchObject(refused);
    expect((await create(other, visitor())).profile.workspaceId).toBe('ws_a');
  });
});

describe('a deletion', () => {
  it('removes the workspace’s own profile and is audited once', async () => {
    const { profile: made } = await create({ workspaceId: 'ws_a' });
    expect(await remove(made.id)).toEqual({ success: true, message: 'Profile deleted.' });
    await expect(remove(made.id)).rejects.toMatchObject({ cause: { code: 'not_found' } });
    expect(open.audited).toMatchObject([
      { action: 'icp.create_profile', workspaceId: 'ws_a', details: { profileId: made.id } },
      { action: 'icp.delete_profile', workspaceId: 'ws_a', details: { profileId: made.id } },
    ]);
  });

  it('of a system profile is forbidden', async () => {
    const system = (await list({})).profiles.find(({ source }) => source === 'system')!;
    await expect(remove(system.id)).rejects.toMatchObject({ cause: { code: 'forbidden' } });
  });

  it('of a global profile is its maker’s alone', async () => {
    const { profile: made } = await create({}, visitor('ws_maker'));
    await expect(remove(made.id)).rejects.toMatchObject({ cause: { code: 'forbidden' } });
    await expect(remove(made.id, visitor('ws_maker'))).resolves.toMatchObject({ success: true });
  });
});
