import { customType, pgSchema } from 'drizzle-orm/pg-core';

export const auditSchema = pgSchema('audit');

/** Apart from the events, so that a role that may edit them does not reach their anchor. */
export const anchorSchema = pgSchema('audit_anchor');

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
