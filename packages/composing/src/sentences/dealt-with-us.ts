/** Us, as who was dealt with is told of to us. */
const you =
  '(?:you(?:rselves|r (?:\\p{L}+ ){0,2}?(?:firm|company|agency|team|guys|lot|people|folks|crew|business|outfit|mob|office|service|reps?|cleaners?|staff|men|lads|blokes|tech(?:nician)?s?|engineers?|driver))?|u|ya)(?: (?:guys|folks|lot|people|blokes|all|mob|fellas))?(?!\\p{L})';
const before =
  '(?:before|once|twice|last (?:time|week|month|year|quarter|spring|summer|autumn|fall|winter)|previously|in (?:the past|(?:19|20)\\d\\d)|(?:an?|one|two|three|four|five|\\d+|a few|a couple of|some) (?:weeks?|months?|years?) (?:ago|back)|years ago)';

/** What went badly, and is not denied: `no bad experience`. */
const bad =
  "(?<!\\b(?:no|not an?|not|never an?|isn['’]t|wasn['’]t|weren['’]t|nothing|without an?) (?:\\p{L}+ )?)(?:bad|terrible|awful|poor(?:ly)?|horrible|horrendous|shocking|rubbish|garbage|junk|useless|worthless|crap|lousy|dreadful|rough|rotten|pathetic|appalling|a (?:mess|disaster|nightmare|shambles|joke|waste|let[- ]?down|disappointment|flop|failure)|wasted?|disappoint(?:ed|ing|ment)|unhappy|regrett?(?:ed)?|never again|nothing (?:to show|out of)|got nothing|no results|went (?:wrong|badly|nowhere|south)|fell (?:short|flat|through|apart)|flopped|bombed|tanked|failed|burn(?:ed|t)|stung|screwed|let down|dropped the ball)(?!\\p{L})|\\b(?:did(?: not|n['’]?t) (?:work|deliver|go (?:so |very |that )?well|perform|help|get (?:any|us|what)|do (?:much|anything|what))|(?:not|n['’]t) (?:\\p{L}+ )?(?:impressed|happy|great|good|pleased|thrilled|satisfied))(?!\\p{L})";

const dealt =
  '(?:hired|used|tried|engaged|worked with|dealt with|went with|had|employed|signed (?:up )?with|bought from|paid|contracted|booked|got|a (?:\\p{L}+ ){0,2}(?:with|from)|(?:experience|time|run|luck|results|project|pilot|campaign|engagement|trial|job) (?:with|from|by))';

const shapes = [
  // `We had a bad experience with your firm`, `last time we hired you the leads were junk`
  `\\b${dealt} ${you}[^.?!]{0,80}?(?:${bad})`,
  `(?:${bad})[^.?!]{0,40}?\\b(?:with|by|from|of|in|hiring|using|hired|used) (?:${you}|(?:your|ur) (?:last |first |own )?(?:work|service|job|results|leads|campaign|cleaning|reports?|audit))(?! (?:know|see|think|may|might|can|could|would|will|are|have|do)(?!\\p{L}))`,
  // `You guys burned us last year`, `your team dropped the ball`
  `(?:^|[.,;–—-] ?|\\b(?:and|but|because|since|as|that|when|time|until) )${you} (?:really |just |badly |totally |completely |also )?(?:burn(?:ed|t)|stung|screwed|ripped|robbed|overcharged|ghosted|stiffed|misled|cheated|messed|stuffed|let (?:us|me) down|dropped the ball|wasted|botched|blew|broke|ruined|lost|missed|flopped|failed|bombed|never (?:showed|turned up|came|called|delivered|finished|got|sent|followed|did|replied|answered|paid)|did(?: not|n['’]?t) (?:show|turn up|deliver|finish|follow|work))(?!\\p{L})`,
  `\\b(?:your|ur) (?:last |previous |first |old )?(?:\\p{L}+ ){0,2}?(?:campaign|work|job|service|report|leads|crew|clean|audit|website|site|project|cleaners?|team|ads|visit)(?: (?:for|with) (?:us|me))?(?: (?:last|in|back) [\\p{L}\\d]+)? (?:(?:was|were) )?(?:${bad})`,
  // `Too dear last time mate`, `your price was double the other quote`
  `(?<!\\b(?:not|never|[a-z]+n['’]t) )\\btoo (?:dear|expensive|pricey|exy|steep|high|costly)(?! for)[^.?!]{0,20}\\b${before}`,
  `\\b(?:you|u|your (?:\\p{L}+ )?(?:prices?|quotes?|rates?|bid|pricing|cost|fees?)) (?:was|were|came (?:in|out)) (?:\\p{L}+ ){0,2}?(?:too (?:dear|expensive|pricey|exy|steep|high|much|costly)|(?:twice|double|triple) (?:the|what|any|every)|(?:way|much|far|well) (?:higher|dearer|over|above)|(?:a )?rip-?off|over (?:the top|our budget|budget))`,
].map((shape) => new RegExp(shape, 'iu'));

/** Whom they were burned by is not us, or they ask whether we may be better. */
const ofAnother =
  /\b(?:another|other|last|previous|old|former|current|present|existing) (?:\p{L}+ )?(?:agency|agencies|firm|company|companies|supplier|vendor|provider|contractor|cleaners?|lot|mob|crowd|outfit|consultants?|people)\b|\b(?:before (?:we|i) (?:met|found|hired|knew)|different from|unlike|compared (?:to|with)|better than)\b/iu;

const longest = 400;

/** Whether a reply's sentence says that they had to do with us, and that it went badly or cost too much. */
export const wentBadlyWithUs = (sentence: string): boolean =>
  sentence.length <= longest &&
  !ofAnother.test(sentence) &&
  shapes.some((one) => one.test(sentence));
