import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName, spacedName } from '../facts/field-names.ts';
import { refusedByName } from '../facts/refusals-by-name.ts';
import { isKeptOfWork } from './bookkeeping-of-work.ts';
import { isScalar, toText, type Field } from './fields.ts';

/** What programs number their records by: nobody calls anything so. */
const isRecordId = (value: JsonValue): boolean =>
  isScalar(value) &&
  /^(?:[a-z]{2,12}:[\w-]{6,}|[0-9a-f]{8}-[0-9a-f-]{20,}|[0-9a-f]{10,}|\d{4,}|rec\w{14}|[a-z]{2,12}_[\w-]{6,}|(?=\w*\d)(?=\w*[A-Za-z])\w{12,})$/i.test(
    String(value),
  );

/** What a program keeps of its own record: how it stands in it, and when it was changed. */
const kept =
  /^(?:(?:last)?(?:updated|modified|changed)(?:at|date|time|on)?|updatetime|lastactivity(?:date)?|hsobjectid|hubspotownerid|lifecyclestage|pipeline|dealstage|dealtype|stageid|stagename|probability|productscount|isdeleted|language|isverified|numberofreviews|urn|uniboxurl|emailaccount|sequence(?:step|number)|step|collectionmethod|autocollection|emailstatus|detailtype|linetype|revision|version|etag|token|responseid|eventid|formid|recordid|linenumber|attemptcount|currencysymbol|v3status|uid|invoicepdf|sortorder|date(?:modified|updated)|isarchived|archived|wasseen|istest|livemode|hasmore|sparse|rescheduled|synctoken|printstatus|linenum|apiversion|googlekey|interactioncount|winprobability|[a-z]{0,20}weburi|isprimary|isemailed|templatename|priceprecision|visstate|uistatus|hasoptedoutofemail|issenttocontact|senttocontact|attributestype|attributesurl|permalink(?:url)?|web(?:view)?(?:url|link)|autocollect|clientkey|journalmemo|customizationid|profileid|(?:invoice|creditnote|order)typecode)$/;

/** The record without what only its program needs. */
export function withoutBookkeeping(record: JsonObject): JsonObject {
  const entries = Object.entries(record);
  const told = entries.filter(
    ([name, value]) => !isBookkeeping(name, value) || isRefusal(name, value),
  );
  return told.length === entries.length ? record : Object.fromEntries(told);
}

/** What a program numbers that nobody calls by its number. */
const numbered =
  /^(?:gcl|column|label|form|campaign|ad|adset|adgroup|referringmember|(?:next)?activity|submission|layout|board)ids?$/;
const guid = /^[0-9a-f]{8}-[0-9a-f-]{20,}$/i;
/** `urn:li:sponsoredCampaign:223` */
const isUrn = (value: JsonValue): boolean =>
  typeof value === 'string' && /^urn:[a-z]+:/.test(value);
/** `invitee.created` */
const isOfProgram = (name: string, value: JsonValue): boolean =>
  /^(?:event|eventtype|type|trigger|action|topic)$/.test(name) &&
  typeof value === 'string' &&
  /^[a-z]+(?:_[a-z]+)*\.[a-z_.]+$/.test(value);

/** Where programs ask each other for a record: nobody opens it. */
const isOfPrograms = (value: JsonValue): boolean =>
  typeof value === 'string' &&
  /^\/services\/data\/|^https?:\/\/(?:api[.-][^\s/]{1,80}|[^\s/]{1,80}\/(?:api|rest|v\d{1,2}))\//.test(
    value,
  );

/** What somebody has said no to, whichever program keeps it: `email_status: unsubscribed`. */
const isRefusal = (name: string, value: JsonValue): boolean =>
  isScalar(value) && refusedByName(name, toText(value)) !== undefined;

/** `Event type: Wedding` is what people come together for; `Created` and `email_opened` are what a program tells. */
const word = String.raw`\p{L}\p{Ll}{2,30}`;
const occasion = new RegExp(`^${word}(?:[-/&]${word}){0,3}$`, 'u');
const deed =
  /^(?:new|other|default|\w{1,20}ed|e?mail|call|sms|update|create|delete|insert|trigger|webhook|click|open|view|submit|reply|bounce|message|payment|invoice|deal|contact)s?$/i;
