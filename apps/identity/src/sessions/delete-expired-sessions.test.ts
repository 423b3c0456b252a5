import { createDatabase, serviceRole } from '@workspace-ops/db';
import { dayMs, readSettings } from '@workspace-ops/service-kit';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { anonymous, startIdentity } from '../../test/identity-fixture.ts';
import { createAttemptLimits } from '../limits/attempt-limits.ts';
import { identitySettings } from '../settings.ts';
import { deleteExpiredSessions } from './delete-expired-sessions.ts';

describe('the clean-up', () => {
  test('removes expired sessions and finished windows, and nothing else', async () => {
    const fixture = await startIdentity();
    const signUp = (email: string) =>
      fixture.client.accounts.signUp.mutate({ email, password: 'correct horse' }, anonymous());
    await signUp('old@example.com');
    fixture.clock.advance(200 * dayMs);
    await signUp('young@example.com');
    const database = createDatabase({
      url: fixture.databaseUrl,
      role: serviceRole('identity'),
      applicationName: 'clean-up',
    });
    const sql = postgres(fixture.databaseUrl, { max: 1 });
    const limits = createAttemptLimits(database, fixture.clock);
    const countRows = async () => {
      const [row] = await sql`select (select count(*)::int from identity.sessions) as sessions,
        (select count(*)::int from identity.attempts) as attempts`;
      return row;
    };

    const settings = readSettings(identitySettings, { SESSION_IDLE_DAYS: '365' });
    await deleteExpiredSessions({ database, clock: fixture.clock, settings });
    await limits.deleteExpired();
    expect(await countRows()).toEqual({ sessions: 2, attempts: 1 });
    fixture.clock.advance(166 * dayMs);
    await deleteExpiredSessions({ database, clock: fixture.clock, settings });
    await limits.deleteExpired();
    expect(await countRows()).toEqual({ sessions: 1, attempts: 0 });

    await Promise.all([database.close(), sql.end()]);
    await fixture.close();
  });
});
