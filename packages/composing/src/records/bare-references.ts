import type { JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isNumbered } from './bookkeeping.ts';
import type { Field } from './fields.ts';
import { namesSomebody } from './references.ts';
import { withAside } from './set-aside.ts';

const groups = /^(?:role|position|jobtitle|department|team|unit|creator|manager)$/;
/** Longer ones may be numbers of telephones. */
const longest = 999_999;

/** `Role: 50, Contact: 128` of a numbered record is what its program numbers them by: nobody is called so. */
export const withoutBareReferences = (record: JsonObject): JsonObject =>
  isNumbered(record) ? withAside(record, isBare) : record;

const isBare = ([name, value]: Field): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value <= longest &&
  (groups.test(plainName(name)) || namesSomebody(name));
