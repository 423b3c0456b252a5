import { findPresumed, findWithheld } from '../disclosure/find-withheld.ts';
import { clip } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { findForm } from '../sentences/consented-form.ts';
import { tellEarliestDay } from '../schedule/find-publication-day.ts';
import { mayBe } from '../left-out/leftovers.ts';
import { foundByName } from '../left-out/missing.ts';
import { enumerate } from '../request/sections.ts';
import type { DraftRequest, Leftover } from '../request/types.ts';

/** `name and quote may be used, logo may not`: whoever adds a picture or a line has to know. */
export const tellLimits = (
  { permissions = [] }: DraftRequest['artifact'],
  record: FactSheet,
): string[] =>
  permissions
    .map(({ field }) => record.find(field)?.value ?? '')
    .filter((said) => restriction.test(said))
    .map((said) => `Keep to the consent on record, with pictures, too: “${clip(said, 160)}”.`);

const restriction = /\b(?:not|no|only|except|without|unless|until|before|first)\b/i;

/** Whoever approves the text has to know whom it names, and whom it does not. */
export function tellNamed(
  { artifact, record, sheet, now, calendar = defaultCalendar }: DraftRequest,
  leftovers: readonly Leftover[] = [],
): string[] {
  const named = findPresumed(artifact, record)
    .filter(({ for: fields }) => fields.some((name) => sheet.find(name) !== undefined))
    .map(
      ({ field, for: fields }) => `It names the ${enumerate(fields)}; no ${field} is on record.`,
    );
  const unsaid = (artifact.permissions ?? [])
    .filter(({ isPresumed }) => isPresumed)
    .map(({ field, for: fields }) => [...fields, field])
    .filter((names) => names.every((name) => record.find(name) === undefined))
    .map((names) => {
      const was = mayBe(names, leftovers).length === 0 ? 'is on record' : `was ${foundByName}`;
      return `Check whom it names: neither ${names.join(' nor ')} ${was}.`;
    });
  const unnamed = findWithheld(artifact, record)
    .filter(({ isPresumed, isPartial }) => isPresumed || isPartial)
    .map(
      ({ field, for: fields, said, isWish }) =>
        `It leaves out the ${enumerate(fields)}${isWish ? ', as they wish:' : `: the ${field} on record says`} “${clip(said!.value, 80)}”.`,
    );
  const form = findForm(artifact, record);
  const asConsented =
    form === null || record.find('customer') === undefined
      ? []
      : [`It names the customer as “${clip(form.name, 80)}”, as the consent has it.`];
  return [
    tellEarliestDay(record, now, calendar),
    ...named,
    ...unsaid,
    ...asConsented,
    ...tellLimits(artifact, record),
    ...unnamed,
  ];
}
