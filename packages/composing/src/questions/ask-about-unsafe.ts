import { isMarked } from '../disclosure/marked-facts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isHazardous } from '../request/hazards.ts';
import { findUnsettled, refusal } from '../request/judge-answer.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const settledBy = 'actionSafe';

/** What is not done any more goes on with nothing. */
const unlessDenied =
  "(?<!(?<!\\p{L})(?:not|never|no|nobody|n[’']t|stop|stopped|cannot)(?!\\p{L})[^.;,]{0,24})";

/** `Carry on lifting with the old slings until the new ones are here` */
const goesOn = new RegExp(
  `${unlessDenied}\\b(?:(?:carry|carries|carrying|keep|keeps|keeping|go|goes|going) (?:on )?(?:with (?:the|it|them|using)|\\p{L}+ing)|continu(?:e|es|ing) (?:to \\p{L}+|with|using|as|\\p{L}+ing)|(?:use|run|drive|lift|load|work|operate|sell|serve|make do|manage|leave (?:it|them) (?:on|in (?:use|service|place)))\\b[^.;]{0,60}\\b(?:until|till|for now|meanwhile|in the meantime|all the same|anyway|as before|as (?:it|they) (?:is|are)))\\b`,
  'iu',
);

/** `Tape the interlock`, `skip the inspection this month` */
const defeats = new RegExp(
  `${unlessDenied}\\b(?:bypass|bridg|tap(?:e|ing)(?= )|disabl|overrid|defeat|remov|tak(?:e|ing) off|leav(?:e|ing) off|skip|do(?:ing)? without|cut(?:ting)? out|switch(?:ing)? off|silenc|work(?:ing)? without|lift(?:ing)? without)\\p{L}* (?:the |its |their |all |any )?(?:\\p{L}+ ){0,2}(?:guards?|guard ?rails?|interlocks?|alarms?|sensors?|safety \\p{L}+|inspections?|thorough examinations?|(?:gas|leak|brake|load|pressure|pre-?use|safety|electrical|earth|fire|tightness|purge|isolation|lock-?out|second|final|daily) (?:gas |safety |leak |load |brake )?(?:checks?|tests?)|harness(?:es)?|limit(?:er|ers| switch(?:es)?)|banksman|ppe|life ?jackets?)\\b|\\b(?:no|without (?:an?|the|any)?) ?(?:banksman|harness(?:es)?|lookout|second (?:man|person|pair of hands)|life ?jackets?|hard hats?|lift plan|permit to work)\\b`,
  'iu',
);

/** `Use up what went out of date first`: what is past its day harms whoever gets it. */
const pastItsDay = new RegExp(
  `${unlessDenied}\\b(?:us(?:e|ing)|sell(?:ing)?|serv(?:e|ing)|dispens(?:e|ing)|giv(?:e|ing)|issu(?:e|ing)|administer(?:ing)?|fit(?:ting)?)\\b(?:(?!\\bbefore\\b)[^.;]){0,50}\\b(?:expired|(?:is|are|was|were|went|gone|has gone) out[- ]of[- ]date|out[- ]of[- ]date (?!stickers?|labels?)\\p{L}+|past (?:its|their) (?:date|expiry|use[- ]by))\\b`,
  'iu',
);

/** Whoever works like that makes mistakes that harm them: `14 hour days until January`, `without breaks` */
const tooLong = new RegExp(
  `${unlessDenied}(?:\\b(?:1[3-9]|2[0-4]|thirteen|fourteen|fifteen|sixteen|eighteen|twenty)[- ]?(?:hours?|hrs?|h)(?:[- ]+(?:work(?:ing)?|long))? (?:days?|shifts?|nights?|stints?)\\b|\\b(?:1[3-9]|2[0-4]) ?(?:hours?|hrs?) (?:an?|per|each|every|\\/) ?(?:day|shift|night)\\b|\\b(?:without|no|skip(?:ping)?|work(?:ing)? through|cut(?:ting)?(?: out)?|drop(?:ping)?)(?: (?:any|the|all|their|his|her|lunch|rest|tea))* (?:breaks?|rest (?:days?|periods?)|(?:days?|nights?) off|time off(?: in lieu)?|rest)\\b(?! (?:room|stop|down|in|clause|of))|\\b(?:double|back[- ]to[- ]back|triple) shifts?\\b|\\b(?:work|drive|driving|working|run|shifts?)(?: (?:right|straight|all))? through the night\\b|\\b(?:seven|7) days (?:a|per|\\/) ?week\\b(?! (?:support|cover|service|opening|access))|\\bdriv(?:e|es|ing) (?:\\p{L}+ )?on (?:no|little|\\d) (?:hours? )?sleep\\b)`,
  'iu',
);

/** What was tested and did not pass is danger to whoever goes on with it. */
const failedTest =
  /\bfail(?:s|ed|ing)? (?:the|its|their|an?) (?:\p{L}+ ){0,2}(?:inspections?|tests?|checks?|examinations?|audit)\b|\bcondemned\b|\bout of (?:test|certificate)\b/iu;

/** What somebody is to do, also where it is called what was done. */
const actions = new Set([
  ...['nextStep', 'action'].flatMap(namesFor),
  ...'actiontaken actionstaken actions measure measures countermeasure countermeasures mitigation remedy solution howwecope'.split(
    ' ',
  ),
]);
const isAction = ({ path }: Fact): boolean => actions.has(normalName(path.at(-1)!));

/** An action that goes on with what may harm somebody, or takes away what protects them, is nobody's to order. */
export function askAboutUnsafe(request: DraftRequest): Ask[] {
  const { definition, record } = request;
  if (definition.departmentCode !== 'ops') return [];
  const unsettled = findUnsettled(record.find(settledBy), { settledBy, isUnsettled: refusal });
  if (unsettled === undefined) return [];
  const isDangerous =
    isHazardous(request) || record.facts.some(({ value }) => failedTest.test(value));
  const said = record.facts
    .filter((fact) => isAction(fact) && canBeTold(fact))
    .flatMap((fact) => listSentences(fact).map((sentence) => ({ fact, sentence })))
    .find(
      ({ sentence }) =>
        defeats.test(sentence) ||
        pastItsDay.test(sentence) ||
        tooLong.test(sentence) ||
        (isDangerous && goesOn.test(sentence)),
    );
  if (said === undefined) return [];
  const quoted = isMarked(said.fact)
    ? 'The action, which is not public, '
    : `The action “${clipSentence(said.sentence, 120)}” `;
  const question = `${quoted}may harm somebody: has whoever is responsible for safety agreed to it? Stop that work until then.${unsettled}`;
  return [{ names: [settledBy], question }];
}
