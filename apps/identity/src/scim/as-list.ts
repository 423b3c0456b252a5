import { scimSchemas } from '@workspace-ops/contracts';

interface Found<T> {
  startIndex: number;
  totalResults: number;
  resources: T[];
}

/** A page as SCIM writes it (RFC 7644, 3.4.2). */
export const asList = <T>({ startIndex, totalResults, resources }: Found<T>) => ({
  schemas: [scimSchemas.list] as (typeof scimSchemas.list)[],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
