import { ignoringCase } from '@workspace-ops/content';

/** `Sandra said no`; `no problem` and `no to the quote` say something else. */
export const saidNo =
  /\b(?:said|says|say|answered|answer(?:['’]s| is| was)|it['’]s|is|was)(?: (?:us|me))? (?:a )?(?:definite |firm |flat )?["“']?no\b(?=["”']?(?:[.,;!)]|$| (?:for now|thanks?|thank you|sorry|way|because|as|since|until|till|yet|to (?:it|this|that|us|all)(?!\p{L}))))/iu;

/** As people write that somebody does not agree. */
const refused =
  /\b(?:would|['’]d) (?:rather|prefer|sooner)\b[^.;]{0,24}(?:n['’]?t|\bnot)(?!\p{L})|\bprefers? not\b|\b(?:do|does|did|would)(?:n['’]?t| not) (?:want|like|wish|agree|consent)\b|\b(?:against it|not keen|not happy|turned (?:it|us) down|said nothing)\b/iu;

/** As people write that nobody has said yet. */
const pending =
  /(?:\b(?:is|are|am|was|were|be|been|still|now|just)|['’](?:s|re|m)) (?:still |now |just |currently )?(?:asking|checking|waiting|thinking|considering|deciding|discussing|consulting|chasing|awaiting|seeking|to ask)\b|\b(?:should|will|would|must|going to|hopes? to|needs? to|has to|have to)(?: \p{L}+)? (?:know|ask|decide|answer|confirm|let (?:us|me) know|check with|say (?:by|on|when|if|next|today|tomorrow|(?:mon|tues|wednes|thurs|fri)day)|(?:get|come) back|(?:speak|talk) to|run it (?:by|past)|think)\b|['’]ll (?:know|ask|decide|answer|confirm|let (?:us|me) know|check with|(?:get|come) back)\b|\b(?:haven['’]?t|havent|didn['’]?t|did not|no(?:t)? (?:reply|answer|response|word|heard)|to be (?:asked|agreed|confirmed)|tb[cda]|to ask|to follow)\b/iu;

/** `Probably fine` */
const doubtful =
  /(?:^|\b(?:is|are|it['’]s|she['’]s|he['’]s|they['’]re) )(?:maybe|perhaps|probably|possibly)\b|\b(?:unsure|undecided|in two minds|(?:not|n['’]t) sure|should be (?:fine|ok(?:ay)?|all ?right))\b/iu;

const somebody =
  "(?:the|a|an|her|his|their|our|she|he|they|all|everyone|everybody|(?-i:\\p{Lu}\\p{L}+))(?:['’]s)?(?!\\p{L})";
/** As people write on what, or on whom, it still depends; `if we leave out …` is about the text. */
const conditional = ignoringCase(
  [
    `\\b(?:once|as soon as) (?:it|this|that|we|${somebody})`,
    `\\b(?:after|when) ${somebody}[^.;]{0,60}(?:\\b(?:is|are|has|have|agrees?|approves?|meets?|says?|signs?|decides?|comes? back|returns?|ends?|closes?|opens?|launch(?:es)?)\\b|['’]s (?:back|over|done|out|agreed|approved|decided|signed))`,
    `\\b(?:only (?:after|when|from|once)|not (?:before|until|till)|wait(?:s|ing)? (?:for|until|till?)|depend(?:s|ing) on|pending)\\b`,
    `^(?:yes|ok(?:ay)?|fine|happy|agreed|sure)\\b[, ]*(?:but )?(?:only )?(?:after|from|not before|in) (?:the |next )?(?:\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may\\b|june|july|august|september|october|november|december|christmas|easter|new year|week|month|year)`,
    `(?<!\\b(?:ask(?:ed|s)?|see|know|check(?:ed)?|wonder(?:ed)?) )\\bif ${somebody}`,
  ].join('|'),
);

/** A yes that is all that there is, or that something stands against. */
const agrees =
  /\b(?:yes|agree[sd]?|agreed|said (?:yes|ok(?:ay)?)|ok(?:ay)?['’]?d|approved|signed|gave|given|confirmed|happy|fine)\b/iu;
/** `agrees to name and quote, wants to see the text first` */
export const seenFirst =
  /\b(?:see|read|approve|check|review|sign off|proof ?read)s?\b[^.;]{0,40}\b(?:first|before)\b|\b(?:wants?|would like|asks?|insists?|needs?) to (?:see|read|approve|check|review)\b|\b(?:subject to|after|once|until) (?:\p{L}+ ){0,3}(?:approv\p{L}+|seen|review\p{L}*|read it|signed off)\b/iu;

const months = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const until = new RegExp(
  `(?:[,;–-] ?)?(?:\\b(?:but|and|only|just) )*\\b(?:not|nothing|never)(?: \\p{L}+){0,3}? (?:before|until|till|earlier than|sooner than) (?:[\\p{L}’']+ ){0,5}?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}|${months} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?(?!\\p{L}|\\d)`,
  'iu',
);
const agreesToName =
  /\b(?:yes|yep|ok(?:ay)?|agree[sd]?|fine|happy|sure|can|may|approved|signed)\b/iu;

/** A consent without the day before which nothing is published, which is kept by its date: `yes, but not before 4 December`. */
export function withoutEarliestDay(said: string): string {
  const rest = said.slice(0, longest).replace(until, ' ');
  return rest.length < said.length && agreesToName.test(rest) ? rest : said;
}

const startsWithYes = /^(?:yes|yep|ok(?:ay)?|agreed|fine|happy|sure)\b/i;
const against = /\b(?:but|though|although|however|only|unless)\b/i;

/** Whether a consent is refused, is yet to be given, or depends on what is yet to come. */
export function isOpenConsent(said: string): boolean {
  const text = said.slice(0, longest);
  if (conditional.test(text) && !seenFirst.test(text)) return true;
  const limited = startsWithYes.test(text)
    ? text.slice(against.exec(text)?.index ?? text.length)
    : text;
  return (
    doubtful.test(limited) ||
    [refused, pending].some((one) => {
      const found = one.exec(limited);
      // `She was asking her boss, and he agreed.`
      return found !== null && !agrees.test(limited.slice(found.index + found[0].length));
    })
  );
}
const longest = 600;

/** `Use her name, but not that we look after the building`: a part of it that no field holds. */
const notThat =
  /\b(?:(?:but|just|only|and|please|so) not|(?:do not|don['’]?t|not to|never) (?:say|tell|mention|write|print|let on)) (?:that|what|where|how|who|whom|whose|which|when|why|whether|the fact)(?!\p{L})(?! (?:one|way)\b)/iu;

/** Whether a consent sets a condition on what is told: `yes if we leave out the number of call-outs`. */
export const limitsText = (said: string): boolean =>
  notThat.test(said) ||
  /(?<!\b(?:ask(?:ed|s)?|see|know) )\b(?:if|as long as|so long as|provided(?: that)?|on condition(?: that)?|unless) (?:we|you|it|this|that|there|nobody|no one|nothing)(?!\p{L}| (?:like|want|wish|need|helps?|suits?)\b)/iu.test(
    said,
  );
