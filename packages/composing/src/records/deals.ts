import type { JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isCallingName } from '../facts/given-names.ts';
import { isScalar, replaceFields } from './fields.ts';

/** What programs alone call the fields of a deal. */
const ofDeal =
  /^(?:(?:deal|opportunity)(?:name|stage|id|type|owner)|stage(?:name|id)|pipeline(?:id|stage)?|is(?:won|closed)|(?:win)?probability|won(?:time|on)|datewon|expectedclosedate|(?:actual|estimated)(?:value|closedate)|monetaryvalue)$/;
const names = /^(?:name|title|subject|topic|(?:deal|opportunity)(?:name|title))$/;
const amounts = /^(?:amount|value|(?:deal|monetary|estimated|actual)value)$/;
/** What it is in the program: the workflow says so. */
const stands =
  /^(?:stage|status|statecode|statuscode|statuslabel|statustype|confidence|iswon|isclosed)$/;
/** A deal is closed on a day. */
const closed =
  /^(?:(?:expected|actual|estimated)?clos(?:e|ing|ed)(?:date|at)|won(?:time|on)|datewon)$/;
const hour = /(?<=^\d{4}-\d\d-\d\d)[T ]\d.*$/;
/** `value: 18900` stands beside it. */
const formatted = /^(?:formattedvalue|valueformatted)$/;

/**
 * A deal's `title: 'Redgum Brewing - service plan'` is the name of the deal, and nobody's; an amount of 0 says that
 * nobody has priced it yet.
 */
export function withDealNames(record: JsonObject): JsonObject {
  if (!Object.keys(record).some((name) => ofDeal.test(plainName(name)))) return record;
  return replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (amounts.test(plain) && isScalar(value) && value !== null && Number(value) === 0) return [];
    if (formatted.test(plain) || stands.test(plain)) return [];
    if (closed.test(plain) && typeof value === 'string') return [[name, value.replace(hour, '')]];
    return names.test(plain) && typeof value === 'string' && !isPerson(value)
      ? [[['deal name', name], value]]
      : null;
  });
}

const isPerson = (name: string): boolean =>
  /^\S+(?: \S+){1,2}$/.test(name) && isCallingName(name.split(' ')[0]!);
