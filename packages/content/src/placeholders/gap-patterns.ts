import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** When something is, behind "on". */
const day = String.raw`(?:${weekday}|the \d|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \d)(?!\p{L})`;
/** And behind "at". */
const hour = String.raw`(?:\d{1,2}(?:[.:]\d\d)?(?! ?%)|noon|midnight|half past|quarter|${'(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'})(?!\p{L}| (?:people|guests|percent|euros|pounds))`;

const moved =
  /(?<!\p{L})(?:drop|dropped|come|came|comes|coming|stop|stopped|stops|pass|passed|passes|passing|go|goes|went|gone|going|swing|swung|call|called|calling|pop|popped|walk|walked|drive|drove|run|ran|fly|flew|flies|get|gets|got|stand|stands|stood|stay|close|near|nearby|live|lives|lived|abide|lay|laid|put|move|moved|rush|rushed|sail|sailed|look|looked)(?!\p{L})[^.!?\n]{0,24}$/iu;
/** A clause of these may end in such a word: "where we are at on Monday". */
const relative = /(?<!\p{L})(?:what|where|which|that|who|whom)(?!\p{L})[^.!?\n]{0,40}$/iu;
const isRelative = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  relative.test(lineBefore(match, masked, 60));

const withNobody =
  'appointments?|meetings?|calls?|interview|contract|session|agreement|partnership|consultation|viewing|lesson';
const price =
  'fee|price|rate|cost|amount|charge|rent|deposit|budget|discount|turnover|revenue|salary|balance|fine|grant|donation';
const counted =
  'people|guests|places|seats|participants|customers|tickets|members|visitors|children|delegates|volunteers|employees|persons';
const units =
  'years?|days?|hours?|weeks?|months?|minutes?|percent|per cent|euros?|pounds|dollars|kilometres|miles|tonnes|kilos|litres';
const papers =
  '[Ii]nvoice|[Oo]rder|[Cc]ontract|[Tt]icket|[Bb]ooking|[Rr]eference|[Pp]olicy|[Cc]ustomer|[Aa]ccount|[Oo]ffer|[Qq]uote';

