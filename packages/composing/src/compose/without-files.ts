import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readInOrder } from './read-sheet.ts';
import { isMarkingName, isPrivateName } from '../disclosure/find-markings.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import { isPersonal } from '../disclosure/personal-matters.ts';
import {
  isFreeText,
  isKnownName,
  isLeave,
  namesFor,
  normalName,
  spacedName,
} from '../facts/field-names.ts';
import { onceForBoth, onceFor } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import type { Leftover, LeftOut, StepRequest } from '../request/types.ts';
import { findSecret, isAboutStarter, isKit, tellsPay } from '../left-out/left-out.ts';
import { findLeftovers } from '../left-out/leftovers.ts';
import { withoutMarked } from '../left-out/without-marked.ts';

/** What a plan for somebody's first days tells: the inputs of its workflow, and what its sections are about. */
const listCovered = onceFor((definition: WorkflowDefinition): ReadonlySet<string> => {
  const outlines = definition.steps.flatMap(({ artifact }) => artifact?.outline ?? []);
  const names = [...definition.inputs, ...outlines.flatMap(({ covers }) => covers)];
  return new Set(names.flatMap(namesFor).filter((name) => !ofHome.has(name)));
});

/** Where somebody begins is a place of ours: what people give as their own address is not told. */
const ofHome = new Set('address city town property flat apartment house household'.split(' '));
const besideHome = /^(?:zip|postal|post|postcode|street|country|state|province|address|home)\b/;

/** What else people name for the first days of a colleague. */
const ofFirstDays =
  /\b(?:first (?:day|week|fortnight|month|morning|shift|jobs?|tasks?|projects?|works?|visits?)|day (?:one|1)|week (?:one|two|1|2)|arriv\w+|reporting|meet\w*|welcome|lunch|park(?:ing)?|bring|wear|dress|clothing|clothes|uniform|shirts?|boots|ppe|induction|onboarding|preboarding|orientation|training|courses?|tour|desk|seat|workplace|workspace|work (?:place|location|site|address|e-?mail|phone|mobile|hours|days|pattern|schedule|time)|(?:office|company|depot|site) (?:address|e-?mail|phone|hours|location)|office|depot|floor|buddy|mentor|trainer|supervisor|colleagues?|crew|laptop|computer|monitors?|headset|tablet|access|accounts|log ?ins?|systems|software|licen[cs]es (?:needed|to order)|apps|badge|fob|keys?|locker|vehicle|tools|kit|gear|devices?|hardware|assets?|shift|rota|working (?:hours|days|time|pattern)|weekly hours|hours?|times?|timings?|starts? at|employment type|promis\w+|(?:preferred|first|last|given|family|middle) name|surname|known as|good to know|remote|hybrid|works? from home|home (?:office|working)|goes by|introduc\w+)\b|^needs$/;

/** By what an office or a bank knows somebody, and where and with whom they live: `emergency contact`. */
const ofIdentity =
  /\b(?:bank|iban|bic|swift|tax|birth\w*|born|dob|marital|married|spouse|children|dependants?|dependents?|next of kin|emergency|national (?:id|identity|insurance)|passports?|immigration|religio\w+|home (?:address|phone|telephone|mobile|e-?mail)|private (?:address|phone|e-?mail)|ssn|social security|convictions?|criminal)\b/;

/** What else is for whoever keeps the file, also beside a word of the first days: `manager salary`. */
const ofFile =
  /\b(?:pay|payroll|salary|salaries|wages?|earnings|bonus|benefits|pension|insurance|age|gender|sex\w*|kin|national\w*|citizen\w*|visa|ethnic\w*|race|(?<!from )home(?! (?:office|working))|private|personal|health|medical|medication|disabilit\w+|diet\w*|blood|allerg\w+|union|identity|identifier|cost|rate|stress)\b/;

const isOfFile = (name: string): boolean =>
  [ofIdentity, ofFile].some((words) => words.test(spacedName(name)));

/** Whose place an opening fills: who it was is told, and nothing else of them. */
const ofLeaver = /^(?:replac\w+|leaver|predecessor|incumbent|(?:previous|former|outgoing) \w+)$/;

/** Numbers and states by which only a program knows somebody are not worth a word. */
const ofProgram =
  /(?:^| )(?:ids?|uuid|guid|code|url|creator|created(?: (?:at|by))?|updated(?: (?:at|by))?|modified)$/;

const notNeeded = 'other than what colleagues need';
const unfamiliar = 'of unfamiliar names';
const personal = 'personal, for whoever keeps the file';

const isAboutOpening = ({ inputs }: WorkflowDefinition): boolean =>
  inputs.includes('role') && inputs.includes('salary');

interface Part {
  context: JsonObject;
  left: readonly LeftOut[];
  leftovers: readonly Leftover[];
}

/**
 * Of somebody who begins what colleagues need, and nothing else, in whatever language a record has it: what is of their
 * file goes to no paper, no question and no model, and is named by its field alone. Of an opening nobody's file.
 */
export function withoutFiles<T extends StepRequest>(request: T): T {
  const { definition } = request;
  if (!isAboutStarter(definition) && !isAboutOpening(definition)) return request;
  const { context, left, leftovers } = readPart(request.context, definition);
  return context === request.context
    ? request
    : { ...request, context, cutParts: [...(request.cutParts ?? []), ...left], leftovers };
}

