import type { TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const save = (input: object, as = member('ws_a'), test = open) =>
  test.client.sessions.save.mutate({ callNotes: 'A quiet call.', ...input }, as);

describe('a discovery session', () => {
  it('finds the signals of a bank that nobody has listed yet', async () => {
    const callNotes = 'Payroll is tight.\nThe BACKLOG grows; rework everywhere. No network issues.';
    const { session } = await save({ callNotes }, member('ws_first'));
    expect(session.detectedSignals).toEqual(['payroll', 'backlog', 'rework']);
  });

  it('has the defaults of the interface and is global in open tenancy', async () => {
    const answer = await save({ clientName: null, domain: null, findings: null });
    expect(answer).toEqual({
      success: true,
      session: {
        id: expect.stringMatching(/^as_[0-9a-f]{32}$/),
        createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
        callNotes: 'A quiet call.',
        clientName: 'Client Discovery',
        domain: 'All',
        detectedSignals: [],
        findings: [],
        selectedQuestionIds: [],
      },
    });
  });

  it('keeps and stores what it is given', async () => {
    const given = {
      callNotes: 'They said "rework".',
      clientName: 'Harbour Dental Group',
      domain: 'Operations' as const,
      detectedSignals: ['their own'],
      findings: [{ severity: 2, note: 'Ünïcode \\ "quoted"' }, 'text', 7.5, null, [true]],
      selectedQuestionIds: ['aq_1', 'unknown'],
      workspaceId: 'ws_a',
    };
    const { session } = await save(given);
    expect(session).toMatchObject(given);
    const sql = postgres(database.url, { max: 1 });
    const [row] = await sql`select * from knowledge.sessions where id = ${session.id}`;
    await sql.end();
    expect(row).toMatchObject({
      workspace_id: 'ws_a',
      call_notes: given.callNotes,
      client_name: given.clientName,
      detected_signals: given.detectedSignals,
      findings: given.findings,
      selected_question_ids: given.selectedQuestionIds,
    });
    expect(row?.['created_at'].toISOString()).toBe(session.createdAt);
  });

  it('detects nothing where an empty list is given', async () => {
    const { session } = await save({ callNotes: 'rework', detectedSignals: [] });
    expect(session.detectedSignals).toEqual([]);
  });

  it('is the caller’s own in strict tenancy', async () => {
    const { session } = await save({}, member('ws_a'), strict);
    expect(session.workspaceId).toBe('ws_a');
  });

  it.each([undefined, null, '', ' \t\n', 7, ['notes']])(
    'is refused with %j as notes',
    async (callNotes) => {
      await expect(save({ callNotes })).rejects.toMatchObject({
        cause: { code: 'invalid_input', issues: [{ path: 'callNotes' }] },
      });
    },
  );

  it.each([
    ['domain', 'Legal'],
    ['findings', { 0: 'not a list' }],
    ['findings', ['\u0000']],
    ['findings', Array.from({ length: 501 }, () => 1)],
    ['detectedSignals', 'text'],
    ['detectedSignals', ['']],
    ['selectedQuestionIds', [7]],
    ['clientName', 'x'.repeat(201)],
    ['workspaceId', 'a b'],
  ])('is refused with a wrong %s', async (field, value) => {
    await expect(save({ [field]: value })).rejects.toMatchObject({
      cause: { code: 'invalid_input', message: expect.stringMatching(`^${field}`) },
    });
  });
});

describe('the signals of', () => {
  const addQuestion = (signal: string, workspaceId: string) =>
    open.client.questions.create.mutate(
      {
        domain: 'Sales',
        text: 'Why?',
        skill: 'S',
        evaluation: 'E',
        signals: [signal],
        workspaceId,
      },
      member(workspaceId),
    );

  it('the workspace’s own questions are found, and another workspace’s are not', async () => {
    await addQuestion('purple elephant', 'ws_own');
    await addQuestion('green giraffe', 'ws_other');
    const callNotes = 'A Purple Elephant met a green giraffe.';
    const { session } = await save({ callNotes }, member('ws_own'));
    expect(session.detectedSignals).toEqual(['purple elephant']);
  });

  it('the system questions keep their spelling', async () => {
    await addQuestion('BACKLOG', 'ws_spelling');
    const { session } = await save({ callNotes: 'backlog' }, member('ws_spelling'));
    expect(session.detectedSignals).toEqual(['backlog']);
  });
});

it('another’s workspace cannot be named with a credential', async () => {
  await expect(save({ workspaceId: 'ws_b' })).rejects.toMatchObject({
    cause: { code: 'not_found' },
  });
  const { session } = await save({ workspaceId: 'ws_b' }, visitor());
  expect(session.workspaceId).toBe('ws_b');
});

it('the audit log records a session and nothing of what was said', async () => {
  const { session } = await save({
    callNotes: 'Maria Huber spoke of rework.',
    clientName: 'Huber KG',
    workspaceId: 'ws_a',
  });
  expect(open.audited).toMatchObject([
    {
      workspaceId: 'ws_a',
      agent: 'ada@example.com',
      action: 'assessment.save_session',
      message: 'Saved a discovery session (All, signals: 1).',
      details: { sessionId: session.id, detectedSignals: 1, workspaceId: 'ws_a' },
    },
  ]);
  expect(JSON.stringify(open.audited)).not.toContain('Huber');
});
