/** Words in brackets that a text may really contain: editors' and transcribers' marks. */
const legitimate: ReadonlySet<string> = new Set(
  (
    'sic redacted withheld omitted emphasis emphasis-added edit edited note info warning warn error ' +
    'debug trace fatal ok pass fail passed failed inaudible unintelligible crosstalk laughter ' +
    'laughs applause music silence pause optional internal external confidential draft final update ' +
    'updated new beta deprecated he she it they the a an his her their we our us i'
  ).split(' '),
);

const nouns =
  /\b(?:address|amount|benefit|brand|business|city|client|company|contact|customer|date|day|deadline|department|email|employee|event|firstname|industry|job|lastname|link|location|metric|month|name|number|organi[sz]ation|person|phone|position|price|product|prospect|recipient|result|role|sender|service|signature|state|statistic|surname|team|time|title|topic|url|username|website|year)s?\b/i;

const instruction =
  /^(?:insert|add|your|enter|fill|put|type|choose|select|replace|describe|todo|tbd|tbc|tba|fixme|placeholder|xx+)(?![\p{L}\p{N}])/iu;

const reference =
  /^(?:appendix|chapter|eq|exhibit|fig|figure|note|page|ref|section|source|step|table)\b.*\d/i;

const plainWords = /^\p{L}[\p{L}\p{N} _\-/'’.&,]+$/u;
const minor = /^(?:a|an|and|at|by|for|from|here|in|of|on|or|the|to|with|your|&|\/)$/i;

/** Whether words inside `[...]` ask to be replaced, as `[Name]` or `[insert date]` do. */
export function asksForReplacement(inside: string): boolean {
  const words = inside.trim();
  if (words === 'object Object' || instruction.test(words)) return true;
  if (!plainWords.test(words) || reference.test(words)) return false;
  if (legitimate.has(words.toLowerCase())) return false;
  const parts = words.split(/[ _\-/,]+/).filter((part) => part !== '');
  if (parts.length > 6) return false;
  const named = nouns.test(words.replace(/[_-]/g, ' '));
  const capitalised = parts.every((part) => minor.test(part) || /^\p{Lu}/u.test(part));
  if (words.includes(',')) return named && capitalised;
  return capitalised || (named && parts.length <= 3);
}
