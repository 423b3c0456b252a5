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

const written = (text: string) => ({
  depth: 'diagnostic',
  text,
  skill: 'Intake',
  evaluation: 'A figure.',
  signals: ['waiting list'],
});
const batch = (count: number) => ({
  questions: Array.from({ length: count }, (_, index) => written(`Question ${index}?`)),
});
const generate = (input: object, as = member('ws_a')) =>
  test.client.questions.generate.mutate(input, as);
const list = (workspaceId: string) =>
  test.client.questions.list.query({ workspaceId }, member(workspaceId));

/** The models answer as given, one after the other. */
const answering = (...scripted: StandInAnswer[]): void => {
  let next = 0;
  gemini.script(() => scripted[next++]);
};

describe('generation', () => {
  it('stores exactly the questions that it answers, in their order, with the cost', async () => {
    answering(answers.object(batch(4)));
    const { success, questions } = await generate({
      domain: 'Technology',
      count: 4,
      workspaceId: 'ws_a',
    });
    expect(success).toBe(true);
    expect(questions).toEqual(
      batch(4).questions.map((content) => ({
        ...content,
        id: expect.stringMatching(/^aq_/),
        domain: 'Technology',
        isCustom: true,
        source: 'ai_synthesized',
        workspaceId: 'ws_a',
      })),
    );
    expect((await list('ws_a')).questions.slice(0, 4)).toEqual(questions);
    expect(test.audited).toMatchObject([
      {
        workspaceId: 'ws_a',
        agent: 'ada@example.com',
        action: 'assessment.generate_questions',
        model: 'gemini-3.8-flash',
        message: 'Generated 4 questions for the assessment bank (Technology).',
        tokensTotal: 150,
        cost: '0.00026250',
        details: { domain: 'Technology', questionIds: questions.map(({ id }) => id) },
      },
    ]);
  });

  it('puts every input into the prompt', async () => {
    const input = {
      domain: 'Finance',
      focusArea: 'Überfällige "Rechnungen"',
      industry: 'Dental groups',
      count: 17,
    };
    await generate(input);
    const prompt = gemini.requests[0]!.body.contents[0]!.parts[0]!.text;
    for (const value of Object.values(input)) expect(prompt).toContain(String(value));
  });

  it('puts no personal data and no secret into the prompt', async () => {
    await generate({ focusArea: 'Calls of ada@example.com, password: Hunter2!' });
    const prompt = gemini.requests[0]!.body.contents[0]!.parts[0]!.text;
    expect(prompt).toContain('Calls of (email redacted), password: (secret redacted)');
  });

  it('puts every default into the prompt, also for null and blank inputs', async () => {
    await generate({});
    await generate({ domain: null, focusArea: ' ', industry: '', count: null, workspaceId: null });
    for (const { body } of gemini.requests) {
      const prompt = body.contents[0]!.parts[0]!.text;
      expect(prompt).toContain('exactly 3 questions');
      for (const value of ['Operations', 'General Discovery', 'B2B Professional Services']) {
        expect(prompt).toContain(value);
      }
      expect(body.generationConfig.responseJsonSchema).toMatchObject({
        properties: { questions: { minItems: 3, maxItems: 3 } },
      });
    }
  });

  it('is global in open tenancy without a workspace named', async () => {
    const { questions } = await generate({ count: 1 }, visitor('ws_x'));
    expect(questions[0]).not.toHaveProperty('workspaceId');
    expect((await list('ws_y')).questions[0]).toEqual(questions[0]);
  });

  it.each([0, 21, 2.5, -1, 1e30, Number.NaN, '3', true, [3]])(
    'refuses the count %j',
    async (count) => {
      await expect(generate({ count })).rejects.toMatchObject({
        cause: {
          code: 'invalid_input',
          message: expect.stringMatching(/^count must be an integer from 1 to 20/),
        },
      });
      expect(gemini.requests).toEqual([]);
    },
  );

  it('does not ask for another’s workspace', async () => {
    await expect(generate({ workspaceId: 'ws_b' })).rejects.toMatchObject({
      cause: { code: 'not_found' },
    });
    expect(gemini.requests).toEqual([]);
  });
});

