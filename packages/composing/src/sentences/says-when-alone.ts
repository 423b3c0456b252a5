/** The words by which somebody says when they can be spoken to, and agrees to it. */
const words =
  /^(?:yes|yep|yeah|yup|ok|okay|sure|great|good|fine|perfect|lovely|thanks?|thank|thx|cheers|hi|hello|interested|interesting|sounds?|that|this|thats|it|is|are|am|be|would|will|could|can|cannot|cant|do|does|dont|don|t|s|d|m|ll|re|not|no|never|any|every|each|most|all|some|day|days|time|anytime|sometime|weekdays?|weekends?|weeks?|next|but|except|bar|from|for|with|on|in|at|by|of|or|and|an?|the|to|me|us|i|we|you|your|please|pls|only|just|best|better|ideal|ideally|easiest|prefer(?:ably|red)?|works?|working|suits?|free|available|around|though|however|instead|then|maybe|perhaps|probably|either|before|after|until|till?|between|about|around|roughly|ish|late|later|early|earlier|mornings?|afternoons?|evenings?|noon|midday|lunch(?:time)?|half|past|quarter|am|pm|a|p|et|est|edt|ct|cst|cdt|mt|mst|mdt|pt|pst|pdt|gmt|bst|utc|th|st|nd|rd|today|tomorrow|tmrw|mon(?:days?|s)?|tue(?:s|sdays?)?|wed(?:s|nesdays?|nes)?|thu(?:rs?|rsdays?|r)?|fri(?:days?|s)?|sat(?:urdays?|s)?|sun(?:days?|s)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|let|lets|make|say|how|what|schedule|busy|closed|bad|out|off|ve|talk|speak|chat|soon)$/iu;
const longest = 120;

/** Whether a reply says nothing but when: nothing in it is best answered in a call. */
export const saysWhenAlone = (reply: string): boolean =>
  reply.length <= longest &&
  /\d|(?:mon|tue|wed|thu|fri|sat|sun|day|morning|afternoon|evening|tomorrow|week|after|before)/iu.test(
    reply,
  ) &&
  (reply.match(/\p{L}+/gu) ?? []).every((word) => words.test(word));
