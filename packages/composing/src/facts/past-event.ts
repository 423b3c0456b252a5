/** Where another statement of a sentence begins. */
const clauseEnd =
  /[,;:–(]|\b(?:and|so|as|because|but|when|which|who|that|if|since|although|though|while)\b/iu;

const irregular =
  'fell|slid|broke|burst|bought|sold|built|began|went|came|got|hit|hurt|cut|blew|rang|left|took|found|saw|heard|felt|lost|ran|stuck|tore|woke|gave|caught|did|had|made|paid|sent|threw|spilt|burnt|leant|stood|sat|bit|wrote|spoke|met';
/** What took place, and neither what somebody is to do (`the painted door`) nor its state. */
const verb = `(?:${irregular}|(?!(?:need|speed|feed|seed|bed|shed|indeed|weed|steed|interested)\\b)\\p{L}{2,16}ed)\\b`;
const past = new RegExp(
  `(?<!\\b(?:the|an?|our|her|his|their|my|your|its|be|been|being|get|is|are|at|on|of|in|with|for|to|by|new|some|any|not) )\\b${verb}`,
  'iu',
);
/** Who, or what, it took place with: `she had`, `their old boiler broke`. */
const ofSubject = new RegExp(
  `\\b(?:he|she|it|they|we|i|you|who|(?:his|her|their|our|my|the|mrs?|ms) (?:\\p{L}+ ){0,2}\\p{L}+) (?:just |then |already |recently )?${verb}`,
  'iu',
);
/** A note leaves out who: `had a break-in in August`, and not `got to be in before August`. */
const withoutSubject = new RegExp(
  `^\\s*(?:just |already |recently )?(?:${irregular})\\b(?!.*\\b(?:by|before|until|till)\\b)`,
  'iu',
);
/** What is talked of may lie ahead. */
const spokenOf = /\b(?:about|start(?:ing)?|begin(?:ning)?)\b/iu;
/** What is planned, wished for or promised, though it was so in the past. */
const planned =
  /\b(?:would|will|can|could|should|shall|(?<!\b(?:in|by|of|on|last|since|from|until|before|after|early|mid|late) )may|might|must|wants?|wanted|needs?|needed|prefer(?:s|red)?|asks?|asked|agreed|booked|rebooked|arranged|promised|offered|pushed|put|postponed|brought|changed|set|fixed|suggested|proposed|said|says|told|confirmed|scheduled|planned|requested|expected|hoped|decided|invited|pencilled|penciled|organi[sz]ed|reserved|delayed|rescheduled|accepted|settled|chose|due|free|available|please|next|coming|going|is|are|call|ring|phone|speak|talk|chat|meet|visit|come|pop|drop|see|look|send|check|fit|let['’]?s)(?!\p{L})|['’]ll\b|(?<!\b(?:moved|went|came|drove|travell?ed|flew|returned|switched) )\bto (?!the\b|an?\b|our\b|her\b|his\b|their\b|my\b|us\b|me\b|him\b|them\b|it\b)/iu;
const forDay = /\b(?:for|until|till|by|from|to)(?: the)? $/iu;
const weekday =
  /^(?:on )?(?:this )?(?:mon|tue(?:s)?|wed(?:nes|s)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?(?: (?:morning|afternoon|evening|night))?$/iu;

/** `Mum slipped on the floor on Saturday`: a weekday on which something was, and none that lies ahead. */
export function isPastEvent(sentence: string, words: string): boolean {
  const at = sentence.indexOf(words);
  if (at < 0 || !weekday.test(words)) return false;
  const before = sentence.slice(0, at).split(clauseEnd).at(-1)!.trimStart();
  const after = sentence.slice(at + words.length).split(clauseEnd)[0]!;
  const clause = `${before} ${after}`;
  return past.test(clause) && !planned.test(clause) && !forDay.test(before);
}

/** The sentence without what was: `she had a stroke in September` is no time at which something is wanted. */
export const withoutPastEvents = (sentence: string): string =>
  sentence
    .split(boundary)
    .map((clause) =>
      (ofSubject.test(clause) || withoutSubject.test(clause)) &&
      !planned.test(clause) &&
      !spokenOf.test(clause)
        ? 'x'
        : clause,
    )
    .join('');
/** As part of what is split, so that the rest stays as it is written. */
const boundary = new RegExp(`(${clauseEnd.source})`, 'iu');
