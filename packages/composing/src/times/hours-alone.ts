const half = String.raw`(?: ?[ap]\.?m\b\.?)?`;
const hour = String.raw`(?:\d{1,2}(?:[:.][0-5]\d)?${half}(?![\d:])|noon|midday)(?: (?:[ECMP][SD]?T|GMT)\b)?`;
const end = `(?:(?:not |any ?time )?(?:before|after|from|until|till|between) ${hour}(?: ?(?:and|to|-|–|till|until) ?${hour})?)`;
const lead =
  '(?:(?:yes|yep|ok|okay|sure|hi|hello|sorry|please|only|just|preferably|ideally|best|maybe|probably|either|any ?thing|it would have to be|(?:call|ring|phone|reach)(?: me| us)?|has to be|must be|make it|can you do|could you do|i can do|i could do|we can do)[,.:]? ){0,4}';
const tail =
  "(?:,? (?:or so|works|suits|would be|would|is|are|best|better|good|fine|ok|okay|please|thanks|for me|for us|me|us|if poss(?:ible)?|if you can|any day|most days|every day|weekdays|only|instead|though|then)){0,4}(?:,? (?:i['’]?m|i am|we['’]?re|we are|i work|as i|since i|because i|cos|otherwise i)\\b[^.?!;]{0,40})?";
const alone = new RegExp(
  `^\\W{0,4}${lead}(?<hours>${end}(?:,? (?:or|and) ${end})?)${tail}\\W{0,4}$`,
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
