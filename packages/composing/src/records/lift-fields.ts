import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import {
  freeText,
  goesBy,
  isKnownName,
  normalName,
  plainName,
  spacedName,
} from '../facts/field-names.ts';
import { isNumbered, isSystemName } from './bookkeeping.ts';
import { tellsFigures } from './channel-figures.ts';
import { tellsKind } from './kind-names.ts';
import { ofEarlier } from './earlier-times.ts';
import { programNamesFor } from './names/program-names.ts';
import { findField, replaceFields, type NewField } from './fields.ts';
import { namesSomebody } from './references.ts';

const depth = 3;

/** Names that say nothing without what they are of. */
const partial =
  /^(?:id|name|title|value|text|label|status|state|type|code|date|start|end|min|max|unit|body|count|number|url|reason|comment|score|rating|when|where|what|who|time|place|hours?)$/;
/** What holds all of a record, and is none of what it is about. */
const wrapping = /^(?:payload|data|body|record|resource|properties|fields|eventdata|invitee)$/;
/** What other parts read as it is nested. */
const nestedElsewhere =
  /^(?:our|the)?(?:pricing|prices?|charges|fees|rates|costing|pricebreakdown|pricedetails|quotation|estimate|handoff|answers|address|form|keptbyitsprogram)$/;

/** What holds a record or a part of one, in whichever program. */
const containers =
  /^(?:fields|attributes|properties|data|record|payload|body|values|(?:keyed)?custom(?:fields?|attributes|properties|data|values)?|mergefields|metadata|formresponse|subscription|requisition|settings|widgets|header|hidden|columnvalues|associations|cancellationdetails|recurring|(?:the)?(?:web(?:site)?|online|contact|enquiry|inquiry)form(?:data|answers|entry|submission)?)$/;
const forms = /form(?:data|answers|entry|submission)?$/;
/** What is told of one part alone is not told of all. */
export const marked = /confiden|intern|privat|secret|public|sensitiv|anonym/i;

/** `audit_data: {date_completed, authorship: {author}}`: what a program nests under a name of its own stands beside it. */
export function withLiftedFields(record: JsonObject): JsonObject {
  let lifted = record;
  for (let level = 0; level < depth; level += 1) lifted = liftLevel(lifted);
  return lifted;
}

const wholes =
  /^(?:invoice|order|purchaseorder|bill|subscription|quote|estimate|job|deal|payload)$/;

/** `invoice: {invoice_number, lines}`: what a program sends of one record, under its kind. */
export const withOnlyRecord = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (!isJsonObject(value)) return null;
    if (isAlone(record, name, value) || holdsRegister(name, value)) return Object.entries(value);
    return wholes.test(plainName(name))
      ? (listOfOpenInvoice(name, value, record) ?? listOfWhole(name, value))
      : null;
  });

const listOfWhole = (name: string, value: JsonObject): NewField[] | null =>
  (Object.keys(value).length >= manyFields && Object.keys(value).some(isNumberName)) ||
  hasLines(value)
    ? Object.entries(plainName(name) === 'invoice' ? withNumber(value) : value)
    : null;

/**
 * `invoice: {number, total, balance_due, due_date}` beside its customer: what is paid of it and when it is due is read
 * of the invoice itself alone. Beside an amount of something else it stays what it is.
 */
function listOfOpenInvoice(name: string, value: JsonObject, record: JsonObject): NewField[] | null {
  const own = Object.keys(value).map(plainName);
  const isOpen = own.some((one) => ofNumber.test(one)) && own.some((one) => ofDebt.test(one));
  const taken = new Set(Object.keys(record).map(normalName));
  if (!/^(?:invoice|bill)$/.test(plainName(name)) || !isOpen) return null;
  if (Object.keys(value).some((key) => taken.has(normalName(key)))) return null;
  return Object.entries(withNumber(value)).map(([key, one]): NewField => {
    const plain = plainName(key);
    if (/^(?:number|no)$/.test(plain)) return ['invoice number', one];
    if (/^(?:date|due)$/.test(plain)) return [plain === 'due' ? 'due date' : 'invoice date', one];
    return [key, one];
  });
}
const ofNumber = /^(?:id|no|number|invoice(?:no|number|id))$/;
const ofDebt =
  /^(?:due(?:date|on|by)?|(?:amount|total)?(?:paid|received)(?:sofar|todate|amount)?|(?:amount|balance|total)(?:due|outstanding|remaining|open|owing)|(?:outstanding|open|remaining)(?:amount|balance)?|balance|days(?:overdue|late|pastdue))$/;
const registers = /^(?:register|worklist|tasklist|taskboard|log|dailylog|shiftlog)$/;
/** `register: {clinic, date, entries: [{task, owner}]}`: what stands beside its one list is of each entry. */
const holdsRegister = (name: string, value: JsonObject): boolean => {
  if (!registers.test(plainName(name))) return false;
  const [list, other] = Object.values(value).filter((one) => typeof one === 'object');
  return other === undefined && Array.isArray(list) && list.length > 0;
};

