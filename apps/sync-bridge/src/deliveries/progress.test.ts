import type { LoggedEvent } from '@workspace-ops/bus/events';
import { expect, it } from 'vitest';
import { createProgress, keptDeliveries } from './progress.ts';

const event = (position: number): LoggedEvent => ({
  position,
  workspaceId: 'ws_notes',
  id: `evt_${position}`,
  event: 'RUN_CREATED',
  body: '{}',
});

const delivered = {
  at: new Date('2026-01-01T00:00:00Z'),
  status: 'delivered' as const,
  attempts: 1,
  responseStatus: 200,
};

it('keeps what became of the last events, in whatever order their deliveries end', () => {
  const progress = createProgress({ position: 0, settled: [], failingSince: null });
  const count = keptDeliveries + 4;
  for (let position = 1; position <= count; position += 1) progress.take(event(position), true);
  // The second event's receiver takes longest.
  for (let position = 1; position <= count; position += 1) {
    if (position !== 2) progress.note(event(position), delivered);
  }
  progress.note(event(2), delivered);
  const kept = progress.unsaved()!.notes.map(({ position }) => position);
  expect(kept).toEqual(Array.from({ length: keptDeliveries }, (_, index) => index + 5));
  expect(progress.unsaved()!.position).toBe(count);
});
