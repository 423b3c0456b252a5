import { dayWord } from '../facts/day-word.ts';

const word = `(?!(?:Sales|Support|You|Me|Us|I|We|It|He|She|They|This|That|${dayWord})(?!\\p{L}))\\p{Lu}\\p{Ll}+`;
const name = `${word}(?: ${word})?`;
const wants = '(?:need|want|should (?:speak|talk|write) to)';

const others =
  '(?:[Ww]ife|[Hh]usband|[Hh]ubby|[Mm]issus|[Pp]artner|[Ss]on|[Dd]aughter|[Mm]other|[Ff]ather|[Mm]um|[Mm]om|[Dd]ad|[Bb]rother|[Ss]ister|[Bb]oss|[Mm]anager|[Ss]ecretary|[Ll]andlord|[Ll]andlady|[Mm]anaging agents?|[Aa]gents?|[Cc]aretaker|[Cc]olleague|[Aa]ssistant|[Tt]reasurer|[Cc]lerk|[Bb]ursar|[Oo]ffice|[Hh]ead office)';

const speaks =
  '[Cc]ontact|[Cc]all|[Rr]ing|[Pp]hone|[Cc]o-?ordinate with|[Cc]onnect (?:with|to)|[Tt]alk (?:to|with)|[Ss]peak (?:to|with)|[Mm]eet|[Rr]each(?: out to)?|[Ee]-?mail|[Mm]ail|[Ww]rite to|[Ii]nteract with|[Dd]eal with|[Ff]ollow[- ]?up with|[Cc]heck with|[Aa]sk|[Mm]essage|[Mm]sg|[Ww]hats[Aa]pp';

/**
 * A reply that sends us to somebody with a name: `it's Alison you want for that`, `Mark's your man`, `ring Mark on
 * 01756 555 019`.
 */
export const namesAnotherPerson = [
  `\\b(?:[Ii]t|[Tt]hat)(?:['’]?s| is| would be)(?: actually| probably| really)? ${name} (?:that |who |whom )?(?:you(?:['’](?:ll|d))?|u) ${wants}(?!\\p{L})`,
  `(?<!\\p{L})${name}(?:['’]s| is) (?:your (?:man|woman|person|contact|best bet|lady|guy|girl|chap)|the (?:(?:right )?(?:man|woman|person|contact|lady|guy|one) (?:you (?:need|want)|to (?:ask|speak|talk|ring|call|write|contact|e-?mail)|for (?:that|this|it))))(?!\\p{L})`,
  `\\b[Yy]ou(?:['’](?:ll|d))? (?:need|want)(?: to (?:speak|talk|write) (?:to|with))? ${name}(?= (?:for (?:that|this|it)|who)(?!\\p{L})|[.,;!?]|$)`,
  `\\b(?:[Rr]ing|[Pp]hone|[Cc]all|[Tt]ext|[Ww]hats[Aa]pp|[Tt]ry|[Cc]ontact) ${name} on \\+?\\d`,
  `\\b(?:[Cc]ontact|[Ee]-?mail|[Tt]ry|[Aa]sk) ${word} \\p{Lu}\\p{Ll}`,
  `(?<!\\b(?:[Nn]ot|[Nn]ever) |n['’]?t )\\b(?:[Rr]ing|[Pp]hone|[Cc]all|[Tt]ext|[Mm]essage|[Ww]hats[Aa]pp|[Ee]-?mail|[Cc]ontact|[Tt]ry|[Aa]sk(?: for)?|(?:[Ss]peak|[Tt]alk|[Ww]rite) to) ${name} (?:instead|rather than me|not me|(?:on|at) (?:his|her|their) )`,
  // `Talk to Anna Kowalska, I have copied her.`
  `\\b(?:(?:[Ss]peak|[Tt]alk|[Ww]rite|[Rr]each out) (?:directly )?(?:to|with)|[Gg]o (?:directly )?to) ${word}(?! [Tt]eam\\b)|\\b(?:copied|cc['’]?d|looped)(?: in)? (?:him|her|them|my|our|\\p{Lu}\\p{Ll}+)|\\b(?:him|her|them|\\p{Lu}\\p{Ll}+) (?:in copy|on copy|in cc)\\b`,
  // `Ring the office, ask for Bev`
  `\\b[Aa]sk for ${word}(?=[.,;!?]|$)`,
  // `My husband deals w this, his number is 07700 900222 (Ken)`
  `(?:^|\\b(?:[Mm]y|[Oo]ur|[Tt]he|[Bb]ut) |[.,;] )${others}(?: (?:now|usually|always|actually|\\p{Lu}\\p{Ll}+))? (?:deals|sorts|sees to|looks after|takes care|handles|manages|runs|arranges|organi[sz]es|books|does (?:all )?(?:that|this|it|those|these|the))(?!\\p{L})`,
  `(?<!\\p{L})(?:[Hh]is|[Hh]er|[Tt]heir|\\p{Lu}\\p{Ll}+['’]s) (?:(?:direct|mobile|work|office|phone) )?(?:number|no|num|mobile|mob|cell|phone|tel|e-?mail|line)\\.?(?: address)?(?: is|['’]s|[:=])? ?(?:[+(]?\\d|[^\\s@]{1,40}@)`,
  `\\b(?:[Rr]ing|[Pp]hone|[Cc]all|[Tt]ext|[Mm]essage|[Mm]sg|[Ww]hats[Aa]pp|[Ee]-?mail|[Cc]ontact|[Tt]ry|[Ss]peak to) (?:him|her|them) (?:on|at) (?:[+(]?\\d{3}|[^\\s@]{1,40}@)`,
  // `For printers pls contact Mr. Shinde sir`, `kindly coordinate with Mrs. Pawar madam`
  `(?<!\\b(?:[Nn]ot|[Nn]ever) |n['’]t )\\b(?:${speaks}) (?:our |my |the )?(?:\\p{Ll}+ ){0,2}(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Smt|Shri|Sri|Er|Adv|CA)\\.? ?\\p{Lu}|\\p{Lu}\\p{Ll}+ (?:[Ss]irs?|[Mm]adam|[Mm]a['’]am|[Bb]hai|[Jj]i|[Ss]aheb|[Ss]ahib|[Bb]hau|[Aa]nna|[Gg]aru)(?!\\p{L}))`,
  `\\b[Cc]o-?ordinate with (?:him|her|them|my|our)(?!\\p{L})`,
  // `I have handed over purchase to Mr. Ghule`
  `\\b[Hh]and(?:ed|ing) over (?:(?:the|this|all|my|our) )?(?:this|it|purchases?|purchasing|procurement|charge|matters?|files?|responsibilit(?:y|ies)|duties|work|admin\\p{L}*|accounts?|department) to (?!you\\b|us\\b|me\\b)`,
  `(?<!\\p{L})I(?: am|['’]m| have been| was| got) (?:now |recently )?(?:retired|transferred|relieved)(?! (?:the|your|to hear|that|rs\\b|[£$₹€\\d]|money|funds|payment))(?!\\p{L})`,
].map((shape) => new RegExp(shape, 'u'));
