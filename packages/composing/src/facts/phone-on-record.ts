import { plainName } from './field-names.ts';
import type { Fact, FactSheet } from './read-facts.ts';

/** As people write one: `01 555 0133`, `(01632) 960155`, `+31 6 1255 0190`, `(303) 555-0139`; `01/12/2026` is a date. */
export const telephone =
  /(?<![\p{L}\d/.,-])(?!\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d\d)(?![\d/-]))(?:(?:\+|\(?00?)[1-9][\d ()/-]{6,16}\d|(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])\d{3}[-. ]\d{4})(?!\d|[.,]\d)/u;

/** `Who to ring`, `Ring on site`, `Speak to` */
const whomToCall =
  /^(?:who(?:m)?to)?(?:ring|call|phone|speakto|contact|askfor|reach)(?:on|onsite|atsite|there|first)?$/;

/**
 * `Sister Margaret Doyle, 0141 496 0163` has her number on record, whether she is the contact or who is to be rung; none
 * where a field of its own has it, or two people's numbers stand there.
 */
export function findPhone(sheet: FactSheet): { phone: string; fact: Fact } | undefined {
  if (sheet.find('phone') !== undefined) return undefined;
  const called = sheet.facts.filter(
    ({ path }) => path.length === 1 && whomToCall.test(plainName(path[0]!)),
  );
  const contact = sheet.find('contact');
  // Of two people who may be rung neither is the one.
  const isOne = contact !== undefined && !called.includes(contact);
  const own = isOne ? readPhone(contact) : undefined;
  if (own !== undefined) return own;
  const [only, other] = called.flatMap((fact) => readPhone(fact) ?? []);
  return other === undefined ? only : undefined;
}

function readPhone(fact: Fact): { phone: string; fact: Fact } | undefined {
  const [found] = telephone.exec(fact.value) ?? [];
  return found === undefined ? undefined : { phone: found.trim(), fact };
}
