/** What only says how it is forbids nothing: `No one was hurt.` */
const told =
  /\b(?:no ?one|nobody|none of (?:us|them))(?: else)? (?:(?:was|were|is|are|got|has been|have been) (?:\p{L}+ )?(?:hurt|injured|harmed|ill|sick|there|home|in|around|about|at home|nearby|near|affected)|came|answered|noticed|complained|saw|heard|turned up|hurt|minds?|minded)\b/giu;
const nothing =
  /\bnothing (?:was|is|has been|were|else was) (?:\p{L}+ )?(?:damaged|broken|hurt|lost|wrong|spilled|spilt|affected|stolen)\b/giu;
/** `Nothing late so far`, `nobody off this week`: how it stands, where no more follows of it. */
const standing =
  /\b(?:nothing|nobody|no ?one|none)(?: else)?(?: (?:is|are|was|were|has|have|['’]s))?(?: (?:been|gone|come|looks?|running|yet|now))*(?: (?:late|behind(?: schedule)?|delayed|overdue|outstanding|missing|urgent|open|pending|held up|slipped|changed|gone wrong|wrong|amiss|new|off|away|on leave|complained|to (?:report|worry about|add|fear)|in the way|unusual|of note))+(?: (?:so far|to date|as yet|yet|at present|for now|now|today|this (?:week|month)|since|on (?:site|our side)|with it|there|either))*(?=\s*(?:[.,;!)–-]|and\b|$))|\b(?:can['’]?t|cannot|could not|couldn['’]?t) (?:complain|fault (?:them|it|you|him|her|the \p{L}+)|be happier|praise (?:them|it|you) enough|thank (?:you|them|him|her) enough)\b|\bwasn['’]?t (?:late|any trouble|a problem)\b/giu;
const mayStand = /\b(?:nothing|nobody|no ?one|none|can['’]?t|cannot|could|wasn)/iu;
/** The task itself is no instruction beside it. */
const task =
  /^(?:please |pls )?ask (?:[\p{L}.'’]+ ){1,5}(?:[\p{L}.'’,]+ ){0,6}for (?:an? |some |her |his |their )?(?:short |quick |google )?(?:reviews?|testimonials?|few words|quotes?|reference)\b/giu;

/** `Fuel card 7 wont work`, of a thing, and not of somebody who waits: `We can't start until Monday` */
const outOfOrder =
  /(?<!\b(?:we|i|you|he|she|they|who) )\b(?:won['’]?t|can['’]?t|cannot|will not) (?:work|start|open|shut|close|charge|turn|lock|latch|move|print|connect|switch (?:on|off)|read|light|drain|heat|cool|scan)\b(?! (?:until|till?|unless|without|before|if|on (?:mon|tue|wed|thu|fri|sat|sun)))/giu;
/** How it is outside, where nobody of ours decides. */
const outside =
  /\b(?:road ?works|diversions?|traffic lights|temporary lights|strikes?)\b[^.;!?]{0,50}? (?:till?|until) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,9})?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\p{L}{3,9} \d{1,2})(?=[.,;!?]|$)/giu;

/** `No heat at back, front ok`: of parts of a thing, some are well. */
const ofParts =
  /^\W*(?:still )?no \p{L}+(?: \p{L}+){0,2}? (?:at|in|on|to|from|up|down|upstairs|downstairs)(?: [\p{L}\d]+){0,4}, (?:but )?(?:[\p{L}\d]+ ){0,4}?(?:(?:is|are) )?(?:ok(?:ay)?|fine|all right|alright|good|working|others?)(?: (?:at|in|on) (?:the )?[\p{L}\d]+)?\W*$/iu;
export const isOfParts = (sentence: string): boolean =>
  sentence.length <= longest && ofParts.test(sentence);
const longest = 100;

/** A sentence less what in it only says how it is. */
export const withoutPlainFacts = (sentence: string): string =>
  withoutStanding(
    sentence
      .replace(told, ' ')
      .replace(nothing, ' ')
      .replace(task, ' ')
      .replace(outOfOrder, ' ')
      .replace(outside, ' '),
  );

const withoutStanding = (sentence: string): string =>
  mayStand.test(sentence) ? sentence.replace(standing, ' ') : sentence;
