import { namesFor, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';

/** Who gave the numbers and addresses that stand below them. */
const ofThem = new Set(
  'enquirer inquirer enquiry lead prospect caller contact contactperson person maincontact'.split(
    ' ',
  ),
);
const reaches = new Map([
  ...[...namesFor('phone').filter((name) => !name.startsWith('callback')), 'telno', 'mobileno'].map(
    (name) => [name, 'phone'] as const,
  ),
  ...['email', 'emailaddress', 'mail', ...namesFor('email')].map(
    (name) => [name, 'email'] as const,
  ),
]);

const readReach = ({ path, names }: Fact): string | undefined => {
  const [own = '', parent] = path.toReversed().map(normalName);
  // `from: +44…` is a number by its form.
  if (parent === undefined && names[0] === 'phone') return 'phone';
  return parent === undefined || ofThem.has(parent) ? reaches.get(own) : undefined;
};

/** `phone` of `enquirer: {tel: …}`: a record has one of each, so that the second of two keeps its own name. */
export function findReach(fact: Fact, facts: readonly Fact[]): string | undefined {
  const reach = fact.readFrom === undefined ? readReach(fact) : undefined;
  if (reach === undefined) return undefined;
  const same = facts.filter((one) => readReach(one) === reach);
  return same.every((one) => one === fact || one.value === fact.value) ? reach : undefined;
}
