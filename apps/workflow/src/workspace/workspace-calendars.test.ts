import { defaultWorkingHours, type MemberFacts } from '@workspace-ops/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@workspace-ops/service-kit';
import {
  member,
  soleOwner,
  startWorkflow,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { createWorkspaceCalendars } from './workspace-calendars.ts';
import { approving } from '../test-support/decisions.ts';

function createCalendars(timeZones: Record<string, string>) {
  let now = 0;
  let asked = 0;
  const calendars = createWorkspaceCalendars({
    readMembers: async (workspaceId) => {
      asked += 1;
      const timeZone = timeZones[workspaceId];
      if (timeZone === undefined) throw new Error('no answer');
      return { timeZone, workingHours: defaultWorkingHours };
    },
    defaultTimeZone: 'UTC',
    clock: { now: () => new Date(now) },
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  return { calendars, asked: () => asked, pass: (ms: number) => (now += ms) };
}

describe('the calendar of a workspace', () => {
  it('is asked for once a minute, for each workspace', async () => {
    const zones: Record<string, string> = { ws_a: 'Europe/Berlin', ws_b: 'Asia/Tokyo' };
    const { calendars, asked, pass } = createCalendars(zones);
    expect(calendars.isKnown('ws_a')).toBe(false);
    expect((await calendars.load('ws_a')).timeZone).toBe('Europe/Berlin');
    await calendars.load('ws_a');
    expect(asked()).toBe(1);
    expect(calendars.isKnown('ws_b')).toBe(false);
    expect((await calendars.load('ws_b')).timeZone).toBe('Asia/Tokyo');
    zones['ws_a'] = 'Europe/Lisbon';
    pass(60_000);
    expect((await calendars.load('ws_a')).timeZone).toBe('Europe/Lisbon');
  });

  it('is the last that was known where there is no answer, else that of the installation', async () => {
    const zones: Record<string, string> = { ws_a: 'Europe/Berlin' };
    const { calendars, pass } = createCalendars(zones);
    await calendars.load('ws_a');
    delete zones['ws_a'];
    pass(60_000);
    expect((await calendars.load('ws_a')).timeZone).toBe('Europe/Berlin');
    expect((await calendars.load('ws_b')).timeZone).toBe('UTC');
    expect(calendars.isKnown('ws_b')).toBe(false);
  });
});

describe('a run that plans a time', () => {
  let workflow: WorkflowUnderTest;
  const hours = { days: [6, 7], from: '20:00', to: '23:00' };
  const invoice = { invoice: 'INV-7', amount: '1,200', currency: 'EUR', dueDate: '07/12/2026' };
  const zones: Readonly<Record<string, string>> = {
    ws_tokyo: 'Asia/Tokyo',
    ws_denver: 'America/Denver',
  };

  beforeAll(async () => {
    workflow = await startWorkflow({
      readMembers: async ({ caller: { workspaceId } }): Promise<MemberFacts> => ({
        ...soleOwner(workspaceId),
        timeZone: zones[workspaceId] ?? null,
        workingHours: hours,
      }),
    });
  });

  afterAll(() => workflow.stop());

  it('reads a date in figures as its country writes it, where no step plans a time', async () => {
    const texts = await Promise.all(
      ['ws_denver', 'ws_unset'].map(async (workspaceId) => {
        const deploy = { departmentCode: 'fin', revision: 1 };
        await workflow.client.departments.deploy.mutate(deploy, member(workspaceId));
        const context = { customer: 'Ames Ltd', contact: 'Jo Ames', ...invoice };
        const runId = await workflow.trigger(workspaceId, 'FIN-03', context);
        const { artifacts } = await workflow.settled(workspaceId, runId, 'paused_for_approval');
        return artifacts.map(({ summary, content }) => `${summary} ${content}`).join(' ');
      }),
    );
    const isAsked = texts.map((text) => text.includes('of month'));
    expect(isAsked).toEqual([false, true]);
  });

  it('plans it in the working hours of its workspace, and says that it proposes it', async () => {
    await workflow.client.departments.deploy.mutate(
      { departmentCode: 'ops', revision: 1 },
      member('ws_tokyo'),
    );
    const runId = await workflow.trigger('ws_tokyo', 'OPS-01', {
      site: 'North yard',
      observation: 'A handle is loose.',
    });
    const { run } = await workflow.settled('ws_tokyo', runId, 'completed', 'paused_for_approval');
    if (run.status === 'paused_for_approval') {
      await workflow.client.runs.decide.mutate(approving({ runId }), member('ws_tokyo'));
      await workflow.settled('ws_tokyo', runId, 'completed');
    }
    const { artifacts } = await workflow.client.runs.artifacts.query({ runId }, member('ws_tokyo'));
    const entry = artifacts.find(({ artifactType }) => artifactType === 'calendar_entry')!;
    expect(entry).toMatchObject({ proposed: true });
    expect(entry.scheduledFor).toMatch(/T12:00:00\.000Z$/);
    expect(entry.summary).toMatch(/^(?:Saturday|Sunday), .* 21:00 Asia\/Tokyo \(proposed\)/);
    expect(artifacts.filter((artifact) => 'proposed' in artifact)).toEqual([entry]);
  });

  it('proposes nothing any more where a person gave the time', async () => {
    const { artifacts } = await workflow.client.artifacts.list.query(
      { type: 'calendar_entry' },
      member('ws_tokyo'),
    );
    const id = artifacts[0]!.id;
    const scheduledFor = '2027-01-11T10:00:00.000Z';
    await workflow.client.artifacts.patch.mutate({ id, scheduledFor }, member('ws_tokyo'));
    const { artifact } = await workflow.client.artifacts.get.query({ id }, member('ws_tokyo'));
    expect(artifact.scheduledFor).toBe(scheduledFor);
    expect(artifact).not.toHaveProperty('proposed');
  });
});
