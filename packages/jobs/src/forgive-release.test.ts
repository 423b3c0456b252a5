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
