import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isCallingName } from '../facts/given-names.ts';
import { findField, isScalar, replaceFields, type Field } from './fields.ts';

/** What programs alone call the fields of a deal. */
const ofDeal =
  /^(?:(?:deal|opportunity)(?:name|stage|id|type|owner)|stage(?:name|id)|pipeline(?:id|stage)?|is(?:won|closed)|(?:win)?probability|won(?:time|on)|datewon|expectedclose(?:date|on)?|(?:deal|opportunity)(?:value|details)|(?:actual|estimated)(?:value|closedate)|monetaryvalue|valueformatted)$/;
const names = /^(?:name|title|subject|topic|(?:deal|opportunity)(?:name|title))$/;
const amounts = /^(?:amount|value|(?:deal|monetary|estimated|actual)value)$/;
const formatted = /^(?:formattedvalue|valueformatted)$/;
/** What it is in the program: the workflow says so. */
const stands =
  /^(?:(?:deal)?stage(?:name)?|pipeline|(?:win)?probability|status|statecode|statuscode|status(?:label|type)|confidence|is(?:won|closed)|group(?:title|id)?|board(?:name)?|annuali[sz]edvalue|expectedvalue|(?:deal|deal_?stage|salesaccount|milestone)id|milestone(?:name)?|opportunitystate|bid(?:amount|type)|durationbasis|partytype)$/;
/** A deal is closed on a day. */
const closed =
  /^(?:(?:expected|actual|estimated)?clos(?:e|ing|ed)(?:date|at|on)?|won(?:time|on)|datewon)$/;
const ended = /^(?:(?:actual)?closed?(?:date|on|at)|won(?:time|on)|datewon)$/;
const hour = /(?<=^\d{4}-\d\d-\d\d)[T ]\d.*$/;
/** Where nothing else says who it is. */
const people: readonly (readonly [RegExp, string])[] = [
  [/^contacts$/, 'contact'],
  [/^username$/, 'owner'],
];

/**
 * A deal's `title: 'Redgum Brewing - service plan'` is the name of the deal, and nobody's; an amount of 0 says that
 * nobody has priced it yet.
 */
export function withDealNames(record: JsonObject): JsonObject {
  return isDeal(record) ? replaceFields(record, (field) => readField(field, record)) : record;
}

const isDeal = (record: JsonObject): boolean =>
  Object.keys(record).some((name) => ofDeal.test(plainName(name)));

/** The record of a deal without how it stands in its program, and without an amount of 0. */
export const withoutStateOfDeal = (record: JsonObject): JsonObject =>
  isDeal(record)
    ? replaceFields(record, ([name, value]) => {
        const plain = plainName(name);
        const isPlan =
          plain.startsWith('expectedclose') && findField(record, /^closedate$/) !== undefined;
        const isNothing =
          amounts.test(plain) && isScalar(value) && value !== null && Number(value) === 0;
        return isPlan || isNothing || formatted.test(plain) || stands.test(plain) ? [] : null;
      })
    : record;

function readField([name, value]: Field, record: JsonObject) {
  const plain = plainName(name);
  if (amounts.test(plain)) return readWorth([name, value], record);
  if (typeof value !== 'string') return null;
  if (closed.test(plain)) {
    const isPlan = plain.startsWith('expected') && findField(record, ended) !== undefined;
    return isPlan ? null : ([[['close date', name], value.replace(hour, '')]] as const);
  }
  const who = people.find(([shape]) => shape.test(plain))?.[1];
  if (who !== undefined) return [[[who, name], value]] as const;
  return names.test(plain) && !isPerson(value) ? ([[['deal name', name], value]] as const) : null;
}

/** `value: 145000` beside `value_formatted: '£1,450 monthly'` counts pence. */
function readWorth([name, value]: Field, record: JsonObject) {
  if (!isScalar(value) || value === null) return null;
  const written: JsonValue | undefined = findField(record, formatted);
  const isInCents =
    typeof written === 'string' && toNumber(written) * centsOfOne === toNumber(String(value));
  return isInCents ? ([[[name], written]] as const) : null;
}
const centsOfOne = 100;
const toNumber = (written: string): number => Number(written.replaceAll(/[^\d.]/g, ''));

const isPerson = (name: string): boolean =>
  /^\S+(?: \S+){1,2}$/.test(name) && isCallingName(name.split(' ')[0]!);