/** Words that meet where a value between them was empty: "is at on Friday", "grew by percent". */
const closedUp: readonly Pattern[] = [
  {
    sign: /\b(?:by|until|before|from|to|for) (?:on|at) /i,
    shape: new RegExp(
      String.raw`(?<!\p{L})(?:by|until|before|from|to(?<=(?:moved|postponed|rescheduled|forward|back|extended|changed|delivered|shipped|sent) to)|for(?<=(?:scheduled|booked|planned|set|arranged|reserved|fixed|due) for)) (?=on ${day}|at ${hour})`,
      'giu',
    ),
    // "Drop by on Friday": the word belongs to its verb.
    accepts: (match, around) =>
      !isRelative(match, around) &&
      (match[0].toLowerCase() !== 'by ' || !moved.test(lineBefore(match, around.masked))),
  },
  {
    sign: / (?:at (?:on|by|and)|on at) /,
    shape: new RegExp(
      String.raw`at (?<= (?:is|are|was|were|be|place|starts?|begins?|opens?|closes?|arrives?|leaves?|you|us|held|meets?|call) at )(?=(?:on|by) ${day}|and (?:ends?|closes?|finish(?:es)?|lasts?|runs?)(?!\p{L}))|on (?<= (?:scheduled|booked|meet|held|place|appointment|delivered|arrives?|due|confirmed|starts?|begins?) on )(?=at ${hour})`,
      'giu',
    ),
    accepts: (match, around) => !isRelative(match, around),
  },
  {
    sign: / with (?:on|at|is|has|will) /,
    shape: new RegExp(
      String.raw`with (?<=(?:^|[.!?>,;:]\s{1,2}|confirm |confirming |about |of |for |move |moved |cancel |reschedule )(?:your|the) (?:\p{L}{2,12} )?(?:${withNobody}) with )(?=(?:is|has been|will be)(?!\p{L})|on ${day}|at ${hour})`,
      'gimu',
    ),
  },
  {
    sign: / of (?:per|is|will|plus|was|has|each|by|until) /,
    shape: new RegExp(
      String.raw`of (?<=(?<!\p{L})(?:an?|the|your|our|total|monthly|annual) (?:\p{L}{2,12} )?(?:${price}) of )(?=(?:per|is|will|plus|was|has been)(?!\p{L})|(?:by|until) ${day})`,
      'giu',
    ),
    accepts: (match, around) => !isRelative(match, around),
  },
  {
    sign: /only per |from per |just per | for per |about per /,
    shape:
      /(?:only|just|from|for|about) (?<= (?:is|for|at|are|costs?|pay|prices?|it) (?:for )?\p{L}{3,5} )(?=per (?:person|month|night|hour|year|day|week|head|guest|item|piece|kilo|litre|ticket)(?!\p{L}))/giu,
  },
  {
    sign: /(?:by|of|to|than|about|nearly|almost|exactly|approximately|roughly|fell|rose|grew|at) (?:percent|per cent|years|days|hours|weeks|months|minutes|euros|pounds|dollars)/,
    shape: new RegExp(
      String.raw`per ?cent(?<=(?<!\p{L})(?:by|fell|rose|grew|dropped) (?:about |nearly |almost |only |over |up to )?per ?cent)(?= |[.,;]|$)(?! (?:change|point|sign|value|composition|by))|(?<!\p{L})(?:nearly|almost|exactly|approximately|roughly) (?=(?:${units})(?: (?:of|ago|old|later|per|in|a|each|more|less|from|to|since|after|before|and)(?!\p{L})|[.,;]|$))`,
      'gimu',
    ),
  },
  {
    sign: /(?:up to|at least|about|over|around|nearly|more than) (?:people|guests|places|seats|part|cust|ticke|memb|visit|child|deleg|volun|empl|persons)/,
    shape: new RegExp(
      String.raw`(?:up to|at least|about|over|around|nearly|more than) (?<=(?<!\p{L})(?:room for|space for|holds?|seats?|hosts?|accommodates?|sleeps?|welcomed|welcome|expect|expected|attended by|attracted) \p{L}{2,6}(?: \p{L}{2,5})? )(?=(?:${counted})(?!\p{L}))`,
      'giu',
    ),
  },
  {
    sign: /nly (?:seats|places|spots|tickets|days|rooms|hours|tables) /,
    shape:
      /Only (?<=(?:^|[.!?:] )Only )(?=(?:seats|places|spots|tickets|days|rooms|hours|tables) (?:left|remaining|to go|remain)(?: *[.!,–—-]|[ \t]*\r?$))/gmu,
  },
  {
    sign: /rom to[ ,.]|etween and[ .,]/,
    shape:
      /from to(?<= (?:open|opens|rose|fell|grew|runs?|daily|lasts?|is|are|goes|went|raised|cut|held|place|up|down) from to)(?=[ ,.])|between and(?<= (?:is|are|lies?|costs?|lasts?|pay|open|come|arrive|ages?|aged|of) between and)(?= (?:on|at|people|euros|hours|years|per|o'clock|[ap]m)(?!\p{L})|[.,])/gu,
  },
  {
    sign: /(?:o\.|r\.|#) (?:of|dated|from|has|was|is|will|for|on) /,
    shape: new RegExp(
      String.raw`(?:[Nn]o\.|[Nn]r\.|#)(?<=(?<!\p{L})(?:${papers}) (?:[Nn]o\.|[Nn]r\.|#))(?= (?:of|dated|from|has|was|is|will|for|on) )`,
      'gu',
    ),
  },
  {
    sign: /(?:to|by|from)(?: (?:and [A-Z]|for (?:h|the|your|being|making)|on (?:h|their|b|w))| ?[.,!]\s)/,
    shape:
      /(?: (?:and|for|on)(?<=(?:ongratulations to|hanks to|hank you to|hosted by|rganised by|ritten by|resented by|ponsored by|upported by|nvitation from|est wishes from) (?:and|for|on))(?=(?<=and) \p{Lu}\p{Ll}|(?<=for) (?:his|her|their|the|your|being|making)(?!\p{L})|(?<=on) (?:his|her|their|becoming|winning|being)(?!\p{L})))/gmu,
  },
  // Other languages.
  {
    sign: /[bmnsle] (?:Uhr|um \d|bis [U\d.,]|à \d|a las|alle )|op om|à h|€ [pjaiz]/,
    shape:
      /(?<!\p{L})(?:am (?=um \d)|(?:um|ab|bis|gegen) Uhr(?!\p{L})|von (?=bis(?: (?:Uhr|\d)|[.,]))|bis (?=um \d)|le (?=à \d)|el (?=a las \d)|il (?=alle (?:ore )?\d)|op (?=om \d)|à h(?=[ ,.]))|€(?<=(?<!\p{L})(?:beträgt|kostet|nur|für|von|coûte|seulement|cuesta|costa|solo|soltanto|de|di) €)(?= (?:pro|je|par|por|al|inkl|zzgl)(?!\p{L}))/gu,
  },
  {
    sign: / the (?:th |st |nd |rd )?of /,
    shape: new RegExp(
      String.raw`the (?:th |st |nd |rd )?of (?=${month})(?<= (?:on|by|until|from|before|after) the (?:th |st |nd |rd )?of )`,
      'giu',
    ),
  },
  {
    sign: / at (?:am|pm|o['’]clock)| at :\d/,
    // A ferry that leaves each hour does so at :15 and :45.
    shape: /(?<!\p{L})at (?:(?:am|pm|o['’]clock)(?!\p{L})|:\d\d(?!\d)(?!(?:,| and| or| &) ?:\d))/gu,
  },
];

/** Signs between or before which nothing stands. */
export const gapPatterns: readonly Pattern[] = [
  ...closedUp,
  {
    sign: /""|“”|„“|«»|\(\)|\( \)/,
    shape:
      /(?:""|“”|„“|«»)(?<=(?<!\p{L})(?:called|named|titled|entitled|[Ff]ilm|[Bb]ook|[Cc]ode|[Ww]orkshop|[Cc]ourse|[Ss]ong|[Tt]alk|[Ll]ecture|[Pp]roject|[Ss]ubject|[Pp]lay) .{2})(?=[ .,;!?)]|$)|\( ?\)(?<=\p{Ll} \( ?\))(?=[,.;]| \p{L}|$)/gmu,
    accepts: (match, { masked }) =>
      !/(?:parenthes[ie]s|brackets?|function|method|call|type|signs?|empty)(?: (?:is|of|like|with|an?|the|to))? ?$/i.test(
        lineBefore(match, masked),
      ),
  },
  // A label with a comma in the place of its value.
  {
    sign: /: ?[,;] /,
    shape:
      /[,;](?<=(?<!\p{L})(?:date|time|venue|place|price|total|room|phone|tel|email|name|speaker|deadline|seat|gate|floor|amount|number|no|address|fee): ?[,;])(?= \p{L})/giu,
  },
  // Nothing comes behind the call that ends a text.
  {
    sign: /(?:here|at|on|via|under):\s*$/,
    shape:
      /:(?=\s*$(?![^]))(?<=(?<!\p{L})(?:sign up|register|book|apply|order|call us|reach us|contact us|buy|donate|reserve)(?: [\p{L}'’]{1,15}){0,6}:)/giu,
  },
  // Where the value was empty, the words around it close up.
  {
    sign: / {2}\w| [.,]|: ?\)/,
    shape:
      / (?<=\p{L} (?:on|at|by|from|until|of|to|for) {2})(?=(?:at|on|in|by|to|and|is|from|for|with|until) )| {1,2}(?<=(?:\p{L} (?:on|at|by|from|until|of|called|named|is|are|was|to|with|hall|room|stand|gate|telephone|phone|du|vom|am|del|dal)|, (?:Dr|Mr|Mrs|Ms)) {1,2})[.,](?=\s|$)|\((?:in words|in Worten|en lettres|en letras?): ?\)/gu,
  },
  {
    sign: /[$€£](?![^\s.,;])/,
    shape:
      /(?<=\p{L} (?:is|was|of|at|only|costs?|from|by|pay|pays|paid|charge|total:?) )[$€£](?= (?:per|an?|each|by|until|before|on|is|and)(?!\p{L})|[.,;]?(?:\s*(?:\n|$)| \p{L}))(?! (?:and|or|,) ?[$€£])/gu,
    accepts: (match, { masked }) => !/\d ?$/.test(lineBefore(match, masked)),
  },
  {
    sign: / %/,
    shape: /%(?<=\p{L} (?:by|of|than|saved|about|over|up|to|only|nearly) %)(?=[ .,;]|$)/gmu,
    accepts: (match, { masked }) => !/^ ?(?:sign|symbol|key)/.test(textAfter(match, masked)),
  },
];
