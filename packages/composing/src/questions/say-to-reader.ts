import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { goesBy } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { isReply } from '../request/read-asked.ts';
import { isAboutAnother, listNamesOfReader, namesOthers } from '../request/told-of-reader.ts';

/** What a customer needs, as a letter to them tells it. */
const isNeed = goesBy('need', 'observation', 'background');

const isOfNeed = (fact: Fact): boolean =>
  fact.items === undefined && !isReply(fact) && isNeed(fact);

/** Of a proposal and of an answer: what else is observed may be of anybody. */
const isToCustomer = ({ inputs }: Pick<WorkflowDefinition, 'inputs'>): boolean =>
  inputs.includes('reply') || (inputs.includes('terms') && inputs.includes('scope'));

/** What a customer achieved, as they are reminded of it who are asked for a testimonial. */
const isAchieved = goesBy('outcome');
const asksForQuote = ({ inputs }: Pick<WorkflowDefinition, 'inputs'>): boolean =>
  inputs.includes('quote') && inputs.includes('contact') && !inputs.includes('scope');

const findTold = (definition: WorkflowDefinition): ((fact: Fact) => boolean) | null => {
  if (isToCustomer(definition)) return isOfNeed;
  return asksForQuote(definition) ? (fact) => fact.items === undefined && isAchieved(fact) : null;
};

const plurals: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  "hasn't": "haven't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "doesn't": "don't",
};
const verbs =
  "(?:wants|needs|hopes|plans|likes|loves|prefers|requires|asks|expects|intends|runs|uses|owns|employs|pays|spends|struggles|lacks|keeps|wishes|has|is|was|does|hasn['’]t|isn['’]t|wasn['’]t|doesn['’]t)";
/** The same for `you`. */
const unchanged =
  "(?:would|will|can|could|must|should|may|might|had|lost|left|bought|found|told|said|moved|opened|\\p{Ll}{2,}ed|need|want|have|are|were|run|use|own|like|love|prefer|require|hope|plan|do|don['’]t|can['’]t|cannot|won['’]t|couldn['’]t|haven['’]t|aren['’]t|get|pay|lose|struggle)";
const adverb = '(?:(?:also|really|now|just|still|currently|always|both|all|only|already) )?';
/** `The windows need replacing`: no person does. */
const noPerson = '(?! (?:re)?\\p{Ll}+ing\\b(?! (?:to|for|forward|at|after)\\b))';

