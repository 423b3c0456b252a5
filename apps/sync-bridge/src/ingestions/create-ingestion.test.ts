import { from, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBridgeDatabase, startBridge, type TestBridge } from '../../test/start-bridge.ts';

let database: TestDatabase;
let test: TestBridge;

beforeAll(async () => {
  database = await createBridgeDatabase();
  test = await startBridge(database.url);
});

afterAll(async () => {
  await test.stop();
  await database.drop();
});

const ingest = (input: object, workspaceId = 'ws_ingest', key?: string) =>
  test.client.ingestions.create.mutate(input, from(workspaceId, key));

const rows = async (workspaceId: string) => {
  const sql = postgres(database.url, { max: 1 });
  const found = await sql`
    select * from sync.ingestions where workspace_id = ${workspaceId} order by received_at, id`;
  await sql.end();
  return found;
};

describe('an ingestion', () => {
  it('has the defaults of the interface', async () => {
    const answer = await ingest({}, 'ws_defaults');
    expect(answer).toEqual({
      success: true,
      message: 'Field data ingested',
      ingestionId: expect.stringMatching(/^ing_[0-9a-f]{32}$/),
      receivedAt: expect.any(String),
      dataType: 'observation',
      status: 'ingested',
    });
    expect(await rows('ws_defaults')).toMatchObject([
      { id: answer.ingestionId, source: 'STUDIO_MOBILE', payload: {}, notes: null },
    ]);
  });

  it('takes an object of as many fields as a body has room for', async () => {
    const payload = Object.fromEntries(
      Array.from({ length: 150_000 }, (_, n) => [n.toString(36), 0]),
    );
    expect(await ingest({ payload }, 'ws_wide')).toMatchObject({ success: true });
  });

  it('merges the notes into the payload, over a field of that name', async () => {
    await ingest({ payload: { a: 1, notes: 'old' }, notes: 'new' }, 'ws_notes');
    expect(await rows('ws_notes')).toMatchObject([
      { payload: { a: 1, notes: 'new' }, notes: 'new' },
    ]);
  });

  it('is audited and published before its answer, without its content', async () => {
    const { ingestionId } = await ingest(
      {
        source: 'ada@example.com',
        dataType: 'lead',
        payload: { phone: '+15555550100' },
        notes: 'Ada Lovelace',
      },
      'ws_audit',
    );
    const [event, ...others] = test.peers.audited.filter((one) => one.workspaceId === 'ws_audit');
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      agent: 'ada@example.com',
      action: 'sync.ingest',
      status: 'success',
      details: { ingestionId, dataType: 'lead' },
    });
    const shown = JSON.stringify([event!.message, event!.details]);
    expect(shown).not.toMatch(/ada@|5555550100|Lovelace/);
    const sql = postgres(database.url, { max: 1 });
    const published = await sql`select * from sync.live_events where workspace_id = 'ws_audit'`;
    await sql.end();
    expect(published).toMatchObject([{ event: 'ROAMING_DATA_INGESTED', data: { ingestionId } }]);
  });

  it('becomes a run when a workflow is named, deployed or not', async () => {
    const answer = await ingest(
      { payload: { a: 1 }, notes: 'n', triggerWorkflowId: 'NO-SUCH', autoExecute: true },
      'ws_route',
    );
    expect(answer).toMatchObject({
      status: 'routed_to_workflow',
      routedRunId: expect.stringMatching(/^run_/),
    });
    expect(test.peers.createdRuns.filter((run) => run.workspaceId === 'ws_route')).toEqual([
      {
        startedBy: { kind: 'person', id: 'usr_1', name: 'ada@example.com' },
        runId: answer.routedRunId,
        workspaceId: 'ws_route',
        workflowId: 'NO-SUCH',
        initialContext: { a: 1, notes: 'n' },
        triggerSource: 'mobile_ingest',
        processNow: true,
      },
    ]);
  });

  it('is not lost, nor its run or audit event, while workflow and audit are away', async () => {
    test.peers.away = new Set(['audit', 'workflow']);
    const answer = await ingest({ triggerWorkflowId: 'OPS-01' }, 'ws_away');
    const arrived = () => ({
      runs: test.peers.createdRuns.filter((run) => run.workspaceId === 'ws_away'),
      audited: test.peers.audited.filter((event) => event.workspaceId === 'ws_away'),
    });
    expect(arrived()).toEqual({ runs: [], audited: [] });
    test.peers.away.clear();
    await waitFor(() => arrived().runs.length > 0 && arrived().audited.length > 0);
    expect(arrived().runs.map((run) => run.runId)).toEqual([answer.routedRunId]);
  });

  it('happens once for an Idempotency-Key, and the retry gets the first answer', async () => {
    const input = { triggerWorkflowId: 'OPS-01', payload: { a: 1 } };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => ingest(input, 'ws_once', 'key-1')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows('ws_once')).toHaveLength(1);
    expect(test.peers.createdRuns.filter((run) => run.workspaceId === 'ws_once')).toHaveLength(1);
    await expect(ingest({ ...input, notes: 'other' }, 'ws_once', 'key-1')).rejects.toThrow(
      'Idempotency-Key was already used with another body',
    );
    const foreign = await ingest(input, 'ws_once_other', 'key-1');
    expect(foreign.ingestionId).not.toBe(answers[0]!.ingestionId);
  });

  it('refuses what the contract refuses, naming the field', async () => {
    await expect(ingest({ dataType: 'gossip' })).rejects.toThrow(/^dataType must be one of/);
    await expect(ingest({ payload: { a: 'nul \u0000' } })).rejects.toThrow(/payload\.a.*NUL/);
    await expect(ingest({ payload: [] })).rejects.toThrow('payload must be an object');
  });
});

