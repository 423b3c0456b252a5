import { isOnlyGone } from '../disclosure/lost-devices.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { foreignDanger } from '../weights/foreign-dangers.ts';
import { isDanger, isLikelyDanger } from '../weights/weigh-danger.ts';
import { withoutDishes } from '../sentences/served-food.ts';
import { isDangerBehind, isDecision } from '../sentences/behind-decision.ts';
import { measuresGas, withoutNilReadings } from '../sentences/gas-readings.ts';
import { measuresPoison } from '../sentences/poison-readings.ts';
import { isDoneEntry, isStatement } from '../sentences/is-told.ts';
import { tellsPlainHazard } from '../sentences/plain-hazards.ts';
import { tellsViolation } from '../sentences/violations.ts';
import { isWayOfWorking } from '../sentences/ways-of-working.ts';
import { sayLabelled } from './labelled-hazards.ts';
import type { DraftRequest } from './types.ts';
import { listLeftCold } from './vulnerable-houses.ts';

/** Whether a text tells of what harms somebody, or may do so now. */
export const isAcute = (text: string): boolean =>
  foreignDanger.test(text) ||
  splitSentences(text).some(
    (sentence) =>
      measuresGas(sentence) ||
      measuresPoison(sentence) ||
      tellsPlainHazard(sentence) ||
      tellsViolation(sentence) ||
      (isDanger(withoutDishes(withoutNilReadings(sentence))) &&
        !isOnlyGone(sentence) &&
        !isWayOfWorking(sentence)),
  );

/** Of Operations a report that names danger is one; what somebody wears on a site, and whom they meet, is none. */
const named =
  /(?<!\b(?:not|no|never|nothing|without) )\b(?:unsafe|(?:is|are|was|were) not safe|danger(?:ous)?|hazard(?:s|ous)?|safety(?! (?:glasses|goggles|eyewear|shoes|boots|vests?|gear|orientation|induction|briefing|training|meeting|data|desk|office|officer|manager|coordinator|certificates?|certs?|(?:checks?|inspections?|records?|services?)(?! (?:\p{L}+ )?(?:fail\p{L}*|found|shows?|showed|flagged|missed))(?! not\b))\b))\b/iu;
export const isHazard = (text: string): boolean => named.test(text) || isAcute(text);

export const severe =
  /^now\b|\b(?:critical|urgent|emergency|immediate(?:ly)?|severe|safety|high|p1|sev ?1)\b/i;

/** `Fire & Safety Ltd` is nobody's report, nor is a cost centre of that name. */
const whoNames = new Set(
  'customer contact owner reporter supplier team role costCentre'.split(' ').flatMap(namesFor),
);

const isReport = ({ path, value }: Fact): boolean =>
  !whoNames.has(normalName(path.at(-1)!)) || isStatement(value);

/** Of what is reported it comes from there; in a claim, or among tasks, somebody is only ill. */
const tellsHospital = ({ sheet, definition }: Reported): boolean =>
  definition.inputs.includes('severity') && sheet.facts.some(({ value }) => inHospital.test(value));
const inHospital = /\b(?:is|was|were) (?:in|at) (?:the )?(?:hospital\b|a ?& ?e\b)/i;

type Reported = Pick<DraftRequest, 'sheet' | 'definition'>;

/** Whether what is reported may harm somebody; where somebody has said that it is not grave a doubt alone is none. */
export const isHazardous = ({ sheet, definition }: Reported): boolean =>
  definition.departmentCode === 'ops' &&
  (tellsHospital({ sheet, definition }) ||
    sheet.facts.some(
      (fact) =>
        isNearMiss(fact) ||
        listLeftCold(fact, sheet.facts).length > 0 ||
        (isReport(fact) &&
          (isCalm(sheet) ? tellsSureHazard(fact) : tellsHazard(fact)) &&
          (!isMadeSafe(sheet) || staysHarmful(fact.value))),
    ));

/** Whether it is sure enough that a day which somebody asked for is set aside before anybody has said so. */
export const isSurelyHazardous = (reported: Reported): boolean =>
  isHazardous(reported) &&
  (tellsHospital(reported) ||
    reported.sheet.facts.some(
      (fact) =>
        isNearMiss(fact) ||
        listLeftCold(fact, reported.sheet.facts).length > 0 ||
        (isReport(fact) && tellsSureHazard(fact)),
    ));

/** What harms comes before what only has a word of it, as a safety audit. */
export const findHazard = ({ facts }: FactSheet): Fact | undefined =>
  facts.find(
    (fact) => isReport(fact) && tellsHazard(fact) && listOpenSentences(fact).some(isAcute),
  ) ??
  facts.find((fact) => isReport(fact) && tellsHazard(fact)) ??
  facts.find((fact) => listLeftCold(fact, facts).length > 0);

/** Of an entry of a list that is done, what it does not say to have been done. */
const listOpenSentences = (fact: Fact): string[] =>
  listSentences(fact)
    .slice(isDoneEntry(fact) ? 1 : 0)
    .filter((sentence, at, all) => !(asksForHarm.test(sentence) && saysNo.test(all[at + 1] ?? '')));
