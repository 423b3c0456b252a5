import { expect, it } from 'vitest';
import { readAddress } from './connection.ts';

it('goes through the socket in the folder that an address names', () => {
  const url = 'postgres://ada:a%20b@127.0.0.1:5433/orders';
  expect(readAddress(url)).toEqual({ url });
  expect(readAddress(`${url}?sslmode=require&host=%2Fvar%2Flib%2Fw%20o`)).toEqual({
    url: `${url}?sslmode=require`,
    path: '/var/lib/w o/.s.PGSQL.5433',
  });
  expect(readAddress('postgres://ada@localhost/orders?host=/run/postgresql')).toEqual({
    url: 'postgres://ada@localhost/orders',
    path: '/run/postgresql/.s.PGSQL.5432',
  });
});
