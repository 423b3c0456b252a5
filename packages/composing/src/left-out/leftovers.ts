import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { hasAccessCode } from '../disclosure/access-codes.ts';
import { hasAside } from '../disclosure/asides.ts';
import { tellsOfHealth } from '../disclosure/health.ts';
import { isMarked, marksOthers } from '../disclosure/marked-facts.ts';
import { listDenied } from '../facts/denied-names.ts';
import { isFreeText, isKnownName, isLeave, namesFor, spacedName } from '../facts/field-names.ts';
import { isTechnical } from '../facts/technical-names.ts';
import { clipSentence, inlineText } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import { isOpenName } from '../facts/open-parties.ts';
import { deepest } from '../facts/own-names.ts';
import { onceFor, onceForBoth } from '../facts/once-for.ts';
import { isEntry, namePath, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { besideText, isOfReaching } from '../sentences/beside-text.ts';
import { findConfidential, findPay, findPersonal, isAboutStarter } from './left-out.ts';
import { isAddressOfFirm, mayHold } from '../request/forms-of-values.ts';
import { isAcute, isHazardous } from '../request/hazards.ts';
import type { Leftover } from '../request/types.ts';
import { isOfProgram } from '../facts/of-programs.ts';
import { namesOurPrice } from './our-price.ts';
import { rateOwnWord } from './own-words.ts';
import { wordsOfName } from './words-of-names.ts';

export interface LeftoverRequest {
  definition: WorkflowDefinition;
  context: JsonObject;
  /** Those of fields that the data is without. */
  leftovers?: readonly Leftover[];
}

const limits = { name: 40, value: 60 };

/** Of each name the first: an entry of a list stands for the list. */
export const findLeftovers = (request: LeftoverRequest, sheet: FactSheet): readonly Leftover[] => [
  ...findOwn(request, sheet),
  ...(request.leftovers ?? []),
];

function findOwn({ definition, context }: LeftoverRequest, sheet: FactSheet): readonly Leftover[] {
  // Who stands in for somebody is read from a text, and lacks nowhere.
  const unused = findUnused(sheet, definition).filter(({ fact }) => fact.names[0] !== 'standin');
  const left = withoutOneParty(unused, sheet);
  if (left.length === 0) return left;
  const request = { definition, context, sheet };
  const kept = [...findConfidential(request), ...findPay(request), ...findPersonal(request)].map(
    ({ fact }) => fact,
  );
  // Where somebody may come to harm, a day on record is no order to wait.
  const isUrgent = isHazardous({ definition, sheet });
  return left.filter(
    ({ fact }) => !kept.includes(fact) && !(isUrgent && mayHold('due date', fact)),
  );
}

/** Of a landlord and a tenant one alone would read as the answer. */
function withoutOneParty(left: readonly Leftover[], { facts }: FactSheet): readonly Leftover[] {
  const isParty = ({ names }: Fact): boolean => isOpenName(names[0]!);
  return left.filter(({ fact }) => isParty(fact)).length === facts.filter(isParty).length
    ? left
    : left.filter(({ fact }) => !isParty(fact));
}

const findUnused = onceForBoth(
  (sheet: FactSheet, definition: WorkflowDefinition): readonly Leftover[] => {
    const used = listUsed(definition);
    // Of a survey a field may hold what few people said, and of whoever begins what is for no colleague.
    const isHidden =
      marksOthers(sheet) || definition.inputs.includes('responses') || isAboutStarter(definition);
    const unused = sheet.facts.filter((fact) => isUnused(fact, used, definition));
    // What a field of a known name says, too, is found: somebody has answered with it.
    const found = new Set(
      sheet.facts
        .filter((fact) => !unused.includes(fact) && !isUnread(fact, used))
        .map(({ value }) => toKey(value)),
    );
    const all = sheet.facts.map(({ value }) => toKey(value));
    const said = unused.map(({ value }) => toKey(value));
    const left = unused.filter(
      ({ value }, at) =>
        !found.has(toKey(value)) &&
        !isBeginning(toKey(value), all) &&
        !(isInWords(value) && said.indexOf(toKey(value)) < at),
    );
    return [...Map.groupBy(left, namePath).values()].map(([fact]) => ({
      fact: fact!,
      said: say(fact!, isHidden),
    }));
  },
);

/** The leftovers that may be what one of the names stands for, by the form of their values. */
export const mayBe = (names: readonly string[], left: readonly Leftover[]): Leftover[] =>
  left.filter(({ fact }) => names.some((name) => mayHold(name, fact)));

/** What a field of free text holds, and no input is called so, nobody has answered. */
const isUnread = (fact: Fact, used: ReadonlySet<string>): boolean =>
  isFreeText(fact) && !fact.names.some((name) => used.has(name));

/** A program shows of a text its first words, too. */
const isBeginning = (key: string, said: readonly string[]): boolean =>
  key.length >= lettersOfExcerpt &&
  said.some((other) => other.length > key.length && other.startsWith(key));
const lettersOfExcerpt = 20;

/** A day may be that of two things, and what is said in words is one thing, however often. */
const isInWords = (value: string): boolean => /(?:\p{L}[^\p{L}]*){8}/u.test(value);

const toKey = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function isUnused(fact: Fact, used: ReadonlySet<string>, { inputs }: WorkflowDefinition): boolean {
  const { path, names, readFrom, fields } = fact;
  // Who gave an answer is quoted nowhere.
  const isOfList = isEntry(fact) && fields !== undefined && !inputs.includes('responses');
  if (readFrom !== undefined || (isOfList ? path.length > 2 : !isOfRecords(path))) return false;
  const own = isOfList ? namesFor(path[0]!) : names;
  return (
    !own.some(
      (name) =>
        used.has(name) ||
        isKnownName(name) ||
        besideText.has(name) ||
        (isOfReaching(name, fact.value) && !isAddressOfFirm(fact)),
    ) &&
    !(isFreeText(fact) && !namesInput(fact, inputs)) &&
    !isTechnical(fact) &&
    !isOfProgram(fact) &&
    !isLeave(fact) &&
    listDenied(fact).length === 0 &&
    !isMarked(fact) &&
    !path.some((name) => isPrivate(name) || namesOurPrice(name)) &&
    !hasAside(fact) &&
    !isBeside(fact) &&
    !refuses.test(fact.value) &&
    !isAcute(fact.value) &&
    !tellsOfHealth(fact) &&
    !hasAccessCode(fact) &&
    canBeNamed(fact)
  );
}

/** `usage notes` of a workflow that asks for the usage. */
const namesInput = ({ path }: Fact, inputs: readonly string[]): boolean =>
  inputs
    .flatMap((input) => input.split('|'))
    .some((name) => rateOwnWord(name, wordsOfName(path.at(-1)!)) > 0);

/** Of the data, or of what it holds: `voucher.party`. */
const isOfRecords = (path: readonly string[]): boolean =>
  path.length <= deepest && !path.some((name) => /^\d+$/.test(name));

/** `HR only`, `why (not for client)`, and what something costs us. */
const isPrivate = (name: string): boolean =>
  /\b(?:only|private|privately|secret|internal|confidential(?:ly)?|confidence|between us|off the record|not|don['’]?t|codes?|pins?|passwords?|passcodes?|alarm|margin|floor|lowest|markup|walk ?away)\b|^(?:our )?costs? to us$|^(?:tone|style|voice)\b/i.test(
    spacedName(name),
  );

/** Whoever does not want something is asked by a person. */
const refuses =
  /\b(?:do|does|did)(?: not|n['’]t) (?:want|wish|agree|like)\b|\brefus(?:es?|ed)\b|\bdeclined?\b|\bno name\b/i;

/** What was before, or is a rival's, is not what is asked for, and how a call ended is no need. */
const isBeside = ({ path, value }: Fact): boolean =>
  path.some((name) => ofBeside.test(spacedName(name))) ||
  (/^\d+$/.test(value) && isCounted.test(spacedName(path.at(-1)!)));
const ofBeside =
  /^(?:last|previous|former|corrections?|corrected|(?:call )?(?:disposition|direction)|call (?:status|outcome|result|ended?|type)|ended as)\b|\b(?:competit(?:ors?|ion)|rivals?)\b/;

/** `photos: 3`, `ticketId: 5512` and `healthScore: 62` are no amount. */
const isCounted =
  /^(?:\p{L}+ )?(?:photos?|pictures?|images?|attachments?|files?|videos?|documents?|ids?|scores?|tickets?)(?: count)?$/u;

/** A quotation is as somebody wrote it: of several texts the first, none of a record, and no half of a number. */
function say(fact: Fact, isHidden: boolean): string {
  const { value, items = [value], fields } = fact;
  const name = inlineText(nameAsWritten(namePath(fact)), limits.name);
  if (isHidden || fields !== undefined) return name;
  const quoted = clipSentence(items[0]!, limits.value).replace(/[\s,;:]*\S*\d\S*…$/u, '…');
  const more = items.length > 1 ? ` (and ${items.length - 1} more)` : '';
  return `${name} “${quoted}”${more}`;
}

/** `our PO` keeps its capitals: whoever wrote it looks for it; `manager info DisplayName` has a program's. */
const nameAsWritten = (name: string): string =>
  /\s/.test(name) && !/\p{Ll}\p{Lu}/u.test(name)
    ? name.trim().replace(/[:?]+$/, '')
    : spacedName(name);

/** All names that a workflow's inputs, sections, sentences and tables ask for. */
const listUsed = onceFor((definition: WorkflowDefinition): ReadonlySet<string> => {
  const names = new Set<string>();
  const pending: JsonValue[] = [definition as unknown as JsonObject];
  while (pending.length > 0) {
    const value = pending.pop()!;
    if (typeof value === 'string') for (const name of listNamed(value)) names.add(name);
    else if (typeof value === 'object' && value !== null) pending.push(...Object.values(value));
  }
  return new Set([...names].flatMap(namesFor));
});

/** A text that is one name, or alternatives, and the fields of a template. */
const listNamed = (text: string): string[] =>
  /^[a-z][A-Za-z|]*$/.test(text)
    ? text.split('|')
    : [...text.matchAll(/\{([a-z][A-Za-z]{0,40})[.|}]/g)].map(([, name]) => name!);
