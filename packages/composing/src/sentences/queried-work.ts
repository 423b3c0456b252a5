/** Who says it: a name, too, where it begins with a capital. */
const who =
  '(?:[Hh]e|[Ss]he|[Tt]hey|(?:[Tt]he |[Hh]is |[Hh]er |[Tt]heir )?(?:[Cc]ustomer|[Cc]lient|[Cc]aretaker|[Mm]anager|[Tt]enant|[Ww]ife|[Hh]usband|[Oo]wner|[Ll]andlord|[Ll]andlady|[Oo]ffice|[Hh]ead|[Bb]oss|[Ss]on|[Dd]aughter|[Ss]taff)|\\p{Lu}\\p{Ll}+)';
const saying =
  '(?:(?:still|now|also|just) )?(?:says?|said|reckons?|reckoned|claims?|claimed|thinks?|thought|complain(?:s|ed)|moan(?:s|ed)|told (?:me|us|\\p{Lu}\\p{Ll}+)|e-?mailed|rang|texted)';
/** What is said of work, or of goods, that somebody would not pay for. */
const fault =
  "(?:streak(?:y|s|ed)|smear(?:y|s|ed)|dirty|filthy|grubby|dusty|patchy|uneven|wonky|crooked|scratched|scuffed|dented|cracked|broken|damaged|stained|marked|faulty|defective|leaking|leaks|peeling|stale|mouldy|cold|raw|burnt|blunt|shabby|sloppy|rushed|shoddy|rubbish|poor(?:ly)?|terrible|awful|bodged|botched|unfinished|half[- ](?:done|finished)|incomplete|bad(?:ly)?|wrong|missed|missing|late|short|overpriced|too (?:much|dear|high|expensive)|left (?:dirty|wet|open|a mess|undone|unfinished)|a mess|weeds? left|not (?:up to|as|what|very|good|clean|right|done|finished|happy|all|properly|been|the)|never (?:done|came|come|turned|happened|finished|arrived|got|had)|\\p{L}{2,6}n['’]?t (?:\\p{L}+ )?(?:done|clean(?:ed)?|finish(?:ed)?|right|good|work(?:ing)?|touch(?:ed)?|fit(?:ted)?|been|come|come off|do|bother(?:ed)?|good enough|as|up|very|happy))";
/** `He says windows were streaky`, `sills left dirty she says` */
const saysFault = [
  `(?<!\\p{L})${who} ${saying}(?!\\p{L})[^.;]{0,60}?(?<!\\p{L})${fault}(?!\\p{L})`,
  `(?<!\\p{L})${fault}(?!\\p{L})[^.;]{0,40}? (?:${who} (?:says|said|reckons|claims|thinks|told us)|(?:says|according to) ${who})(?!\\p{L})`,
].map((shape) => new RegExp(shape, 'u'));
/** `Queried by email 12/11` */
const queried =
  /(?<!\b(?:no|not|never|nothing|without|any|[a-z]+n['’]t|if) (?:been |yet |a )?)\b(?:quer(?:ied|ies|ying)|contest(?:ed|s|ing)|challeng(?:ed|es|ing)|raised (?:a|another) (?:query|complaint|issue|dispute)|(?:is |are )?in dispute|put in a complaint|querying)\b(?! (?:to|for|via)\b)/iu;
const isQuery =
  /(?<!\b(?:no|any|with a|for) )\bquery (?:on|about|over|re|from|by|raised|open|outstanding)\b/iu;
/** What is over, and whose matter it is not. */
const settled =
  /\b(?:settled|resolved|sorted|closed|put right|made good|redone|re-?cleaned|happy now|fine now|now fine|all ok|withdrawn|dropped|answered|dealt with|no longer)\b/iu;
const ofPaper =
  /\b(?:post|letter|cheque|payment|bank|invoice|bill|e-?mail|card|address|account|number|portal|system|he|she|they|him|her|them) (?:was |were |is |are |got |came |has |went |will be |must be |may be )*(?:wrong|late|missing|short|cold|broken|missed)\b|\bpa(?:y|ying|id) late\b|\bbeen short\b|\bshort (?:this|of|for)\b|\bnever (?:got|had) (?:it|the (?:invoice|bill)|a copy)\b/iu;

/** Whether somebody says that the work that is billed was not as it should be, or asks about its invoice. */
export const isQueried = (sentence: string): boolean => {
  const said = sentence.slice(0, longest);
  if (settled.test(said)) return false;
  return (
    queried.test(said) ||
    isQuery.test(said) ||
    (!ofPaper.test(said) && saysFault.some((one) => one.test(said)))
  );
};
const longest = 600;
