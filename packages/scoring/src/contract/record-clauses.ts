import { quoted } from '../judgement.ts';
import type { FieldChange } from '../read-field-changes.ts';
import { breach } from './clause.ts';

type Changes = readonly FieldChange[];

export const listsChanges = (changes: Changes) =>
  breach(changes.length === 0 ? 1 : 0, {
    says: 'no field is named with its value before and after',
    fix: 'List the changes as a table with the columns Field, Before and After',
  });

export const namesFields = (changes: Changes) => {
  const nameless = changes.filter(({ field }) => !/[\p{L}\p{N}]/u.test(field)).length;
  return breach(nameless, {
    says: `${nameless} changes name no field`,
    fix: 'Name the field of each change',
  });
};

export const givesValues = (changes: Changes) => {
  const valueless = changes.filter(({ after }) => after.trim() === '');
  return breach(valueless.length, {
    says: `no new value for ${valueless[0]?.field ?? ''}`,
    fix: 'Give each field the value it gets',
  });
};

export const tellsBefore = (changes: Changes) => {
  const untold = changes.filter(({ before }) => (before ?? '').trim() === '');
  return breach(untold.length, {
    says: `nothing says what ${quoted(untold[0]?.field ?? '')} is before`,
    fix: 'Give each field its value before, or say that it is not on record',
  });
};

export const parsesAsJson = (text: string) =>
  breach(hasBrokenJson(text) ? 1 : 0, {
    says: 'the JSON block does not parse',
    fix: 'Correct the JSON, for the CRM reads it as it stands',
  });

function hasBrokenJson(text: string): boolean {
  const block = /^```json\n(.*?)^```/ms.exec(text)?.[1];
  if (block === undefined) return false;
  try {
    JSON.parse(block);
    return false;
  } catch {
    return true;
  }
}
