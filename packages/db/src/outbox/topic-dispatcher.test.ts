import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLogger } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notesDatabase, outbox, type NotesFixture } from '../../test/notes-service.ts';
import { createTopicDispatcher, type TopicDispatcher } from './topic-dispatcher.ts';
import type { StoredMessage } from './messages.ts';
import { createRemovals, type Removals } from './removals.ts';
import { createSinkHealth } from './sink-health.ts';

let fixture: NotesFixture;
let dispatcher: TopicDispatcher;
let removals: Removals;
let taken: string[];
let committed: StoredMessage[];

beforeEach(async () => {
  fixture = await notesDatabase();
  [taken, committed] = [[], []];
  fixture.database.onCommitted(async (messages) => void committed.push(...messages));
  const context = {
    database: fixture.database,
    outbox,
    logger: createLogger({ name: 'test', level: 'silent' }),
    // Far longer than a test: what is handed over only then is not handed over.
    deliveryWaitMs: 60_000,
    pollMs: 60_000,
    gracePeriodMs: 60_000,
    leaseMs: 60_000,
    batchSize: 500,
    batchBytes: 1_024 * 1_024,
    parkFailures: 50,
    parkAgeMs: 60_000,
  };
  removals = createRemovals(context);
  dispatcher = createTopicDispatcher(
    { ...context, removals },
    {
      topic: 'audit',
      health: createSinkHealth(context, 'audit'),
      async deliver(payloads) {
        await nextTurn();
        taken.push(...payloads.map((payload) => (payload as { message: string }).message));
      },
    },
  );
});
afterEach(async () => {
  await removals.stop();
  await fixture.close();
});

async function commit(message: string): Promise<StoredMessage[]> {
  committed = [];
  await fixture.database.transaction('ws_a', async (tx) => {
    tx.audit({ agent: 'test', action: 'note.write', message });
  });
  return committed;
}

describe('messages that arrive while the dispatcher ends', () => {
  it('are handed over at once, and not with the next ones', async () => {
    const [first, late] = [await commit('first'), await commit('late')];
    // Resolves when the dispatcher has nothing left, in the moment before it ends.
    await dispatcher.deliver(first);
    const handed = dispatcher.deliver(late);
    await waitFor(() => taken.length === 2, { message: 'not handed over' });
    await handed;
    expect(taken).toEqual(['first', 'late']);
  });

  it('are handed over before a stop is done', async () => {
    const [first, late] = [await commit('first'), await commit('late')];
    await dispatcher.deliver(first);
    const handed = dispatcher.deliver(late);
    await dispatcher.stop();
    expect(taken).toEqual(['first', 'late']);
    await handed;
  });
});
