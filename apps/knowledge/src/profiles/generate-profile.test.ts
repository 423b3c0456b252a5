import {
  answers,
  startGeminiStandIn,
  type GeminiStandIn,
  type StandInAnswer,
} from '@workspace-ops/generative/stand-in';
import type { TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createKnowledgeDatabase,
  member,
  startKnowledge,
  type TestKnowledge,
  visitor,
} from '../../test/start-knowledge.ts';

const apiKey = 'AIza-very-secret-key';
let database: TestDatabase;
let gemini: GeminiStandIn;
let test: TestKnowledge;

beforeAll(async () => {
  database = await createKnowledgeDatabase();
  gemini = await startGeminiStandIn(apiKey);
  test = await startKnowledge(database.url, {
    environment: { GENERATIVE_AI_API_KEY: apiKey, GENERATIVE_AI_BASE_URL: gemini.baseUrl },
  });
});

afterAll(async () => {
  await test.stop();
  await gemini.close();
  await database.drop();
});

beforeEach(() => {
  gemini.requests.length = 0;
  gemini.script(() => undefined);
  test.audited.length = 0;
});

const dossier = {
  name: 'Independent pharmacies',
  targetRole: 'Owner',
  companySize: '5-20',
  revenueRange: '$1M-$4M',
  valueProposition: 'Refills without telephone calls.',
  acutePainTriggers: ['The pharmacist resigned'],
  buyingSignals: ['Hires counter staff'],
  disqualifiers: ['Chain'],
  outreachAngles: ['Count the calls of one morning'],
};
const generate = (input: object, as = member('ws_a')) =>
  test.client.profiles.generate.mutate(input, as);
const listOwn = async (workspaceId: string) => {
  const { profiles } = await test.client.profiles.list.query({}, member(workspaceId));
  return profiles.filter((profile) => profile.workspaceId === workspaceId);
};

describe('a generated profile', () => {
  it('is stored with the industry asked for, and its cost is audited', async () => {
    gemini.script(() => answers.object(dossier));
    const { success, profile } = await generate({ industry: 'Pharmacy', workspaceId: 'ws_a' });
    expect(success).toBe(true);
    expect(profile).toEqual({
      ...dossier,
      industry: 'Pharmacy',
      id: expect.stringMatching(/^icp_/),
      source: 'ai_synthesized',
      workspaceId: 'ws_a',
    });
    expect(await listOwn('ws_a')).toEqual([profile]);
    expect(test.audited).toMatchObject([
      {
        workspaceId: 'ws_a',
        agent: 'ada@example.com',
        action: 'icp.generate_profile',
        model: 'gemini-3.8-flash',
        tokensTotal: 150,
        cost: '0.00026250',
        details: { stored: true },
      },
    ]);
  });

  it('is the dossier alone without storing, and audited all the same', async () => {
    const stored = () => test.client.profiles.list.query({}, member('ws_raw'));
    const before = await stored();
    gemini.script(() => answers.object(dossier));
    const { profile } = await generate({ saveToDb: false }, member('ws_raw'));
    expect(profile).toEqual({ ...dossier, industry: 'Professional Services' });
    expect(await stored()).toEqual(before);
    expect(test.audited).toMatchObject([
      { action: 'icp.generate_profile', workspaceId: 'ws_raw', details: { stored: false } },
    ]);
  });

  it('is global in open tenancy without a workspace named', async () => {
    const { profile } = await generate({}, visitor('ws_x'));
    expect(profile).toMatchObject({ source: 'ai_synthesized' });
    expect(profile).not.toHaveProperty('workspaceId');
  });
});

describe('the prompt', () => {
  const prompts = () => gemini.requests.map(({ body }) => body.contents[0]!.parts[0]!.text);

  it('holds every input', async () => {
    const input = {
      businessName: 'Müller & Söhne',
      offering: 'Route planning "as a service"',
      primaryGoal: 'Ten pilots by June',
      industry: 'Logistics',
      targetAudience: 'Head of fleet',
    };
    await generate({ ...input, saveToDb: false });
    for (const value of Object.values(input)) expect(prompts()[0]).toContain(value);
  });

  it('holds no personal data and no secret', async () => {
    const offering = 'Ask ada@example.com or +44 20 7946 0958, key AKIAIOSFODNN7EXAMPLE';
    await generate({ offering, saveToDb: false });
    expect(prompts()[0]).toContain(
      'Ask (email redacted) or (phone redacted), key (secret redacted)',
    );
  });

  it('holds every default, also for null and blank inputs', async () => {
    await generate({ saveToDb: false });
    await generate({ saveToDb: false, industry: null, targetAudience: ' ', businessName: '' });
    for (const prompt of prompts()) {
      expect(prompt).toContain('Professional Services');
      expect(prompt).toContain('Founder / CEO');
      expect(prompt).toContain('Business: not given');
    }
  });
});

describe('a failure', () => {
  const failures: [string, StandInAnswer, number][] = [
    ['overload', answers.overloaded(), 3],
    ['an answer outside the schema', answers.object({ ...dossier, disqualifiers: 'Chain' }), 3],
    ['a blank field', answers.object({ ...dossier, name: ' ' }), 3],
    ['a blocked prompt', answers.blocked(), 3],
    ['a broken connection', answers.half(), 3],
    ['a refused key', answers.badKey(), 1],
    ['the key in the message', answers.error(500, `The key ${apiKey} failed.`), 3],
  ];

  it.each(failures)('by %s stores nothing and shows no key', async (_, failure, models) => {
    gemini.script(() => failure);
    const work = generate({ workspaceId: 'ws_none' }, member('ws_none'));
    const error: unknown = await work.catch((thrown: { cause: unknown }) => thrown.cause);
    expect(error).toMatchObject({ code: 'upstream_failed' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(apiKey);
    expect(gemini.requests).toHaveLength(models);
    expect(await listOwn('ws_none')).toEqual([]);
    expect(test.audited).toEqual([]);
  });

  it('of one model passes on to the next', async () => {
    const scripted = [answers.overloaded(), answers.object(dossier)];
    gemini.script(() => scripted.shift());
    expect((await generate({ saveToDb: false })).profile).toMatchObject(dossier);
    expect(test.audited).toMatchObject([{ model: 'gemini-3.5-flash' }]);
  });
});

it.each([
  [{ saveToDb: 'yes' }, /^saveToDb must be true or false/],
  [{ industry: 'x'.repeat(201) }, /^industry must be at most 200/],
  [{ offering: 7 }, /^offering must be a string/],
  [{ workspaceId: 'a b' }, /^workspaceId must be/],
])('%j is refused and no model asked', async (input, reason) => {
  await expect(generate(input)).rejects.toMatchObject({
    cause: { code: 'invalid_input', message: expect.stringMatching(reason) },
  });
  expect(gemini.requests).toEqual([]);
});

it('without a key generation is unavailable', async () => {
  const keyless = await startKnowledge(database.url, { start: false });
  await expect(keyless.client.profiles.generate.mutate({}, member('ws_a'))).rejects.toMatchObject({
    cause: { code: 'unavailable' },
  });
  await keyless.stop();
});
