import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { OpsError, type Schemas } from '../api.ts';
import { createNotifier } from './notifier.ts';
import type { Notice } from './notice.ts';
import type { Shown } from './tray.ts';

const post = { id: 'art_1', artifactType: 'post', targetPlatform: 'linkedin', title: 'Our secret' };

/** One that the person may decide, and its run. */
const waiting = (number: number) =>
  ({
    id: `apr_${number}`,
    runId: `run_${number}`,
    kind: 'gate',
    effect: 'external',
    artifacts: [post],
  }) as unknown as Schemas['Approval'];

/** A browser in which one person is told what waits. */
function openBrowser() {
  let shown: Shown[] = [];
  const alerts: string[] = [];
  const browser = {
    isVisible: false,
    mine: [] as Schemas['Approval'][],
    /** What the person was told aloud. */
    alerts,
    listTitles: () => shown.map(({ title }) => title),
    find: (title: string) => shown.find((one) => one.title === title)!,
  };
  const close = (tag: string) => (shown = shown.filter((one) => one.tag !== tag));
  const listMine = vi.fn(() => Promise.resolve(browser.mine));
  const notifier = createNotifier({
    owner: 'usr_1 wsp_1',
    isVisible: () => Promise.resolve(browser.isVisible),
    listMine,
    listShown: () => Promise.resolve(shown),
    show: (notice: Notice, isSilent) => {
      close(notice.tag);
      shown = [...shown, { ...notice, close: () => close(notice.tag) }];
      if (!isSilent) alerts.push(notice.title);
      return Promise.resolve();
    },
  });
  const tell = (name: Parameters<typeof notifier.onEvent>[0], ...numbers: number[]) => {
    for (const number of numbers) {
      notifier.onEvent(name, { runId: `run_${number}`, approvalId: `apr_${number}` });
    }
  };
  return Object.assign(browser, { listMine, notifier, tell });
}

let browser: ReturnType<typeof openBrowser>;
/** Until everything that was gathered is told. */
const settle = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => {
  vi.useFakeTimers();
  browser = openBrowser();
  browser.mine = [1, 2, 3].map(waiting);
});

afterEach(() => {
  browser.notifier.stop();
  vi.useRealTimers();
});

it('says what is to be decided, nothing of its content, and leads there', async () => {
  browser.tell('APPROVAL_REQUESTED', 1);
  await settle();
  expect(browser.listTitles()).toEqual(['Publish post to LinkedIn']);
  const notice = browser.find('Publish post to LinkedIn');
  expect(notice).toMatchObject({ tag: 'run_1', data: { path: '/console/approvals/apr_1' } });
  expect(JSON.stringify(notice)).not.toContain(post.title);
});

it('says nothing while a tab of the console is visible, and asks for nothing', async () => {
  browser.isVisible = true;
  browser.tell('APPROVAL_REQUESTED', 1);
  await settle();
  browser.isVisible = false;
  browser.tell('APPROVAL_REQUESTED', 2);
  await settle();
  expect(browser.alerts).toHaveLength(1);
  expect(browser.find('Publish post to LinkedIn').tag).toBe('run_2');
  expect(browser.listMine).toHaveBeenCalledOnce();
});

it('says nothing of what the person may not decide, or of other events', async () => {
  browser.mine = [];
  browser.tell('APPROVAL_REQUESTED', 1);
  browser.tell('APPROVAL_VOTED', 2);
  browser.tell('RUN_STATUS_CHANGED', 3);
  await settle();
  expect(browser.listTitles()).toEqual([]);
});

it('makes one of several at once, to which later ones are added', async () => {
  browser.tell('APPROVAL_REQUESTED', 1, 2);
  await settle();
  expect(browser.listTitles()).toEqual(['2 runs wait for approval']);
  expect(browser.find('2 runs wait for approval').data.path).toBe('/console/approvals?view=mine');
  browser.mine = [1, 2, 3, 4].map(waiting);
  browser.tell('APPROVAL_REQUESTED', 3, 4);
  await settle();
  expect(browser.listTitles()).toEqual(['4 runs wait for approval']);
  expect(browser.alerts).toHaveLength(2);
});

it('has a run in one of them alone', async () => {
  browser.tell('APPROVAL_REQUESTED', 1);
  await settle();
  browser.tell('APPROVAL_ESCALATED', 1);
  await settle();
  expect(browser.listTitles()).toEqual(['Publish post to LinkedIn']);
  expect(browser.find('Publish post to LinkedIn').body).toMatch(/deadline has passed/);
  browser.tell('APPROVAL_ESCALATED', 2);
  browser.tell('APPROVAL_ESCALATED', 3);
  await settle();
  browser.tell('APPROVAL_REQUESTED', 3);
  await settle();
  expect(browser.listTitles().toSorted()).toEqual([
    '1 run waits for approval',
    'Publish post to LinkedIn',
    'Publish post to LinkedIn',
  ]);
});

it('tells an event once that comes twice', async () => {
  browser.tell('APPROVAL_REQUESTED', 1);
  await settle();
  browser.tell('APPROVAL_REQUESTED', 1);
  await settle();
  expect(browser.alerts).toHaveLength(1);
});

it('takes away what was decided, silently, and does not tell it any more', async () => {
  browser.tell('APPROVAL_REQUESTED', 1, 2);
  await settle();
  browser.tell('APPROVAL_DECIDED', 1);
  browser.tell('APPROVAL_REQUESTED', 3);
  browser.tell('APPROVAL_DECIDED', 3);
  await settle();
  expect(browser.listTitles()).toEqual(['1 run waits for approval']);
  browser.tell('APPROVAL_DECIDED', 2);
  await settle();
  expect(browser.listTitles()).toEqual([]);
  expect(browser.alerts).toEqual(['2 runs wait for approval']);
});

it('takes away at its start what was decided while no tab was open', async () => {
  browser.tell('APPROVAL_REQUESTED', 1);
  await settle();
  browser.tell('APPROVAL_REQUESTED', 2);
  await settle();
  browser.mine = [waiting(2)];
  await browser.notifier.refresh();
  expect(browser.listTitles()).toEqual(['Publish post to LinkedIn']);
});

it('asks again while the service is away', async () => {
  const away = new OpsError('connection_failed', 'It did not answer.', { status: 0 });
  browser.listMine.mockRejectedValueOnce(away);
  browser.tell('APPROVAL_REQUESTED', 1);
  await settle();
  expect(browser.listTitles()).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(browser.listTitles()).toEqual(['Publish post to LinkedIn']);
});

it('reports a fault of its own to the page, and no answer of the service', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  const fault = new TypeError('Notifications are broken.');
  const refused = new OpsError('unauthenticated', 'The session has ended.', { status: 401 });
  for (const error of [fault, refused]) {
    browser.listMine.mockRejectedValueOnce(error);
    browser.tell('APPROVAL_REQUESTED', error === fault ? 1 : 2);
    await settle();
  }
  browser.tell('APPROVAL_REQUESTED', 3);
  await settle();
  browser.listMine.mockRejectedValueOnce(fault);
  await browser.notifier.refresh();
  expect(report.mock.calls).toEqual([[fault], [fault]]);
});

it('says nothing any more once it was stopped', async () => {
  const answer = Promise.withResolvers<Schemas['Approval'][]>();
  browser.listMine.mockReturnValueOnce(answer.promise);
  browser.tell('APPROVAL_REQUESTED', 1);
  await settle();
  browser.notifier.stop();
  answer.resolve(browser.mine);
  await settle();
  expect(browser.listTitles()).toEqual([]);
});
