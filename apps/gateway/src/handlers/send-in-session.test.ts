import { once } from 'node:events';
import type { RawAnswer, RawHandler } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import { afterEach, expect, test } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let gateway: StartedGateway;
afterEach(() => gateway.gateway.stop());

const path = '/api/audit-logs/export';
const csv = (body: RawAnswer['body']): RawAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  body,
});

/** A gateway, and the headers of a caller with the session `ses_reads`. */
async function start(exportLogs: RawHandler<undefined>) {
  gateway = await startGateway({ services: { raw: { exportLogs } } });
  return { authorization: `Bearer ${await gateway.issuer.issue({ sid: 'ses_reads' })}` };
}

/** A part at once, and then silence until the answer is cut off. */
async function* endless(signal: AbortSignal | undefined): AsyncGenerator<string> {
  yield 'a\r\n';
  if (signal?.aborted !== true) await once(signal!, 'abort');
}

test('an export is cut off within five seconds of the end of its session', async () => {
  const headers = await start(async ({ signal }) => csv(endless(signal)));
  const answer = await gateway.request(path, { headers });
  const reader = answer.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('a\r\n');
  const revokedAt = performance.now();
  gateway.identity.revoked.push('ses_reads');
  // Not its end: a half must not be taken for the whole.
  await expect(reader.read()).rejects.toThrow('terminated');
  expect(performance.now() - revokedAt).toBeLessThan(5_000);
});

test('an export that has not begun when its session ends is refused, and its source aborted', async () => {
  const asked = { underWay: false, aborted: false };
  const headers = await start(async ({ signal }) => {
    asked.underWay = true;
    await once(signal!, 'abort');
    asked.aborted = true;
    throw new Error('aborted');
  });
  const answered = gateway.request(path, { headers });
  await waitFor(() => asked.underWay);
  gateway.identity.revoked.push('ses_reads');
  const answer = await answered;
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
  expect(asked.aborted).toBe(true);
});

test('an export without a session ends only by itself', async () => {
  gateway = await startGateway();
  gateway.identity.revoked.push('ses_reads');
  const answer = await gateway.request(path);
  expect(await answer.text()).toContain('aud_1');
});
