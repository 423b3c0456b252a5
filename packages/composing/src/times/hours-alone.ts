const half = String.raw`(?: ?[ap]\.?m\b\.?)?`;
const hour = String.raw`(?:\d{1,2}(?:[:.][0-5]\d)?${half}(?![\d:])|noon|midday)(?: (?:[ECMP][SD]?T|GMT)\b)?`;
const part =
  '(?:(?:not |any |only )?(?:in (?:the )?)?(?:early |late )?(?:mornings?|afternoons?|arvos?|evenings?)\\b|(?:any ?time )?after (?:lunch|work|school)\\b)';
const end = `(?:(?:not |any ?time )?(?:before|after|from|until|till|between) ${hour}(?: ?(?:and|to|-|–|till|until) ?${hour})?)`;
const lead =
  '(?:(?:yes|yep|yeah|sounds good|sounds great|great|thanks|interested|ok|okay|sure|hi|hello|sorry|please|only|just|i prefer|prefer|we prefer|would prefer|best to (?:call|ring|phone|reach me)|(?:the )?best time(?: to (?:call|ring|reach me))?(?: is)?|you can (?:call|ring|reach)|(?:call|ring|phone|reach)(?: me| us)?|weekdays|in|preferably|ideally|best|maybe|probably|either|any ?thing|it would have to be|has to be|must be|make it|can you do|could you do|i can do|i could do|we can do)[,.:]? ){0,4}';
const tail =
  "(?:,? (?:or so|works?|suits?|preferred|preferably|ideal|easiest|always|usually|probably|though|tbh|would work|would suit|would be|would|is|are|best|better|good|fine|ok|okay|please|thanks|for me|for us|me|us|if poss(?:ible)?|if you can|any day|most days|every day|weekdays|only|instead|then)){0,4}(?:,? (?:i['’]?m|i am|we['’]?re|we are|i work|as i|since i|because i|cos|otherwise i)\\b[^.?!;]{0,40})?";
const alone = new RegExp(
  `^\\W{0,4}${lead}(?<hours>(?:${end}(?:,? (?:or|and) ${end})?|${part}(?: ${end})?(?:,? (?:or|and) ${part})?))${tail}\\W{0,4}$`,
  'iu',
);
const longest = 80;

/** The hours in a text that names nothing else: `After 6`, `before 9 or after 5 please`. */
export const readHoursAlone = (text: string): string | undefined =>
  text.length > longest
    ? undefined
    : alone
        .exec(text)
        ?.groups?.['hours']?.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
