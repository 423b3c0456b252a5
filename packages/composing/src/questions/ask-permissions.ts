import {
  isAnonymous,
  findGiver,
  findToldConsent,
  findWithheld,
  isForGood,
  type Withheld,
} from '../disclosure/find-withheld.ts';
import { findToldName } from '../disclosure/told-names.ts';
import { clip } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { findForm } from '../sentences/consented-form.ts';
import { enumerate } from '../request/sections.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

/** What a text needs or tells, and nobody agreed to. */
export const askPermissions = (request: DraftRequest, content: string): Ask[] => {
  const withheld = findWithheld(request.artifact, request.record);
  return [
    ...listExpected(request).map((one) => askPermission(one, request.record)),
    ...withheld
      .filter((one) => !canDoWithout(one, request) || tellsAnyway(one, content, request.record))
      .map((one) => askPermission(one, request.record)),
    ...withheld.flatMap((one) => {
      const ofGiver = askAboutGiver(one, request.record);
      return ofGiver.length > 0 ? ofGiver : askAboutName(one, request, content);
    }),
  ];
};

/** What has to be agreed to of that which is still asked for: both are asked for at once. */
const listExpected = ({ artifact, record }: DraftRequest): Withheld[] => {
  const { permissions = [], needs = [] } = artifact;
  const needed = needs.flatMap((names) => names.split('|'));
  return permissions
    .filter(
      ({ field, for: fields, isPresumed }) =>
        isPresumed !== true &&
        record.find(field) === undefined &&
        fields.every((name) => record.find(name) === undefined) &&
        fields.some((name) => needed.includes(name)),
    )
    .map((permission) => ({ ...permission, said: undefined }));
};

/** Who may be quoted, and not named. */
function askAboutGiver({ field, said, for: fields }: Withheld, record: FactSheet): Ask[] {
  const name =
    said !== undefined && fields.includes('quote') ? findGiver(record, said.value) : undefined;
  if (name === undefined) return [];
  const question = `The quotation tells of “${name}”, whom the ${field} on record leaves out (“${clip(said!.value, 160)}”): how does it read without the name?`;
  return [{ names: ['quote'], question }];
}

/** Who is not to be named may be told of by a part of the name, or by whoever speaks for them. */
function askAboutName(withheld: Withheld, request: DraftRequest, content: string): Ask[] {
  const { field, said, for: fields } = withheld;
  const { artifact, record, sheet } = request;
  if (said === undefined || said.hasPlaceholder || !fields.includes('customer')) return [];
  if (record.find('referral') !== undefined || findForm(artifact, record) !== null) return [];
  if (tellsAnyway(withheld, content, record)) return [];
  const name = findToldName(content, record);
  if (name === undefined) return [];
  const told = sheet.facts.filter(({ path, value }) => path.length === 1 && value.includes(name));
  const question = `The text tells of “${name}”, and the ${field} on record leaves the name out (“${clip(said.value, 160)}”): how does it read without it?`;
  return [{ names: [...told.map(({ path }) => path[0]!), field], question }];
}

/** Whether the text can be sent without what was not agreed to; no figures at all need no answer. */
const canDoWithout = (one: Withheld, { artifact: { needs = [] } }: DraftRequest): boolean =>
  isForGood(one) ||
  isAnonymous(one) ||
  one.isWish === true ||
  (one.isUnasked !== true &&
    (one.isPresumed === true || one.isPartial === true) &&
    !needs.some((names) => names.split('|').some((name) => one.for.includes(name))));

/** Other words of the input may tell it all the same. */
const tellsAnyway = ({ for: fields }: Withheld, content: string, record: FactSheet): boolean =>
  fields.some((name) => {
    const value = record.find(name)?.value.toLowerCase();
    return value !== undefined && content.toLowerCase().includes(value);
  });

function askPermission(
  { field, said, isPartial, isUnwritten, for: fields }: Withheld,
  record: FactSheet,
): Ask {
  if (said === undefined || said.hasPlaceholder) {
    const told = findToldConsent(record);
    const question =
      told === undefined ? null : `A note says “${clip(told, 120)}”: is that the ${field}?`;
    return { names: [field], question };
  }
  const asked = isPartial
    ? `was more agreed since, so that the ${enumerate(fields)} may be told?`
    : isUnwritten === true
      ? 'is there one in writing since?'
      : 'was it given since?';
  return {
    names: [field],
    question: `The ${field} on record says “${clip(said.value, 160)}”: ${asked}`,
  };
}
