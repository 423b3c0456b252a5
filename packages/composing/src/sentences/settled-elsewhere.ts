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
];

/** Whether a sentence of a reply says that somebody else does by now what was offered. */
export const isSettledElsewhere = (sentence: string): boolean =>
  !sentence.trimEnd().endsWith('?') && settled.some((one) => one.test(sentence));
