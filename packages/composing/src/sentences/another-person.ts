import { dayWord } from '../facts/day-word.ts';

const word = `(?!(?:Sales|Support|You|Me|Us|I|We|It|He|She|They|This|That|${dayWord})(?!\\p{L}))\\p{Lu}\\p{Ll}+`;
const name = `${word}(?: ${word})?`;
const wants = '(?:need|want|should (?:speak|talk|write) to)';

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
  `\\b(?:[Ss]peak|[Tt]alk|[Ww]rite|[Rr]each out|[Gg]o) (?:directly )?(?:to|with) ${word}(?! [Tt]eam\\b)|\\b(?:copied|cc['’]?d|looped)(?: in)? (?:him|her|them|my|our|\\p{Lu}\\p{Ll}+)|\\b(?:him|her|them|\\p{Lu}\\p{Ll}+) (?:in copy|on copy|in cc)\\b`,
  // `Ring the office, ask for Bev`
  `\\b[Aa]sk for ${word}(?=[.,;!?]|$)`,
].map((shape) => new RegExp(shape, 'u'));