/** `Is anyone hurt? Caller: No.` */
const asksForHarm =
  /(?:^|: )(?:is|was|are|were|did|has|have) (?:any(?:one|body)|some(?:one|body))\b[^?]*\?$/iu;
const saysNo = /^(?:\p{L}{2,20}: ?)?(?:no|nobody|none|nope)\b/iu;
const tellsHazard = onceFor((fact: Fact): boolean =>
  isDecision(fact)
    ? listOpenSentences(fact).some((sentence) => isAcute(sentence) || isDangerBehind(sentence))
    : isHazard(sayLabelled(fact) ?? listOpenSentences(fact).join(' ')),
);

/** What is grave wherever it is a danger at all. */
const grave =
  /\b(?:gas (?:leak|smell|odou?r|escap)\p{L}*|smells? (?:of|like) gas|smok(?:e|es|ing)|on fire|fire in|flames?|spark(?:s|ing)?|arc(?:s|ing)|live (?:wires?|cables?|parts?)|shocks?|shocked|electrocut\p{L}+|asbestos|monoxide|ammonia|legionella|trapped|collapsed|unconscious|injur\p{L}+|hurt|bleeding|scald\p{L}*)\b/iu;
const tellsSureHazard = onceFor((fact: Fact): boolean => {
  const labelled = sayLabelled(fact);
  const told = labelled === undefined ? listOpenSentences(fact) : [labelled];
  return told.some(
    (sentence) =>
      named.test(sentence) ||
      foreignDanger.test(sentence) ||
      measuresGas(sentence) ||
      measuresPoison(sentence) ||
      harmed.test(sentence) ||
      (isLikelyDanger(withoutNilReadings(sentence)) && !isWayOfWorking(sentence)) ||
      (grave.test(sentence) && isAcute(sentence)) ||
      (isDecision(fact) && isDangerBehind(sentence)),
  );
});

/** What harms somebody although the thing is out of use. */
const stays =
  /\b(?:smell\p{L}*|smelt|smok(?:e|ing)|fumes?|fire|burning|burnt|flames?|gas|leak\p{L}*|spill\p{L}*|asbestos|chemicals?|hurt|injur\p{L}+|bleeding|unwell|ill|sick|dizzy|unconscious|fainted|trapped|collapsed|shock|electrocuted)\b/iu;

/** Water that leaks is shut off with its supply; gas, and water near what is live, may be there still. */
const ofWater =
  /\b(?:water|drip(?:s|ping)?|drip trays?|taps?|sinks?|basins?|toilets?|cisterns?|radiators?|coolers?|dishwashers?|washing machines?|showers?|urinals?|fountains?|coffee machines?)\b/iu;
const leaks = /\b(?:leak\p{L}*|spill\p{L}*)/giu;
const staysHarmful = (said: string): boolean =>
  stays.test(ofWater.test(said) ? said.replace(leaks, ' ') : said);

const isNearMiss = ({ path, value }: Fact): boolean =>
  path.some((name) => /^nearmiss(?:es)?$/.test(normalName(name))) &&
  !/^(?:no|none|nil|nothing|0|n\/a)\b/i.test(value);

const denied =
  '(?<!(?<!\\p{L})(?:no|not|nobody|no one|without|keine?|nicht|niemand) (?:was |were |is |are |has been )?)';
const harmed = new RegExp(
  `(?<!\\p{L})(?=(?:dizzy|unwell|ill|sick|unconscious|fainted|not breathing|bleed(?:s|ing)?|injured|hurt|collapsed|trapped|burn(?:t|ed) (?:his|her|their|my)|on fire|fire in|fire at|flames|electrocuted|verletzt|bewusstlos|brennt|blutet|blessée?s?|incendie|herid[oa]s?)(?!\\p{L}))${denied}`,
  'iu',
);

