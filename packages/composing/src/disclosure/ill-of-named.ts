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

/** Who is meant by no name. */
export const anyOfThem =
  /^(?:Management|Managers?|Nobody|Everybody|Everyone|Someone|Somebody|Supervisors?|Leadership|Team|Office|Dispatch|Customers?|Clients?|People|Colleagues?|Drivers?|Guards?|Boss|Bosses|Leads?|Payroll|You|She|They|Who|What|That|This|Which|Both|Others?|Parents?|Friends?|Family)$/;
const departments =
  /^(?:He|It|We|Head|Kitchen|Warehouse|Transport|Reception|Security|Yard|Depot|Plant|Shop|Company|Group|Board|Crew|Staff|Foreman|Chef|Director|Admin|Day|Night|Shift|Upstairs|Half|Most|Some|One|No|Rota|System|Radio|Phone|Computer|Software|App)$/;
/** `Gav never listens`: as only somebody behaves, by whatever name. */
const conduct =
  /(?:^|["'‘“;:.!?] ?)(?<name>\p{Lu}\p{Ll}{1,11})(?: (?:just|always|only|still))? (?:never (?:listens|helps|answers|asks|thanks|says (?:hello|thanks|thank|please|good)|apologi[sz]es|cleans|greets)|does(?:n['’]?t| not) (?:listen|help|care|answer us|thank)|won['’]?t listen|shouts|yells|swears|bullies|picks on|blames|ignores (?:us|me|you|the)|talks down|has favou?rites|plays favou?rites)(?!\p{L})/gu;
/** `Planning never listens` is a department. */
const ofThings = /(?:ing|tion|ment|[^aeiouy]s|ers)$/;
const behavesIll = (said: string): boolean =>
  [...said.matchAll(conduct)].some(({ groups: { name: who = '' } = {} }) =>
    [anyOfThem, departments, ofThings].every((shape) => !shape.test(who)),
  );

/** What somebody may be proud of, or is no conduct. */
const praise =
  /\b(?:great|brilliant|fantastic|helpful|kind|excellent|lovely|fair|supportive|best|star|legend|amazing|wonderful|approachable|patient|always (?:helps|there|has time|listens|makes time|there for)|leaving|retir\p{L}+|on leave|off (?:sick|work)|new here|a good|really good|so good|very good|sound|grand|decent|mighty|class|dead on|spot on|top notch|a gent(?:leman)?|a lady|a pleasure|a good (?:skin|egg|one|man|woman|lad)|easy to (?:work|talk|deal)|has (?:my|our|your|everyone['’]?s) backs?|looks after (?:us|everyone|people))\b/iu;
const denial = /\b(?:not|never|nobody|hardly|isn['’]?t|wasn['’]?t|no longer|less than)\b/iu;
const longest = 400;

/** Whether a sentence of an answer speaks ill of somebody by name: whoever reads a summary would know of whom. */
export function speaksIllOfNamed(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  if (praise.test(said) && !denial.test(said)) return false;
  if (behavesIll(said)) return true;
  return shapes.some((shape) =>
    [...said.matchAll(shape)].some(({ groups = {} }) => isCallingName(groups['name']!)),
  );
}
