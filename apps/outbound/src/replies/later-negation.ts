import type { Word } from '@workspace-ops/contacts';

const reach = 10;
const be =
  "(?:do|does|did|will|would|could|can|is|are|was|were|be|would be|will be|has been|have been|got|'s)";
const adverbs =
  '(?:really|just|simply|definitely|currently|absolutely|probably|still|honestly|actually|at this time|at the moment|right now|with you|from you)';
const not =
  "(?:not|never|no longer|isn't|isnt|aren't|arent|wasn't|weren't|won't be|won't|wont|wouldn't be|wouldn't|doesn't|doesnt|didn't|didnt|don't|dont|can't|cannot)";
const refused =
  '(?:needed|necessary|required|wanted|welcome|wanted|interest|interested|us|me|possible|something|option|table|useful|relevant|thing|happening|happen|priority|worth|helpful|appropriate|work|working|help|make|fit|good|appealing|going|cards|allowed|accepted|appreciated|desired|interesting)';
const useless =
  '(?:unnecessary|unneeded|unwanted|unwelcome|pointless|useless|out of the question|a waste|off the table|overkill|premature|cancelled|canceled|rejected|declined)';

const patterns = [
  new RegExp(
    `^(?:${adverbs} )*(?:${be} )?(?:${adverbs} )*${not} (?:(?:be|a|an|the|of|in|on|for|my|our|any|at|all|${adverbs}) )*${refused}\\b`,
  ),
  new RegExp(`^(?:${adverbs} )*${be} (?:${adverbs} )*${useless}\\b`),
  new RegExp(`^(?:${be} )?of (?:no|zero|little) (?:interest|use|value|relevance|benefit)\\b`),
  /^(?:i|we) (?:am|are|'m) not\b/,
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