/** Whoever is harmed is looked after already. */
const treated =
  /(?<!\p{L})(?:(?:at|in|to|from) (?:the )?(?:hospital|a ?& ?e|er|emergency room|(?:urgent|minor) (?:care|injur\p{L}+)(?: unit| cent(?:er|re))?|clinic|doctor(?:['’]s)?)|(?:was|were|been|is being) (?:treated|seen by|bandaged|stitched)|(?:paramedics?|ambos?|ambulance(?: crew)?|medics?|doctor) (?:came|were|(?:has|have|had) (?:been|come|gone|left|checked)|checked|treated|left|looked)|went home|is (?:at )?home|(?:is|are) back at work|(?:he|she|they|everybody|everyone|nobody) ?(?:['’]?s|is|are|was|were) (?:ok|okay|fine|all right|unhurt|safe))(?!\p{L})/iu;

/** Whether somebody is harmed and not looked after yet: that comes before everything else. */
export const isHarming = (reported: Reported): boolean => {
  if (!isHazardous(reported)) return false;
  const reports = reported.sheet.facts.filter(isReport);
  return (
    reports.some((fact) => harmed.test(listOpenSentences(fact).join(' '))) &&
    !reports.some(({ value }) => treated.test(value))
  );
};

/** Emergency lights and exits are things, and no emergency. */
const pressing =
  /(?<!\b(?:not|non|no|hardly)[ -])\b(?:critical|urgent|emergency(?!,? (?:and exit )?(?:light|exit|stop|door|escape|kit|plan|procedure|contact|number|shower|eyewash|eye wash|button|pull|route|release|call ?point|vehicle|services?\b|room|department|ladder|drill|training|fund)))\b/i;

/** What harms nobody and costs more by the hour: who has a password uses it, and what is cold gets warm. */
const growing =
  /\b(?:ransomware|malware|data (?:breach|leak)|phish(?:ing|ed)\b[^.;]{0,60}\b(?:clicked|opened|entered|passwords?|credentials?|replied)|(?:passwords?|credentials?|(?:bank|card) details)\b[^.;]{0,40}\b(?:entered|stolen|leaked|given away|typed)|(?:account|mailbox|website|server|email)s? (?:\p{L}+ ){0,2}?(?:hacked|compromised|taken over)|(?:laptop|phone|tablet|usb stick|records?|files?|customer list)s?\b[^.;]{0,30}\bstolen|broken? into|break-?ins?\b(?! prevention)|burgled|burst (?:pipes?|mains?|tank)|water (?:is )?(?:pouring|gushing|streaming|flooding)|(?:freezers?|fridges?|cold (?:room|store)) (?:\p{L}+ ){0,2}?(?:down|failed|defrosting|warm))\b/iu;
const over =
  /\b(?:resolved|contained|secured|repaired|fixed|restored|replaced|password (?:was |has been )?(?:changed|reset)|(?:nobody|no one|not|never) (?:\p{L}+ )?(?:clicked|opened|entered|replied))\b/iu;

/** Whether it has to be done today. */
export const cannotWait = (reported: Reported): boolean =>
  isHazardous(reported) ||
  (reported.definition.departmentCode === 'ops' &&
    (severe.test(reported.sheet.find('severity')?.value ?? '') ||
      reported.sheet.facts.some(({ value }) => pressing.test(value)) ||
      reported.sheet.facts.some(
        (fact) => isReport(fact) && growing.test(fact.value) && !over.test(fact.value),
      )));

/** Whether somebody has said how grave it is, and that it is not. */
export const isCalm = ({ find }: FactSheet): boolean => {
  const said = find('severity')?.value;
  return said !== undefined && /[\p{L}\d]/u.test(said) && !severe.test(said);
};

/** `Carol switched it off and put a sign up`, `stopped and barriered` */
const stopped =
  /(?<!\p{L})(?:(?:switched|turned|locked|isolated|taken|shut|powered)(?: (?:it|them|the \p{L}+|both|all))? (?:off|down|out(?: of (?:use|service|action))?)|(?:is|are|was|were|been|put|left|now) out of (?:use|service)|isolated(?! (?:incident|case|event|fault|report|area)s?)|locked[- ]out|barriered(?: off)?|barriers? (?:(?:is|are|was|were) )?(?:up|both ends|at both ends|round it|around it|in place)|(?:taped|coned|fenced|cordoned) off|stopped and (?:barriers?|barriered|signed|locked))(?!\p{L})/iu;

const notYet =
  /(?<!\p{L})(?:(?:not|never|n[’']t|nobody|to|be|should|must|could|can|may|might|please|and) (?:been |yet |being )*(?:switch|turn|lock|isolate|take|shut|power|barrier)(?:ed|d|n)?(?: (?:it|them|the \p{L}+))? (?:off|down|out)|(?:switched|turned|shut)(?: (?:it|them|the \p{L}+))? (?:off and (?:back )?on|on and off|itself off)|(?:still|back|again) (?:in (?:use|service)|running|working|on)|running again|(?:in (?:use|service)|working) again|keeps? (?:on )?(?:running|working|using)|restarted|(?:reset|started) (?:it|them)|(?:still|keeps?) (?:on )?(?:buzz|humm?|spark|smok|arc|crackl|fizz|smoulder)ing|(?:still|is|are) live|still (?:hot|warm)|(?:people|they|residents|staff|tenants|guests) (?:still|keep) \p{L}+)(?!\p{L})/iu;

const offNames = /^(?:(?:taken )?out of (?:use|service)|switched off|isolated|locked off)\??$/i;

const isOff = ({ label, value }: Fact): boolean =>
  stopped.test(value) || (offNames.test(label.trim()) && /^yes\b/i.test(value));

/** Whether what is reported stands still and nobody uses it: then what only its running does harms nobody. */
const isMadeSafe = onceFor(
  ({ facts }: FactSheet): boolean =>
    facts.some(isOff) && !facts.some(({ value }) => notYet.test(value)),
);
