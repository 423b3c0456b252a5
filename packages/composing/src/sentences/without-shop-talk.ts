import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { isGivenName } from '../facts/given-names.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { onceForBoth } from '../facts/once-for.ts';
import { isPersonName } from './person-names.ts';
import { quarrels, slights } from './slights.ts';
import { isToColleagues } from './to-colleagues.ts';
import { namesSpeaker } from './who-speaks-for-them.ts';

/** What stands between two clauses that say something each. */
const joint = /(?:,? (?:and|but|so) |; |, (?:then|and then) | [–—] )(?=\p{L})/gu;

/** Of how somebody behaved, and nothing of the work: whose fault something was may be why it is late. */
const isAboutPerson = (clause: string): boolean => slights(clause) || quarrels(clause);

const reach =
  '(?:ring|call|phone|text|e-?mail|message|chase|remind|ask|tell|nudge|nag|badger|write to|speak (?:to|with)|talk (?:to|with)|talk \\p{Ll}+ round|check with|find out|invoice|bill|order|book|arrange|organi[sz]e|decide|sign off|update|see if|look into)';
const named = "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?\\p{Lu}\\p{Ll}{1,11}(?: \\p{Lu}[\\p{L}’'-]{1,15})?";
/** `Ryan and Luc to cut the hedge` */
const assignment = new RegExp(
  `^(?<who>${named})(?:(?: and | & |, )${named}){0,3} (?:to|will|is to|are to|needs? to|should|must|can) (?!be\\b)(?=\\p{Ll})`,
  'u',
);
const ofReach = new RegExp(`^${reach}(?!\\p{L})`, 'u');
const next = /^(?:Next(?: steps?| up)?|To do|Todo|Then|Actions?|Plan): ?(?<steps>\p{L}.*)$/u;
const isSteps = new Set(namesFor('nextStep'));

/** What of a step its customer is told: the work, and not who of us does it, nor whom we ask for what. */
function tellStep(clause: string): string {
  const work = clause.replace(assignment, (said, who: string) =>
    isPersonName(who.split(' ').at(-1)!) ? '' : said,
  );
  return ofReach.test(work) || isToColleagues(clause) ? '' : work;
}

/** `Mike to order the tiles`: at the beginning of a sentence only what is a name for sure is one. */
const isAssigned = (sentence: string): boolean => {
  const { who = '' } = assignment.exec(sentence)?.groups ?? {};
  return isGivenName(who.split(' ')[0]!) || (who.includes(' ') && isPersonName(who.split(' ')[0]!));
};

const splitClauses = (sentence: string): { clause: string; before: string }[] => {
  const joints = [...sentence.matchAll(joint)];
  return [-1, ...joints.keys()].map((at) => {
    const { index = 0, 0: words = '' } = joints[at] ?? {};
    return {
      clause: sentence.slice(at < 0 ? 0 : index + words.length, joints[at + 1]?.index),
      before: at < 0 ? '' : words,
    };
  });
};

const withStop = (said: string): string => (/[.!?…]$/.test(said) ? said : `${said}.`);

/** The sentence up to what it says of a person, where it tells of the work before that; else as it is, to be asked about. */
function cutSentence(sentence: string): string {
  if (!isAboutPerson(sentence)) return sentence;
  const clauses = splitClauses(sentence);
  const first = clauses.findIndex(({ clause }) => isAboutPerson(clause));
  if (first < 1) return sentence;
  const kept = clauses
    .slice(0, first)
    .map(({ clause, before }) => `${before}${clause}`)
    .join('');
  return isAboutPerson(kept) || kept.split(' ').length < fewest ? sentence : withStop(kept);
}
const fewest = 3;

interface Told {
  text: string;
  /** What comes next, as a customer is told it; empty where the text does not say it. */
  steps: string;
  left: readonly string[];
}

function tellSteps(said: string): { steps: string; left: string[] } {
  const plain = said.replace(assignment, (names) => names.replaceAll(' and ', ' & '));
  const clauses = splitClauses(plain.replace(/\.$/, '')).map(({ clause }) =>
    clause.replace(/^then /, ''),
  );
  const told = clauses.map(tellStep);
  return {
    steps: told.filter((step) => step !== '').join(', then '),
    left: clauses.filter((_, at) => told[at] === ''),
  };
}

function tellText(text: string, hasContact: boolean): Told {
  let steps = '';
  const left: string[] = [];
  const kept = splitSentences(text).flatMap((sentence) => {
    const said = next.exec(sentence)?.groups?.['steps'];
    if (said !== undefined && steps === '') {
      const told = tellSteps(said);
      steps = told.steps;
      left.push(...told.left);
      return [];
    }
    if (hasContact && namesSpeaker(sentence)) return [];
    const cut = cutSentence(sentence);
    if (cut !== sentence) left.push(withoutJoint(sentence.slice(cut.length - 1)));
    if (!isAssigned(sentence)) return [cut];
    const work = tellStep(sentence);
    if (work === '') left.push(sentence);
    return work === '' ? [] : [`We will ${work}`];
  });
  return { text: kept.join(' '), steps, left };
}
const withoutJoint = (rest: string): string =>
  rest.replace(/^[,;]? ?(?:(?:and|but|so|then|–|—) )?/, '');

/** The data of a report without what is for colleagues, and what that is. */
export interface WithoutShopTalk {
  context: JsonObject;
  left: readonly string[];
}

/**
 * The data of a report to a customer without what only colleagues are told: who of us does what, whom we ring about
 * it, and how somebody behaved. What a note says of the next step stands by itself.
 */
export const withoutShopTalk = onceForBoth(
  (context: JsonObject, inputs: readonly string[]): WithoutShopTalk => {
    const names = Object.keys(context).map(normalName);
    const hasContact = namesFor('contact').some((one) => names.includes(one));
    const hasSteps = !inputs.includes('nextStep') || names.some((one) => isSteps.has(one));
    const told: [string, JsonValue][] = [];
    const left: string[] = [];
    for (const [field, value] of Object.entries(context)) {
      if (typeof value !== 'string' || !isTold(field, value)) {
        told.push([field, value]);
        continue;
      }
      const part = tellText(value, hasContact);
      left.push(...part.left);
      if (part.text !== '') told.push([field, part.text]);
      if (part.steps !== '' && !hasSteps) told.push(['nextStep', part.steps]);
    }
    const isSame =
      told.length === names.length && told.every(([field, value]) => context[field] === value);
    return { context: isSame ? context : Object.fromEntries(told), left };
  },
);

const ofWork = new Set(['progress', 'status', 'outcome', 'issue', 'cause'].flatMap(namesFor));
const isTold = (name: string, value: string): boolean =>
  value.length >= shortest && (ofWork.has(normalName(name)) || isFreeText({ path: [name], value }));
const shortest = 24;

/** What a report leaves out for whoever approves it to know. */
export function tellShopTalk(context: JsonObject, inputs: readonly string[]): string {
  const { left } = withoutShopTalk(context, inputs);
  const shown = left.slice(0, limits.left).map((one) => `“${clipSentence(one, limits.sentence)}”`);
  return shown.length === 0 ? '' : `For colleagues, and left out of it: ${shown.join(', ')}.`;
}
const limits = { left: 4, sentence: 120 };
