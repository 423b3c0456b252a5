const words = "(?: [\\p{L}\\d’'%.-]+)";

/** What a sentence may say with a word of danger and mean none: what is sold or taught, figures, names, what was told. */
const harmless = new RegExp(
  [
    // A bid, a sale or a goal that was nearly won.
    `\\bnear[- ]miss(?:es)?\\b(?=[^.;]{0,60}\\b(?:bids?|tenders?|deals?|sales?|contracts?|awards?|pitch(?:es)?|targets?|goals?|finals?|titles?|promotions?|budgets?|quotas?|leagues?|cups?|penalt(?:y|ies)|deadlines?)\\b)`,
    '\\b(?:bid|tender|deal|sales?|contract|award|pitch|target|goal|title|promotion|budget|quota|deadline)\\b[^.;]{0,40}\\bnear[- ]miss(?:es)?\\b',
    // A device that warns of it, as long as it does not.
    `(?<!\\b(?:reset(?:ting)?|silenc\\p{L}+|ignor\\p{L}+|remov\\p{L}+|unplug\\p{L}+|cover\\p{L}+|disabl\\p{L}+|bypass\\p{L}+|(?:took|taken|take|taking) (?:down|off|out)|(?:turn|switch)\\p{L}* off|tap(?:ed|ing)(?: over| up)?|over|no|without(?: an?)?) (?:(?:the|both|all|our|their|his|her|any|working) ){0,2})\\b(?:carbon monoxide|co|gas|smoke|fire|heat|leak) (?:and (?:\\p{L}+ ){1,2})?(?:alarms?|detectors?|sensors?|monitors?)\\b(?!${words}{0,3} (?:went|goes|going|gone|go|sound(?:ed|ing)|kept|keeps?|beep(?:s|ed|ing)|chirp\\p{L}*|bleep\\p{L}*|rang|ring(?:s|ing)|trip(?:s|ped|ping)|read(?:s|ing)?|shows?|showed|removed|unplugged|off|dead|missing|broken|covered|taped|disabled|not)\\b)`,
    '\\b(?:bleach|chlorine|asbestos|smoke|gas|toxin|injury|accident|fume|fire|solvent|allergen)-free\\b|\\bnon-?toxic\\b',
    // Of the law, of insurance and of shops.
    '\\b(?:personal |sports? |head |birth )?injur(?:y|ies) (?:and [\\p{L} ]{1,30} )?(?:law(?:yers?)?|claims?|solicitors?|cases?|departments?|teams?|clinics?|rehab\\p{L}*|prevention|cover)\\b|\\basbestos (?:claims?|law|litigation|departments?)\\b|\\baccident (?:repairs?|management|claims?|helpline)\\b',
    // What is counted over a time, and got less.
    '\\b(?:accidents?|injur(?:y|ies)|near[- ]miss(?:es)?|falls|fires|incidents|shocks|burns)\\b(?: (?:at|in|on|per|a|with|the|of|and)(?: \\p{L}+){1,3}){0,2} (?:are |were |have |has )?(?:down|fell|halved|cut|reduced|dropped|went down|gone down)\\b(?= (?:by|from|to|\\d|in half|since)|[.,;]|$)',
    '\\b(?:cuts?|cutting|reduc(?:es?|ed|ing)|halv(?:es?|ed|ing)|prevents?|prevented|preventing|avoids?|avoided|fewer|less|zero|protects? against|protection against|against)\\b (?:the )?(?:\\p{L}+ )?(?:(?:risk|danger|number|hazard)s? of )?(?:accidents?|injur(?:y|ies)|near[- ]miss(?:es)?|falls|fires?|smoke|fumes|burns|shocks|poisoning|slips)\\b',
    // Of a film, a book, a game or history.
    '\\b(?:fire|smoke|explosions?|flames|accident|crash|murder|poison(?:ing)?|collapse)\\b (?:in|of|from|at) (?:the |our |its )?(?:(?:last|first|final|opening|closing|second|third) )?(?:scenes?|films?|shows?|plays?|acts?|episodes?|trailers?|novels?|games?|books?|musicals?)\\b',
    '\\bgreat (?:fire|explosion)\\b|\\b(?:fire|explosion|collapse|accident) of (?:1[0-9]|20[01])\\d\\d\\b|\\bfire (?:in|of) 1[0-9]\\d\\d\\b',
    // What is asked, written or shown about it.
    '\\b(?:enquir(?:y|ies)|inquir(?:y|ies)|questions|articles?|blogs?|posts?|leaflets?|brochures?|podcasts?|books?|novels?|films?|exhibitions?|talks?|lectures?) (?:about|on) (?!our |your |his |her |their )[^,.;]{0,40}',
    // What grew.
    '\\b(?:usage|use|sales|costs?|traffic|demand|bookings?|prices?|numbers?|orders|bills?|visits|followers|volumes?|interest|growth|budgets?|spend(?:ing)?|hours|workload) (?:has |have |had |simply |just |really )?(?:exploded|is exploding|are exploding|collapsed|blew up)\\b',
    // Why somebody came, which is over.
    "\\b(?:after|since|following) (?:the|a|an|our|their|that|last year[’']s|a small|a kitchen) (?:\\p{L}+ )?(?:fire|flood|explosion|burglary|accident)\\b(?! (?:this|today|yesterday|on))",
    // What is said of taste, success and feelings.
    `\\b(?:(?:dizzy|sick|ill|faint) with (?:joy|relief|excitement|nerves|love|happiness|delight)|(?:on|under|like a house on|line of|baptism of|set the \\p{L}+ on|play(?:ing)? with) fire(?=${words}{0,4}[.!,;]|$| from| since| with ideas| this (?:year|season|month))(?<=\\b(?:team|he|she|they|we|lads?|sales|you|crew|band|kitchen staff|was|were|are|is|been|absolutely|under|a house on|line of|baptism of|world on|playing with|play with) (?:\\p{L}+ ){0,2}fire)|no smoke without fire|smoke and mirrors|up in smoke|sparks? (?:joy|interest|ideas|conversation|a)|(?:explosion|blaze) of (?:colou?rs?|flavou?rs?|ideas|interest|growth|taste)|(?:poisoned?|poison) (?:pill|chalice)|toxic (?:culture|boss|relationships?|workplace|debts?|assets?|team))`,
  ].join('|'),
  'giu',
);
const mayBeHarmless =
  /near[- ]miss|alarm|detector|sensor|monitor|-free|toxic|injur|asbestos|accident|fire|smoke|fumes|flames|explo|falls|shocks|burns|slips|crash|murder|poison|collapse|dizzy|sick|faint|\bill\b|spark|flood|burglary|incidents|enquir|inquir|question|article|blog|leaflet|brochure|podcast|book|novel|film|exhibition|talk|lecture|explod/iu;