const toPlural = (verb: string): string => {
  const plain = verb.replace('’', "'");
  const [mark = "'"] = /['’]/.exec(verb) ?? [];
  const plural = plurals[plain] ?? (verb === 'wishes' ? 'wish' : verb.replace(/s$/, ''));
  return plural.replace("'", mark);
};

/** How whoever reads it is called: their names, and their company. */
interface Called {
  names: readonly string[];
  companies: readonly string[];
  /** Whether a pronoun may be of an animal, or of somebody in their care. */
  isOfAnother: boolean;
}

function listCalled(record: FactSheet): Called {
  const company = (record.find('customer') ?? record.find('company'))?.value.slice(0, 80) ?? '';
  const kind = company.split(' ').at(-1)!.toLowerCase();
  return {
    names: listNamesOfReader(record),
    isOfAnother: isAboutAnother(record),
    companies:
      company === '' ? [] : [company, ...(kind.length > 3 ? [`The ${kind}`, `the ${kind}`] : [])],
  };
}

/** Somebody else, or more than one of them, may be meant. */
const pronoun =
  /(?<!\p{L})(?:he|she|him|himself|herself|they|them|themselves|hers|theirs)(?!\p{L})/iu;
const looseHer =
  /\bher(?! \p{Ll}{3,}\b)|\bher (?:to|before|after|when|about|and|back|first|again|once|that|this|than|with|for|from|over|until)\b/iu;

/** A rest of a sentence that speaks of nobody but its subject, as one speaks to them; null where that is not sure. */
function turnRest(rest: string): string | null {
  if (pronoun.test(rest) || looseHer.test(rest)) return null;
  // Of somebody who is named before it, it may be theirs.
  const at = rest.search(/\b(?:his|her|their)\b/iu);
  if (at >= 0 && namesOthers(rest.slice(0, at))) return null;
  return rest
    .replace(/\b(?:his|her|their)\b/g, 'your')
    .replace(new RegExp(`(?<=\\b(?:and|but) (?:also |now )?)${verbs}\\b`, 'gu'), toPlural);
}

function turnSentence(sentence: string, { names, companies, isOfAnother }: Called): string | null {
  if (isOfAnother && byPronoun.test(sentence)) return null;
  const own = names.map((name) => RegExp.escape(name)).join('|');
  const named = own === '' ? '' : `|(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?(?:${own})(?: (?:${own}))?`;
  const subject = `(?:[Hh]e|[Ss]he|[Tt]hey|(?:[Tt]he )?(?:[Cc]ustomer|[Cc]lient)${named})`;
  const short = new RegExp(`^${subject}['’](?<mark>s|d|ll|re|ve) (?<rest>.+)$`, 'u').exec(sentence);
  if (short !== null) {
    const { mark = '', rest = '' } = short.groups!;
    const isPerfect = /^(?:been|got|had|lost|moved|\p{Ll}+ed)\b/u.test(rest);
    const plural = mark === 's' ? (isPerfect ? 've' : 're') : mark;
    const turned = turnRest(rest);
    return turned === null ? null : `You’${plural} ${turned}`;
  }
  const long = new RegExp(
    `^${subject} (?<adverb>${adverb})(?<verb>${verbs}|${unchanged})(?![\\p{L}’'])(?<rest>${noPerson}.*)$`,
    'u',
  ).exec(sentence);
  if (long !== null) {
    const { adverb: how = '', verb = '', rest = '' } = long.groups!;
    return join(`You ${how}${isSingular(verb) ? toPlural(verb) : verb}`, rest);
  }
  const company = companies.map((name) => RegExp.escape(name)).join('|');
  const ofCompany =
    company === ''
      ? null
      : new RegExp(
          `^(?:${company}) (?<adverb>${adverb})(?<verb>wants?|would like|needs?|hopes|hope|plans|plan|prefers?|asked|has asked|is looking|are looking)(?![\\p{L}’'])(?<rest>${noPerson}.*)$`,
          'u',
        ).exec(sentence);
  if (ofCompany !== null) {
    const { adverb: how = '', verb = '', rest = '' } = ofCompany.groups!;
    const [first = '', ...more] = verb.split(' ');
    const plural = [isSingular(first) ? toPlural(first) : first, ...more].join(' ');
    return join(`You ${how}${plural}`, rest);
  }
  const alone = new RegExp(`^(?<verb>Wants|Needs)(?<rest>${noPerson} (?!and\\b).*)$`, 'u').exec(
    sentence,
  );
  if (alone !== null)
    return join(`You ${toPlural(alone.groups!['verb']!.toLowerCase())}`, alone.groups!['rest']!);
  const theirs = /^(?:Their|His|Her) (?<rest>\p{Ll}.*)$/u.exec(sentence)?.groups?.['rest'];
  return theirs === undefined ? null : join('Your ', theirs);
}

const byPronoun = /^(?:he|she|they|his|her|their|wants|needs)(?!\p{L})/iu;

const isSingular = (verb: string): boolean => new RegExp(`^${verbs}$`, 'u').test(verb);

const join = (head: string, rest: string): string | null => {
  const turned = turnRest(rest);
  return turned === null ? null : `${head}${turned}`;
};

/** As far as it surely is about whoever reads it: after another subject a pronoun may be of that. */
function turn(value: string, called: Called): string {
  const sentences = splitSentences(value);
  let isSure = sentences.length > 0 && value.length <= longest;
  const turned = sentences.map((sentence) => {
    const own = isSure ? turnSentence(sentence, called) : null;
    isSure &&= own !== null;
    return own ?? sentence;
  });
  return turned.some((sentence, at) => sentence !== sentences[at]) ? turned.join(' ') : value;
}
const longest = 600;

/** The sheet of a letter whose reader is told of themselves as `you`: `She wants it sorted` is what we note of them. */
export function sayToReader(
  sheet: FactSheet,
  { definition, record }: { definition: WorkflowDefinition; record: FactSheet },
): FactSheet {
  const isTold = findTold(definition);
  if (isTold === null || record.find('recipient') !== undefined) return sheet;
  if (!sheet.facts.some(isTold)) return sheet;
  const called = listCalled(record);
  const facts = sheet.facts.map((fact) => {
    const value = isTold(fact) ? turn(fact.value, called) : fact.value;
    return value === fact.value ? fact : { ...fact, value };
  });
  return facts.every((fact, at) => fact === sheet.facts[at]) ? sheet : toSheet(facts);
}

const wishing =
  "(?:wants?|needs?|would|['’]d|hopes?|hoped|plans?|prefers?|requires?|asked|likes?|(?:have|has|had|['’]ve|are|is|were|was|['’]re|['’]s)(?! (?:been )?(?:broken|old|worn|rusted|cracked|rotten|leaking)))";
const third = new RegExp(
  `^(?:He|She|His|Her|(?:The )?(?:[Cc]ustomer|[Cc]lient))(?:['’]\\p{L}+)? (?!\\p{Lu})|^(?:Wants|Needs)${noPerson} |[,;] (?:he|she)\\b|\\b(?:and|so|as|because|which|that) (?:he|she)(?: |['’])|(?:[,;]|\\b(?:and|so|as|because)) they ?${wishing}${noPerson}(?!\\p{L})`,
  'u',
);
/** At the beginning alone nothing else can be meant. */
const first = new RegExp(`^(?:Their \\p{Ll}|They ?${wishing}${noPerson}(?!\\p{L}))`, 'u');

/** Whether what a letter tells of a need still speaks of its reader as of somebody else. */
export const speaksOfReader = (
  fact: Fact,
  { sentence, before }: { sentence: string; before: string },
  { definition, record }: { definition: Pick<WorkflowDefinition, 'inputs'>; record: FactSheet },
): boolean =>
  isToCustomer(definition) &&
  isOfNeed(fact) &&
  (isThird(sentence) || (before === '' && first.test(sentence))) &&
  !isAboutAnother(record);

/** `The tenants want it in June and they need notice` is about them. */
function isThird(sentence: string): boolean {
  const found = third.exec(sentence);
  return found !== null && !namesOthers(sentence.slice(0, found.index));
}