describe('the next model is asked when one', () => {
  const failures: [string, StandInAnswer][] = [
    ['is overloaded', answers.overloaded()],
    ['is rate limited', answers.rateLimited(30)],
    ['is retired', answers.retired('gemini-3.8-flash')],
    ['breaks off', answers.half()],
    ['is blocked', answers.blocked()],
    ['answers a page', answers.raw(200, 'text/html', '<html>')],
    ['answers no JSON', answers.text('Here are your questions:')],
    ['writes too few', answers.object(batch(1))],
    ['writes too many', answers.object(batch(3))],
    ['leaves a field out', answers.object({ questions: [written('One?'), { text: 'Two?' }] })],
    [
      'makes up a depth',
      answers.object({ questions: [written('One?'), { ...written('Two?'), depth: 'deep' }] }),
    ],
    ['leaves a text blank', answers.object({ questions: [written('One?'), written(' ')] })],
    [
      'writes too much',
      answers.object({ questions: [written('One?'), written('x'.repeat(2_001))] }),
    ],
    [
      'names no signals',
      answers.object({ questions: [written('One?'), { ...written('Two?'), signals: [] }] }),
    ],
  ];

  it.each(failures)('%s', async (_, failure) => {
    const before = (await list('ws_next')).count;
    answering(failure, answers.object(batch(2)));
    const { questions } = await generate({ count: 2, workspaceId: 'ws_next' }, member('ws_next'));
    expect(questions.map(({ text }) => text)).toEqual(['Question 0?', 'Question 1?']);
    expect((await list('ws_next')).count).toBe(before + 2);
    expect(test.audited).toMatchObject([{ model: 'gemini-3.5-flash' }]);
  });
});

describe('nothing is stored or audited, and the key is not shown,', () => {
  const outcome = async (input: object = {}) => {
    const error: unknown = await generate(
      { ...input, workspaceId: 'ws_none' },
      member('ws_none'),
    ).then(
      () => undefined,
      (thrown: { cause: unknown }) => thrown.cause,
    );
    expect((await list('ws_none')).questions.filter(({ workspaceId }) => workspaceId)).toEqual([]);
    expect(test.audited).toEqual([]);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(apiKey);
    return error;
  };

  it('when all models fail', async () => {
    gemini.script(() => answers.error(500, `Failed for the key ${apiKey}.`));
    expect(await outcome()).toMatchObject({
      code: 'upstream_failed',
      message: expect.stringContaining('gemini-3.5-flash-lite answered 500'),
    });
    expect(gemini.requests.map(({ model }) => model)).toEqual([
      'gemini-3.8-flash',
      'gemini-3.5-flash',
      'gemini-3.5-flash-lite',
    ]);
  });

  it('when all answer outside the schema', async () => {
    gemini.script(() => answers.object(batch(2)));
    expect(await outcome({ count: 3 })).toMatchObject({
      code: 'upstream_failed',
      message: expect.stringContaining('answered outside the schema'),
    });
  });

  it('when the key is refused, which ends the chain at once', async () => {
    gemini.script(() => answers.badKey());
    expect(await outcome()).toMatchObject({
      code: 'upstream_failed',
      message: expect.stringContaining('refused the API key'),
    });
    expect(gemini.requests).toHaveLength(1);
  });

  it('when the caller leaves', async () => {
    gemini.script(() => answers.silence());
    const leaving = new AbortController();
    const arrival = gemini.nextRequest();
    const work = generate({ workspaceId: 'ws_none' }, member('ws_none', leaving.signal));
    const { closed } = await arrival;
    leaving.abort(new Error('left'));
    await expect(work).rejects.toThrow();
    await closed;
    expect((await list('ws_none')).questions.filter(({ workspaceId }) => workspaceId)).toEqual([]);
  });
});

it('without a key generation is unavailable, after the input has been checked', async () => {
  const keyless = await startKnowledge(database.url, { start: false });
  const ask = (input: object) => keyless.client.questions.generate.mutate(input, member('ws_a'));
  await expect(ask({ domain: 'Legal' })).rejects.toMatchObject({
    cause: { code: 'invalid_input' },
  });
  await expect(ask({ workspaceId: 'ws_b' })).rejects.toMatchObject({
    cause: { code: 'not_found' },
  });
  await expect(ask({})).rejects.toMatchObject({
    cause: {
      code: 'unavailable',
      message: 'GENERATIVE_AI_API_KEY is not configured in environment.',
    },
  });
  await keyless.stop();
});
