import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostResolver, hostsFileAddresses } from './resolve-host.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a host name', () => {
  it('of localhost is this machine, without asking anyone', async () => {
    const resolve = createHostResolver({ hostsFile: join(folder, 'none') });
    expect(await resolve('LOCALHOST.')).toEqual(['127.0.0.1', '::1']);
    expect(await resolve('app.localhost')).toEqual(['127.0.0.1', '::1']);
  });

  it('of the hosts file has the addresses that it gives', async () => {
    const hostsFile = join(folder, 'hosts');
    await writeFile(hostsFile, '10.0.0.7 receiver.example alias # comment\n');
    const resolve = createHostResolver({ hostsFile });
    expect(await resolve('Receiver.example')).toEqual(['10.0.0.7']);
  });
});

it('reads a hosts file with its comments, aliases and faults', () => {
  const text = [
    '# 10.0.0.1 commented',
    '127.0.0.1\tlocalhost',
    '::1 a.example b.example#c.example',
    '10.0.0.2   A.Example',
    'nonsense a.example',
    '',
  ].join('\n');
  expect(hostsFileAddresses(text, 'a.example')).toEqual(['::1', '10.0.0.2']);
  expect(hostsFileAddresses(text, 'c.example')).toEqual([]);
  expect(hostsFileAddresses(text, 'commented')).toEqual([]);
});
