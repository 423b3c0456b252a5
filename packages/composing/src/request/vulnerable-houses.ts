import { byItsWords } from '@workspace-ops/content';
import { namesFor, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';

/** Where people are who cannot go elsewhere, or cannot look after themselves. */
const house =
  /(?<!\p{L})(?:nursing (?:home|center|facility)|care (?:home|center|facility)|(?:assisted|senior|supported) living|senior (?:homes?|apartments?|housing|residences?|center|tower)|memory care|retirement (?:home|community|village)|hospices?|hospitals?|medical center|icu|nicu|dialysis|day ?care|child ?care|preschool|pre-k|nursery(?! (?:and garden|garden))|kindergarten|early learning|group home|(?:homeless|animal|family|women['’]s) shelter|veterans['’]? home|rehab(?:ilitation)? (?:center|hospital|facility)|infusion center|surgery center)(?!\p{L})/iu;

/** Who cannot be without heat, wherever they live. */
const frail =
  /\b(?:new ?borns?|new-born|(?:tiny|new|little|small|young|her|his|their|a) baby|babies|infants?|toddlers?|(?:\d{1,2}|one|two|three|four|five|six|eight|ten)[- ](?:day|week|month)s?[- ]old|elderly|(?:[89]\d|7[5-9])[- ](?:year[- ]old|yrs? old|years old)|(?:in|aged) (?:his|her|their) (?:late )?(?:seventies|eighties|nineties|[789]0s)|pregnant|on oxygen|dementia|(?:is|very) (?:ill|unwell|frail|poorly)|having chemo\p{L}*|terminally ill|disabled|housebound|bedridden)\b/iu;

const warmth =
  '(?:heat(?:ing)?|cooling|a\\/?c|air[- ]?con(?:ditioning)?)(?! ?-?(?:pumps?|exchang\\p{L}+|tape|trac\\p{L}+|recovery|wheels?|calls?|loads?|loss|towers?|coils?|strips?))';
const plant = '(?:boilers?|furnaces?|chillers?)';
const down =
  '(?:is|are|has been|have been|both|all|went|has|have)?(?: (?:been|gone|still|both|all|completely))* ?(?:down|out|off|failed|dead|quit|not working|not running|not coming on)';
const without = new RegExp(
  `(?<!\\p{L})(?:(?:no|without|lost|losing|lacks|out of)(?: any| all| the)? (?:${warmth}|${plant})|(?:${warmth}|${plant})(?: \\d)? ${down})(?!\\p{L})`,
  'iu',
);
/** What is over, and rooms where nobody stays who is looked after. */
const over = byItsWords(
  /\b(?:restored|back (?:on|up|in)|running (?:again|now|fine)|heating (?:again|now|fine)|cooling (?:again|now|fine)|fixed|repaired|resolved|was out|were out|(?<!(?:has|have) )had no|had been|until we|after we|found the|planned|scheduled|will be)\b/iu,
);
const aside =
  /\b(?:offices?|gift shop|storage|laundry|garage|parking|conference|board ?room|maintenance|loading dock|mechanical room|administration|lobby)\b/iu;

const places = new Set(['location', 'site', 'customer', 'company'].flatMap(namesFor));
const namesHouse = (fact: Fact): boolean =>
  places.has(normalName(fact.path.at(-1)!)) && house.test(fact.value);

/** Whether some place on record is such a house. */
const isAtHouse = onceFor((facts: readonly Fact[]): boolean => facts.some(namesHouse));

/** `No heat on the second floor`, where another field, or another sentence, tells of a nursing home or a baby. */
export const listLeftCold = (fact: Fact, facts: readonly Fact[]): string[] => {
  if (places.has(normalName(fact.path.at(-1)!))) return [];
  const cold = listSentences(fact).filter(
    (sentence) => without.test(sentence) && !over.test(sentence) && !aside.test(sentence),
  );
  const isOfFrail = (): boolean =>
    isAtHouse(facts) || house.test(fact.value) || facts.some(({ value }) => frail.test(value));
  return cold.length > 0 && isOfFrail() ? cold : [];
};
