const wish =
  '(?! ?[,–-]? ?(?:please|pls|plz|thanks|thank you|ta|just (?:e-?mail|text)|e-?mail)(?!\\p{L}))';
const noCall = 'no (?:phone |return )?calls?';

/** A call that did not come, or that nobody made: `rang twice, no call back`, `they did not call`. */
const missed = [
  `\\b(?:had|has had|have had|got|gotten|received|there (?:was|were|is|has been|have been)|was|were|still|again|made|took|heard) ${noCall}(?: back)?(?!\\p{L})${wish}`,
  `\\b${noCall} (?:back(?! or )|backs|returned|received|yet|since|came|come|in|ahead|so far|logged|made|on the day|from (?:them|him|her|anyone|anybody)|before (?:delivery|they|he|she|it|the (?:delivery|job|visit|driver|truck|van|crew))|either|about)(?!\\p{L})${wish}`,
  `\\bno (?:phone )?call,?(?: (?:and|or|nor))?(?: no)? (?:e-?mail|text|reply|answer|response|word|nothing|visit|letter|note|message|show)(?!\\p{L})${wish}`,
  `\\b(?:rang|called|phoned|e-?mailed|texted|messaged|left (?:an? )?(?:msg|message|voicemail|vm)|promised|tried|chased|waited|turned up|arrived|delivered|driver)(?!\\p{L})[^.;!?]{0,60}?\\b${noCall}(?<!s)(?! (?:needed|required|necessary|at|after|before \\d))(?!\\p{L})${wish}`,
  "(?<!\\p{L})(?:they|he|she|nobody|no one|the (?:\\p{L}+ )?(?:rep|driver|supplier|office|shop|depot|firm|company|manager|courier|man|lady|guy)) (?:did|do|does|have|has)(?: not|n['’]?t) (?:even |ever |once )?(?:call(?:ed)?|ring|rung|phoned?)(?: (?:me|us))?(?: (?:back|ahead|first|in))?(?!\\p{L})",
].map((shape) => new RegExp(shape, 'giu'));

/** What is left of a sentence without calls that did not come: who did not call refuses none. */
export const withoutMissedCalls = (sentence: string): string =>
  mayMiss.test(sentence)
    ? missed.reduce((said, shape) => said.replace(shape, ' '), sentence)
    : sentence;
const mayMiss = /\bcalls?\b|\b(?:ring|rung|phoned?|called)\b/iu;
