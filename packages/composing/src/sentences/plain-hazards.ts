const hazard =
  '(?:asbestos|acm|gas(?: leak| smell| escape)?|smell of gas|carbon monoxide|co leak|legionella|live (?:wires?|cables?|ends?)|unsafe|fumes?)';
/** `Asbestos? No, plasterboard` is answered. */
const open = '(?! ?(?:no\\b|not\\b|none\\b|nope\\b|never\\b|clear|negative|tested|ruled out))';

/** `stopped, asbestos?`: whoever writes no more than that does not know, and so may anybody who goes there. */
const alone = new RegExp(
  `(?:^|[,;:(/–-] ?|\\b(?:and|but|then|maybe|perhaps|possibly|possible|poss|suspect(?:ed)?|might be|may be|could be) )(?:an? )?${hazard} ?\\?+${open}`,
  'iu',
);

export const suspectsHazard = (sentence: string): boolean => alone.test(sentence.slice(0, longest));
const longest = 600;
