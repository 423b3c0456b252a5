import { byItsWords } from '@workspace-ops/content';
/** What tells of danger in words whose weights, learned from sentences of other kinds, are against it. */

const hazard =
  '(?:asbestos|acm|gas(?: leak| smell| escape)?|smell of gas|carbon monoxide|co leak|legionella|live (?:wires?|cables?|ends?)|unsafe|fumes?)';
/** `Asbestos? No, plasterboard` is answered. */
const open = '(?! ?(?:no\\b|not\\b|none\\b|nope\\b|never\\b|clear|negative|tested|ruled out))';

/** `stopped, asbestos?`: whoever writes no more than that does not know, and so may anybody who goes there. */
const suspected = byItsWords(
  new RegExp(
    `(?:^|[,;:(/–-] ?|\\b(?:and|but|then|maybe|perhaps|possibly|possible|poss|suspect(?:ed)?|might be|may be|could be) )(?:an? )?${hazard} ?\\?+${open}`,
    'iu',
  ),
);

const part = '(?:fingers?|thumbs?|hands?|arms?|toes?|foot|feet|legs?|eyes?|fingertips?)';
/** `I nearly lost a finger` */
const nearHarm = byItsWords(
  new RegExp(
    `\\b(?:nearly|almost|very nearly|as good as) (?:(?:had|got|took|cut|sliced|chopped|ripped|tore) (?:(?:my|his|her|their|a|an|the) )?${part} (?:off|cut|caught|trapped|crushed|taken off|in)|(?:lost|severed|crushed|trapped|caught|cut|broke) (?:(?:my|his|her|their|a|an|the|two) )?${part})\\b`,
    'iu',
  ),
);

/** `The guards come off as soon as she leaves`; somebody who guards a door goes off duty. */
const guardsOff = byItsWords(
  /\b(?<!\b(?:security|life|coast|night|door|station|crossing|cheek|mouth|mud|fire) ?)guards?\b (?:(?:is|are|was|were|being|gets?|got|comes?|came|has|have|had|been|always|often|still|all|usually|never|left|taken|kept|both|again|just) ){1,4}(?:(?:off|removed|missing|bypassed|disabled|propped open)|(?:tied|taped|held) (?:back|up|open))\b(?! (?:duty|shift|sick|work|site|today|tomorrow|on (?:leave|holiday)|for (?:cleaning|repair)))/iu,
);

const underfoot =
  '(?:porch(?:es)?|decks?|decking|balcon(?:y|ies)|stairs?|staircase|steps?|landing|ramp|walkway|floors?|floor ?boards?|treads?|joists?)';
/** `The porch floor is soft`, `a soft spot in the deck`: somebody may go through it. */
const givesWay = byItsWords(
  new RegExp(
    [
      `\\b${underfoot}\\b[^.;!?]{0,40}? (?:is|are|feels?|goes|go|is getting|are getting|has gone|have gone) (?:very |really |quite |a bit |all )?(?:soft|spongy|punky)\\b(?! (?!and\\b|at\\b|near\\b|in\\b|by\\b|under\\b|when\\b|where\\b|around\\b|underfoot\\b|there\\b|again\\b|now\\b)\\p{L})`,
      `\\b(?:soft|spongy) (?:spots?|areas?|patch(?:es)?|places?) (?:in|on|of|near|by) (?:the |a |his |her |their |our )?(?:\\p{L}+ ){0,3}?${underfoot}\\b`,
    ].join('|'),
    'iu',
  ),
);
const harmless =
  /\b(?:replaced|repaired|fixed|rebuilt|renewed|put right|mended|carpet(?:ing|s)?|rugs?|mats?|lino|vinyl|lights?|lighting|paint|colou?rs?|cushion\p{L}*)\b/iu;

const numbed =
  '(?:lips?|chin|tongue|face|cheek|jaw|foot|feet|legs?|arms?|hands?|fingers?|toes?|side)';
/** What somebody tells after they were treated, in the few words of a note: `numb lip since`. */
const afterTreatment = byItsWords(
  new RegExp(
    [
      `\\bnumb (?:\\p{L}+ )?${numbed}\\b[^.;!?]{0,20}\\b(?:since|still|again|all (?:the time|day|night)|for (?:\\p{L}+|\\d+) (?:days?|weeks?|months?))\\b`,
      '\\bpus (?:is |was |keeps )?(?:coming|leaking|oozing|running|from|in|out)\\b',
      '\\b(?:allergic reaction|(?:bad|severe|skin|strong) reaction) (?:to|after|from|since)\\b|\\banaphyla\\p{L}+',
      '\\b(?:pain|swelling|bleeding|fever|infection|wound) (?:(?:is|was|has|been|keeps?|gets?|got|getting|just) ){1,3}(?:much |a lot |even )?(?:worse|unbearable)\\b|\\b(?:pain|swelling|bleeding|infection) (?:much |a lot |even )?(?:worse|unbearable)\\b',
    ].join('|'),
    'iu',
  ),
);
const fewEat =
  '(?:\\p{L}*nuts?|almonds?|pecans?|cashews?|pistachios?|sesame|gluten|shellfish|allergens?)';
const allergen = `(?:${fewEat}|milk|dairy|eggs?|soya?)`;
const unlabelled =
  "(?:undeclared|(?:mis|un)labell?ed|(?:not|n[’']t) (?:declared|(?:listed |stated )?on the (?:label|pack|menu))|(?:under|in|into|with) (?:the |a )?(?:wrong|plain|other)(?: \\p{L}+){0,2} (?:labels?|bags?|box(?:es)?|pack(?:s|aging)?|sleeves?|trays?)|(?:labels?|bags?|box(?:es)?|pack(?:s|aging)?|ingredients?|menu)(?: \\p{L}+){0,3}? (?:(?:does|do|did)(?: not|n[’']t)|leaves? out|left out|leaves? off) ?(?:say|list|mention|declare|show|name|tell)?)";
