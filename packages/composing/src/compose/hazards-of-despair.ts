import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { gap } from './hazard-words.ts';

const self = '(?:(?:him|her|my|your|them|it|our)sel(?:f|ves))';
/** `We killed ourselves laughing`, `killing myself to meet the deadline` */
const inJest =
  '(?! (?:laughing|trying|to (?:get|meet|finish|make|do|be|win|keep|please|hit|build)|over (?:the|this|these)|(?:an?|another|some) (?:\\p{L}+ )?(?:slice|piece|bit|break|deal|key|copy)|out|down to|in the (?:foot|market)|with (?:laughter|work)|on (?:price|the price)))';
const people =
  '(?:wife|husband|partner|kids|children|family|mum|mother|dad|father|boys|girls|son|daughter|everyone|everybody|they|you|people|world|lot of you)';

/** What somebody says who may end their life, in the words they have for it. */
const despair = anyOf(
  `(?:kill(?:s|ing|ed)?|hang(?:s|ing|ed)?|shoot(?:s|ing)?|drown(?:s|ing)?|starv(?:e|es|ing)|harm(?:s|ing|ed)?|hurt(?:s|ing)?|cut(?:s|ting)?|top(?:s|ping|ped)?|gas(?:s?ing)?|do(?:es|ing)? away with|do(?:es|ing)? something (?:stupid|silly|daft) to) ${self}${inJest}`,
  'suicid(?:e|al)(?! (?:prevention|awareness|squad|helpline|charity|bereavement|sprints?|run|runs|doors?|safe|watch training|policy|risk training)(?!\\p{L}))|self[- ]harm(?:s|ed|ing)?(?! (?:training|awareness|policy|leaflet)(?!\\p{L}))',
  "(?:end|ends|ending|ended) it all|(?:end|ends|ending|take|takes|taking|took) (?:his|her|my|their) own life|(?:end|ending) (?:his|her|my) life|top(?:ping)? (?:him|her|my)self|(?:wants?|wanted|wish(?:es|ed)?|wishing|ready|rather) (?:to die(?! (?:than|for|of))|(?:he|she|i|they) (?:was|were) dead|(?:he|she|i) (?:had|d|'d|’d) never been born|to be dead|not to (?:wake up|be here))",
  `(?:no|not|\\p{L}+n[’']t|never|nothing|without)${gap(5)} (?:point|reason|use|sense) (?:in |of |to |for |carrying )?(?:waking up(?! (?:early|at|for|before|so))|being here|being alive|being around|living|live|staying alive|getting up(?= (?:any ?more|in the morning|tomorrow)|[.,;!?]|$)|go(?:ing)? on(?= (?:any ?more|like this|living)|[.,;!?]|$)|carry(?:ing)? on(?= (?:any ?more|living)|[.,;!?]|$))`,
  "what(?:[’']s| is| was) the (?:point|use) (?:of|in) (?:living|being (?:here|alive)|going on(?= |[.,;!?]|$)(?! (?:with|about|the|a|holiday))|waking up|carrying on(?! with))|rather (?:be dead|not be (?:alive|here|around))|all (?:his|her|my|the|their) (?:pills|tablets|paracetamol) (?:at once|in one go|in one night)",
  "(?:nothing|no reason)(?: \\p{L}+){0,2} to (?:live|get up|stay alive|wake up) for|life (?:is|was)(?: not|n[’']t) worth (?:living|it)|life is not worth|had enough of (?:life|living|it all(?= (?:and|now)|[.,;!?]|$))|tired of (?:living|life|being alive)|sick of (?:living|being alive)",
  "(?:does|do|did)(?: not|n[’']?t) want to (?:live|be here|wake up|be alive|be around|go on living|see (?:christmas|the new year|tomorrow|another))(?= (?:any ?more|any longer|tomorrow|next|after|at all)|[.,;!?]|$| \\p{L}+day)|(?:can ?not|can[’']?t|could not|couldn[’']?t) (?:go on|carry on|face) (?:any ?more|any longer|living|like this any|another day(?! (?:of (?:sun|fun|training|testing|this weather)|out)))",
  "(?:will not|won[’']?t|not going to|might not|may not) be (?:here|around|alive)(?: \\p{L}+){0,2} (?:by|for) (?:christmas|the end|the new year|spring|then|much longer|long)(?=[^.]{0,40}(?:anyway|kids|wife|without|no matter|won[’']?t matter|any ?more|,|[.!]|$))(?<=\\b(?:he|she|i) [^.]{0,60})",
  `${people}(?: \\p{L}+){0,2}(?: would| will|[’']d| are| is| be)?(?: all| both| probably| much)*(?: be)? better off (?:if (?:he|she|i) (?:was|were)(?: not|n[’']t)|without (?:me|him|her)(?= (?:around|here|any)|[.,;!?]|$))|better off dead|worth more (?:to \\p{L}+(?: \\p{L}+)? )?dead`,
  "(?:insurance|life cover|pension|payout|pay-out|death in service)(?: (?:money|policy|cover))?(?: \\p{L}+){0,5} (?:than (?:with |having )?(?:me|him|her)|worth more than (?:me|him|i am|he is|she is)|when (?:i|he|she)(?:[’']m| am| is|[’']s) gone|pays? out (?:if|when|even if) (?:i|he|she))",
  '(?:said|saying|says|writing|wrote|written|texted) (?:his|her|my|their) (?:last )?goodbyes?(?! (?:to (?:the team|everyone at work|colleagues)|at the (?:party|do)))|(?:giving|gave|given) away (?:all )?(?:his|her|their) (?:things|belongings|tools|dog|cats?|animals)|(?:left|wrote|found) an? (?:suicide |goodbye )note',
  "(?:jump(?:s|ed|ing)?|throw(?:ing)? (?:him|her|my)self|step(?:s|ped|ping)?|walk(?:s|ed|ing)?|drive|driving) (?:off|from|in front of|under|into) (?:the|an?) (?:\\p{L}+ )?(?:bridge|roof|cliff|multi-?storey|car park|train|lorry|platform|river|reservoir|canal|quarry|wall at)(?! (?:for charity|with a bungee|to raise))(?<=\\b(?:himself|herself|myself|about|going to|wants to|thinking of|wanted to|thought of|threatened to|feels like|felt like|might|could just|ready to)\\b[^.]{0,60})|(?:stood|standing|sat|sitting|found (?:him|her)) (?:on|at|by) the (?:edge|ledge|railings|wrong side|parapet|bridge|tracks)(?=[^.]{0,60}(?:crying|in tears|talk|goodbye|jump|would not|wouldn[’']?t|come down|police|drink))",
  '(?:has|had|got|found|keeps|keeping|saving up|hoarding|stock ?piling|saved up|took|taken|swallowed|counted out)(?: \\p{L}+){0,3} (?:rope|pills|tablets|paracetamol|noose)(?: \\p{L}+){0,5} (?:in case it gets|for when|to end|enough to|just in case (?:he|she|it)|all at once|all in one go|hanging from|round (?:his|her|the beam))',
  "(?:cuts?|scars?|slash(?:es)?|razor marks?|burns?|scratches) (?:all )?(?:up|on|down|along|over) (?:(?:both|the inside of|the insides of) )?(?:her|his|my|their) (?:fore)?(?:arms?|wrists?)(?=[^.]{0,60}(?:sleeves|will not say|hid|again|herself|himself|fresh|won[’']?t|nothing|own|school|,|[.!]|$))",
);

export const toldInDespair: Stemmed = [
  [
    /sel(?:f|ves)\b|suicid|harm|end(?:s|ed|ing)? it|\blife\b|\bdie\b|dead|born|wak(?:e|ing)|living|\blive\b|alive|be(?:ing)? here|around|better off|insurance|life cover|pension|pay-?out|death in|goodbye|giv(?:e|ing|en) away|gave away|\bnote\b|jump|throw|step|walk|driv|stood|standing|sat |sitting|found|rope|pills|tablets|paracetamol|noose|wrists?|arms?\b|go on|carry on|carrying|going on|getting up|another day|tomorrow/i,
    despair,
  ],
];
