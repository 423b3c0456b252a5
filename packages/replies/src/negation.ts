import type { Word } from '@workspace-ops/contacts';
import { isListed } from './intent-words.ts';
import { flipsNegation, isContractedNot, negatorAt } from './negators.ts';

/** Begins a thought of its own, which an earlier negation does not reach. */
const turns = new Set(
  'but however although though except unless because cuz since if when until till before after while whereas otherwise just only instead so'.split(
    ' ',
  ),
);
/** After these, "if" and "just" go on with what was negated: "not sure if", "not just". */
const carriesOn = new Set(
  'sure know see certain clear understand think wonder not unsure say tell care'.split(' '),
);
/** After "and", the beginning of another statement. */
const statementStarts = new Set(
  "i i'm i'd i'll i've we we're we'd we'll we've you they he she it please would will can could should may let let's lets am are is was want need just then maybe perhaps looking how what when where send go get move that's there this".split(
    ' ',
  ),
);
const listFillers = new Set(
  'or nor and any a an the no further more your another free product sales phone quick zoom other'.split(
    ' ',
  ),
);
const listEnds = new Set(
  'or nor and please thanks thank needed required necessary at for from anymore whatsoever either info information'.split(
    ' ',
  ),
);
const parenthesis = 6;

/** For each word, whether a negation before it reaches it. */
export function findNegated(words: readonly Word[]): boolean[] {
  const flags: boolean[] = [];
  let isNegated = false;
  let bridgedTo = -1;
  for (let at = 0; at < words.length; at += 1) {
    const { mark, text } = words[at]!;
    if (mark === ',') {
      const end = at > bridgedTo ? parenthesisEnd(words, at) : null;
      if (end !== null) bridgedTo = end;
      isNegated &&= at <= bridgedTo || continuesList(words, at);
    }
    if (mark === ';' || isTurn(words, at)) isNegated = false;
    const negator = negatorAt(words, at);
    if (negator?.negates === true && isNegated && flipsNegation(text)) isNegated = false;
    else if (negator?.negates === true) isNegated = true;
    else if (negator === null && isNegated && flipsNegation(text)) isNegated = false;
    for (let step = negator?.length ?? 1; step > 1; step -= 1) {
      flags.push(isNegated);
      at += 1;
    }
    flags.push(isNegated);
  }
  return flags;
}

function isTurn(words: readonly Word[], at: number): boolean {
  const { text, mark } = words[at]!;
  const before = words[at - 1]?.text ?? '';
  if (text === 'and') return statementStarts.has(words[at + 1]?.text ?? '');
  if (text === 'yet') return mark === ',';
  if (!turns.has(text)) return false;
  return !carriesOn.has(before) && !isContractedNot(before);
}

/** "not, at this time, interested": the second comma, when the first one follows a bare "not". */
function parenthesisEnd(words: readonly Word[], at: number): number | null {
  const before = words[at - 1]?.text ?? '';
  if (before !== 'not' && before !== 'never' && !isContractedNot(before)) return null;
  for (let end = at + 1; end <= Math.min(at + parenthesis, words.length - 1); end += 1) {
    if (words[end]!.mark === ',') return end;
  }
  return at;
}

/** "no calls, demos or pricing": whether what follows a comma is one more of a list. */
function continuesList(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  if (!before.some(({ text }) => isListed(text))) return false;
  let next = at;
  let isJoined = false;
  while (next < at + 4 && listFillers.has(words[next]?.text ?? '')) {
    isJoined ||= words[next]!.text === 'or' || words[next]!.text === 'nor';
    next += 1;
  }
  if (!isListed(words[next]?.text ?? '')) return false;
  const after = words[next + 1];
  return isJoined || after === undefined || after.mark !== '' || listEnds.has(after.text);
}

const reach = 10;
const be =
  "(?:do|does|did|will|would|could|can|is|are|was|were|be|would be|will be|has been|have been|got|'s)";
const adverbs =
  '(?:really|just|only|simply|definitely|currently|absolutely|probably|still|honestly|actually|at this time|at the moment|right now|with you|from you)';
const not =
  "(?:not|never|no longer|isn't|isnt|aren't|arent|wasn't|weren't|won't be|won't|wont|wouldn't be|wouldn't|doesn't|doesnt|didn't|didnt|don't|dont|can't|cannot)";
const refused =
  '(?:needed|necessary|required|wanted|welcome|wanted|interest|interested|us|me|possible|something|option|table|useful|relevant|thing|happening|happen|priority|worth|helpful|appropriate|work|working|help|make|fit|good|appealing|going|cards|allowed|accepted|appreciated|desired|interesting)';
const useless =
  '(?:unnecessary|unneeded|unwanted|unwelcome|pointless|useless|out of the question|a waste|off the table|overkill|premature|cancelled|canceled|rejected|declined|zero|nil|on ice|the last thing|waste|change nothing)';

const patterns = [
  new RegExp(
    `^(?:${adverbs} )*(?:${be} )?(?:${adverbs} )*${not} (?:(?:be|a|an|the|of|in|on|for|my|our|any|at|all|${adverbs}) )*${refused}\\b`,
  ),
  new RegExp(`^(?:${adverbs} )*${be} (?:${adverbs} )*${useless}\\b`),
  new RegExp(`^(?:${be} )?of (?:no|zero|little) (?:interest|use|value|relevance|benefit)\\b`),
  /^(?:i|we) (?:am|are|'m) not\b/,
  /^(?:is (?:a |still )?no|on (?:ice|hold))$/,
  /^(?:a|an|the|your) \w{1,20} is (?:zero|nil|over|gone)\b/,
  /^(?:no thanks|no thank you|not needed|not required|not necessary|unnecessary)\b/,
];
/** "a call or a demo is not something we want": the first one is negated with the second. */
const joined = /^(?:or|and|nor) (?:(?:a|an|the|any|another|more) )?(?:\w+ )?(?=\S)/;

/** Whether the words after a keyword say that it is not wanted: "a demo isn't needed". */
export function isNegatedLater(words: readonly Word[], after: number): boolean {
  const rest: string[] = [];
  for (const { text, mark } of words.slice(after, after + reach)) {
    if (mark !== '') break;
    rest.push(text);
  }
  const text = rest.join(' ');
  if (patterns.some((pattern) => pattern.test(text))) return true;
  const other = joined.exec(text);
  return other !== null && patterns.some((pattern) => pattern.test(text.slice(other[0].length)));
}
