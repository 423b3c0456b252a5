import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { findField, isEmpty, replaceFields, toText } from './fields.ts';
import { isPersonName } from './references.ts';

const ofSubscription =
  /^(?:current(?:term|period)end(?:s?at)?|cancelatperiodend|subscriptionstatus|billingperiodunit|nextrenewal(?:date|at)?|contractenddate|renewaldate)$/;
const ends =
  /^(?:cancelatperiodend|cancelatendofterm|cancelattermend|cancelledatperiodend|cancelonexpiration|willcancel)$/;
const renews = /^auto(?:matic)?renew(?:al|s)?$/;
const status = /^(?:subscription)?status$/;
const reasons =
  /^(?:(?:cancellationdetails)?feedback|cancel(?:lation|led)?(?:reason|feedback)(?:code)?|cancellationdetailsreason|churnfeedback)$/;
const words = /^(?:cancellationdetails)?comment$|^cancel(?:lation)?(?:comment|note)$/;
const risks = new Set(namesFor('risks'));
const amounts = new Set(namesFor('amount'));

/** A subscription as whoever renews it reads of it: that it is set to end, how often it is paid, and what it comes to. */
export function withSubscription(record: JsonObject): JsonObject {
  const isOne = Object.keys(record).some((name) => ofSubscription.test(plainName(name)));
  return isOne ? withAmount(withDealName(withRhythm(withEnd(withoutHealth(record))))) : record;
}

function withEnd(record: JsonObject): JsonObject {
  const entries = Object.entries(record);
  const state = findField(record, status);
  const isEnding =
    entries.some(
      ([name, value]) =>
        (ends.test(plainName(name)) && value === true) ||
        (renews.test(plainName(name)) && value === false),
    ) || /^(?:non[_ ]?renewing|pending[_ ]cancel\w*)$/i.test(toText(state));
  const isCancelled = entries.every(
    ([name, value]) => !renews.test(plainName(name)) || value !== false,
  );
  const isFlag = ([name, value]: [string, JsonValue]): boolean =>
    (ends.test(plainName(name)) || renews.test(plainName(name))) && typeof value === 'boolean';
  const isReason = ([name, value]: [string, JsonValue]): boolean =>
    isEnding &&
    (reasons.test(plainName(name)) || words.test(plainName(name))) &&
    typeof value === 'string';
  if (!isEnding)
    return entries.some(isFlag)
      ? Object.fromEntries(entries.filter((one) => !isFlag(one)))
      : record;
  const said = [
    isCancelled
      ? 'It is set to be cancelled at the end of its term.'
      : 'It does not renew by itself.',
    ...entries.filter(isReason).flatMap(([name, value]) => sayReason(name, value as string)),
  ].join(' ');
  const own = entries.find(([name]) => risks.has(normalName(name)));
  const kept = entries.filter((one) => !isFlag(one) && !isReason(one));
  if (own === undefined) return { ...Object.fromEntries(kept), risk: said };
  const both = typeof own[1] === 'string' ? `${said} ${own[1]}` : [said, own[1]].flat();
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === own[0] ? both : value] as [string, JsonValue]),
  );
}

/** Of an account it is a score, and of nobody's body. */
const withoutHealth = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) =>
    /^(?:customer|account)?health(?:score)?$/.test(plainName(name)) &&
    /^[\d.]+$|^(?:green|amber|yellow|red)$/i.test(toText(value))
      ? [[['account score', name], value]]
      : null,
  );

/** `too_expensive`, and that it was asked for, which says no reason. */
function sayReason(name: string, value: string): string[] {
  const said = /^[a-z]+(?:_[a-z]+)*$/.test(value) ? value.replaceAll('_', ' ') : value.trim();
  if (said === '' || /^(?:cancellation requested|other)$/.test(said)) return [];
  const lead = words.test(plainName(name)) ? 'They wrote' : 'Reason given';
  return [`${lead}: ${said.replace(/\.$/, '')}.`];
}

const rhythms = /^(?:billingperiod|billinginterval|interval)$/;
const rhythmUnits = /^(?:billingperiod|billinginterval|interval)unit$/;

/** `billing_period: 3, billing_period_unit: 'month'` */
function withRhythm(record: JsonObject): JsonObject {
  const [count, unit] = [rhythms, rhythmUnits].map((name) => findField(record, name));
  if (typeof count !== 'number' || typeof unit !== 'string') return record;
  const said =
    count === 1
      ? `every ${unit.replace(/s$/, '')}`
      : `every ${String(count)} ${unit.replace(/s$/, '')}s`;
  return replaceFields(record, ([name]) => {
    if (rhythmUnits.test(plainName(name))) return [];
    return rhythms.test(plainName(name)) ? [['paid', said]] : null;
  });
}

/** Beside a customer, `Name` is what the deal is called; without one it is the customer's, where it is no person's. */
function withDealName(record: JsonObject): JsonObject {
  const called = Object.entries(record).find(([name]) => counterparty.test(plainName(name)));
  const hasCustomer = Object.keys(record).some((name) =>
    /^(?:customer|client|company|account)(?:name)?$/.test(plainName(name)),
  );
  return replaceFields(record, ([name, value]) => {
    if (plainName(name) === 'serviceissues') return [[['risk', name], value]];
    if (plainName(name) === 'state') return [[['status', name], value]];
    if (plainName(name) === 'plan' && isJsonObject(value))
      return [['plan', findField(value, /^name$/) ?? value]];
    // Programs count it in months.
    if (plainName(name) === 'contractterm' && typeof value === 'number')
      return [[name, `${String(value)} months`]];
    if (!hasCustomer && name === called?.[0]) return [[['customer', name], value]];
    if (
      !/^(?:name|title)$/.test(plainName(name)) ||
      typeof value !== 'string' ||
      isPersonName(value)
    )
      return null;
    return [[[hasCustomer || called !== undefined ? 'deal' : 'customer', name], value]];
  });
}
const counterparty = /^(?:counterparty|otherparty)(?:name)?$/;

/** What its items come to in all, where nothing else says it. */
function withAmount(record: JsonObject): JsonObject {
  const { items } = record;
  const hasItems = Array.isArray(items) && items.length > 0 && items.every(isJsonObject);
  if (!hasItems) return withOwnAmount(record);
  if (
    Object.entries(record).some(([name, value]) => amounts.has(normalName(name)) && !isEmpty(value))
  )
    return record;
  const sums = items.map(readItem);
  const units = new Set(items.map((item) => toText(findField(item, /^(?:interval|currency)$/))));
  if (sums.includes(undefined) || units.size > 1) return record;
  return { ...record, amount: toCents(sums.reduce<number>((all, sum) => all + sum!, 0)) };
}

/** `unit_amount: 1200, quantity: 1` of a subscription without items. */
function withOwnAmount(record: JsonObject): JsonObject {
  const sum = readItem(record);
  const hasPrice = findField(record, /^unit(?:price|amount)$/) !== undefined;
  const hasAmount = Object.keys(record).some((name) => amounts.has(normalName(name)));
  return sum === undefined || !hasPrice || hasAmount ? record : { ...record, amount: sum };
}

function readItem(item: JsonObject): number | undefined {
  const [amount, price, quantity] = [
    /^amount$/,
    /^(?:unitprice|price|unitamount)$/,
    /^(?:quantity|qty)$/,
  ].map((name) => findField(item, name));
  const own = readAmount(amount);
  if (own !== undefined) return own;
  const each = readAmount(price);
  const many = quantity === undefined ? 1 : readAmount(quantity);
  return each === undefined || many === undefined ? undefined : toCents(each * many);
}