const readPart = onceForBoth((whole: JsonObject, definition: WorkflowDefinition): Part => {
  const left: LeftOut[] = [];
  const isAtHome = Object.keys(whole).some((name) => besideHome.test(spacedName(name)));
  const entries = Object.entries(whole).flatMap(([name, value]): [string, JsonValue][] => {
    const isTown = /^(?:city|town)$/.test(normalName(name)) && !isAtHome;
    // One by one, as a program has more fields of somebody than a paper reads.
    const { facts } = readInOrder({ [name]: value }, definition.inputs);
    if (name === 'handoff' || isTown || facts.length === 0) return [[name, value]];
    const kept = facts.filter((fact) => isForColleagues(fact, definition));
    left.push(
      ...facts.filter((fact) => !kept.includes(fact)).flatMap((one) => toLeft(one, definition)),
    );
    const told = keep(value, [name], new Map(kept.map(({ path }) => [toKey(path), undefined])));
    return told === undefined ? [] : [[name, told]];
  });
  // What is surely private first: of many others a summary names a few.
  left.sort((one, other) => rank(one) - rank(other));
  const context = Object.fromEntries(entries);
  if (left.length === 0 && entries.length === Object.keys(whole).length)
    return { context: whole, left, leftovers: [] };
  const isCut = ({ fact }: Leftover): boolean =>
    left.some((one) => toKey(one.fact.path) === toKey(fact.path) && one.reason !== personal);
  const sheet = readInOrder(whole, definition.inputs);
  const leftovers = findLeftovers({ definition, context: whole }, sheet).filter(isCut);
  return { context, left, leftovers };
});

const rank = ({ reason }: LeftOut): number => [notNeeded, unfamiliar].indexOf(reason);

function isForColleagues(fact: Fact, definition: WorkflowDefinition): boolean {
  const { path, names, value } = fact;
  const own = path.findLast((name) => !isIndex(name))!;
  if (isMarkingName(own, value) || isPrivateName(own, value) || isLeave(fact)) return true;
  if (isAboutOpening(definition)) return !isOfSomebody(path);
  // What a mark means the papers leave out themselves, and say so.
  if (isMarked(fact) && !path.some(isOfFile)) return true;
  if (path.some(isOfFile)) return false;
  if (isNote(fact)) return true;
  if (isPersonal(fact) && !isKit(fact)) return false;
  const covered = listCovered(definition);
  return (
    !ofProgram.test(spacedName(own)) &&
    (names.some((name) => covered.has(name)) ||
      path.some((name) => ofFirstDays.test(spacedName(name))))
  );
}

/** By its name: what somebody tells at length in a field of another name may be their life. */
const isNote = ({ path }: Fact): boolean => isFreeText({ path });

const isIndex = (name: string): boolean => /^\d+$/.test(name);

const isOfSomebody = (path: readonly string[]): boolean =>
  path.some((name) => ofIdentity.test(spacedName(name))) ||
  (path.length > 1 &&
    ofLeaver.test(spacedName(path[0]!)) &&
    normalName(path.at(-1)!) !== 'name' &&
    !isIndex(path[1]!));

const toKey = (path: readonly string[]): string => path.join('\n');

/** By the path of each fact that is told what stands there instead; nothing where it is as it was written. */
type Kept = ReadonlyMap<string, string | undefined>;

/** What of a value is kept; undefined where nothing is. */
function keep(value: JsonValue, path: readonly string[], kept: Kept): JsonValue | undefined {
  if (kept.has(toKey(path))) return kept.get(toKey(path)) ?? withoutFile(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const told = value.flatMap((one, at) => keep(one, [...path, String(at + 1)], kept) ?? []);
    return told.length === 0 ? undefined : told;
  }
  const told = Object.entries(value).flatMap(([name, one]): [string, JsonValue][] => {
    const part = keep(one, [...path, name], kept);
    return part === undefined ? [] : [[name, part]];
  });
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/** An entry of a list is one fact: of a laptop who has it, and not what it costs. */
const withoutFile = (value: JsonValue): JsonValue =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !isOfFile(name)))
    : value;

function toLeft(fact: Fact, definition: WorkflowDefinition): LeftOut[] {
  const bare: Fact = { path: fact.path, label: fact.label, names: [], value: '' };
  if (tellsPay(fact)) return [{ fact: bare, reason: 'what somebody earns' }];
  if (fact.path.some(isOfFile) || isPersonal(fact) || isAboutOpening(definition))
    return [{ fact: bare, reason: personal }];
  const isOfProgram = ofProgram.test(spacedName(fact.path.at(-1)!));
  return isOfProgram || /^(?:yes|no)$/.test(fact.value)
    ? []
    : [{ fact: bare, reason: isFamiliar(fact) ? notNeeded : unfamiliar }];
}

const isFamiliar = ({ path }: Fact): boolean =>
  isKnownName(path.at(-1)!) || isReached.test(spacedName(path.at(-1)!));
const isReached = /\b(?:e-?mail|phone|mobile|address|line|post(?:al)? ?code|zip|country|state)\b/;

/** The same for a model: it is sent no sentence of a note that the paper itself would leave out. */
export function withoutSecretsOfStarter<T extends StepRequest>(request: T): T {
  const { definition, context } = request;
  if (!isAboutStarter(definition)) return request;
  const sheet = readInOrder(context, definition.inputs);
  const left = new Set(findSecret({ ...request, sheet }).map(({ fact }) => fact));
  if (left.size === 0) return request;
  const told = withoutMarked(sheet, [...left], { isForTeam: true });
  const whole = new Set(sheet.facts.filter((fact) => !left.has(fact)));
  const kept: Kept = new Map(
    told.facts.map((fact) => [toKey(fact.path), whole.has(fact) ? undefined : fact.value]),
  );
  return { ...request, context: (keep(context, [], kept) ?? {}) as JsonObject };
}
