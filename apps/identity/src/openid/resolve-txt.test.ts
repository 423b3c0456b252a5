import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NameServer, startNameServer } from '../../test/name-server.ts';
import { createTxtResolver } from './resolve-txt.ts';

let server: NameServer;

beforeAll(async () => {
  server = await startNameServer();
});
afterAll(() => server.close());

test('records are read whole, and a name without any has none', async () => {
  const resolve = createTxtResolver([server.address]);
  server.zone.set('_workspace-ops.example.com', ['v=spf1 -all', 'workspace-ops-verification=abc']);
  expect(await resolve('_workspace-ops.example.com')).toEqual([
    'v=spf1 -all',
    'workspace-ops-verification=abc',
  ]);
  expect(await resolve('_workspace-ops.other.example.com')).toEqual([]);
});

test('a name server that does not answer is an error, and not a name without records', async () => {
  const silent = await startNameServer();
  silent.close();
  await expect(createTxtResolver([silent.address])('example.com')).rejects.toThrow();
});
