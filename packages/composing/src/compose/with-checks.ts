import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isJsonObject } from '@workspace-ops/contracts';
import { isMarkingName, isPrivateName } from '../disclosure/find-markings.ts';
import {
  holdsSecret,
  isFreeText,
  namesFor,
  normalName,
  plainName,
  spacedName,
} from '../facts/field-names.ts';
import { labelName } from '../facts/label-name.ts';
import { openCheck } from '../reasons/open-checks.ts';
import { failed } from '../sentences/sayings.ts';

/** Names under which people keep what was looked at, measured or found: `finalChecklist`, `waterTests`, `readings`. */
const ofChecks =
  /^(?:final|site|quality|qa|qc|safety|commissioning|handover|acceptance|test|inspection|lab|water|air|gas|electrical|check|visual|pressure|our|the)*(?:checks?|checklists?|inspections?|tests?|results?|readings?|measurements?|findings?|snags?|snaglists?|snagging|punchlists?|defects?|commissioning|samples?|observations?)$/;
/** Of which a line or a text may be something else: what came of the work, or the size of a room. */
const mayBeOther = /(?:results?|commissioning|readings?)$/;
const isOftenOther = /(?:measurements?|samples?)$/;
const findings = new Set(['findings', ...namesFor('findings')]);

/** What is told of a check as a whole, and is none. */
const ofWhole =
  /^(?:date|day|on|at|when|time|by|who|inspector|inspectedby|inspectedon|inspectiondate|checkedby|checkedon|testedby|testedon|technician|engineer|surveyor|fitter|owner|signed|signedby|signedon|signatory|ref|reference|id|number|no|site|location|address|customer|client|contact|company|project|job|scope|type|kind|title|name|form|version|standard|photos?|nextdate|nextinspection|duedate|due|severity|attachments?|certificate(?:no|number)?)$/;

/** The data with what a check of the work found as its findings, each with the name of what was checked. */
export function withChecks(context: JsonObject): JsonObject {
  const told = Object.entries(context)
    .filter(([name]) => ofChecks.test(plainName(name)))
    .map(([name, value]) => ({ name, ...readChecks(name, value) }))
    .filter(({ checks }) => checks.length > 0);
  if (told.length === 0) return context;
  const names = new Set(told.map(({ name }) => name));
  const others = Object.entries(context).filter(([name]) => !names.has(name));
  const rest = told.flatMap(({ name, rest: left }): [string, JsonValue][] =>
    left === undefined ? [] : [[name, left]],
  );
  const own = others.find(([name]) => normalName(name) === 'findings');
  const checks = told.flatMap((one) => one.checks);
  return {
    ...Object.fromEntries([...others.filter((one) => one !== own), ...rest]),
    findings: inOrder([...listOwn(own?.[1]), ...checks]),
  };
}

const listOwn = (value: JsonValue = null): readonly JsonValue[] =>
  value === null ? [] : Array.isArray(value) ? value : [value];

interface Checks {
  checks: readonly JsonValue[];
  /** What it tells beside them: the day, and who made it. */
  rest?: JsonObject;
}

function readChecks(name: string, value: JsonValue): Checks {
  if (isJsonObject(value)) return readObject(plainName(name), value);
  const lines = listOwn(value);
  // A name that counts as that of findings is read as it is.
  if (findings.has(normalName(name)) || !isOfCheck(plainName(name), value)) return { checks: [] };
  return { checks: lines };
}

/** Whether lines tell what was checked, and not what came of the work: `result: passed` is its outcome. */
const isOfCheck = (name: string, value: JsonValue): boolean =>
  !(mayBeOther.test(name) || isOftenOther.test(name)) ||
  (Array.isArray(value) && value.some(isMeasured));
const isMeasured = (line: JsonValue): boolean =>
  isJsonObject(line) || (typeof line === 'string' && measured.test(line));
const measured = /\d.*\b(?:limit|max|min|threshold|allowed|required)|\bpass(?:ed)?\b|\bfail/iu;

/** `checklist: { hardnessC: '38 mg/l, limit 10' }` */
function readObject(name: string, value: JsonObject): Checks {
  const fields = Object.entries(value);
  if (fields.some(([own, said]) => isMarkingName(own, said) || isPrivateName(own, sayScalar(said))))
    return { checks: [] };
  const parted = fields.map(([own, said]) => ({ own, said, check: readCheck(own, said) }));
  const checks = parted.flatMap(({ check }) => check ?? []);
  if (isOftenOther.test(name) && !checks.some(isMeasured)) return { checks: [] };
  const rest = parted.filter(({ check }) => check === undefined);
  return {
    checks,
    ...(rest.length > 0 && {
      rest: Object.fromEntries(rest.map(({ own, said }) => [own, said])),
    }),
  };
}

/** `Hardness C: 38 mg/l, limit 10`; nothing of what is no check. */
function readCheck(name: string, value: JsonValue): JsonValue | undefined {
  const isBeside =
    ofWhole.test(plainName(name)) ||
    isFreeText({ path: [name] }) ||
    findings.has(normalName(name)) ||
    holdsSecret(name, value);
  if (isBeside) return undefined;
  if (isJsonObject(value))
    return Object.values(value).every(isScalar) ? { item: callCheck(name), ...value } : undefined;
  const said = (Array.isArray(value) ? value : [value]).map(sayScalar);
  return said.some((one) => one === '') ? undefined : `${callCheck(name)}: ${said.join(', ')}`;
}

const isScalar = (value: JsonValue): boolean => typeof value !== 'object' || value === null;
const sayScalar = (value: JsonValue): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

/** `hardnessC` is `Hardness C`, and `door2` is `Door 2`; `pH` is left. */
function callCheck(name: string): string {
  if (name.length <= shortName && /\p{Lu}/u.test(name)) return name;
  const words = labelName(name)
    .replace(/(?<=\p{L}{3})(?=\d{1,3}$)/u, ' ')
    .replace(/(?<=\p{L}{2} )\p{Ll}$/u, (letter) => letter.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const shortName = 3;

/** Of a long list not all is told: what is open comes first. */
const inOrder = (checks: readonly JsonValue[]): JsonValue[] =>
  checks.length > longList
    ? checks.toSorted((one, other) => +isOpen(other) - +isOpen(one))
    : [...checks];
const longList = 12;

const isOpen = (check: JsonValue): boolean => {
  const said = isJsonObject(check)
    ? Object.entries(check)
        .map(([name, value]) => `${spacedName(name)} ${sayScalar(value)}`)
        .join(', ')
    : sayScalar(check);
  return failed.test(said) || openCheck.test(said);
};
