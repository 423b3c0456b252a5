import { assessmentDepths, assessmentDomains } from '@workspace-ops/contracts';
import { type TestDatabase, waitFor } from '@workspace-ops/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createKnowledgeDatabase,
  member,
  startKnowledge,
  type TestKnowledge,
  visitor,
} from '../../test/start-knowledge.ts';

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

const question = {
  domain: 'Sales' as const,
  text: 'Who owns renewals?',
  skill: 'Retention',
  evaluation: 'A name.',
};

const create = (input: object, as = member('ws_a'), test = open) =>
  test.client.questions.create.mutate({ ...question, ...input }, as);
const list = (filter: object, as = member('ws_a'), test = open) =>
  test.client.questions.list.query(filter, as);
const remove = (id: string, as = member('ws_a'), test = open) =>
  test.client.questions.delete.mutate({ id }, as);
const listIds = ({ questions }: { questions: { id: string }[] }) => questions.map(({ id }) => id);

describe('the first call', () => {
  it('of many at once, on two replicas, seeds 18 questions exactly once', async () => {
    const calls = Array.from({ length: 16 }, (_, index) =>
      list({}, member(`ws_${index}`), index % 2 === 0 ? open : strict),
    );
    for (const { success, count, questions } of await Promise.all(calls)) {
      expect({ success, count, length: questions.length }).toEqual({
        success: true,
        count: 18,
        length: 18,
      });
    }
    const { questions } = await list({});
    expect(questions.map(({ domain, depth }) => [domain, depth])).toEqual(
      assessmentDomains.flatMap((domain) => assessmentDepths.map((depth) => [domain, depth])),
    );
    for (const { source, isCustom, id, ...rest } of questions) {
      expect({ source, isCustom }).toEqual({ source: 'system', isCustom: false });
      expect(id).toMatch(/^aq_[0-9a-f]{12}7/);
      expect(rest).not.toHaveProperty('workspaceId');
    }
  });
});

describe('a question', () => {
  it('has the defaults of the interface and is global in open tenancy', async () => {
    const answer = await create({});
    expect(answer).toEqual({
      success: true,
      question: {
        ...question,
        id: expect.stringMatching(/^aq_[0-9a-f]{32}$/),
        depth: 'exploratory',
        signals: [],
        isCustom: true,
        source: 'manual',
      },
    });
    const seen = await list({}, visitor('ws_b'));
    expect(seen.questions[0]).toEqual(answer.question);
  });

  it('keeps what it is given', async () => {
    const given = {
      depth: 'executive' as const,
      signals: ['churn', 'Δ "renewal"\\'],
      source: 'ai_synthesized' as const,
      workspaceId: 'ws_a',
    };
    const { question: made } = await create(given);
    expect(made).toEqual({ ...question, ...given, id: made.id, isCustom: true });
    expect((await list({})).questions[0]).toEqual(made);
  });

  it('is the caller’s own in strict tenancy', async () => {
    const { question: made } = await create({}, member('ws_a'), strict);
    expect(made.workspaceId).toBe('ws_a');
  });

  it('cannot pass for one of the system’s', async () => {
    await expect(create({ source: 'system' })).rejects.toMatchObject({
      cause: { code: 'invalid_input', message: expect.stringMatching(/^source must be one of/) },
    });
  });

  it.each(['domain', 'text', 'skill', 'evaluation'])('is refused without %s', async (field) => {
    for (const value of [undefined, null, '', ' \n']) {
      await expect(create({ [field]: value })).rejects.toMatchObject({
        cause: { code: 'invalid_input', issues: [{ path: field }] },
      });
    }
  });
});

describe('another workspace’s questions', () => {
  it('are not seen, not even by their id', async () => {
    const { question: made } = await create({ workspaceId: 'ws_a' });
    for (const as of [member('ws_b'), visitor('ws_b')]) {
      expect(listIds(await list({}, as))).not.toContain(made.id);
      await expect(remove(made.id, as)).rejects.toMatchObject({
        cause: { code: 'not_found', message: 'Question not found.' },
      });
    }
    expect(listIds(await list({}))).toContain(made.id);
  });

  it('cannot be listed or made with a credential', async () => {
    const refused = { cause: { code: 'not_found' } };
    for (const test of [open, strict]) {
      await expect(list({ workspaceId: 'ws_a' }, member('ws_b'), test)).rejects.toMatchObject(
        refused,
      );
      await expect(create({ workspaceId: 'ws_a' }, member('ws_b'), test)).rejects.toMatchObject(
        refused,
      );
    }
  });

  it('can be named by anyone without a credential in open tenancy', async () => {
    const { question: made } = await create({ workspaceId: 'ws_named' }, visitor());
    expect(made.workspaceId).toBe('ws_named');
    expect(listIds(await list({ workspaceId: 'ws_named' }, visitor()))).toContain(made.id);
    expect(listIds(await list({}, visitor()))).not.toContain(made.id);
    expect(open.audited.at(-1)).toMatchObject({
      workspaceId: 'ws_named',
      agent: 'Assessment bank',
    });
  });
});

