import type { Contacts } from '../addresses/find-contacts.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { isNobody, union, type Part } from './read-people.ts';

/** What a part of an object asks for, and of whom it speaks. */
export interface Statement {
  wishes: Wishes;
  of: Contacts;
}

/**
 * What the object asks for, in its parts' order. A part speaks of all whom it names; where it names
 * nobody, as a line of a conversation, of those whom the record around it names. A record of a list
 * of people that names nobody speaks of nobody else.
 */
export const findStatements = (whole: Part): Statement[] => listStatements(whole, whole.everybody);

function listStatements(part: Part, around: Contacts): Statement[] {
  const { wishes } = part;
  const of = part.isPerson || !isNobody(part.everybody) ? part.everybody : around;
  const below = part.parts.flatMap((child) => listStatements(child, of));
  const asks = wishes.optOut || wishes.noCalls || wishes.legal !== null;
  return asks ? [{ wishes, of }, ...below] : below;
}

/** Whom statements put on the do-not-call list: who only wants no calls may be written to. */
export const whomToSuppress = (statements: readonly Statement[]): Contacts => ({
  phones: union(listPeople(statements)).phones,
  emails: union(
    listPeople(statements.filter(({ wishes: { optOut, legal } }) => optOut || legal !== null)),
  ).emails,
});

/** Each once: all lines of a conversation speak of the same people. */
const listPeople = (statements: readonly Statement[]): Contacts[] => [
  ...new Set(statements.map(({ of }) => of)),
];
