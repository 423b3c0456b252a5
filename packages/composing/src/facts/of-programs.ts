import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { spacedName } from './field-names.ts';
import { onceFor } from './once-for.ts';
import type { Fact } from './read-facts.ts';

type Field = Pick<Fact, 'path' | 'value'>;

/** `tax id`, `csrf token`, `ip`: whatever it holds, it is nobody's word. */
const numbering =
  /(?:^| )(?:guid|uuid|uid|urn|hash|token|slug|etag|checksum|ip(?: address)?|user agent|(?:mime|content|file) type|file size|csrf(?: \p{L}+)?|(?:display|sort) order|naming series|time ?zone|access level|row number|(?:custom )?form(?: name)?|template name)$/u;
const ofId = /(?:^| )ids?$|^ids? /;
/** `TG-8841` is a number that people write on papers, whatever a program calls it. */
const onPapers = /^\p{Lu}{1,6}[-/ ]?\d/u;

/** When a program wrote its record, and for whom: `created by`, `crt usr`, `last edited time`. */
const ofWriting =
  /^(?:last |date |time )?(?:created?|crt|updated?|upd|modified|mod|edited|changed|chg|synced|emitted|inserted|archived|viewed|exported|imported)(?: (?:by|at|on|time|date|dt|ts|tm|stamp|usr|user|id|object|name|email))+$|^(?:date )?last activity(?: (?:at|on|date))?$|^(?:creator|modifier)(?: |$)/;

/** What stands around a text, and what a form is sent with. */
const ofPage =
  /^(?:(?:page|letter|mail|document) )?(?:header|footer)(?: text)?$|^submit(?: button)?$/;

/** A code of a program that says what kind of thing its record is: `user`, `taxRate`, `notification event`, `FORM_RESPONSE`. */
const ofKind =
  /(?:^| )(?:object(?: name)?|doctype|type|kind|code|pos|position|index|version|revision|visibility|state)$/;
const isWord = /^(?:\p{Ll}+(?:[_A-Z][\p{Ll}]*)*|\p{Ll}+ \p{Ll}+|\p{Lu}[\p{Lu}_]{3,}|\d{1,6})$/u;

/** Of which part of a program it is: `Employee`. */
const ofPart = /^(?:system|module|resource|environment)$/;

const isCode = (value: string): boolean =>
  isNothing.test(value) || shapes.some((one) => one.test(value));
/** `0`, `0.00`, and a box that is ticked: `1`. */
const isNothing = /^(?:0+(?:[.,]0+)?|1)$/;
const shapes = [
  /^https?:\/\/\S+$/,
  // The number of a machine in a network.
  /^\d{1,3}(?:\.\d{1,3}){3}$/,
  /^(?:[0-9a-f]{0,4}:){4,7}[0-9a-f]{1,4}$/i,
  // A stamp of time, as text and in seconds since 1970.
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/,
  /^1[5-9]\d{8}(?:\d{3})?$/,
  /^[0-9a-f]{8}-[0-9a-f-]{20,}$/i,
  /^(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,}$/i,
  /^(?:image|application|text|video|audio)\/[\w.+-]+$/,
  /^#[0-9a-f]{6}$/i,
  // `Exact.Web.Api.Models.Receivable`, `SAL-QTN-.YYYY.-`
  /^\p{Lu}\w*(?:\.\p{Lu}\w*){2,}$/u,
  /^(?=\S*\.[YMD#]{2,}\.)[\w.#-]+$/,
  // `tNO`, `psNo`, `bost_Open`
  /^[a-z]{1,5}_?(?:No|Yes|NO|YES|Open|Closed|Close|None)$/,
];

/** Of a point on the map. */
const ofPosition =
  /^(?:lat|lng|lon|long|altitude|bearing)$|(?:^| )(?:latitude|longitude|accuracy)$|(?:^| )gps(?: |$)/;
const ofMap = /^(?:Feature(?:Collection)?|(?:Multi)?(?:Point|LineString|Polygon))$/;
const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value);

/** What only a program needs of its record: no answer to anything, and nobody misses it in a text. */
export function isOfProgram({ path, value }: Field): boolean {
  const last = spacedName(path.at(-1)!);
  if (isCode(value) || (ofPart.test(last) && /^\p{L}+$/u.test(value))) return true;
  if (last === 'type' && ofMap.test(value)) return true;
  if (ofPosition.test(last) && isNumber(value)) return true;
  // `form: {name}` is a form's name, and `created_by: {email}` of whoever created it.
  const whole = spacedName(path.slice(-2).join(' '));
  return [last, whole].some(
    (name) =>
      numbering.test(name) ||
      (ofId.test(name) && !onPapers.test(value)) ||
      ofWriting.test(name) ||
      ofPage.test(name) ||
      (ofKind.test(name) && isWord.test(value)),
  );
}

/** Whether a program keeps the record: people write neither when, nor under which number, a field was changed. */
export const isKeptByProgram = onceFor(
  (record: JsonObject): boolean =>
    listFields(record, []).filter((field) => !isNothing.test(field.value) && isOfProgram(field))
      .length >= fewOfProgram,
);

/** With the fields of the first record of each list. */
const listFields = (record: JsonObject, outer: readonly string[]): Field[] =>
  Object.entries(record).flatMap(([name, value]): Field[] => {
    const path = [...outer, name];
    const held = Array.isArray(value) ? value[0] : value;
    if (isJsonObject(held)) return path.length < deepest ? listFields(held, path) : [];
    return typeof value === 'string' || typeof value === 'number'
      ? [{ path, value: String(value) }]
      : [];
  });
const deepest = 3;
const fewOfProgram = 2;

/** `IMG_2231.jpg, IMG_2232.jpg` */
export const namesFile = (value: string): boolean => /^[^\s,]+\.[A-Za-z]{3,4}(?:$|,)/.test(value);

export const isMailAddress = (value: string): boolean => /^[^\s@]{1,64}@[^\s@]{1,120}$/.test(value);

/** What a text says by what it is: the title of a page, a file, an address. */
export const isAsideOfText = (fact: Field): boolean =>
  isOfProgram(fact) ||
  namesFile(fact.value) ||
  isMailAddress(fact.value) ||
  isTitle(fact) ||
  isSigner(fact);
/** Who sends a letter signs it. */
const isSigner = ({ path, value }: Field): boolean =>
  /^(?:from|sender|sent by|signed by|prepared by|written by|reply to|replies to|our (?:contact|sender))$/.test(
    spacedName(path.at(-1)!),
  ) && /^\p{Lu}[\p{L}.'’ -]{1,40}(?:, [\p{L}&'’ -]{2,40})?$/u.test(value);
/** Of words alone where its name may be that of what is offered. */
const isTitle = ({ path, value }: Field): boolean =>
  /^(?:title|subject)$/.test(spacedName(path.at(-1)!))
    ? titleOf.test(value)
    : ofTitle.test(spacedName(path.at(-1)!)) && titleOf.test(value) && !/\d/.test(value);
const ofTitle = /^(?:proposal|quotation|document|page|card)(?: (?:title|name))?$/;
const titleOf = /^\p{Lu}[^\p{Sc}.;:%]{0,80}$/u;