const takenBack =
  '(?:return|discard|throw|destroy|pull|recall\\p{L}*|do not (?:eat|use|sell|serve))';
/** Food that holds, unsaid, what some are allergic to: `walnut loaves went out under the plain label`. */
const undeclared = byItsWords(
  new RegExp(
    `\\b${unlabelled}\\b[^.!?]{0,80}\\b${allergen}\\b|\\b${allergen}\\b[^.!?]{0,80}\\b${unlabelled}\\b|\\b(?:may|might|could) contain\\b[^.!?]{0,40}\\b${allergen}\\b[^.!?]{0,40}\\b${takenBack}\\b`,
    'iu',
  ),
);
/** `Line 2 was not wiped down for allergens before the almond run` */
const unclean = byItsWords(
  /\b(?:not|never|forgot|skipp\p{L}+|missed|without|no)\b[^.!?]{0,40}\b(?:wip\p{L}+|wash\p{L}*|clean\p{L}*|saniti[sz]\p{L}+|change\p{L}*)\b|n['’]t (?:\p{L}+ ){0,3}(?:wipe|wash|clean|saniti[sz]e|finish|change)\b/iu,
);
const ofAllergen = new RegExp(`\\b${fewEat}\\b`, 'iu');

/** A nut that holds a bolt, and papers of the goods. */
const noFood = /\b(?:bolts?|washers?|screws?|hex|thread(?:s|ed)?|invoices?|web ?site)\b/iu;

const healed =
  /\b(?:no|never|without|not|nobody|any|in case of|risk of|if|wore off|gone|resolved|settled|better now|ok now|fine now|all clear|training|leaflet|policy|years ago)\b|n['’]t\b/iu;

/** `C1 found: exposed live parts at the switch` */
const exposedLive = byItsWords(
  /\b(?:exposed|bare|accessible|touchable) (?:live )?(?:conductors?|wiring|wires?|terminals?|(?<=live )(?:parts?|cables?|ends?))\b(?! (?:conduits?|looks?|styles?|designs?))/iu,
);
const madeSafe =
  /\b(?:no|not|never|without|any|made (?:it |them )?(?:safe|off|good)|tested dead|clipped|in conduit|isolated|covered|fixed|repaired|replaced|removed|training|policy)\b|n['’]t\b/iu;

/** As engineers class what burns gas, or carries current: `marked it At Risk`. */
const classed = byItsWords(
  /\b(?:marked|class(?:ed|ified)|labelled|tagged|noted|put|left)(?: (?:it|them|the \p{L}+))?(?: down)?(?: as)? ["“']?(?:at risk|immediately dangerous)\b(?! of\b)/iu,
);

/** `He didn't know if he could go on`; `if he could go on Tuesday` is of a day. */
const despair = byItsWords(
  /\b(?:(?:did|do|does) ?n[o'’]?t (?:know|think|see)|not sure|unsure|wonder\p{L}*|no idea)(?: (?:if|that|how|whether|why))? (?:he|she|i) (?:can(?:['’]t|not)?|could(?:n['’]t)?|should|would) (?:even )?(?:go|carry|keep) (?:on|going)(?=$|[.,;!?]| (?:any ?more|any longer|like this|living|much longer|and|but|since|at all)\b)/iu,
);

const powered =
  '(?:fan|pc|computer|server|switch|ups|rack|sockets?|outlets?|plugs?|chargers?|batter(?:y|ies)|laptop|printer|monitor|board|strip|supply|motor|pump|unit|panel|fuse ?box|machine|heater|dryer|oven|engine|boiler|cabinet|adap[te]+r|cables?|ceiling|vents?)';
/** `Switch is dead, smoke from the fan`, `battery bulging`; a smoke alarm is none. */
const burns = byItsWords(
  new RegExp(
    [
      `\\bsmok(?:e|ing)(?! (?:alarms?|detectors?|heads?|sensors?|tests?|tested|vents?|seals?|machines?)\\b)[^.;,]{0,24}? (?:from|out of|off|behind|in|inside) (?:(?:the|an?|our|their|its|his|her) )?(?:\\p{L}+ ){0,2}${powered}\\b`,
      '\\b(?:batter(?:y|ies)|power ?banks?|cells?) (?:(?:is|are|was|has|have|looks?|been|badly|slightly|visibly) )*(?:very |too |getting |still )*(?:swollen|bulg(?:ing|ed)|puffed|ballooned|swelling|ballooning|hot(?! swap))\\b',
    ].join('|'),
    'iu',
  ),
);

export const tellsPlainHazard = (sentence: string): boolean => {
  const said = sentence.slice(0, longest);
  return (
    suspected.test(said) ||
    nearHarm.test(said) ||
    guardsOff.test(said) ||
    despair.test(said) ||
    classed.test(said) ||
    (exposedLive.test(said) && !madeSafe.test(said)) ||
    burns.test(said) ||
    (givesWay.test(said) && !harmless.test(said)) ||
    ((undeclared.test(said) || (unclean.test(said) && ofAllergen.test(said))) &&
      !noFood.test(said)) ||
    (afterTreatment.test(said) && !healed.test(withoutSilence(said)))
  );
};
/** That nobody was told, or that somebody wants no more, takes nothing back. */
const withoutSilence = (said: string): string =>
  said.replace(/,? (?:not told|told nobody|has(?:n['’]t| not) told)[^,;]{0,40}/giu, '');
const longest = 600;
