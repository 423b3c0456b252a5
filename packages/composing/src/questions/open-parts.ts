import { findPublicFields } from '@workspace-ops/catalogue';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { tellsAccessCode } from '../disclosure/access-codes.ts';
import { withoutCrewMatters } from '../disclosure/crew-matters.ts';
import { findMarkingsOnce, isPrivateName, markedWords } from '../disclosure/find-markings.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import { openPart } from '../disclosure/marked-parts.ts';
import { isUntoldOfDanger, withoutPrivate } from '../disclosure/private-parts.ts';
import { withoutNamed } from '../disclosure/without-attributions.ts';
import { remarks, surveys } from '../disclosure/without-respondents.ts';
import { isFreeText, isLeave, namesFor, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { canBeNamed, listSentences } from '../facts/markup.ts';
import { labelName } from '../facts/label-name.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isForLeads } from './ask-whether-lead.ts';
import { isOfHealth } from '../disclosure/health.ts';
import { isAcute, isHazard } from '../request/hazards.ts';
import { withoutSecrets } from '../left-out/left-out.ts';
import { withoutOpinions } from '../sentences/opinions.ts';
import type { LeftOut, StepRequest } from '../request/types.ts';

/** What a text that stays in the company leaves out of what somebody wrote, whatever its field is called. */
interface Rule {
  reason: string;
  cut: (text: string, name: string) => string;
}

const isDangerous = (said: string): boolean => isAcute(said) || isHazard(said);

/** Somebody's health stays out, danger or not: that there is danger is told without it. */
const isUnsafe = (said: string): boolean => isDangerous(said) && !isOfHealth(said);

/** Danger that somebody is not told of yet: whoever reads the paper has to see it, and its mark. */
export const isUntoldDanger = (fact: Fact): boolean =>
  isMarked(fact) &&
  canBeNamed(fact) &&
  !isPrivateName(fact.path.at(-1)!, fact.value) &&
  listSentences(fact).every(
    (sentence, at, all) =>
      markedWords(sentence).length === 0 ||
      isUnsafe(sentence) ||
      isUntoldOfDanger(all, at, isUnsafe),
  );

const ofMarks: Rule = {
  reason: 'marked as not public',
  cut: (text, name) => withoutPrivate(text, { name, isDangerous: isUnsafe }),
};
/** Whoever a record is of may ask to read it. */
const ofMarksInRecords: Rule = {
  reason: 'marked as not public',
  cut: (text, name) => withoutPrivate(text, { name, isDangerous: () => false }),
};
/** `Quotes by Friday (their firm is losing it, don't mention)`: a mark that a text for outside keeps to, too. */
const ofPartsInRecords: Rule = {
  reason: 'marked as not public',
  cut: (text, name) => {
    const open = openPart(text, name);
    // What is marked as a whole the record itself leaves out.
    return open === '' && markedWords(text, name).length > 0 ? text : open;
  },
};
const isOfMarks = (rule: Rule): boolean => rule === ofMarks || rule === ofMarksInRecords;
/** Beside what is marked stands nothing of pay, and no code. */
const withoutBeside = (told: string): string => {
  const sentences = splitSentences(told);
  const open = withoutSecrets(sentences);
  return open.length === sentences.length ? told : open.join(' ');
};
const ofCrews: Rule = {
  reason: 'personal, for whoever keeps the file',
  cut: (text) => withoutCrewMatters(text, { isDangerous }),
};
const ofOpinions: Rule = {
  reason: 'an opinion of somebody',
  cut: (text) => withoutOpinions(text, { isDangerous, hasDebts: true }),
};
/** What is carried to the site. */
const ofCarried: Rule = {
  reason: 'an opinion of somebody, or what they owe',
  cut: (text) => withoutOpinions(text, { isDangerous, hasDebts: false }),
};

/** What crews have in their hands: work orders, digests, packs and plans. */
const isForCrews = ({ inputs }: StepRequest['definition']): boolean =>
  ['severity', 'promises', 'milestones', 'items|tasks|observation'].some((one) =>
    inputs.includes(one),
  );

const listOpinions = ({ inputs }: StepRequest['definition']): Rule[] => {
  if (inputs.includes('severity')) return [ofCarried];
  return inputs.includes('invoices') || inputs.includes('milestones') ? [ofOpinions] : [];
};

/** Of a text for somebody outside its allow list decides, of a paper about whoever begins the paper itself. */
function listRules({ definition, step: { artifact } }: StepRequest): Rule[] {
  const isOutside =
    artifact !== undefined &&
    (findPublicFields(definition, artifact) !== null || artifact.texts !== undefined);
  if (isOutside) return [];
  const isConfided = artifact?.type === 'document' && isForLeads(definition);
  return [
    ...(isConfided ? [] : artifact?.type === 'crm_diff' ? ofRecords : [ofMarks]),
    ...(isForCrews(definition) ? [ofCrews] : []),
    ...listOpinions(definition),
    ...(definition.inputs.includes('responses') ? [ofSurveys] : []),
  ];
}

const ofRecords: readonly Rule[] = [ofMarksInRecords, ofPartsInRecords];

interface Open {
  context: JsonObject;
  /** As facts without a value. */
  cut: readonly LeftOut[];
}

/** Of a survey what a note of any name says of who answered. */
const ofSurveys: Rule = {
  reason: 'it says who answered',
  cut: (text) => {
    const sentences = splitSentences(text);
    const unnamed = sentences.length < several ? sentences : withoutNamed(text);
    return unnamed.length === sentences.length ? text : unnamed.join(' ');
  },
};

const artifactType = ({ step: { artifact } }: StepRequest): string =>
  artifact?.type === 'crm_diff' ? 'record' : 'paper';

const known = new WeakMap<JsonObject, Map<string, Open>>();

/** The data of a step as it may be told in the company: the same object for each step of the same kind. */
export function withOpenParts<T extends StepRequest>(request: T): T {
  const rules = listRules(request);
  if (rules.length === 0) return request;
  const { context } = request;
  const of = known.get(context) ?? new Map<string, Open>();
  known.set(context, of);
  const key = `${artifactType(request)} ${rules.map(({ reason }) => reason).join()}`;
  const open = of.get(key) ?? readOpen(context, rules);
  of.set(key, open);
  return open.cut.length === 0
    ? request
    : {
        ...request,
        context: open.context,
        cutParts: [...(request.cutParts ?? []), ...open.cut],
        uncut: context,
      };
}

function readOpen(context: JsonObject, rules: readonly Rule[]): Open {
  const cut: LeftOut[] = [];
  const others = rules.filter((rule) => !isOfMarks(rule));
  const hasMarks = rules.some(isOfMarks) && findMarkingsOnce(context).length > 0;
  const applied = hasMarks ? rules : others;
  if (applied.length === 0) return { context, cut };
  const read = (value: JsonValue, path: readonly string[]): JsonValue => {
    if (typeof value === 'string') return cutText(value, path, { applied, cut });
    if (Array.isArray(value))
      return value
        .map((one, at) => read(one, [...path, String(at + 1)]))
        .filter((one, at) => one !== '' || value[at] === '');
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries<JsonValue>(value).flatMap(([name, one]): [string, JsonValue][] => {
        const told = read(one, [...path, name]);
        return told === '' && one !== '' ? [] : [[name, told]];
      }),
    );
  };
  const open = read(context, []) as JsonObject;
  return cut.length === 0 ? { context, cut } : { context: open, cut };
}