describe('the list', () => {
  it('is newest first, also within a millisecond', async () => {
    const frozen = await startKnowledge(database.url, {
      clock: { now: () => new Date('2030-01-01T00:00:00Z') },
      start: false,
    });
    const made: string[] = [];
    for (const text of ['one?', 'two?', 'three?']) {
      const { question: next } = await create(
        { text, workspaceId: 'ws_order' },
        member('ws_order'),
        frozen,
      );
      made.unshift(next.id);
    }
    await frozen.stop();
    expect(listIds(await list({}, member('ws_order'))).slice(0, 3)).toEqual(made);
  });

  it('narrows by domain and depth', async () => {
    const { questions, count } = await list(
      { domain: 'Finance', depth: 'diagnostic' },
      member('ws_narrow'),
    );
    expect(count).toBe(1);
    expect(questions[0]).toMatchObject({ domain: 'Finance', depth: 'diagnostic' });
  });

  it('shows everything for `all` and for an empty value', async () => {
    const { count } = await list({}, member('ws_all'));
    for (const value of ['all', '']) {
      const filtered = await list({ domain: value, depth: value }, member('ws_all'));
      expect(filtered.count).toBe(count);
    }
  });

  it.each([{ domain: 'Legal' }, { depth: 'deep' }, { workspaceId: 'a b' }])(
    'refuses %o',
    async (filter) => {
      await expect(list(filter)).rejects.toMatchObject({ cause: { code: 'invalid_input' } });
    },
  );
});

describe('a deletion', () => {
  it('removes the workspace’s own question, once', async () => {
    const { question: made } = await create({ workspaceId: 'ws_a' });
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => remove(made.id)));
    const done = attempts.filter(({ status }) => status === 'fulfilled');
    expect(done).toMatchObject([{ value: { success: true, message: 'Question deleted.' } }]);
    for (const attempt of attempts.filter(({ status }) => status === 'rejected')) {
      expect(attempt).toMatchObject({ reason: { cause: { code: 'not_found' } } });
    }
    expect(listIds(await list({}))).not.toContain(made.id);
    const deletions = open.audited.filter(({ action }) => action === 'assessment.delete_question');
    expect(deletions).toHaveLength(1);
  });

  it('of an unknown question is not found', async () => {
    for (const id of ['aq_unknown', '@global', "'; --"]) {
      await expect(remove(id)).rejects.toMatchObject({ cause: { code: 'not_found' } });
    }
  });

  it('of a system question is forbidden', async () => {
    const system = (await list({})).questions.find(({ source }) => source === 'system')!;
    await expect(remove(system.id)).rejects.toMatchObject({
      cause: { code: 'forbidden', message: 'A system question cannot be deleted.' },
    });
  });

  it('of a global question is its maker’s alone', async () => {
    const { question: made } = await create({}, visitor('ws_maker'));
    await expect(remove(made.id, member('ws_b'))).rejects.toMatchObject({
      cause: { code: 'forbidden', message: expect.stringMatching(/^Only the workspace that made/) },
    });
    await expect(remove(made.id, member('ws_maker'))).resolves.toMatchObject({ success: true });
  });
});

describe('the audit log', () => {
  afterEach(() => {
    open.away.clear();
  });

  it('audits a creation and a deletion, without the question’s words', async () => {
    const { question: made } = await create({ text: 'What of Maria Huber?' });
    await remove(made.id);
    expect(open.audited).toMatchObject([
      {
        workspaceId: 'ws_a',
        agent: 'ada@example.com',
        action: 'assessment.create_question',
        model: 'none',
        status: 'success',
        message: 'Added a question to the assessment bank (Sales, exploratory).',
        details: { questionId: made.id, domain: 'Sales', source: 'manual' },
      },
      {
        workspaceId: 'ws_a',
        action: 'assessment.delete_question',
        message: 'Deleted a question from the assessment bank (Sales, exploratory).',
        details: { questionId: made.id },
      },
    ]);
    expect(JSON.stringify(open.audited)).not.toContain('Huber');
  });

  it('gets its entry later when it is away, and the question is stored', async () => {
    open.away.add('audit');
    const { question: made } = await create({ workspaceId: 'ws_a' });
    expect(listIds(await list({}))).toContain(made.id);
    open.away.clear();
    await waitFor(() => open.audited.some(({ details }) => details['questionId'] === made.id));
  });
});
