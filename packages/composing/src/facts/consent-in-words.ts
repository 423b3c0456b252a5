import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName, spacedName } from './field-names.ts';
import { onceFor } from './once-for.ts';

const consents = new Set(namesFor('consent'));
/** Who is asked, or when, is no part of what is agreed to. */
const ofAll =
  /^(?:story|post|publish|publication|publishing|use|given|all|text|ok|agreed|granted|yes)$/;
const ofPerson =
  /^(?:names?|person(?:al)?(?:name)?|contact(?:name)?|individual|fullname|personsname)$/;
const ofHouse = /^(?:company|firm|business|house|organi[sz]ation|customer|client)(?:name)?$/;

/**
 * The data with a consent that a form has as a record, `{company: true, name: false, quote: true}`, as people write it:
 * `yes to our name and the quote, but not my name`.
 */
export const withConsentInWords = onceFor((context: JsonObject): JsonObject => {
  const found = Object.entries(context).find(
    ([name, value]) =>
      consents.has(normalName(name)) &&
      isJsonObject(value) &&
      Object.values(value).some((part) => readYes(part) !== undefined),
  );
  if (found === undefined) return context;
  const [name, value] = found as [string, JsonObject];
  // What is said beside it is a note, whatever it is called.
  const notes = Object.values(value).filter(isRemark).join('; ');
  const note = notes === '' ? {} : { [`${name} note`]: notes };
  return { ...context, [name]: sayConsent(value), ...note };
});

const isRemark = (part: JsonValue): part is string =>
  typeof part === 'string' && readYes(part) === undefined;

/** Undefined of what is no yes or no. */
function readYes(value: JsonValue): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  return /^(?:yes|y|true|ok|agreed)$/i.test(value)
    ? true
    : /^(?:no|n|false)$/i.test(value)
      ? false
      : undefined;
}

function sayConsent(consent: JsonObject): string {
  const parts = Object.entries(consent);
  const listed = (wanted: boolean): string[] =>
    parts.flatMap(([name, value]) => (readYes(value) === wanted ? [plainName(name)] : []));
  const [given, refused] = [listed(true), listed(false)];
  return refused.some((name) => ofAll.test(name)) || given.length === 0
    ? 'no'
    : [sayGiven(given), sayRefused(refused, given)].filter((part) => part !== '').join(', ');
}

const sayGiven = (given: readonly string[]): string => {
  const parts = given.filter((name) => !ofAll.test(name)).map(namePart);
  return parts.length === 0 ? 'yes' : `yes to ${parts.join(' and ')}`;
};

/** Nobody is named where the person is not, and nothing says that the house is. */
function sayRefused(refused: readonly string[], given: readonly string[]): string {
  const isNamed = given.some((one) => ofHouse.test(one));
  const [names, others] = [true, false].map((ofName) =>
    refused.filter((name) => (ofPerson.test(name) || ofHouse.test(name)) === ofName),
  ) as [string[], string[]];
  const left = [...(isNamed ? names : []), ...others].map(namePart);
  return [
    ...(names.length > 0 && !isNamed ? ['anonymous'] : []),
    ...(left.length === 0 ? [] : [`but not ${left.join(' or ')}`]),
  ].join(', ');
}

function namePart(name: string): string {
  if (ofHouse.test(name)) return 'our name';
  return ofPerson.test(name) ? 'my name' : `the ${spacedName(name)}`;
}
