import { beginRequest, largeData } from '@workspace-ops/service-kit';
import { expect, it, onTestFinished } from 'vitest';
import { deliverWithin } from './destination.ts';
import type { StoredMessage } from './messages.ts';
import { deliveryMs } from './relay-context.ts';

const message = (position: number, characters: number): StoredMessage => {
  const json = JSON.stringify({ text: 'x'.repeat(characters) });
  const columns = { id: `msg_${position}`, workspaceId: 'ws_a', topic: 'event' as const };
  return { ...columns, position, json, bytes: json.length };
};

/** Whether the sink is called without a wait, while a usual request is under way. */
async function isCalledAtOnce(messages: StoredMessage[]): Promise<boolean> {
  onTestFinished(beginRequest());
  let isCalled = false;
  const delivered = deliverWithin(async () => {
    isCalled = true;
  }, messages);
  const atOnce = isCalled;
  await delivered;
  expect(isCalled).toBe(true);
  return atOnce;
}

it('lets requests go before a large message', async () => {
  expect(await isCalledAtOnce([message(1, largeData)])).toBe(false);
});

it('hands over small ones at once, however many, since their requests wait for that', async () => {
  const many = Array.from({ length: 200 }, (_, index) => message(index, 1_000));
  expect(await isCalledAtOnce(many)).toBe(true);
});

it('tells a sink until when its answer is waited for', async () => {
  const before = performance.now();
  let told = 0;
  await deliverWithin(async (_payloads, deadlineAtMs) => {
    told = deadlineAtMs;
  }, []);
  expect(told).toBeGreaterThanOrEqual(before + deliveryMs);
  expect(told).toBeLessThanOrEqual(performance.now() + deliveryMs);
});
