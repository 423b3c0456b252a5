import { isCallingName } from '../facts/given-names.ts';

const name = "(?<name>\\p{Lu}\\p{Ll}{1,20})(?: \\p{Lu}[\\p{Ll}’'-]{1,20})?";
const shapes = [
  // `Ryan is always late`, `My boss Rita plays favourites`
  `${name},? (?:is|was|keeps?|always|never|often|only|just|constantly|still|does(?:n['’]?t| not)|did(?:n['’]?t| not)|won['’]?t|can['’]?t|cannot|(?:shout|yell|play|pick|ignore|blame|lie|swear|drink|sleep|skive|threaten|treat|bull(?:ie)|refuse|turn|leave|make|talk|come|slope|moan|nag|cheat|steal|sulk|hide)s)(?!\\p{L})`,
  // `Fed up with Ryan`, `shouted at by Ida`
  `(?:can['’]?t stand|cannot stand|[Hh]ates?|[Ff]ed up (?:with|of)|[Ss]ick of|[Tt]ired of|[Nn]o(?:body|[ -]one) (?:likes|trusts)|[Ss]cared of|[Aa]fraid of|[Gg]et rid of|[Ss]ack|[Ff]ire|[Pp]roblem (?:is|with)|[Bb]ullied by|[Ss]houted at by|[Ii]gnored by|[Bb]lamed by)(?: \\p{Ll}+){0,2} ${name}`,
  // `Ida's temper`
  `${name}['’]s (?:\\p{Ll}+ ){0,2}(?:shouting|lateness|attitude|tempers?|moods?|behaviou?r|faults?|favou?rites?|drinking|bullying|mistakes?|laziness|swearing|mess)(?!\\p{L})`,
].map((shape) => new RegExp(`(?<!\\p{L})${shape}`, 'gu'));

/** What somebody may be proud of, or is no conduct. */
const praise =
  /\b(?:great|brilliant|fantastic|helpful|kind|excellent|lovely|fair|supportive|best|star|legend|amazing|wonderful|approachable|patient|always (?:helps|there|has time|listens|makes time|there for)|leaving|retir\p{L}+|on leave|off (?:sick|work)|new here|a good|really good|so good|very good|sound|grand|decent|mighty|class|dead on|spot on|top notch|a gent(?:leman)?|a lady|a pleasure|a good (?:skin|egg|one|man|woman|lad)|easy to (?:work|talk|deal)|has (?:my|our|your|everyone['’]?s) backs?|looks after (?:us|everyone|people))\b/iu;
const denial = /\b(?:not|never|nobody|hardly|isn['’]?t|wasn['’]?t|no longer|less than)\b/iu;
const longest = 400;

/** Whether a sentence of an answer speaks ill of somebody by name: whoever reads a summary would know of whom. */
export function speaksIllOfNamed(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  if (praise.test(said) && !denial.test(said)) return false;
  return shapes.some((shape) =>
    [...said.matchAll(shape)].some(({ groups = {} }) => isCallingName(groups['name']!)),
  );
}
