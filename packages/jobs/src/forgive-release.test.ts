import { expect, test } from 'vitest';
import { createJobDatabase, logger } from '../test/job-database.ts';
import { createPool } from './connection.ts';

test('a connection that is given back twice is given back once', async () => {
  const database = await createJobDatabase();
  const pool = createPool(
    { connectionString: database.url, applicationName: 'release', logger },
    { max: 1 },
  );
  const release = await new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _client, done) => (error ? reject(error) : resolve(() => done())));
  });
  release();
  expect(release).not.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await database.close();
});

test('where there is no connection, there is nothing to release', async () => {
  const database = await createJobDatabase();
  const pool = createPool(
    { connectionString: database.url, applicationName: 'release', logger },
    { max: 1 },
  );
  await pool.end();
  // The engine looks for it: it may try to listen again when its pool has ended.
  const [error, client, release] = await new Promise<unknown[]>((resolve) => {
    pool.connect((...given) => resolve(given));
  });
  expect(error).toMatchObject({ message: expect.stringContaining('after calling end') });
  expect([client, release]).toEqual([undefined, undefined]);
  await database.close();
});
