import { expect, it } from 'vitest';
import { redactLine } from './redact-line.ts';

const readLine = (fields: object): string => `${JSON.stringify({ level: 30, ...fields })}\n`;

it('leaves a line without a secret as it is', () => {
  const line = readLine({
    msg: 'GET /api/runs answered 200',
    token: 'none',
    tokensTotal: 123456789,
  });
  expect(redactLine(line)).toBe(line);
});

it.each([
  'connect postgres://app:hunter2@db.internal/x failed',
  'upstream said: {"api_key": "abcd1234efgh"} is invalid',
  'Authorization: Bearer abcdef1234567890abcdef',
  'key AKIAIOSFODNN7EXAMPLE\nof "ops"',
])('takes the secret out of %j, and leaves JSON', (msg) => {
  const redacted = redactLine(readLine({ msg }));
  expect(redacted).not.toMatch(/hunter2|abcd1234efgh|abcdef1234567890|AKIA/);
  expect(JSON.parse(redacted)).toHaveProperty('msg', expect.stringContaining('(secret redacted)'));
});

it('gives a line up that would be no JSON any more', () => {
  const redacted = redactLine(readLine({ msg: String.raw`password: Hunter2!\\` }));
  expect(JSON.parse(redacted).msg).toContain('(secret redacted)');
  expect(redacted).not.toContain('Hunter2');
});