const isOccasion = (value: JsonValue): boolean =>
  typeof value === 'string' && occasion.test(value) && !deed.test(value);

/** `Step: Photographs`, `Language: Polish`: a program counts its steps, and has `en` for English. */
const isToldWord = (name: string, value: JsonValue): boolean =>
  /^(?:step|language)$/.test(plainName(name)) &&
  typeof value === 'string' &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(value);

const isBookkeeping = (name: string, value: JsonValue): boolean =>
  (kept.test(plainName(name)) && isCode(value) && !isToldWord(name, value)) ||
  (plainName(name) === 'eventtype' && isCode(value) && !isOccasion(value)) ||
  isOfProgram(plainName(name), value) ||
  isOfPrograms(value) ||
  (/^row(?:number|index)?$/.test(plainName(name)) && typeof value === 'number') ||
  (plainName(name) === 'object' && isScalar(value) && /^[a-z]+(?:_[a-z]+)*$/.test(String(value))) ||
  isKeptOfWork(name, value) ||
  (plainName(name) === 'journalmemo' && isScalar(value)) ||
  (plainName(name) === 'primary' && typeof value === 'boolean') ||
  isSystemName(name) ||
  isDrawing(name, value) ||
  namesNothing(value) ||
  isPageOnly(value) ||
  namesRecord(name, value);

/** `$approved`, `@odata.etag`, `odata.metadata`, `__metadata`: nobody but a program begins a name so. */
export const isSystemName = (name: string): boolean => /^(?:[$@][a-z]|odata\.|__[a-z])/i.test(name);

/** `tax: {type: 'taxRate', id: 'c0c03f1e'}` */
const namesNothing = (value: JsonValue): boolean =>
  isJsonObject(value) &&
  'id' in value &&
  Object.keys(value).every((own) =>
    /^(?:id|type|object|resourcetype|href|self)$/.test(plainName(own)),
  );

/** `{pagenumber: '1', currentpageresults: '3'}` */
const isPageOnly = (value: JsonValue): boolean =>
  isJsonObject(value) &&
  Object.keys(value).length > 1 &&
  Object.entries(value).every(isOfPage) &&
  Object.keys(value).some((name) => plainName(name).includes('page'));

/** Which part of a list a program has sent, and how much of it there is. */
export const isOfPage = ([name, value]: Field): boolean =>
  isScalar(value) && /page|results?$|count$|total$|limit|offset|more$|cursor/.test(plainName(name));

/** The picture of a signature says nothing in a text. */
const isDrawing = (name: string, value: JsonValue): boolean =>
  /signature(?:file|image|url)?$/.test(plainName(name)) &&
  typeof value === 'string' &&
  /^\S{1,400}\.(?:png|jpe?g|gif|svg|webp)$|^data:image\//i.test(value);

/** Numbers of this service's own, of which a change of a record says that they are left out. */
const own = /^(?:call|run|step|artifact|workspace|entry)id$/;

const namesRecord = (name: string, value: JsonValue): boolean =>
  !own.test(plainName(name)) && isNumber(name, value);

const isNumber = (name: string, value: JsonValue): boolean =>
  (numbered.test(plainName(name)) && (Array.isArray(value) || isCode(value))) ||
  (/id$/i.test(name) && typeof value === 'string' && guid.test(value)) ||
  isUrn(value) ||
  (/(?:uuid|guid)$/.test(plainName(name)) && isCode(value)) ||
  (plainName(name) === 'id' && isScalar(value) && /^\d+$/.test(String(value))) ||
  (/(?:^|\W)(?:id|ids|guid|uuid)$|^invoiceid$/.test(spacedName(name)) && isRecordId(value));

/** Whether a program numbers the record: what it nests are parts of it, and no maps that people made. */
export const isNumbered = (record: JsonObject): boolean =>
  Object.entries(record).some(([name, value]) => namesRecord(name, value));

/** People write in words: `draft`, `2026-11-17 09:26` and `true` are a program's. */
const isCode = (value: JsonValue): boolean =>
  isScalar(value) && /^(?:\S*|\d{4}-\d\d-\d\d[ T]\S+|[A-Z]\w+ - [A-Z]\w+)$/.test(String(value));
