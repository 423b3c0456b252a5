import { readAddress } from '@workspace-ops/db/connection';
import postgres, { type Sql } from 'postgres';

/** The driver as somebody would use it by hand, on the way to the server that the services have too. */
export function openSql(databaseUrl: string, max: number): Sql {
  const { url, ...address } = readAddress(databaseUrl);
  return postgres(url, { ...address, max, onnotice: () => {} });
}
