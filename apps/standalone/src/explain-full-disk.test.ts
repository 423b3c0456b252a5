import { expect, test } from 'vitest';
import { explainFullDisk } from './explain-full-disk.ts';

const withFree = (bytes: number) => () => Promise.resolve({ bavail: bytes, bsize: 1 });
const explain = (error: Error, freeBytes: number) =>
  explainFullDisk(error, '/srv/data', withFree(freeBytes));

test('a start that found no room says so in one line, and what helps', async () => {
  const words =
    'creating files ...\nFATAL:  could not write to file "x": No space left on device\nchild process exited';
  expect(await explain(new Error(words), 18_000_000)).toMatchObject({
    message:
      'FATAL:  could not write to file "x": No space left on device\nThe disk of /srv/data is full (free now: 18 MB). A new installation takes 100 MB there: make room, or set DATA_DIR to a folder on another disk.',
  });
});

test('a start that failed by what a full disk did says that the disk is full', async () => {
  const lost = new Error('write CONNECTION_CLOSED');
  expect(await explain(lost, 1_000_000)).toMatchObject({
    message: expect.stringMatching(/^write CONNECTION_CLOSED\nThe disk of \/srv\/data is full/),
    cause: lost,
  });
});

test('a start that failed by something else stays as it is', async () => {
  const refused = new Error('connect ECONNREFUSED');
  expect(await explain(refused, 10_000_000_000)).toBe(refused);
});

test('a start whose folder cannot be looked at stays as it is', async () => {
  const refused = new Error('could not open directory "/srv/data"');
  const gone = () => Promise.reject(new Error('ENOENT: no such file or directory, statfs'));
  expect(await explainFullDisk(refused, '/srv/data', gone)).toBe(refused);
});
