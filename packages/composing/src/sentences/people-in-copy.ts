import { dayWord } from '../facts/day-word.ts';

const apostrophe = "[’']";
/** Who is named, by a name or by what they are to the writer. */
const word = `(?!(?:Sales|Support|You|Me|Us|I|We|It|He|She|They|This|That|Thanks|${dayWord})(?!\\p{L}))\\p{Lu}\\p{Ll}+`;
const name = `${word}(?: ${word})?`;
const roles =
  '(?:[\\p{L}&-]+ ){0,2}?(?:colleague|boss|manager|director|head of \\p{L}+|partner|assistant|deputy|team ?mate|coworker|co-worker|cofounder|co-founder|lead|coordinator|co-ordinator|owner|chair(?:man|woman|person)?|treasurer|secretary|bookkeeper|accountant|buyer|president|principal|supervisor|husband|wife|C[EFMOT]O|VP(?: of \\p{L}+)?)(?!\\p{L})';
const role = `(?:[Mm]y|[Oo]ur|[Tt]he) ${roles}`;
const somebody = `(?:(?:${role},? )?${name}|${role})(?!\\p{L})`;
/** `Adding HubSpot in January` is of no person. */
const here = `(?= ?(?:[.,;:!?(–—-]|$)| (?:here|who|from|so|as|to (?:this|the|our) (?:thread|e-?mail|conversation|chain|loop|discussion)|on (?:this|here|copy|the (?:thread|e-?mail))|in (?:on )?(?:this|here|copy|cc)|into (?:this|the)|and ${somebody}))`;
const begin = `(?:^|[.,;:!?–—-] ?|\\b(?:[Ii](?: am|${apostrophe}m|m|${apostrophe}ve| have|${apostrophe}ll| will)|[Ll]et me|[Bb]ut|[Aa]nd|[Ss]o) )(?:(?:just|also|now|hereby) )?`;

/** A reply by which somebody else is brought in, who is to answer, or is to be answered. */
export const bringsSomebodyIn = [
  // `Adding Carla Voss, our marketing director`, `I have added Carla to this thread`
  `${begin}(?:[Aa]dd(?:ing|ed)?|[Ii]nclud(?:e|ing|ed)|[Bb]r(?:inging|ought|ing) in|[Tt]agg?(?:ing|ed)?|[Ii]ntroduc(?:e|ing)|[Ll]oop(?:ing|ed)?(?: in)?|[Cc]op(?:y|ying|ied)(?: in)?|[Pp]utt?(?:ing)? in) ${somebody}${here}`,
  // `Cc'ing Carla Voss`, `cc: our ops manager`, `Carla (cc'd) can help`
  `(?<!\\p{L})[Cc][Cc](?:${apostrophe}?(?:ing|ed|d|s))?:? (?:in )?${somebody}`,
  `(?<!\\p{L})${name},? (?:\\((?:[Cc][Cc]${apostrophe}?(?:e?d)?|copied|in (?:copy|cc)|on (?:copy|cc))(?: (?:here|in))?\\)|(?:cc${apostrophe}?e?d|copied(?: in)?|in (?:copy|cc)|on (?:copy|cc))(?!\\p{L}))`,
  `\\b(?:[Ll]oop(?:ing|ed)?|[Bb]ring(?:ing)?|[Pp]ull(?:ing|ed)?) ${somebody} in(?:to (?:this|the))?(?!\\p{L})`,
  `\\b(?:[Cc]onnect(?:ing)?|[Pp]utt?(?:ing)?) you (?:directly )?(?:with|to|in touch with) ${somebody}`,
  // `Forwarding this to Carla`, `I'll pass your email on to our ops manager`
  `\\b(?:[Ff]orward(?:ing|ed)?|[Pp]ass(?:ing|ed)?|[Ss]har(?:e|ing|ed)|[Hh]and(?:ing|ed)|[Ss]en(?:t|ding)|[Rr]out(?:ing|ed)) (?:this|your (?:e-?mail|message|note|details|info|name))(?: on| over| along)* (?:to|with|by) ${somebody}`,
  // `+ Carla Voss who runs marketing`, of which no more than the name is left
  `^\\+ ?${name}|^${word} ${word},? (?:who (?:runs|leads|heads|handles|owns|manages|looks after|does|deals with|decides|is (?:our|the|in charge))|our ${roles})`,
  `^@ ?${name}(?!\\p{L})|(?<=[ ,;])@ ?${name},? (?:can|could|please|pls|thoughts|fyi|see)(?!\\p{L})`,
].map((shape) => new RegExp(shape, 'u'));
