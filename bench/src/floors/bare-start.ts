import { once } from 'node:events';
import { startEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import express from 'express';
import postgres from 'postgres';
import { answerParent } from '@workspace-ops/load';

/**
 * The database on its data folder, and an express application that has asked it once.
 * @returns milliseconds from the start of this process
 */
answerParent(async (dataDir: string): Promise<number> => {
  const database = await startEmbeddedPostgres({ dataDir });
  const sql = postgres(database.url, { fetch_types: false });
  await sql`select 1`;
  const server = express().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const readyMs = performance.now();
  server.close();
  await sql.end();
  await database.stop();
  return readyMs;
});
