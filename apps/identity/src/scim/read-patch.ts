import type { ScimOperation } from '@workspace-ops/contracts';
import { withoutUrn } from './core-urn.ts';
import { scimFault } from './scim-errors.ts';

/** One change of an attribute: paths are in lower case, without the schema's URN. */
export interface Change {
  op: 'set' | 'add' | 'remove';
  path: string;
  /** The value of a filter on the path, as in `members[value eq "usr_1"]`. */
  selected?: string | undefined;
  value: unknown;
}

const pathPattern =
  /^([a-z][\w.$-]*)(?:\[\s*([\w.]+)\s+eq\s+"((?:[^"\\]|\\.)*)"\s*\])?(\.[a-z][\w-]*)?$/;
const anyUrn = /^urn:/;

/**
 * The operations of a PATCH as single changes (RFC 7644, 3.5.2). An operation without a path has an
 * object of attributes. Attributes of extensions, which are not kept, are left out.
 * @throws {AppError} `invalid_input` for an unknown operation, a path that is none, and a removal without one.
 */
export const readPatch = (operations: readonly ScimOperation[]): Change[] =>
  operations.flatMap(({ op, path, value }) => {
    const kind = kinds[op.toLowerCase()];
    if (kind === undefined) throw scimFault('invalidValue', 'op must be add, replace or remove');
    if (path !== undefined && path !== '') return readChange(kind, path, value);
    if (kind === 'remove') throw scimFault('noTarget', 'path is required to remove something');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw scimFault(
        'invalidValue',
        'value must be an object of attributes where there is no path',
      );
    }
    return Object.entries(value).flatMap(([name, one]) => readChange(kind, name, one));
  });

const kinds: Record<string, Change['op'] | undefined> = Object.assign(Object.create(null), {
  add: 'add',
  replace: 'set',
  remove: 'remove',
});

function readChange(op: Change['op'], path: string, value: unknown): Change[] {
  const lower = withoutUrn(path.trim().toLowerCase());
  if (anyUrn.test(lower)) return [];
  const matched = pathPattern.exec(lower);
  if (matched === null) throw scimFault('invalidPath', 'path is not one of an attribute');
  const [, attribute = '', , selected, sub = ''] = matched;
  // The value that is selected is as it was written: ids know case.
  const written = selected && path.slice(path.indexOf('"') + 1, path.lastIndexOf('"'));
  return [{ op, path: `${attribute}${sub}`, selected: written, value }];
}
