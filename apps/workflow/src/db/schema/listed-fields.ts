import type { JsonObject } from '@workspace-ops/contracts';

/**
 * The form in which lists show a large object: what is left of its fields, as PostgreSQL counts its
 * bytes. A trigger writes it beside the object, so that lists do not read objects of a megabyte.
 */
export interface ListedFields {
  fields: JsonObject;
  /** Whether fields are missing. */
  truncated: boolean;
}
