/** Whom we answer is meant by it. */
const ofUs = /\b(?:you|your|yours|u|ur|yous|us)\b/iu;
/** `Our last lot never turned up`, `fed up with our present firm` */
const another =
  /\b(?:our|my|the) (?:last|old|present|current|previous|existing|former|other|usual) (?:lot|firm|company|people|supplier|contractor|provider|outfit|crowd|one|engineers?|guys?|bloke|man|men|maintenance|service|agency|cleaners?|builders?)\b/iu;
/** `The insurance man moaned about the ropes`: what somebody else says of their own things. */
const others =
  /\b(?:the|our|my|an?) (?:insurance|insurers?['’]?s?|fire|safety|council|health and safety|h&s|loler) ?(?:man|men|woman|lady|bloke|guy|people|company|inspectors?|engineers?|surveyors?|officers?|chap)?\b|\b(?:inspectors?|auditors?|surveyors?|insurers?|assessors?|underwriters?|landlord|residents?|tenants|guests|neighbours?)\b/iu;
const complains =
  /\b(?:moan|complain|grumbl|whing|grip|had a (?:moan|go|pop)|not (?:happy|pleased|impressed)|unhappy|picked up|went on)\p{L}*/iu;
/** `Not happy with Apex` */
const withAnother =
  /\b(?:happy|pleased|impressed|satisfied|unhappy|fed up|sick|tired|disappointed|annoyed|furious|angry|enough|trouble|problems|let down) (?:with|of|by|at|about|from) (?!(?:You|Your|It|The|This|That|Us|Our)\b)(?:\p{Lu}[\p{L}'’&-]+)(?! ?['’]s?\b)/u;
/** Who says it themselves may mean us by our name. */
const boss =
  /\b(?:my|our|the) (?:boss|manager|director|owner|chairman|chair|board|committee|partner|landlord|head|md|gaffer)\b/iu;

/** Whether what a reply complains of is somebody else's doing, by its words. */
export const isOfAnotherFirm = (sentence: string): boolean =>
  !ofUs.test(sentence) &&
  (another.test(sentence) ||
    (others.test(sentence) && complains.test(sentence)) ||
    (boss.test(sentence) && withAnother.test(sentence)));
