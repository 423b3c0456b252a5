import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { isEmpty, replaceFields } from './fields.ts';

const works = new Set(['scope', 'items', 'deliverables', 'solution'].flatMap(namesFor));
const lists = new Set(namesFor('items'));
const texts = /^(?:description|details?|notes?|comments?)$/;
const customers = new Set(['customer', 'company'].flatMap(namesFor));

type Named = readonly [name: string, value: JsonValue];

/** What a deal or a quote is for, where its title alone, or a summary for the customer, says it. */
export const withWorkOfTitle = (record: JsonObject): JsonObject => {
  const fields = Object.entries(record).filter(([, value]) => !isEmpty(value));
  const customer = fields.find(([name]) => customers.has(normalName(name)))?.[1];
  const of = typeof customer === 'string' ? customer : '';
  return isQuote(fields) ? withWorkOfQuote(record, of) : withWorkOfDeal(record, of);
};

const isQuote = (fields: readonly Named[]): boolean =>
  fields.some(([name]) => ofQuote.test(plainName(name))) &&
  fields.some(([name, value]) => lists.has(normalName(name)) && Array.isArray(value));
const ofQuote =
  /^(?:quote|quotation|estimate|proposal)(?:number|no|ref|reference|date|total|summary|title|stage)$/;

/** `Title: 'Courtyard renewal', Summary: 'Remove the old lawn.'` */
function withWorkOfQuote(record: JsonObject, customer: string): JsonObject {
  const said = Object.entries(record)
    .filter(([name]) => forCustomer.test(plainName(name)))
    .toSorted(([one], [other]) => Number(isTitle(other)) - Number(isTitle(one)));
  const parts = said.flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    const part = isTitle(name) ? readWork(value, customer) : value.trim();
    return part === undefined || part === '' ? [] : [part.replace(/(?<![.!?])$/, '.')];
  });
  const [first] = said;
  if (first === undefined || parts.length === 0 || hasScope(record)) return record;
  const used = new Set(said.map(([name]) => name));
  return replaceFields(record, ([name]) => {
    if (name === first[0]) return [[['scope', name], parts.join(' ')]];
    return used.has(name) ? [] : null;
  });
}
const isTitle = (name: string): boolean => titles.test(plainName(name));
const titles = /^(?:quote|estimate)?(?:title|subject)$/;
const forCustomer = /^(?:quote|estimate)?(?:title|subject|summary)$/;
const scopes = new Set(namesFor('scope'));
const hasScope = (record: JsonObject): boolean =>
  Object.entries(record).some(([name, value]) => scopes.has(normalName(name)) && !isEmpty(value));

function withWorkOfDeal(record: JsonObject, customer: string): JsonObject {
  const isSaid = Object.entries(record).some(
    ([name, value]) =>
      (works.has(normalName(name)) || texts.test(plainName(name))) && !isEmpty(value),
  );
  if (isSaid) return record;
  return replaceFields(record, ([name, value]) => {
    const work =
      name === 'deal name' && typeof value === 'string' ? readWork(value, customer) : undefined;
    return work === undefined ? null : [[['scope'], work]];
  });
}

/** `managed IT` of `Pinecrest Pediatrics - managed IT`; none of `Pinecrest Pediatrics deal`. */
function readWork(title: string, customer: string): string | undefined {
  const [company = ''] = customer.toLowerCase().split(/[\s,]+/);
  const isOfCompany = (part: string): boolean =>
    company.length > 2 &&
    part
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(company);
  const parts = title.split(/ [-–—|/] |: /).map((part) => part.trim());
  const own = parts.filter((part) => !isOfCompany(part) && !papers.test(part));
  return own.length === 0 ? undefined : own.join(', ');
}
const papers = /^(?:new |sales )?(?:proposal|quote|quotation|estimate|deal|opportunity|offer)$/i;
