import { isSameName } from '../facts/conflicts.ts';
import { goesBy } from '../facts/field-names.ts';
import { institution } from '../facts/names-in-notes.ts';
import type { Fact } from '../facts/read-facts.ts';
import { readsAsPerson } from '../request/crm-properties.ts';

const buyers = new Set(['buyer', 'purchaser', 'buyername', 'purchasername', 'mainbuyer']);
const isBuyer = ({ names: [name = ''] }: Fact): boolean => buyers.has(name);
const isCustomer = goesBy('customer');
const isContact = goesBy('contact');

/** Whoever buys for a customer who has another name is whom to speak with: `account: {name, buyer}`. */
export function nameByBuyer(facts: readonly Fact[]): readonly Fact[] {
  const buyer = facts.find(isBuyer);
  if (buyer === undefined || !isPerson(buyer.value)) return facts;
  const isOfAnother = facts.some(
    (fact) => !isBuyer(fact) && isCustomer(fact) && !isSameName(fact.value, buyer.value),
  );
  if (!isOfAnother) return facts;
  const names = facts.some(isContact) ? ['buyerofcustomer'] : ['contact'];
  return facts.map((fact) => (fact === buyer ? { ...fact, names } : fact));
}

const isPerson = (value: string): boolean => {
  const [who = ''] = value.split(/,| \(| [–—-] /);
  return readsAsPerson(who) && !institution.test(who);
};
