import { findScans } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainIdentity, type ExplainedIdentity } from '../../test/explain-identity.ts';
import { findAccountByEmail, findGoogleAccount } from './find-account.ts';

let explained: ExplainedIdentity;

beforeAll(async () => {
  explained = await explainIdentity();
});
afterAll(() => explained.stop());

const email = 'person-5000@example.com';

test('an account is read by its email and keys, a row of each table', async () => {
  for (const { result, nodes } of await explained.execute(() =>
    findAccountByEmail(explained.database, email),
  )) {
    expect(result?.user.id).toBe('usr_5000');
    expect(findScans(nodes)).toMatchObject([
      { kind: 'Index Scan', index: 'users_email_unique', rows: 1 },
      { kind: 'Index Scan', table: 'memberships', rows: 1 },
      { kind: 'Index Scan', table: 'passwords', rows: 1 },
    ]);
  }
});

test('an account is read by its subject or email from the indexes of both', async () => {
  for (const { result, nodes } of await explained.execute(() =>
    findGoogleAccount(explained.database, { email, subject: 'unknown' }),
  )) {
    expect(result?.user.id).toBe('usr_5000');
    for (const { kind, rows } of findScans(nodes)) {
      expect(kind).not.toBe('Seq Scan');
      expect(rows).toBeLessThanOrEqual(1);
    }
  }
});
