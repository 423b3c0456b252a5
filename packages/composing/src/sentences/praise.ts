const bad =
  '(?:bills?|costs?|complaints?|queues?|falls?|accidents?|waste|wastage|breakdowns?|call-?outs?|noise|draughts?|damp|smells?|leaks|missed calls|returns|mistakes|errors|absences?|no-?shows|waiting (?:times?|lists?)|usage|consumption)';
const less =
  '(?:dropped|down|fell|fallen|halved|gone|stopped|lower|less|vanished|disappeared|shrank|reduced)';

/** Praise in words that complaints have, too. */
const praise = new RegExp(
  [
    // `I only noticed because the bill dropped`
    `\\b${bad}(?: (?:has|have|had|is|are|was|were|just|really|almost|all))* ${less}\\b(?! (?:up|off|wrong|missing|again|over|the|on|from the (?:ceiling|roof|wall))\\b)`,
    // `They never knew we were here`, of whoever knows now; `you would not know they had been here`
    "\\b(?:never|did ?n['’]?t|did not|would ?n['’]?t|would not) (?:even )?(?:know|knew|reali[sz]ed?|notice[ds]?) (?:that )?(?:we|you|they|the \\p{L}+) (?:were|was|are|had(?: ever)? been|did|existed?|exist|even existed)(?: (?:even|ever|all|still))*(?: (?:here|there|open|around|this|that|it|signs?|repairs?|in))?(?=[.,;!]|$| (?:until|before|for|all) )",
    '\\b(?:no|not one|not a single|zero|never (?:had )?an?) (?:more |other |single )?(?:complaints?|breakdowns?|leaks?|call-?outs?|falls?|queues?|problems?|issues?|faults?)\\b(?=[.!]|$| (?:since|any ?more|about|from|in|ever|now|so far)\\b)',
    // `I only wish I had left the other lot sooner, they were useless`
    "\\bwish(?:ed)? (?:i|we)(?:['’]?d| had) (?:(?:found|met|called|rung|hired|used|asked|(?:come|switched|moved|changed) to|known (?:of|about)|heard of) (?:you|your \\p{L}+|u)|left (?!you\\b)(?:(?:the|my|our) )?\\p{L}+(?: (?:lot|firm|agents?|one|supplier|company))?) (?:sooner|earlier|years ago|in the first place)(?!\\p{L})",
    // `We stopped getting complaints from parents`, `Tenants have stopped moaning`
    `\\b(?:stopped|quit|no longer|(?:do|does)(?: not|n['’]?t)) (?:get(?:ting)?|hav(?:e|ing)|receiv(?:e|ing)|hear(?:ing)?) (?:any |so many |as many )?(?:more )?${bad}\\b`,
    '\\b(?:stopped|quit|no longer) (?:complain|moan|grumbl|whing)(?:e|ing)?(?!\\p{L})',
    '\\b(?:nobody|no one|no-one|none of \\p{L}+) (?:complains?|moans?|grumbles?)(?!\\p{L})',
    `\\bfewer ${bad}\\b`,
    '\\b(?:complaints?|grumbles?|moans?) (?:have |has )?(?:dried up|died down|gone quiet)(?!\\p{L})',
    "\\b(?:thought|expected|feared|dreaded) (?:\\p{L}+ ){1,8}(?:and|but) (?:it|they|there) (?:was|were|is)(?:n['’]?t| not| none)",
  ].join('|'),
  'iu',
);
/** Beside it something may be held against us all the same. */
const beside =
  /\b(?:still|owe[ds]?|refund|late|wrong|again|heard|charge[ds]?|unhappy|not happy|angry|cross|fuming|furious|except|apart from|until (?:you|they|last)|went up|worse|disappoint\p{L}*|let down|letdown|sorry|keep the|earful)\b/iu;

const nobody =
  '(?:no one|nobody|no-one|not (?:one|a single)(?: \\p{L}+){0,3}|none of \\p{L}+(?: \\p{L}+)?)';
const trouble = '(?:complaints?|problems?|issues?|troubles?|dramas?|hassles?|breakdowns?|faults?)';
/** What was not said or noticed, and was there only before: praise where nothing else is said of us. */
const without = new RegExp(
  [
    `\\b${nobody}(?: (?:has|have|had|ever|even|once)|['’]s)* (?:complain(?:s|ed)|moan(?:s|ed)|grumbl(?:es|ed)|notic(?:es|ed)|minds|minded|thinks? (?:about it|twice)|said a word)(?!\\p{L})`,
    `\\b(?:ha(?:s|ve|d)(?: not|n['’]?t| never)|never) (?:yet |even )?had (?:\\(?(?:one|an?|any|single|real|much)\\)? ){0,3}${trouble}(?!\\p{L})`,
    `\\b(?:no|not one|not a single|zero) (?:more |other |single )?${trouble} (?:this|all|with (?:them|him|her|you|it|any|the|your|\\p{L}+)|at all|here|these|last|to (?:report|speak of))(?!\\p{L})`,
    // `We have not had to think about the houses once`; not `I have never had to chase so often`.
    "\\b(?:I|we|and) (?:ha(?:ve|d)(?: not|n['’]?t| never)|never) (?:once |yet |even )?had to (?:think|worry|chase|stress|ask|call|ring|remind|lift|deal|drive|lose sleep)(?!\\p{L})(?![^.;!?]{0,40} (?:(?:so|this|that|as) (?:much|many|long|often|hard|bad)|like this|more|harder))",
    "\\b(?:can(?:not|['’]?t)|could(?: not|n['’]?t)) complain(?=[.,!]|$| (?:about|really|at all))",
    '\\bcomplain(?:ts?|ed)\\b[^.;,]{0,40} (?:before|until|till)(?=[.!]|$| (?:you|they|we|the new \\p{L}+) (?:came|took|started|arrived|turned))',
    '\\bwithout (?:anyone|anybody|us|them|the \\p{L}+|\\p{L}+) (?:ever |even )?(?:noticing|knowing|complaining|realising)(?!\\p{L})',
  ].join('|'),
  'iu',
);
const contrasts = /\b(?:but|however|though|although|yet (?!had)|mess|problem is|only that)\b/iu;

