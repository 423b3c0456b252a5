import { isPassing, OpsError, type Schemas } from '../api.ts';
import type { LiveListener } from '../live/live.ts';
import { composeNotice, withoutRuns, type Due, type Notice } from './notice.ts';
import type { Shown } from './tray.ts';

interface Surroundings {
  /** Whom this tells. */
  owner: string;
  /** Whether the console is looked at, which shows by itself what waits. */
  isVisible: () => Promise<boolean>;
  /** What the person may decide now. */
  listMine: () => Promise<readonly Schemas['Approval'][]>;
  listShown: () => Promise<readonly Shown[]>;
  show: (notice: Notice, isSilent: boolean) => Promise<void>;
}

/** What comes within it is told together. */
const gatherMs = 2_000;
/** Between two attempts while the service is away. */
const retryMs = 15_000;

/** Tells a person of what begins to wait for them, by the events of the live stream. */
export function createNotifier({ owner, isVisible, listMine, listShown, show }: Surroundings) {
  /** The approvals to tell of, and whether they were escalated. */
  let pending = new Map<unknown, boolean>();
  let decidedRuns = new Set<string>();
  /** Events may come twice. */
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const plan = (ms: number): void => {
    const isIdle = pending.size === 0 && decidedRuns.size === 0;
    if (!isStopped && !isIdle) timer ??= setTimeout(() => void flush(), ms);
  };

  /** The service's answers, the end of a session among them, are no fault of the page's. */
  const report = (error: unknown): void => {
    if (!isStopped && !(error instanceof OpsError)) reportError(error);
  };

  /** One at a time: each reads what the one before has shown. */
  async function flush(): Promise<void> {
    const [asked, decided] = [pending, decidedRuns];
    [pending, decidedRuns] = [new Map(), new Set()];
    let isAway = false;
    try {
      await takeAway(decided);
      if (asked.size > 0 && !(await isVisible())) await tell(asked);
    } catch (error) {
      isAway = isPassing(error);
      if (isAway) pending = new Map([...asked, ...pending]);
      report(error);
    }
    timer = undefined;
    plan(isAway ? retryMs : gatherMs);
  }

  async function tell(asked: ReadonlyMap<unknown, boolean>): Promise<void> {
    const [first, ...others] = (await listMine()).flatMap((approval): Due[] => {
      const isEscalated = asked.get(approval.id);
      return isEscalated === undefined ? [] : [{ approval, isEscalated }];
    });
    if (first === undefined || isStopped) return;
    const notice = composeNotice(owner, [first, ...others], await listShown());
    // A run stands in one of them.
    await takeAway(new Set(notice.data.runIds));
    await show(notice, false);
  }

  async function takeAway(runIds: ReadonlySet<string>): Promise<void> {
    if (runIds.size === 0) return;
    for (const shown of await listShown()) {
      if (!shown.data.runIds.some((runId) => runIds.has(runId))) continue;
      const left = withoutRuns(shown, runIds);
      if (left === null) shown.close();
      else await show(left, true);
    }
  }

  const onEvent: LiveListener = (name, { runId, approvalId }) => {
    const event = `${name} ${String(approvalId)}`;
    if (known.has(event)) return;
    if (name === 'APPROVAL_DECIDED') {
      decidedRuns.add(String(runId));
      pending.delete(approvalId);
    } else if (name === 'APPROVAL_REQUESTED' || name === 'APPROVAL_ESCALATED') {
      pending.set(approvalId, name === 'APPROVAL_ESCALATED');
    } else return;
    known.add(event);
    plan(gatherMs);
  };

  async function takeAwayDecided(): Promise<void> {
    const runIds = (await listShown()).flatMap(({ data }) => data.runIds);
    if (runIds.length === 0) return;
    const open = new Set((await listMine()).map(({ runId }) => runId));
    await takeAway(new Set(runIds.filter((runId) => !open.has(runId))));
  }

  /** Takes away what was decided while no tab was open; what it cannot ask about stays until it is pressed. */
  const refresh = (): Promise<void> => takeAwayDecided().catch(report);

  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
  };

  return { onEvent, refresh, stop };
}
