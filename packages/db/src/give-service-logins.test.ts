import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { randomHex } from '@workspace-ops/service-kit';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveServiceLogins, serviceLoginUrl } from './give-service-logins.ts';
import { serviceRole } from './migrate-service.ts';

let database: TestDatabase;
let admin: Sql;
let role: string;
let service: { schema: string; migrationsFolder: string };
const made: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  admin = postgres(database.url, { max: 1, onnotice: () => undefined });
});

afterAll(async () => {
  for (const name of made.toReversed()) {
    await admin.unsafe(`drop owned by ${name}`);
    await admin.unsafe(`drop role ${name}`);
  }
  await admin.end();
  await database.drop();
});

const createRole = async (name: string, options: string): Promise<void> => {
  await admin.unsafe(`create role ${name} ${options}`);
  made.push(name);
};

beforeEach(async () => {
  service = { schema: `login_${randomHex(6)}`, migrationsFolder: '' };
  role = serviceRole(service.schema);
  await createRole(role, 'nologin');
});

const give = async (adminUrl = database.url, isOwnServer = false) => {
  const given = await giveServiceLogins({ adminUrl, services: [service], isOwnServer });
  return given.get(service.schema)!;
};

const storedPassword = async (): Promise<unknown> =>
  (await admin`select rolpassword from pg_authid where rolname = ${role}`)[0]?.['rolpassword'];

/** Who the address signs in as, and who that is after `set role none`. */
async function readUsers(url: string): Promise<unknown> {
  const sql = postgres(url, { max: 1 });
  try {
    const [first] = await sql`select session_user as "user"`;
    await sql`set role none`;
    const [then] = await sql`select current_user as "user"`;
    return [first?.['user'], then?.['user']];
  } finally {
    await sql.end();
  }
}

describe('a service’s login', () => {
  it('is its own role, which it cannot leave', async () => {
    const login = await give();
    expect(login).toEqual({ url: serviceLoginUrl(database.url, service) });
    expect(await readUsers((login as { url: string }).url)).toEqual([role, role]);
  });

  it('is left as it is by the next start', async () => {
    await give();
    const first = await storedPassword();
    expect(await give()).toHaveProperty('url');
    expect(await storedPassword()).toBe(first);
  });

  it('has a password of its own, which is not the administrator’s', async () => {
    const urls = ['a', 'b'].map((schema) => serviceLoginUrl(database.url, { schema })!);
    const passwords = [...urls, database.url].map((url) => new URL(url).password);
    expect(new Set(passwords).size).toBe(3);
  });

  it('with a password that somebody else gave stays theirs, and is said', async () => {
    await admin.unsafe(`alter role ${role} login password 'theirs'`);
    const before = await storedPassword();
    expect(await give()).toEqual({ reason: expect.stringContaining('another password') });
    expect(await storedPassword()).toBe(before);
  });

  it('on a server of one’s own is taken back', async () => {
    await admin.unsafe(`alter role ${role} login password 'of another time'`);
    expect(await give(database.url, true)).toHaveProperty('url');
    await admin.unsafe(`alter role ${role} nologin`);
    expect(await give(database.url, true)).toHaveProperty('url');
  });

  it('is given by a user who may, without seeing what the server stores', async () => {
    const user = `maker_${randomHex(6)}`;
    await createRole(user, `login createrole password 'its own'`);
    await admin.unsafe(`grant ${role} to ${user} with admin option`);
    const [name] = await admin`select quote_ident(current_database()) as name`;
    await admin.unsafe(`grant connect on database ${name?.['name']} to ${user} with grant option`);
    const url = new URL(database.url);
    [url.username, url.password] = [user, 'its own'];
    const login = await give(url.href);
    expect(await readUsers((login as { url: string }).url)).toEqual([role, role]);
    expect(await give(url.href)).toEqual(login);
    await admin.unsafe(`revoke all on database ${name?.['name']} from ${user} cascade`);
  });

  it('is not given by a user who may not, who is told why', async () => {
    const user = `plain_${randomHex(6)}`;
    await createRole(user, `login password 'its own'`);
    const url = new URL(database.url);
    [url.username, url.password] = [user, 'its own'];
    expect(await give(url.href)).toEqual({ reason: expect.stringContaining('permission denied') });
  });

  it('is not given where the administrator’s address has no password', async () => {
    const url = new URL(database.url);
    url.password = '';
    expect(serviceLoginUrl(url.href, service)).toBeUndefined();
  });
});
