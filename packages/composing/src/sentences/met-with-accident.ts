const who =
  '(?:[Cc]ustomers?|[Cc]lients?|[Vv]isitors?|[Gg]uests?|[Rr]esidents?|[Pp]upils?|[Cc]hild(?:ren)?|[Kk]ids?|[Tt]oddlers?|[Tt]enants?|[Pp]atients?|[Ll]ad(?:y|ies)?|[Ll]ass|[Gg]entleman|[Mm]an|[Ww]oman|[Gg]irl|[Bb]oy|[Bb]loke|[Pp]asser-?by|[Pp]edestrian|[Cc]yclist|[Ss]taff(?: member)?|[Mm]ember of (?:the )?(?:public|staff)|[Ss]hoppers?|[Pp]unter|[Dd]river|[Ww]orker|[Cc]olleague|[Aa]pprentice|[Ss]omebody|[Ss]omeone|[Oo]ne of (?:us|our \\p{L}+|their \\p{L}+)|[Hh]e|[Ss]he|[Tt]hey|[Mm]um|[Dd]ad|[Mm]other|[Ff]ather|[Ww]ife|[Hh]usband|[Ss]on|[Dd]aughter|[Nn]eighbour|[Cc]aretaker|[Tt]eacher|[Mm]anager|[Cc]leaner|(?!No\\b|Nobody\\b|Alarm\\b|Breaker\\b|Fuse\\b|Power\\b|It\\b|This\\b|That\\b)\\p{Lu}\\p{Ll}+)';
const limb =
  '(?:hand|finger|thumb|arm|elbow|wrist|leg|knee|foot|toe|ankle|head|face|eye|back|shoulder|hip|nose|tooth|teeth|rib)s?';
const harmed = [
  'tripped(?! (?:out|off)\\b| (?:\\p{L}+ ){0,2}(?:alarms?|breakers?|fuses?|rcd|RCD|switch|electrics?|power|circuit|sensor|lights?|system)\\b)',
  'slipped(?! (?:up|away|through|behind|in price|his mind|her mind|my mind|to|by|a|off the (?:list|radar))\\b)',
  '(?:fell|fallen|stumbled)(?! (?:behind|out|asleep|for|in love|through (?:with|because|at)|short|to|silent|apart|into arrears|ill)\\b)',
  `(?:cut|burnt|burned|scalded|broke|broken|twisted|sprained|banged|bumped|hit|hurt|injured|trapped|crushed|jarred|bruised|grazed|scratched) (?:(?:his|her|their|my|a|an|the|left|right|own) ){0,2}${limb}`,
  '(?:(?:was|were|got|has been|have been|been|is) (?:\\p{L}+ )?(?:hurt|injured|burnt|burned|scalded|knocked (?:over|down|off)|trapped|bitten|stung|electrocuted|crushed|concussed|taken to (?:hospital|a ?& ?e))|hit by (?:a|an|the|our|one) (?!bill|charge|price|delay|fee|invoice|tax|late|big|huge)\\p{L}+)',
  'went (?:flying|headlong|over on)',
].join('|');
const met = new RegExp(
  `(?<!\\p{L})${who}(?: (?:nearly|almost|got|was|were|apparently|has|had|have|also|then|just|says (?:he|she|they)|who))* ?(?:${harmed})(?!\\p{L})`,
  'u',
);
const hint =
  /trip|slip|f[ae]ll|stumbl|cut|burn|scald|brok|twist|sprain|bang|bump|hit|hurt|injur|trap|crush|jar|bruis|graz|scratch|knock|bit|stung|shock|electroc|concus|taken|went/i;
/** Of a time that is over, and nobody comes back to it. */
const longAgo = /\b(?:years? ago|last (?:year|winter|summer|spring|autumn)|in (?:19|20)\d\d)\b/iu;
const comesBack = /\b(?:claim|solicitor|lawyer|insur|legal|letter|still|again|compensat)/iu;
const untrue = /\b(?:nobody|no one|no-one|none|never|did not|was not|were not)\b|n['’]t\b/iu;

/** Whether a sentence tells that somebody met with an accident, on whatever day and however it ended. */
export function metWithAccident(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  if (!hint.test(said)) return false;
  const found = met.exec(said);
  if (
    found === null ||
    untrue.test(said.slice(Math.max(0, found.index - 20), found.index + found[0].length))
  )
    return false;
  return !longAgo.test(said) || comesBack.test(said);
}
const longest = 600;
