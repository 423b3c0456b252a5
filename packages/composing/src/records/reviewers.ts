import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields } from './fields.ts';
import { withAside } from './set-aside.ts';
import { splitCompany } from './asked-persons.ts';

const reviewers = /^(?:reviewer|consumer|reviewauthor)$/;
const shown = /^(?:displayname|name|nickname)$/;
/** `Priya S` and `DJ` are no names that a letter begins with. */
const isFullName = (name: string): boolean =>
  /^\p{L}[\p{L}.'’-]+(?: \p{L}[\p{L}'’-]+)+$/u.test(name);

/** Who wrote a review: whom it was asked of by their full name, and else by what they call themselves. */
export function withReviewers(record: JsonObject): JsonObject {
  const isAsked = Object.keys(record).some((name) => plainName(name) === 'recipientname');
  const read = replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (plain === 'recipientname' && typeof value === 'string')
      return splitCompany([name, value], 'contact');
    if (!reviewers.test(plain) || !isJsonObject(value)) return null;
    const own = findField(value, shown);
    if (typeof own !== 'string' || isAsked) return null;
    return [[[isFullName(own) ? 'contact' : 'shown as', name], own]];
  });
  return withAside(read, ([name, value]) => reviewers.test(plainName(name)) && isJsonObject(value));
}