/** `report: {period, cost_centre, lines}`, and nothing beside it: its name says no more than that it is one. */
function isAlone(record: JsonObject, name: string, value: JsonObject): boolean {
  if (Object.keys(record).length !== 1) return false;
  if (!papers.test(plainName(name))) return false;
  // Of somebody it is told by name.
  if (isKnownName(name) && findField(value, /^(?:display|full|first|company)?name$/) !== undefined)
    return false;
  const names = Object.keys(value);
  const usual = names.filter((own) => isUsual(own));
  return names.length >= fewFields && usual.length >= 2 && !names.some((own) => marked.test(own));
}
const fewFields = 3;
/** What people and programs call all that they tell of one thing. */
const papers =
  /(?:report|review|account|project|form|enquiry|inquiry|request|booking|reservation|brief|summary|incident|claim|complaint|renewal|handover|introduction|register|survey|vacancy|opening|proposal|campaign|newsletter|case|workorder|pack)$/;

/** An invoice with no other number goes by what its program numbers it with. */
const withNumber = (invoice: JsonObject): JsonObject => {
  const names = Object.keys(invoice).map(plainName);
  const own = names.find((name) => /^(?:number|no)$/.test(name));
  const hasNumber = names.some((name) => /number|no$|^displayedas$/.test(name));
  const by = own ?? (hasNumber ? undefined : 'id');
  return replaceFields(invoice, ([name, value]) =>
    plainName(name) === by ? [['invoice number', value]] : null,
  );
};
const isNumberName = (name: string): boolean => /(?:^|[^a-z])id$|number$/.test(spacedName(name));
const hasLines = (record: JsonObject): boolean =>
  Object.entries(record).some(
    ([name, list]) =>
      /^(?:line|invoice|order|bill|quote)?(?:items|lines)$/.test(plainName(name)) &&
      Array.isArray(list) &&
      list.length > 0 &&
      (plainName(name) === 'lineitems' || list.every(isJsonObject)),
  );
/** Of what people write in one field there are fewer. */
const manyFields = 8;

function liftLevel(record: JsonObject): JsonObject {
  const taken = new Set(Object.keys(record).map(normalName));
  const names = listNames(record, depth);
  const isProgram = isNumbered(record) || tellsKind(names) || tellsFigures(names);
  return replaceFields(record, ([name, value]) =>
    isJsonObject(value) && isLifted(name, value, { taken, isProgram }) ? lift(name, value) : null,
  );
}

/** The names that a record would have with all that it nests beside it. */
const listNames = (record: JsonObject, level: number, outer = ''): string[] =>
  Object.entries(record).flatMap(([name, value]) => [
    plainName(outer !== '' && partial.test(plainName(name)) ? `${outer} ${name}` : name),
    ...(isJsonObject(value) && level > 0 ? listNames(value, level - 1, name) : []),
  ]);

/** A map of what people chose to name, as `readings: {flow, pH}`, says what it is of: it is no record. */
function isLifted(
  name: string,
  value: JsonObject,
  { taken, isProgram }: { taken: ReadonlySet<string>; isProgram: boolean },
): boolean {
  const plain = plainName(name);
  if (isKnownName(name) || isSystemName(name)) return false;
  if (nestedElsewhere.test(plain) || ofEarlier.test(plain)) return false;
  if (namesSomebody(name) && findField(value, /^(?:display|full)?name$/) !== undefined)
    return false;
  const names = Object.keys(value);
  if (names.some((own) => marked.test(own)) || holdsMark(value)) return false;
  const known = names.filter((own) => !partial.test(plainName(own)) && isUsual(own));
  if (known.some((own) => taken.has(normalName(own)))) return false;
  if (isProgram || containers.test(plain)) return true;
  if (/^(?:survey|pulse)$/.test(plain) && names.some(isTeam)) return true;
  return known.length > (isOfProgram(name) ? 0 : 1);
}

const isTeam = (name: string): boolean => /^(?:team|department)(?:name)?$/.test(plainName(name));

/** `audit_data`, `totalShareStatistics`, `TxnTaxDetail` */
const isOfProgram = (name: string): boolean => /\p{Ll}\p{Lu}|_/u.test(name);

const isUsual = (name: string): boolean =>
  !freeText.has(normalName(name)) &&
  (isKnownName(name) || programNamesFor(plainName(name)).length > 0);

const holdsMark = (value: JsonObject): boolean =>
  Object.values(value).some(
    (own) => typeof own === 'string' && /confidential|not public|internal only/i.test(own),
  );

/** `applied_discount: {amount: '400.00'}`: what is taken off a price, or comes on top of it, is never the price. */
const ofChange =
  /(?:discount|rebate|surcharge|adjustment|shipping|freight|delivery|handling|deposit|retainer|refund|tip|gratuity|credit)(?:line|details?|info|data|fee|charge|cost|amount|total)?$/;

/** What a proposal says it is of, in a few words, is the work. */
const offers = /^(?:our)?(?:proposal|quote|quotation|offer|estimate)$/;
const isSummary = (own: string): boolean =>
  /^(?:summary|overview|description|subject)$/.test(plainName(own));
const isScope = goesBy('scope', 'items', 'deliverables');

const lift = (name: string, value: JsonObject): NewField[] =>
  Object.entries(value).map(([own, of]) => {
    const outer = plainName(name);
    const long = `${spacedName(name)} ${own}`;
    if (
      offers.test(outer) &&
      isSummary(own) &&
      !Object.keys(value).some((one) => isScope({ names: [normalName(one)] }))
    )
      return [['scope', long], of];
    const saysNothing =
      ofChange.test(outer) ||
      (partial.test(plainName(own)) && !wrapping.test(outer) && !forms.test(outer));
    return [saysNothing ? long : [own, long], of];
  });
