import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { readAddress } from './addresses.ts';
import { findField, isScalar, replaceFields, type Field } from './fields.ts';

/** What only the record of a quote has. */
const ofQuote =
  /^(?:quote|quotation|estimate)(?:d?items|number|no|stage|status|id)$|^hsquoteamount$|^validitydate$|^estimateid$|^quote(?:total|date|summary)$/;
const ends = /^(?:expirationdate|expirydatestring)$/;

/** What is quoted for a fault that is reported is a part of the report. */
const ofReport = /^(?:issue|fault|problem|defect|repair)(?:title|description|type|details)?$/;

export const isQuote = (record: JsonObject): boolean =>
  (Object.keys(record).some((name) => ofQuote.test(plainName(name))) &&
    findField(record, ofReport) === undefined) ||
  findField(record, /^object$/) === 'quote' ||
  (findField(record, ends) !== undefined && findField(record, /^docnumber$/) !== undefined);

/** By `plainName` of the record's own names. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:docnumber|number|estimatenumber)$/, 'quote number'],
  // A customer reads these on the quote.
  [/^(?:hscomments|customermemo(?:value)?)$/, 'quote summary'],
  [/^footer$/, 'terms'],
  [
    /^(?:datestring|dateorder|txndate|(?:issue|quote|estimate|create)date|created(?:at|date)?|datecreated)$/,
    'quote date',
  ],
];
/** How it stands in the program, and what it is numbered by there. */
const kept =
  /^(?:object|(?:quote|txn|work|ui)?(?:status|state|stage)|template|layout(?:name)?|lang(?:uage)?|domain)$/;
/** `S00451` */
const ownNumber = /^[A-Z]{1,4}-?\d{3,8}$/;
const changes =
  /^(?:(?:amount)?(?:discount|adjustment|shipping|rounding)(?:amount|total)?|discountrate)$/;

/** A quote under the names that its customer would know; what is 0 of a discount, or of a carriage, is none. */
export function withQuoteNames(given: JsonObject): JsonObject {
  if (!isQuote(given)) return given;
  const record = withOnlyOption(given);
  return replaceFields(record, (field) => readField(field, record));
}

/** Housecall Pro has what it offers in options, and its money in cents. */
function withOnlyOption(record: JsonObject): JsonObject {
  const { options, ...rest } = record;
  const [only, other] = Array.isArray(options) ? options : [];
  if (!isJsonObject(only) || other !== undefined || !('message_from_pro' in only)) return record;
  const [lines, total, message] = [
    only['line_items'],
    only['total_amount'],
    only['message_from_pro'],
  ];
  if (!Array.isArray(lines) || typeof total !== 'number') return record;
  const inWhole = lines.map((line) =>
    isJsonObject(line)
      ? replaceFields(line, ([name, value]) =>
          priced.test(plainName(name)) && typeof value === 'number'
            ? [[name, value / centsOfOne]]
            : null,
        )
      : line,
  );
  return { ...rest, items: inWhole, total: total / centsOfOne, terms: message ?? null };
}
const centsOfOne = 100;
const priced = /^(?:unit)?(?:price|cost|amount)$|^total$/;

function readField([name, value]: Field, record: JsonObject) {
  const plain = plainName(name);
  const text = isScalar(value) ? String(value ?? '') : '';
  const usual = nameOfField(plain, text, record);
  if (usual !== undefined) return [[[usual, name], value]] as const;
  if (plain === 'address' && isJsonObject(value))
    return [[['site', name], readAddress(value)]] as const;
  return Array.isArray(value) && value.length > 0 && value.every(isJsonObject)
    ? readLines([name, value])
    : null;
}

/** Nobody calls a quote by 19 digits. */
const isRecordNumber = (name: string, value: string): boolean =>
  (/^(?:quote|estimate)?number$/.test(name) && /^\d{12,}$/.test(value)) ||
  (/^(?:estimate|customer|client)id$/.test(name) && /^\d+$/.test(value));

function nameOfField(plain: string, text: string, record: JsonObject): string | undefined {
  if (plain === 'name' && ownNumber.test(text)) return 'quote number';
  if (plain === 'address' && text.includes('@')) return 'email';
  // Stripe prints it on the quote.
  if (plain === 'description' && findField(record, /^object$/) === 'quote') return 'quote summary';
  // Of a quote that somebody has written down, it may be the day of the work.
  if (plain === 'date' && findField(record, ofProgram) !== undefined) return 'quote date';
  return names.find(([shape]) => shape.test(plain))?.[1];
}
const ofProgram = /^(?:(?:quote|estimate)id|expir(?:y|ation)date(?:string)?)$/;
const taxes = /^(?:(?:total|amount)?tax(?:total|amount)?|vat|gst|hst|taxdetails|txntaxdetail)$/;

const isZero = (name: string, value: JsonValue): boolean =>
  changes.test(name) && isScalar(value) && value !== null && value !== '' && Number(value) === 0;

function readLines([name, lines]: readonly [string, readonly JsonObject[]]) {
  const read = lines.map((line) =>
    replaceFields(line, ([own, value]) => {
      if (!isJsonObject(value) || plainName(own) !== 'price') return null;
      const each = findField(value, priceOfEach);
      return each === undefined ? null : [[['unit price', own], each]];
    }),
  );
  const usual = plainName(name) === 'line' ? 'items' : name;
  const isSame = usual === name && read.every((line, at) => line === lines[at]);
  return isSame ? null : ([[[usual, name], read]] as const);
}
const priceOfEach = /^(?:unitamount|unitprice|amount)$/;

/** A quote without what only its program needs; what a program counts in its lines beside their price is told of the whole. */
export const withoutStateOfQuote = (record: JsonObject): JsonObject =>
  isQuote(record)
    ? replaceFields(record, ([name, value]) => {
        const plain = plainName(name);
        const text = isScalar(value) ? String(value ?? '') : '';
        if (isZero(plain, value) || kept.test(plain) || isRecordNumber(plain, text)) return [];
        return Array.isArray(value) && value.length > 0 && value.every(isJsonObject)
          ? withoutParts([name, value], findField(record, taxes) !== undefined)
          : null;
      })
    : record;

function withoutParts([name, lines]: readonly [string, readonly JsonObject[]], isTaxed: boolean) {
  // A line that nobody names adds up the others.
  const named = lines.filter((line) => findField(line, called) !== undefined);
  if (named.length === 0) return null;
  const read = named.map((line) => withoutPart(line, isTaxed));
  const isSame = read.length === lines.length && read.every((line, at) => line === lines[at]);
  return isSame ? null : ([[name, read]] as const);
}
const called = /^(?:name|description|item|product|productname|title)$/;

function withoutPart(line: JsonObject, isTaxed: boolean): JsonObject {
  const hasNet = findField(line, /^(?:amountsubtotal|amount)$/) !== undefined;
  return replaceFields(line, ([name, value]) => {
    const plain = plainName(name);
    const isTwice =
      (hasNet && plain === 'amounttotal') ||
      (plain === 'name' && value === findField(line, /^(?:item|product)$/));
    const isLeft = isZero(plain, value) || beside.test(plain) || (isTaxed && taxOfLine.test(plain));
    return isTwice || isLeft ? [] : null;
  });
}
const beside =
  /^(?:id|itemref(?:name|value)?|taxcoderef(?:name|value)?|taxcode|taxable|istaxable|salesitemlinedetail|subtotallinedetail)$/;
const taxOfLine = /^(?:(?:total)?tax(?:amount|name|rate|percent|percentage)?|amounttax)$/;
