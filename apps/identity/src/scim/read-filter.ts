import { parseJson } from '@workspace-ops/service-kit';
import { withoutUrn } from './core-urn.ts';
import { scimFault } from './scim-errors.ts';

/** What a list is narrowed to. */
export interface Filter<A extends string> {
  attribute: A;
  value: string;
}

/**
 * A filter `attribute eq "value"`; names and operator are read without regard to case (RFC 7644, 3.4.2.2),
 * names with or without the schema's URN (3.10).
 * @param attributes in lower case.
 * @throws {AppError} `invalid_input` for any other filter.
 */
export function readFilter<A extends string>(
  text: string | undefined,
  attributes: readonly A[],
): Filter<A> | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const [, name, quoted] = /^\s*([\w.:]+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(text) ?? [];
  const wanted = name && withoutUrn(name.toLowerCase());
  const attribute = attributes.find((known) => known === wanted);
  const value = quoted === undefined ? undefined : readText(quoted);
  if (attribute !== undefined && value !== undefined) return { attribute, value };
  throw scimFault(
    'invalidFilter',
    `filter must be attribute eq "value", of ${attributes.join(', ')}`,
  );
}

/** A JSON text, undefined for one that is malformed or cannot be stored. */
function readText(quoted: string): string | undefined {
  const value = parseJson(quoted);
  const isText = typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed();
  return isText ? value : undefined;
}
