import { largeData } from '@workspace-ops/service-kit';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { notesDatabase } from '../../test/notes-service.ts';

it('stores large and small messages of one transaction in order, with their sizes', async () => {
  const fixture = await notesDatabase();
  const admin = postgres(fixture.url, { max: 1, onnotice: () => undefined });
  onTestFinished(async () => {
    await admin.end();
    await fixture.close();
  });
  const texts = ['small', 'ä'.repeat(largeData), 'small "too"', 'x'.repeat(largeData), '\n'];
  await fixture.database.write('ws_a', (tx) => {
    for (const [at, text] of texts.entries()) {
      tx.publish({
        id: `evt_${at}`,
        event: 'HOT_LEAD_FLAGGED',
        timestamp: '2026-01-01',
        data: { text },
      });
    }
  });
  const stored = await admin`
    select id, workspace_id, topic, payload, payload_bytes from notes.outbox order by position`;
  const expected = texts.map((text, at) => {
    const payload = {
      id: `evt_${at}`,
      workspaceId: 'ws_a',
      event: 'HOT_LEAD_FLAGGED',
      timestamp: '2026-01-01',
      data: { text },
    };
    return {
      id: payload.id,
      workspace_id: 'ws_a',
      topic: 'event',
      payload,
      payload_bytes: Buffer.byteLength(JSON.stringify(payload)),
    };
  });
  expect([...stored]).toEqual(expected);
});
