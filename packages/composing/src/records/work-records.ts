import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { withAskedOfStaff } from './asked-of-staff.ts';
import { withCards } from './cards.ts';
import { withChecklists } from './checklists.ts';
import { withClosingPoints } from './closing-points.ts';
import { findField, isScalar, replaceFields, type Field } from './fields.ts';
import { withAside } from './set-aside.ts';
import { withHoursOfBudget } from './hours-budget.ts';
import { withNextThing } from './next-thing.ts';
import { withPlainStates } from './plain-states.ts';
import { withRemarks } from './remarks.ts';
import { readAddress } from './addresses.ts';
import { withShareDone } from './share-done.ts';
import { withTitle } from './own-title.ts';
import { withSaidLabels } from './said-labels.ts';
import { isOfWork, withWorkEntries } from './work-entries.ts';

/** Records of jobs, projects and inspections, before what they refer to is read. */
export const withWorkRecords = (record: JsonObject): JsonObject =>
  [
    withTitle,
    withSaidLabels,
    withHoursOfBudget,
    withDayRaised,
    withAskedOfStaff,
    withPlainStates,
    withShareDone,
    withCards,
    withNextThing,
    withChecklists,
    withRemarks,
    withPlaceOfWork,
    withWorkEntries,
    withClosingPoints,
    withHome,
    withJobDescription,
    withOwnContact,
    withAsset,
  ].reduce((read, step) => step(read), record);

const projects = /^(?:project|board|folder|sheet|database|jobsite)$/;
const projectNames = /^(?:project|board|folder|sheet)name$/;
const sites = /^(?:site|location|property|siteaddress|jobaddress|jobsite)$/;
const listNames = /^(?:list|space|group|workspace|account)$/;

/** The project of a list of things to do is where they are done; a list and an account are the program's own. */
function withPlaceOfWork(record: JsonObject): JsonObject {
  const entries = Object.entries(record);
  const isList = entries.some(([, value]) => isOfWork(value));
  const hasSite = entries.some(([name]) => sites.test(plainName(name)));
  const isOwn = ([name, value]: Field): boolean =>
    isList && listNames.test(plainName(name)) && isJsonObject(value) && isProgramsOwn(value);
  return replaceFields(withAside(record, isOwn), ([name, value]) => {
    const plain = plainName(name);
    const isPlace = isList && !hasSite;
    if (isPlace && projectNames.test(plain) && typeof value === 'string')
      return [[['site'], value]];
    if (!isJsonObject(value)) return null;
    return projects.test(plain) ? readProject(isPlace ? 'site' : name, value) : null;
  });
}

const isProgramsOwn = (value: JsonObject): boolean =>
  Object.keys(value).every((name) => /^(?:id|gid|name|title|slug|color)$/.test(plainName(name)));

function readProject(name: string, value: JsonObject) {
  const own = findField(value, /^(?:name|title)$/);
  if (typeof own !== 'string') return null;
  const address = findField(value, /^address$/);
  const where = isJsonObject(address) ? readAddress(address) : address;
  const site = typeof where === 'string' && where !== '' ? `${own}, ${where}` : own;
  const owner = findField(value, /^(?:owner|client|customer)$/);
  return [
    [[name], site],
    [['customer'], typeof owner === 'string' ? owner : null],
  ] as [readonly string[], JsonValue][];
}

const contacts = /^(?:main|primary|site|billing)?contact(?:person)?$/;
const parties = /^(?:customer|client|account)$/;

/** `customer: { customerFullName, mainContact: {...} }`: whom to ask for stands beside the customer. */
const withOwnContact = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (!parties.test(plainName(name)) || !isJsonObject(value)) return null;
    const contact = Object.entries(value).find(
      ([own, one]) => contacts.test(plainName(own)) && isJsonObject(one),
    );
    if (contact === undefined) return null;
    const { [contact[0]]: _, ...rest } = value;
    return [
      [[name], rest],
      [['contact', contact[0]], contact[1]],
    ];
  });

const places = /^(?:location|property|address|site)$/;

/** Where somebody lives is no place that a post names. */
function withHome(record: JsonObject): JsonObject {
  const isResidential = Object.entries(record).some(
    ([name, value]) =>
      parties.test(plainName(name)) &&
      isJsonObject(value) &&
      (isWord(findField(value, /^(?:customer|account)?type$/), /^residential$/i) ||
        value['isCompany'] === false),
  );
  if (!isResidential) return record;
  return replaceFields(record, ([name, value]) =>
    places.test(plainName(name)) ? [[['service address', name], value]] : null,
  );
}

const isWord = (value: JsonValue | undefined, word: RegExp): boolean =>
  typeof value === 'string' && word.test(value);

const ofJob =
  /^(?:generatedjobid|jobdescription|jobaddress|workdonedescription|jobno|jobnumber|jobstatus|workstatus)$/;

/** What a job is described as is what it is for. */
function withJobDescription(record: JsonObject): JsonObject {
  const names = Object.keys(record).map(plainName);
  if (!names.some((name) => ofJob.test(name)) || !names.includes('fieldnotes')) return record;
  return replaceFields(record, ([name, value]) =>
    plainName(name) === 'description' ? [[['job description', name], value]] : null,
  );
}

const assets = /^(?:asset|equipment|unit|machine|vehicle)(?:id)?$/;

/** `asset: { code: 'FLT-02', type: 'Linde H25D' }` is one thing. */
const withAsset = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (!assets.test(plainName(name)) || !isJsonObject(value)) return null;
    const parts = Object.entries(value).flatMap(([own, one]) =>
      isScalar(one) && one !== null && one !== '' && ofAsset.test(plainName(own))
        ? [String(one)]
        : [],
    );
    return parts.length === 0 ? null : [[['equipment', name], parts.join(', ')]];
  });
const ofAsset = /^(?:name|code|type|make|model|tag|serial(?:no|number)?|assettag|description)$/;

/** A job's own day is that on which it was raised. */
function withDayRaised(record: JsonObject): JsonObject {
  const names = Object.keys(record).map(plainName);
  if (names.filter((name) => ofJob.test(name)).length < 2) return record;
  return replaceFields(record, ([name, value]) =>
    plainName(name) === 'date' ? [[['day raised', name], value]] : null,
  );
}
