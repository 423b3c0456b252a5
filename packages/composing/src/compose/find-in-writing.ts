import { normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { findVisit, wantsWriting } from './ask-of-texts.ts';

const toFact = (name: string, label: string, value: string): Fact => ({
  path: ['mayCall', name],
  label,
  names: [normalName(name)],
  value,
});

/** How somebody is answered who wants no call, or a visit in its place, and to whom nobody allowed one, as facts. */
export function findInWriting(sheet: FactSheet): Fact[] {
  const isRefused = /^no\b/i.test(sheet.find('mayCall')?.value ?? '');
  if (isRefused && findVisit(sheet) !== undefined)
    return [
      toFact('inWriting', 'In place of a call', 'on site'),
      toFact('onSite', 'Where', 'on site'),
    ];
  return wantsWriting(sheet) ? [toFact('inWriting', 'In writing', 'in writing')] : [];
}
