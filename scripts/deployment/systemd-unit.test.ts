import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the systemd unit runs what the start script runs, and leaves a stop its time', async () => {
  const unit = await readFile(join(root, 'deploy/workspace-ops.service'), 'utf8');
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1];
  expect(value('ExecStart')).toBe(manifest.scripts.start.replace(/^exec sh /, '/bin/sh '));
  // A process ends ten seconds after its signal at the latest.
  expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(10);
  expect(value('KillMode')).toBe('mixed');
});
