import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import type { Sql } from 'postgres';
import { answerParent } from '@workspace-ops/load';
import { openSql } from '../system/open-sql.ts';

export interface FloorInput {
  databaseUrl: string;
  workspaceId: string;
  /** What the application holds in memory. */
  held?: unknown;
}

export interface FloorAddress {
  url: string;
}

/** In a child process: an express application as somebody would write it by hand. */
export function serveFloor(mount: (app: Express, sql: Sql, input: FloorInput) => void): void {
  answerParent(async (input: FloorInput): Promise<FloorAddress> => {
    const app = express();
    mount(app, openSql(input.databaseUrl, 10), input);
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  });
}
