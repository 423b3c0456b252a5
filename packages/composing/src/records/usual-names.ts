import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isKnownName, plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';
import { programNames } from './names/program-names.ts';
import { questions } from './form-questions.ts';
import { findReach } from './sales-questions.ts';

/** What programs mark fields with that a customer of theirs has made. */
const mark = /^(?:cf|hs|custom|fields)_+|__c$/g;

/** The record with its fields under usual names: `Renewal_Risk__c` is a risk, `What did we do for you?` what we did. */
export const withUsualNames = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const bare = name.replaceAll(mark, '');
    if (isKnownName(bare)) return bare === name ? null : [[[bare, name], value]];
    const usual = findUsual(bare, value);
    if (usual !== undefined) return [[[usual, bare, name], value]];
    return bare === name ? null : [[[bare, name], value]];
  });

const findUsual = (name: string, value: JsonValue): string | undefined => {
  if (name.length > longestName) return undefined;
  const plain = plainName(name);
  const named = programNames.find(([shape]) => shape.test(plain));
  if (named !== undefined) return named[1];
  if (!isQuestion(name)) return undefined;
  const asked = name.toLowerCase();
  return questions.find(([shape]) => shape.test(asked))?.[1] ?? findReach(asked, value);
};

const longestName = 400;

/** A form's field is called by what it asks. */
const isQuestion = (name: string): boolean => /\?|^\s*(?:\S+\s+){3}\S/.test(name);
