import { namesFor, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { isMark, isTactics, startsWithMark } from './marks-of-parts.ts';

/** What a field tells without the parts that marks in it mean. */
export interface OpenPart {
  told: string;
  /** Whether all that is meant surely is left out: it stands in one bracket with its mark. */
  isSure: boolean;
}

interface Rules {
  /** The field that has it: in somebody's own words a mark of ours stands in brackets. */
  name?: string | undefined;
}
const quotes = new Set(namesFor('quote'));

/**
 * What a text for outside may tell of a field in which a mark, as `don't mention`, stands in brackets, or after a comma,
 * a dash or a full stop: all but what stands in the same bracket or directly before. Null where there is no such mark.
 */
export function findOpenPart(value: string, { name = '' }: Rules = {}): OpenPart | null {
  if (!mayHaveMark.test(value)) return null;
  const isQuote = quotes.has(normalName(name));
  const lines = value.split('\n').map((line) => openLine(line, isQuote));
  if (lines.every((line) => line === null)) return null;
  const given = value.split('\n');
  return {
    told: lines
      .flatMap((line, at) => line?.told ?? given[at]!)
      .filter((line, at) => line !== '' || given[at] === '')
      .join('\n'),
    isSure: lines.every((line) => line === null || line.isSure),
  };
}

/** What a text for outside may tell of a field: its value itself where nothing in it is marked. */
export const openPart = (value: string, name?: string): string =>
  findOpenPart(value, { name })?.told ?? value;

/** Most values have none of these, and are done. */
const mayHaveMark =
  /n['’]?t\b|\bnot\b|\bnever\b|\binternal|\bours?\b|\bus\b|\bkeep|\bleave|\bsay\b|\bsecret|\boff the record|\bbetween|\bprivate|\bhush|\bshh|\bschtum|\bshtum|\bmum\b|\bno need\b|\bconfidential|\bq\.?t\b|\bquiet\b|\bnobody\b|\((?:but )?(?:we|i|he|she|jo|could|can|would|our|the|bottom|floor|lowest|absolute|walk|room)\b/i;

function openLine(line: string, isQuote: boolean): OpenPart | null {
  const sentences = splitSentences(line);
  const open = sentences.map((sentence) => openSentence(sentence, isQuote));
  if (open.every((one) => one === null)) return null;
  const told = open.map((one, at) => {
    // `On call is unpaid. Don't mention.`
    const next = open[at + 1];
    return next?.isBare === true ? '' : (one?.told ?? sentences[at]!);
  });
  return {
    told: told.filter((one) => one !== '').join(' '),
    isSure: open.every((one) => one === null || one.isSure),
  };
}

interface OpenSentence extends OpenPart {
  /** Whether it has no more than the mark, and means what stands before it. */
  isBare: boolean;
}

function openSentence(sentence: string, isQuote: boolean): OpenSentence | null {
  if (!mayHaveMark.test(sentence)) return null;
  const { clauses, cut } = withoutBrackets(splitClauses(sentence));
  if (isQuote && !cut) return null;
  const open = isQuote ? { clauses, isSure: true } : withoutMarkedClauses(clauses);
  if (!cut && open.clauses.length === clauses.length) return null;
  return {
    told: closeSentence(open.clauses, sentence),
    isSure: open.isSure && !clauses.some(({ isUnsure }) => isUnsure),
    isBare: clauses.every(({ said }) => said.trim() === '' || isMark(said)),
  };
}

interface Clause {
  said: string;
  /** What stands between it and the next one. */
  joint: string;
  /** Whether a bracket after it has no more than a mark: it is what is meant. */
  isMeant?: boolean;
  /** Whether a bracket of it was left out that may mean more. */
  isUnsure?: boolean;
}

/** At commas, semicolons and dashes that stand in no bracket. */
function splitClauses(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let [from, depth] = [0, 0];
  for (const { 0: sign, index } of sentence.matchAll(/[()]|[,;] +| [–—-] /g)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      clauses.push({ said: sentence.slice(from, index), joint: sign });
      from = index + sign.length;
    }
  }
  return [...clauses, { said: sentence.slice(from), joint: '' }];
}

const bracket = / ?\(([^()]{2,200})\)/g;

function withoutBrackets(clauses: readonly Clause[]): { clauses: Clause[]; cut: boolean } {
  let cut = false;
  const open = clauses.map((clause): Clause => {
    let [isMeant, isUnsure] = [false, false];
    const said = clause.said.replace(bracket, (part, inner: string, at: number) => {
      const parts = splitClauses(inner).map((one) => one.said);
      const kind = readBracket(parts, clause.said.slice(0, at));
      if (kind === 'open') return part;
      cut = true;
      isMeant ||= kind === 'bare';
      isUnsure ||= kind === 'order';
      return '';
    });
    return { ...clause, said, isMeant, isUnsure };
  });
  return { clauses: open, cut };
}

/** Whether a bracket says itself what is meant, has a mark alone, or orders something of the whole. */
function readBracket(parts: readonly string[], before: string): 'open' | 'own' | 'bare' | 'order' {
  if (parts.every((part) => isMark(part, before))) return 'bare';
  // `(not announced yet, Jo calls them first)`: what follows says why.
  if (isMark(parts[0]!, before) && ofNews.test(parts[0]!)) return 'bare';
  if (
    parts.some(
      (part) => isMark(part, before) || startsWithMark(part) === 'heading' || isTactics(part),
    )
  )
    return 'own';
  return parts.some((part) => startsWithMark(part) === 'order') ? 'order' : 'open';
}

/** What nobody knows yet is what stands before. */
const ofNews = /\b(?:announced|told|informed|public|published|advertised)\b/iu;

/** Without each mark and the clause that it means. */
function withoutMarkedClauses(clauses: readonly Clause[]): { clauses: Clause[]; isSure: boolean } {
  const left = new Set<number>();
  let isSure = true;
  for (const [at, { said, isMeant }] of clauses.entries()) {
    const start = startsWithMark(said);
    const before = clauses[at - 1]?.said;
    if (isMeant === true) left.add(at);
    // `For us, it was a good day`
    else if (at === 0 && clauses.length > 1 && (start === null || start === 'order')) continue;
    else if (isMark(said, before)) for (const one of [at - 1, at]) left.add(one);
    else if (left.has(at - 1) && goesOn.test(said) && isMark(before!, clauses[at - 2]?.said))
      left.add(at);
    else if (start === 'heading') for (let one = at; one < clauses.length; one += 1) left.add(one);
    else if (start !== null) left.add(at);
    else continue;
    isSure = start === 'heading' && isSure;
  }
  return { clauses: clauses.filter((_, at) => !left.has(at)), isSure };
}

/** `…, don't put it in the newsletter, accounts will write to them`: what is done about it in its place. */
const goesOn =
  /(?<!\p{L})(?:will|['’]ll|is|are|was|were|has|have|had|can|could|should|must|may|do|does|did|wants?|knows?|(?:is|are)n['’]?t)(?!\p{L})/iu;

const closeSentence = (clauses: readonly Clause[], sentence: string): string => {
  const told = clauses
    .map(({ said, joint }, at) => (at === clauses.length - 1 ? said : `${said}${joint}`))
    .join('')
    .trim();
  const [end = ''] = /[.!?…]["”’')]*$/.exec(sentence) ?? [];
  return told === '' || /[.!?…]["”’')]*$/.test(told)
    ? told
    : `${told}${end.replace(/[)'’"”]/g, '')}`;
};
