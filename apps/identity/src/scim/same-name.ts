import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Compares names without regard to case, as the schemas say of them (RFC 7643, 2.2). */
export const isSameName = (column: SQLWrapper, name: string): SQL =>
  sql`lower(${column}) = lower(${name})`;