function cutText(
  text: string,
  path: readonly string[],
  { applied, cut }: { applied: readonly Rule[]; cut: LeftOut[] },
): string {
  const name = path.findLast((one) => !/^\d+$/.test(one)) ?? '';
  if (text.length < shortest || isLeave({ path: [name] }) || ofConsent.test(name)) return text;
  const reasons: string[] = [];
  const open = applied.reduce((told, rule) => {
    // What is marked as a whole the text itself leaves out, and says so.
    if (isOfMarks(rule) && !mayBeMarked(told, name)) return told;
    const left = rule.cut(told, name);
    if (left === told || (isOfMarks(rule) && left === '' && !isRemark(path))) return told;
    reasons.push(rule.reason, ...(isOfMarks(rule) && tellsAccessCode(told) ? [ofCode] : []));
    return isOfMarks(rule) ? withoutBeside(left) : left;
  }, text);
  if (reasons.length === 0) return text;
  const reason = `${open === '' ? '' : 'in part: '}${[...new Set(reasons)].join('; ')}`;
  cut.push({ fact: { path, label: labelName(name), names: [], value: '' }, reason });
  return open;
}
/** Of an entry of a list the remark alone goes, and not what the entry is about. */
const isRemark = (path: readonly string[]): boolean =>
  path.length > 2 &&
  /^\d+$/.test(path.at(-2)!) &&
  isFreeText({ path }) &&
  ![surveys, remarks].some((names) => names.has(normalName(path[0]!)));

const ofCode = 'an access code';
const shortest = 12;
const ofConsent = /consent|permission|release/i;

/** Where somebody tells in sentences what happened: a field of few words is told or left out as one. */
const mayBeMarked = (text: string, name: string): boolean =>
  text.length >= longEnough &&
  !isPrivateName(name, text) &&
  (isFreeText({ path: [name] }) ||
    told.has(normalName(name)) ||
    splitSentences(text).length >= several ||
    /\([^()]{12,160}\)/.test(text));
const longEnough = 24;
const several = 3;
const told = new Set(
  ['openIssues', 'observation', 'risks', 'outcome', 'findings', 'reason', 'issue', 'cause'].flatMap(
    namesFor,
  ),
);