/** A sentence less what in it means no danger whatever its words. */
export const withoutHarmless = (sentence: string): string =>
  mayBeHarmless.test(sentence) ? sentence.replace(harmless, ' ') : sentence;

const notYet =
  "(?<!\\b(?:not|never|half|partly|be|being|getting|get|could|cannot|can|nobody|no one|until|till|once|if|when|should|must|will|needs?|to|un|n['’]t) (?:(?:yet|been|be|properly|fully|quite) ){0,2})";
const mended = new RegExp(
  `${notYet}\\b(?:repaired|replaced|fixed|mended|renewed|swapped|rectified|made safe|put right|rebuilt|re-?wired|re-?piped|re-?sealed|sealed|tightened|re-?hung|cleared|disinfected|flushed|recalled|welded|isolated and removed)\\b`,
  'iu',
);
/** What says that it holds since. */
const confirmed = new RegExp(
  `${notYet}\\b(?:(?:re-?|load[- ]|pressure[- ]|leak[- ]|soundness[- ]|proof[- ])?test(?:ed|s)?(?! (?:next|on monday|tomorrow|to|is due|due|booked|outstanding))|(?:re-?)?checked|certified|certificate (?:issued|on file|in hand)|signed off|(?:re-?)?inspected|passed|proved|verified|commissioned)\\b|\\b(?:nothing|no (?:trouble|problems?|leaks?|smells?|more|further|recurrence|repeat|issues?|complaints?|faults?)[^.;]{0,30}|never(?: again)?|fine|safe|sound|tight|dry|stable|cool|quiet|clear|perfect) (?:ever )?since\\b|\\bsince then (?:nothing|no|all|it has held|it has been fine)\\b|\\b(?:stays|stayed|runs|is|are|found|now|tested|all) (?:cool|tight|sound|dry|clear|in order|gas ?tight|satisfactory)\\b|\\ball (?:ok(?:ay)?|clear|good)\\b`,
  'iu',
);
/** What goes on, or is in doubt, in spite of it. */
const goesOn =
  /\b(?:still|again|keeps?|(?:has|have|is|are|was|were|does|do|did)(?:n['’]t| not)|not (?:sure|certain|yet|quite)|but|except|apart from|however|although|only|temporar\p{L}*|for now|makeshift|bodge\p{L}*|partly|other(?:s)?|fail(?:s|ed)?|another|next one|due|to be)\b/iu;

/** `The leak of March was repaired, tested tight, nothing since`: over, put right, and shown to hold. */
export const isMendedAndTested = (sentence: string, next = ''): boolean =>
  mended.test(sentence) &&
  !goesOn.test(sentence) &&
  (confirmed.test(sentence) || (confirmed.test(next) && !goesOn.test(next)));

const sought =
  '(?:legionella|pseudomonas|salmonella|listeria|campylobacter|norovirus|e\\.? ?coli|bacteria|contamination|asbestos(?: fibres?)?|fibres?|carbon monoxide|co|gas(?: leaks?)?|gas escapes?|radon|lead|arsenic|mercury|mould|radiation|leaks?|faults?|defects?|(?:\\p{L}+ or )?(?:potentially )?(?:dangerous|unsafe|hazardous) (?:items?|faults?|conditions?|readings?|levels?|situations?)|allergens?|nuts?|traces?|toxins?|pathogens?|growth|foreign (?:bod(?:y|ies)|objects?)|metal|glass)';
const looked =
  '(?:detected|found|present|identified|measured|seen|recorded|isolated|grown?|traced|observed|noted)';
/** `Legionella was not detected`, `no gas found`, `asbestos: negative` */
const excluded = new RegExp(
  `(?<!\\p{L})${sought}(?!\\p{L})[^.;!?]{0,30}?(?: (?:was|were|is|are|has been|have been|has|have))? ?(?:not (?:been )?${looked}|none ${looked}|absent|n\\/d|nd|negative|below (?:the )?(?:limits?|detection|threshold|action level)|nil|zero|clear)(?!\\p{L})(?! yet)|(?:no|zero|nil|not any|free (?:of|from)|negative for|clear of|without(?: any)?|nothing of) (?:trace of |signs? of |evidence of |measurable |detectable )?${sought}(?!\\p{L})(?:(?:,| or| and| nor) ${sought}(?!\\p{L}))*(?! (?:cover|guard|alarm|detector|supply|test|check|certificate|record|register)s?\\b)`,
  'giu',
);
const byTest =
  /\b(?:sampl\p{L}*|test\p{L}*|swab\p{L}*|survey\p{L}*|labs?|laborator\p{L}*|results?|readings?|analys\p{L}+|inspect\p{L}*|check(?:s|ed)?|measur\p{L}+|monitor(?:ed|ing)|detect\p{L}*|scann?\p{L}*|negative|air clear|came back|certificate|report(?:s|ed)?)\b/iu;
/** Where somebody feels or smells it, a test that found nothing settles nothing. */
const feltStill =
  /\b(?:smell\p{L}*|smelt|stink\p{L}*|headaches?|dizzy|ill|sick|unwell|rash|coughing|alarm (?:went|goes|kept|keeps)|still|could(?:n['’]t| not)|cannot|can['’]t|not (?:been )?(?:tested|sampled|checked|surveyed|done)|only|old|years? ago|except|apart from|but|however|one of|in (?:two|three|some|the other)|source|cause|why)\b/iu;

/** A sentence less the danger that a test has looked for and not found. */
export const withoutExcluded = (sentence: string): string =>
  byTest.test(sentence) && !feltStill.test(sentence) ? sentence.replace(excluded, ' ') : sentence;

const ownInjury =
  /\b(?:(?:broke|broken|cracked|sprained|twisted|fractured|dislocated|tore|torn|hurt|bruised|injured|pulled|bashed|banged) (?:my|his|her|our|an?) (?:\p{L}+ )?\p{L}+|(?:fell|slipped|tripped|crashed|came off)\b|concuss\p{L}+|injur(?:y|ed)|(?:a|the|my|his|her) (?:\p{L}+ )?(?:accident|stroke|heart attack|seizure|injury|operation|fall)|(?:heart attack|stroke|accident) (?:in|last|at))/iu;
const healed =
  /\b(?:(?:all |fully |quite |completely |nicely |long )?(?:healed|recovered|mended|better|fit)(?: up)?(?: now| again| since|,|\.|!|$)|back (?:on (?:my|his|her|our) feet|to (?:normal|full (?:strength|health|fitness))|in (?:the saddle|shape|training)|at work|to work)|(?:good|right) as (?:new|rain)|(?:fine|fit|well|ok(?:ay)?) (?:again|now))/iu;
/** By what it happened is there still, and may harm the next. */
const ofThing =
  /\b(?:you(?:r|rs)?|our (?!(?:legs?|arms?|holiday))|at work|on site|machine\p{L}*|press|saw|mixer|oven|boiler|ladder|scaffold\p{L}*|stairs?|steps?|ramp|floor|shop|warehouse|kitchen|yard|forklift|lift|escalator|cable|socket|wires?|gas|fumes|chemical|guard|brakes?|van|truck|lorry|when (?:it|the)|by (?:the|a|an|our)|because|still|again|not (?:yet|quite|fully)|n['’]t|nearly|almost|hopefully|soon|should|will be|until)\b/iu;

/** `Broke my leg skiing in February, all healed now` */
export const isHealed = (sentence: string, next = ''): boolean =>
  ownInjury.test(sentence) &&
  !ofThing.test(sentence) &&
  (healed.test(sentence) || (healed.test(next) && !ofThing.test(next)));

/** `If you smell gas, ring us`: what readers are told to do has not happened. */
export const isAdvice = (sentence: string): boolean =>
  /^(?:[\p{L}' ’-]{1,40}: )?(?:(?:if|when|whenever|should|in case|before|as soon as|unless) (?:you|your|anyone|anybody|somebody)\b|(?:how|what|where|when|why|who) (?:to|you(?:r|rs)?\b|do|does|should|can|is your|are your)|(?:is|are|do|does|did|have|has) your?\b[^.!]*\?$|(?:tips|advice|guide|leaflet|checklist|ways|steps|signs|things)\b)/iu.test(
    sentence.trim(),
  );

/** What of a text is left when what means no danger, or is shown to be over, is taken out of it. */
export const withoutCalm = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence, at) => !isMendedAndTested(sentence, sentences[at + 1]))
    .map((sentence) => withoutExcluded(withoutHarmless(sentence)))
    .join(' ');
