import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isKnownName, plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';
import { splitNumbered } from './numbered-answers.ts';
import { programNamesFor } from './names/program-names.ts';
import { sayYes } from './asked-consents.ts';
import { withoutHint, withScale } from './field-hints.ts';
import { questions } from './form-questions.ts';
import { findReach } from './sales-questions.ts';

/** What programs mark fields with that a customer of theirs has made. */
const mark = /^(?:cf|hs|custom|fields|q\d{1,3})_+|^custom(?=[A-Z](?!ield))|__c$/g;

/** The record with its fields under usual names: `Renewal_Risk__c` is a risk, `What did we do for you?` what we did. */
export const withUsualNames = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, given]) => {
    const value = withScale(name, given);
    const marked = name.replaceAll(mark, '');
    const bare = withoutHint(marked);
    if (isKnownName(bare)) return bare === name ? null : [[[bare, name], value]];
    const usual = findNamed(marked) ?? findUsual(bare, value);
    if (usual === 'consent') return [[[usual, bare, name], sayYes(bare, value)]];
    if (usual !== undefined) return [[[usual, bare, name], splitNumbered(usual, value)]];
    return bare === name ? null : [[[bare, name], value]];
  });

const findNamed = (name: string): string | undefined => {
  if (name.length > longestName) return undefined;
  return programNamesFor(plainName(name))[0]?.[1];
};

const findUsual = (name: string, value: JsonValue): string | undefined => {
  const named = findNamed(name);
  if (named !== undefined) return named;
  if (name.length > longestName || !isQuestion(name)) return undefined;
  const asked = name.toLowerCase().replaceAll('’', "'");
  const usual = questions.find(([shape]) => shape.test(asked))?.[1] ?? findReach(asked, value);
  return usual === undefined || usual === '' || !holds(usual, value) ? undefined : usual;
};

/** What was told `on the phone` is no number. */
function holds(usual: string, value: JsonValue): boolean {
  if (typeof value !== 'string' || value.trim() === '') return true;
  if (usual === 'phone') return /\d(?:[ ()./-]{0,3}\d){5}/.test(value);
  return usual !== 'email' || value.includes('@');
}

const longestName = 400;

/** A form's field is called by what it asks. */
const isQuestion = (name: string): boolean =>
  /\?|^\s*(?:\S+\s+){3}\S|^(?:your|describe|tell us|list) /i.test(name);