const not =
  "\\b(?:not|never|hardly|less than|no longer|nobody|far from|[a-z]+n['’]t|would be|will be)";
/** `Londhe sir is very happy with us`, `gave 5 star on Google` */
const content = new RegExp(
  `(?<!${not} (?:\\p{L}+ ){0,2})\\b(?:happy|pleased|satisfied|delighted|impressed|thrilled|glad) with (?:us|our|your|you|(?:the|his|her|their) (?:\\p{L}+ )?(?:work|service|job|team|support|installation|result))(?!\\p{L})|(?<!${not} (?:\\p{L}+ ){0,2})\\b(?:over the moon|(?:chuffed|thrilled|pleased) (?:to bits|as punch)|tickled pink|made up with (?:it|the|your)|cock-a-hoop|blown away (?:by|with)|ecstatic)(?!\\p{L})|\\bcould(?: not|n['’]?t) be (?:happier|more pleased|more delighted)(?!\\p{L})|(?<!\\b(?:removed?|deleted?|took (?:back|down)|lost|no|not|without|instead of|down from|was) (?:\\p{L}+ ){0,2})\\b(?:5|five)[- ]?stars?\\b(?! (?:hotel|resort|property|restaurant))`,
  'iu',
);

const whoKeeps =
  '(?:^|[.,;:“"‘(] ?|\\b(?:and|because|that|as|since|but) )(?<!\\b(?:wish|hope|think|thought|need) that )(?:they|you|u|he|she|\\p{Lu}\\p{Ll}+|(?:your|the) \\p{L}+)(?: (?:always|really|actually|both|all|just|still|do))*';
const keeps =
  '(?:comes?|came|turn(?:s|ed)? up|show(?:s|ed)? up|arrives?d?|(?:ring|call|phone|write|get|come)s?(?: \\p{L}+)? back|rings?|calls?|do(?:es)?|did|delivers?|delivered|finish(?:es|ed)?|fix(?:es|ed)?|is(?= (?:here|there))|are(?= (?:here|there))|were(?= (?:here|there))|was(?= (?:here|there)))(?: (?:here|there|it|things|exactly|just|up|on site))*,?';
const toldBefore =
  '(?:say|says|said|promised?|promises|tells? (?:us|you|me)|told (?:us|you|me))(?!\\p{L})';
/** `They come when they say they come`, `you did what you said`; not `they never come when they say` */
const keptWord = new RegExp(
  [
    `${whoKeeps} ${keeps} (?:when|what|at the (?:hour|time)|on the (?:day|date|dot)|by when|as|the (?:day|hour|time|minute)) (?:that )?(?:they|you|u|he|she|it) ${toldBefore}`,
    `${whoKeeps} (?:keeps?|kept) (?:to )?(?:their|your|his|her) (?:word|promises?)(?!\\p{L})`,
    '(?:^|[.,;:“"‘(] ?)(?:when|if) (?:they|you|he|she) say (?:an? )?\\p{L}+,? (?:it is|it[’\']s|they mean|you mean|he means|she means)(?!\\p{L})(?! (?:not|never|rarely|anything))',
  ].join('|'),
  'iu',
);
/** After it they did not: `they came when they said, for once`. */
const ofOnce =
  /\b(?:for once|once|only|at first|this time|did(?: not|n['’]t)|never|rarely|until|used to)\b/iu;

/** Whether a sentence praises us by what there is less of, or by what others did not know. */
export const isPraise = (sentence: string): boolean => {
  const said = sentence.slice(0, longest);
  if (beside.test(said)) return false;
  return (
    praise.test(said) ||
    (keptWord.test(said) && !contrasts.test(said) && !ofOnce.test(said)) ||
    ((without.test(said) || content.test(said)) && !contrasts.test(said) && !onlyIf.test(said))
  );
};
/** `Would be happy with us if`; not `I have not had to call once` */
const onlyIf =
  /\b(?:if|once (?!since\b|in\b|this\b)(?=\p{L})|unless|used to be|was (?:very |so |really )?(?:happy|pleased|satisfied))\b/iu;
const longest = 400;
