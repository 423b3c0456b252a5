import { namesFor, normalName } from '../facts/field-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { findLeftovers } from '../left-out/leftovers.ts';
import { sayAbsent } from '../left-out/missing.ts';
import { isStatement } from '../sentences/is-told.ts';
import { spokenRole } from './spoken-role.ts';
import type { DraftRequest } from '../request/types.ts';

const outside = ['contact', 'lead', 'customer', 'caller', 'referrer', 'supplier', 'reporter'];
const outsideNames = new Set(outside.flatMap((name) => [normalName(name), ...namesFor(name)]));
const ownerNames = namesFor('owner');

/** Who of us does it: never the lead, the customer or the supplier, whatever field names them. */
export function findOwner(request: DraftRequest): string {
  const { sheet, step, definition, whole } = request;
  const others = sheet.facts
    .filter(({ names }) => names.some((name) => outsideNames.has(name)))
    .map(({ value }) => new Set(readWords(value)));
  const isOutside = (value: string): boolean =>
    others.some((words) => readWords(value).every((word) => words.has(word)));
  const { inputs } = definition;
  const owner = ownerFacts(sheet).find(
    // `who` of an incident is whom it happened to.
    ({ value, path }) =>
      !isOutside(value) &&
      !tellsStory(value) &&
      (inputs.includes('owner') || normalName(path.at(-1)!) !== 'who'),
  );
  if (owner !== undefined) return owner.value;
  const leftovers = findLeftovers({ ...request, context: whole }, sheet);
  return `${sayAbsent('owner', { leftovers })}; prepared by ${step.agentName}, ${spokenRole(step.agentRole)}`;
}

/** `MedGas can come on Wednesday` names nobody; of `Lorna, she is off on Friday` what stands first does. */
const tellsStory = (value: string): boolean => isStatement(value.split(/[,;:(–—]| - /u, 1)[0]!);

/** Of `Nair, Priya`, `Priya` and `priya.nair@engine.example` what names the person. */
const readWords = (value: string): string[] =>
  value
    .toLowerCase()
    .replace(/@\S*/g, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const ownerFacts = ({ facts }: FactSheet) =>
  facts
    .filter(
      ({ path, names }) =>
        ownerNames.includes(normalName(path.at(-1)!)) ||
        names.includes('owner') ||
        ownerNames.includes(names[0]!),
    )
    .filter(({ names }) => names[0] !== 'contactperson')
    .filter(({ path }) => !path.slice(0, -1).some((key) => outsideNames.has(normalName(key))))
    .toSorted(
      (one, other) =>
        one.path.length - other.path.length || Number(leads(one)) - Number(leads(other)),
    );

/** Who leads somebody has it where nobody else does. */
const leads = ({ path }: { path: readonly string[] }): boolean =>
  managers.has(normalName(path.at(-1)!));
const managers = new Set(namesFor('manager'));