describe('field data of somebody who asks to be left alone', () => {
  const listReports = (workspaceId: string) =>
    test.peers.reportedContacts.filter((report) => report.workspaceId === workspaceId);
  const lead = {
    phone: '(212) 555-0100',
    email: 'Nora@Harbour.example',
    reporter: 'al@ours.example',
  };

  it('reports number and address, and tells the operator without them', async () => {
    const { ingestionId, status } = await ingest(
      { payload: lead, notes: 'She said: never contact me again.', triggerWorkflowId: 'SAL-01' },
      'ws_stop',
    );
    expect(status).toBe('routed_to_workflow');
    expect(listReports('ws_stop')).toMatchObject([
      {
        source: 'ingestion',
        sourceId: ingestionId,
        phones: ['+12125550100'],
        emails: ['nora@harbour.example'],
        matter: null,
      },
    ]);
    const told = test.peers.audited.filter(
      ({ workspaceId, action }) => workspaceId === 'ws_stop' && action === 'sync.opt_out',
    );
    expect(told).toMatchObject([{ status: 'warning', details: { ingestionId, optsOut: true } }]);
    expect(JSON.stringify(told)).not.toMatch(/5550100|harbour/i);
  });

  it('reports the number alone where only calls are unwanted', async () => {
    await ingest(
      { payload: { ...lead, transcript: 'Don’t call me again, mail is fine.' } },
      'ws_mail',
    );
    expect(listReports('ws_mail')).toMatchObject([{ phones: ['+12125550100'], emails: [] }]);
  });

  it('asks a person about a legal matter, unless the routed run does', async () => {
    const payload = { ...lead, message: 'You will hear from my lawyer.' };
    const { ingestionId } = await ingest({ payload }, 'ws_law');
    await ingest({ payload, triggerWorkflowId: 'sal-01' }, 'ws_law_routed');
    expect(listReports('ws_law')).toMatchObject([
      {
        emails: ['nora@harbour.example'],
        matter: { kind: 'legal_threat', context: { ingestionId, message: payload.message } },
      },
    ]);
    expect(listReports('ws_law_routed')).toMatchObject([{ matter: null }]);
  });

  it('reports of a list of people only who asks, or raises a legal matter', async () => {
    const [nora, omar, vera] = ['nora', 'omar', 'vera'].map((name) => ({
      name,
      email: `${name}@quay.example`,
    }));
    const leads = [{ ...nora, note: 'Never contact me again.' }, omar];
    await ingest({ payload: { leads } }, 'ws_list_stop');
    expect(listReports('ws_list_stop')).toMatchObject([{ phones: [], emails: [nora!.email] }]);
    const told = { ...vera, note: 'You will hear from my lawyer.' };
    await ingest({ payload: { leads: [omar, told] } }, 'ws_list_law');
    expect(listReports('ws_list_law')).toMatchObject([{ emails: [vera!.email] }]);
  });

  it('reports all of a list of which it is said, five hundred at a time', async () => {
    const people = (area: string) =>
      Array.from({ length: 300 }, (_, n) => ({ email: `n${n}@${area}.example` }));
    const payload = { east: people('east'), west: people('west') };
    await ingest({ payload, notes: 'Take them off your list.' }, 'ws_list_all');
    const reports = listReports('ws_list_all');
    expect(reports.map(({ emails }) => emails.length)).toEqual([500, 100]);
    expect(new Set(reports.flatMap(({ emails }) => emails)).size).toBe(600);
  });

  it('reports nothing of what only sounds like it', async () => {
    await ingest(
      { payload: { ...lead, status: 'stop' }, notes: 'Stop sending pallets to dock 3.' },
      'ws_no',
    );
    expect(listReports('ws_no')).toEqual([]);
  });
});
