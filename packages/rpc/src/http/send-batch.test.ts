import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { createLineReader } from './send-batch.ts';

function makeReader(maxBytes: number) {
  const lines: string[] = [];
  const longLines: string[] = [];
  const reader = createLineReader({
    maxBytes,
    onLine: (line) => lines.push(line),
    onLongLine: (beginning) => longLines.push(beginning),
  });
  return { ...reader, lines, longLines };
}

const text = '{"a":"ü"}\n\n{"b":"\u{1f600}"}\n';

it.each([1, 2, 3, 5, 100])('reads lines that come in parts of %i bytes', (size) => {
  const { read, lines, isAtEnd } = makeReader(100);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
  expect(lines).toEqual(['{"a":"ü"}', '', '{"b":"\u{1f600}"}']);
  expect(isAtEnd()).toBe(true);
});

it('knows that a line has begun and not ended', () => {
  const { read, lines, isAtEnd } = makeReader(100);
  read(Buffer.from('one\ntw'));
  expect(lines).toEqual(['one']);
  expect(isAtEnd()).toBe(false);
});

it('keeps of a line that is too long its beginning alone, and reads the next one', () => {
  const { read, lines, longLines } = makeReader(1_000);
  read(Buffer.from('{"index":3,'));
  for (let n = 0; n < 100; n += 1) read(Buffer.from('x'.repeat(100)));
  read(Buffer.from('\n{"index":4}\n'));
  expect(longLines).toHaveLength(1);
  expect(longLines[0]).toMatch(/^\{"index":3,x{100,300}$/);
  expect(lines).toEqual(['{"index":4}']);
  const whole = makeReader(1_000);
  whole.read(Buffer.from(`${'y'.repeat(5_000)}\nz\n`));
  expect([whole.longLines[0]?.length, whole.lines]).toEqual([256, ['z']]);
});

it('takes a time that grows with the length of a line, and not with its square', () => {
  const chunk = Buffer.alloc(4_096, 'x');
  const readLine = (chunks: number): void => {
    const { read, lines } = makeReader(1e9);
    for (let n = 0; n < chunks; n += 1) read(chunk);
    read(Buffer.from('\n'));
    expect(lines[0]).toHaveLength(chunks * chunk.length);
  };
  expect(measureGrowth(readLine, (length) => length / 200)).toBeLessThan(10);
});
