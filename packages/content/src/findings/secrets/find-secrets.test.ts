import { expect, it } from 'vitest';
import { findFindings } from '../find-findings.ts';

const secretsIn = (text: string) =>
  findFindings(text)
    .filter(({ kind }) => kind === 'secret')
    .map(({ start, end }) => text.slice(start, end));

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

it.each([
  ['id AKIAIOSFODNN7EXAMPLE', 'AKIAIOSFODNN7EXAMPLE'],
  [`aws_secret_access_key = ${digits}ABCD`, `${digits}ABCD`],
  [`AIza${digits.slice(0, 35)}`, `AIza${digits.slice(0, 35)}`],
  [`AccountName=x;AccountKey=${digits}${digits}==;`, `${digits}${digits}==`],
  [`?sv=2024-01-01&sig=${digits}%3D`, `${digits}%3D`],
  [`ghp_${digits}`, `ghp_${digits}`],
  [`github_pat_${digits}`, `github_pat_${digits}`],
  ['xoxb-123456789012-abcdefghijkl', 'xoxb-123456789012-abcdefghijkl'],
  ['https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXX', 'T00000000/B00000000/XXXXXXXX'],
  ['sk_live_abcdefghijklmnop1234', 'sk_live_abcdefghijklmnop1234'],
  [`sk-proj-${digits}`, `sk-proj-${digits}`],
  [`sk-ant-api03-${digits}`, `sk-ant-api03-${digits}`],
  [
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl',
  ],
  ['Authorization: Bearer abcdef1234567890abcdef', 'abcdef1234567890abcdef'],
  ['Authorization: Basic dXNlcjpwYXNzd29yZA==', 'dXNlcjpwYXNzd29yZA=='],
  ['postgres://app:hunter2@db.internal/x', 'hunter2'],
  ['mongodb+srv://u:p%40ss@cluster0.example.net', 'p%40ss'],
  ['redis://:s3cr3t@cache:6379', 's3cr3t'],
  ['Server=db;User Id=sa;Password=S3cret!;', 'S3cret!'],
  ['my password is hunter2', 'hunter2'],
  ['"apiKey": "abcd1234efgh"', 'abcd1234efgh'],
  ['p\u200bassword: Hunter2!', 'Hunter2!'],
])('finds the secret in %j', (text, secret) => {
  expect(secretsIn(text)).toEqual([secret]);
});

it('takes a private key to its end, or as far as its lines go', () => {
  const key =
    '-----BEGIN RSA PRIVATE KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\n-----END RSA PRIVATE KEY-----';
  expect(secretsIn(`before ${key} after, "more"`)).toEqual([key]);
  expect(secretsIn(key.slice(0, -30))).toEqual([key.slice(0, -30)]);
  const inJson = JSON.stringify({ private_key: key, project: 'x' });
  expect(secretsIn(inJson)).toEqual([JSON.stringify(key).slice(1, -1)]);
});
