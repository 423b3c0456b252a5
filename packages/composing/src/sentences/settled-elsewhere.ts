/** Whoever may do it in our place. */
const others =
  '(?:(?:some|any)(?:one|body) (?:else|local)|(?:an?|the|our|my) (?:(?:cheaper|other|local|different|bigger|smaller|usual|old|new|another) )*(?:firm|company|compan(?:y|ies)|supplier|contractor|builder|agency|lad|lads|guy|guys|bloke|mate|crowd|lot|place|shop|printer)|another (?:\\p{L}+ )?(?:firm|company|supplier|contractor|builder|agency|quote|printer)|others|a competitor)';

/** Of what is ours nobody says that they have gone with it and mean a refusal: `we've gone with your option B` */
const ofOurs =
  '(?!(?:you|yours?|it|that|this|these|those|them|option|plan|package|number|the (?!cheaper|other|local)|an? (?!cheaper|local|different)|all|both|blue|red|green|black|white)\\b)';

const settled = [
  // `Weve gone with Fastsign`, `we went for someone else in the end`
  new RegExp(
    `\\b(?:we|i)(?:['’]?ve| have)?(?: already| just| now)? (?:gone|went|going|signed|booked|settled) (?:with|for) ${ofOurs}\\p{L}`,
    'iu',
  ),
  /\b(?:gone|went|going|gonna go|looked|found it|bought|got it) elsewhere\b/iu,
  new RegExp(`\\b(?:used|using|hired|chose|chosen|picked|instructed|appointed) ${others}`, 'iu'),
  // `All sorted now, cheers`, `its sorted now thanks`
  /\b(?:it['’]?s|its|it is|that['’]?s|thats|all|we['’]?re|were|i['’]?m|im|already|got it|been) (?:all |now |been |already )?(?:sorted|done and dusted|taken care of)(?: out)?\b(?! (?:by|once|when|before|until|if|for me|with you)\b)/iu,
  /\bgot (?:it|that|this|them) done (?:already|now|by)\b/iu,
  /\b(?:have|got|['’]ve got) (?:some(?:one|body)(?: else)?|a (?:local )?(?:lad|guy|bloke|firm|mate)) (?:doing|on|for|sorting) (?:it|that|this)\b/iu,
  // `We've got a bloke`, `we have somebody already, thanks`, and no `we have a lad on site on Mondays`
  /^\W*(?:(?:hi|hello|thanks|ta|cheers|sorry|no|nah|er|oh)[ ,.!–-]+){0,3}(?:we|i)(?:['’]?ve| have| do have| use| already)? (?:already )?(?:got |have |use )?(?:already )?(?:(?:an?|our|my|the) (?:(?:own|local|regular|usual|good|great|trusted|other|different) ){0,2}(?:bloke|guy|lad|man|men|woman|fella|fellow|chap|mate|firm|company|supplier|contractor|person|engineer|lot|people|outfit|provider)|(?:some(?:one|body)|people)(?: else)?)(?: (?:already|in place|for (?:that|this|it|all that)|(?:who|that) does (?:it|that|this|ours|all that|them)))*(?:[ ,]+(?:already|thanks|thank you|cheers|ta|thx|though|actually|mate|sorry))*[ .!]*$/iu,
  // `We're fine thanks`, `all good for now, cheers`, `happy where we are`
  /^\W*(?:(?:hi|hello|thanks|ta|cheers|sorry|no|nah|er|oh|yes)[ ,.!–-]+){0,3}(?:(?:we['’]?re|we are|were|i['’]?m|i am|im|all)(?: all| still| both)? (?:fine|good|ok|okay|alright|all right|covered|sweet|happy)(?: (?:as (?:we are|it is|is)|where we are|with (?:what|who) we(?:['’]ve| have)(?: got)?|for now|at the moment|at present|here|already|with ours))?[ ,]+(?:thanks|thank you|cheers|ta|thx)(?: (?:though|mate|anyway|for asking))?|(?:(?:we['’]?re|we are|i['’]?m|i am) )?(?:fine|good|ok|okay|happy|covered) (?:as (?:we are|it is)|where we are|with (?:what|who) we(?:['’]ve| have)(?: got)?)(?:[ ,]+(?:thanks|thank you|cheers|ta|thx))?)[ .!]*$/iu,
];

/** Whether a sentence of a reply says that somebody else does by now what was offered. */
export const isSettledElsewhere = (sentence: string): boolean =>
  !sentence.trimEnd().endsWith('?') && settled.some((one) => one.test(sentence));
