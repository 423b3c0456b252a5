const open =
  '(?:(?:front|back|side|main|school|rear|top|bottom|boom) )?(?:gates?|reception|entrance|club(?:house)?|bowlo|pool|oval|courts?|marina|resort|motel|gym|caf[eé]|restaurant|complex|lodge|library|theatre|bar|bistro|canteen|car ?park|parking lot|lot|jetty|wharf|dock|loading dock|lobby|foyer|security|guard ?house|site|yard|depot|shed|warehouse|plant|centre|center|community (?:hall|cent(?:re|er))|rsl|pub|hall)';
/** Where one may be while one speaks on the phone, too. */
const place = `(?:${open}|(?:front )?(?:office|counter|desk|door))`;
const look = '(?:squiz|gander|sticky(?:[- ]?beak)?|look[- ]?see|looksee|geez|peek|nosy?|butchers)';
const day =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|today|\\d ?[ap]\\.?m|at \\d{1,2}|\\d:\\d\\d|morning|afternoon|arvo|noon)';

const invitations = [
  `\\b(?:come|pop|swing|drop|stop|call)\\b[^.?!]{0,20}\\b${look}\\b`,
  `\\b(?:have|take) (?:an? )?(?:quick |good )?(?:${look}|look) (?:at|around|round|over) (?:the|our|my) (?:place|job|yard|building|grounds?|gardens?|house|units?|block|shop|school|club|pool|plant|property|premises|office)\\b`,
  `\\bask for [\\p{L}’'-]+ (?:at|in) (?:the |our )?${place}\\b`,
  `\\b(?:report to|sign in at|check in (?:at|with)|go to|head to|wait (?:at|in)|see you (?:at|in)|meet(?: me| us)? (?:at|in|by)) (?:the |our )?${place}\\b`,
  '\\b(?:see you|meet(?: me| us)?|park|parking) (?:is )?(?:out|round|around|in|at) (?:the )?(?:front|back|side|rear)\\b|\\bsee you (?:on[- ]?site|there|here)\\b',
  `\\b(?:i|we|someone|somebody|\\p{L}+)(?:['’]?ll| will|['’]?m| am|['’]?re| are) be (?:on[- ]?site|at the ${place})\\b[^.?!]{0,30}\\b${day}\\b`,
  // `Yes Friday 4/12 at 10am at the club`
  `\\b${day}\\b[^.?!]{0,30}[ ,]at (?:the|our) ${open}(?= ?(?:[.,;!]|$| (?:please|if|then|is|works|suits)\\b))`,
  '\\b(?:for|have|arrange|book|do) (?:an? )?(?:quick |proper |good |little )?(?:look|show|walk)[- ]?(?:a)?round\\b',
].map((shape) => new RegExp(shape, 'iu'));
/** Whoever is to be rung there is not visited. */
const ofCall =
  /\b(?:call (?:me|us|\p{L}+ on)|calls?(?= ?(?:[.,;!?]|$))|when you call|ring|phone|talk|speak|buzz|bell|zoom|teams|dial|mobile|cell|ext)\b|\+?\d[\d ()-]{6,20}\d/iu;
const longest = 300;

/** Whether a sentence has somebody come to a place that it names as people there call it. */
export const invitesToPlace = (sentence: string): boolean =>
  sentence.length <= longest &&
  !ofCall.test(sentence) &&
  invitations.some((one) => one.test(sentence));

const party =
  /\b(?:there['’]?(?:ll| will) be (?:\d|two|three|four|five|six|a few)\b|(?:\d|two|three|four|five|both|some) of us\b|(?:we|i)(?:['’]?d| would)? (?:(?:can|could|will|both|like to|love to) )?(?:come|drive (?:up|over|down)|pop (?:in|over)|bring)\b|(?:i|we)['’]?(?:ll| will) (?:come|bring|pop (?:in|over))\b)/iu;
const lookRound = /\b(?:look|show|walk)[- ]?(?:a)?round\b|\bviewing\b|\btour\b/iu;
const shown =
  /\b(?:show (?:me|us|him|her|them) (?:a)?round|(?:see|visit|view|tour|look (?:at|round|around)) (?:the|your) (?:venue|barns?|(?:function |meeting |dining |private |conference )?rooms?|suites?|ballroom|marquee|chapel|hotel|gardens?|restaurant))\b/iu;
/** `Could you come for a look round` has us come to them. */
const ofUs =
  /\byou (?:to )?(?:come|pop|drop|swing|visit|call in)\b|\b(?:our|my) (?:place|house|site|venue)\b/iu;

/** Whether a sentence of a reply has whoever wrote it come to be shown what is ours. */
export const comesToLook = (sentence: string, reply: string): boolean =>
  sentence.length <= longest &&
  !ofUs.test(sentence) &&
  (shown.test(sentence) || (lookRound.test(sentence) && party.test(reply.slice(0, 1_000))));
