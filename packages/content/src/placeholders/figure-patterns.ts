import { findCellAt } from './headed-cells.ts';
import { lineBefore, type Pattern, type Surroundings, textAfter } from './pattern.ts';

/** What a Roman number follows. */
const ordinals =
  'bowl|chapters?|parts?|volumes?|vol\\.|sections?|articles?|louis|olympiad|edition|psalms?|books?|siglo|legio|legion|' +
  'act|scene|canto|page|plate|title|appendix|rules?|games|olympics|ward|law';
const ordinal = new RegExp(`(?:${ordinals}) $`, 'i');
const romanBefore = /(?<![A-Za-z])(?!XX)[IVXLCDM]{2,8} (?:and|to|or|-|&) $/;

export const isRomanNumber = (before: string): boolean =>
  ordinal.test(before) || romanBefore.test(before);

/** Words that a number follows. */
const leads =
  'only|from|to|by|about|over|under|nearly|almost|around|approximately|roughly|least|than|within|just|another|between|' +
  'and|or|of|for|with|after|until|saved?|sold|served|join|up|last|next|first|these|our|all|is|was|are|were|costs?|at|' +
  'earn|get|have|has|had|in|every|below|above|raised|won|plus';
const lead = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${leads}) $`, 'iu');
const notCounted =
  /^ (?:chromosomes?|karyotypes?|century|centuries|embryos?|genotypes?|females?|males?|individuals?|cells?|large)(?!\p{L})/iu;
const goesOn = /^(?: ?[\p{Ll}%€$£]|[.,;!?)]|\s*(?:\n|$))/u;
const sentenceStart = /(?:^|[.!?:]\s+|^[-*>\s]+)$/;
const counted = /^ (?:\p{Ll}{2,20} )?(?:\p{Ll}{3,20}s|people|percent|kg|km|cm|mm)(?!\p{L})/u;

/** `XX` where a number would stand; a Roman twenty, a size and a pair of chromosomes are none. */
function isMissingFigure(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = lineBefore(match, masked);
  const after = textAfter(match, masked);
  if (isRomanNumber(before) || notCounted.test(after)) return false;
  if (sentenceStart.test(before)) return counted.test(after);
  return lead.test(before) && goesOn.test(after);
}

const sizes =
  /(?<![A-Za-z])(?:XS|XL|XXL|XXXL|size|code|country|sex|roman|numerals?|movement|chapter|part|volume|act|chrom(?:osomes?)?|[kg][a-z]{1,4}otype)(?![A-Za-z])/i;

/** A cell of a table: of `XX` alone it is not known whether it is a size. */
const isBlankCell = (match: RegExpExecArray, { masked }: Surroundings): boolean => {
  const isWithin = /[,;\t|] ?"?$/.test(lineBefore(match, masked));
  if (!isWithin && !/^"? ?[,;\t|]/.test(textAfter(match, masked, 3))) return false;
  if (match[0] !== 'XX') return true;
  const header = masked.slice(0, 200).split('\n', 1)[0]!;
  return !sizes.test(header) && !sizes.test(lineBefore(match, masked));
};

/** A description of how to write dates, and a heading that says so, are no dates to come. */
export const describesFormat = new RegExp(
  [
    String.raw`(?:format(?:ted)?|pattern|notation|mask|the form|the shape)(?!\p{L})[^.!?\n]{0,30}$`,
    String.raw`(?<!\p{L})(?:write|enter|give|type)s? (?:\p{L}{1,20} ){0,2}(?:dates?|times?|days?|it|them|all) (?:as|in|like) $`,
    String.raw`(?:^|[.!?] |\b(?:please|always|we|and|or) )use $`,
    String.raw`(?<!\p{L})(?:dates?|times?|it|days?) (?:is|are|must be|should be|as|looks? like|in the form(?: of)?) (?:always )?$`,
    String.raw`(?:written|entered|given|shown|stored|saved|typed) (?:(?:as|in|like) )?\+?(?:[A-Z]{2} )?$`,
    String.raw`(?:date|time|day|datum|fecha)s? ?\($`,
  ].join('|'),
  'iu',
);

export const isDateToCome = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  !describesFormat.test(lineBefore(match, masked, 80)) &&
  !/^["')]? (?:format|notation|pattern|is (?:how|the (?:format|form|way))|(?:for|in) (?:all |the |every )?(?:dates?|times?|days?|headers?|columns?))(?!\p{L})/iu.test(
    textAfter(match, masked, 40),
  );

/** `Part number 00-00-17` is no date, and a code of noughts alone is none yet. */
const isCode = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  /[1-9]/.test(match[0]) &&
  /(?<!\p{L})(?:number|no\.?|code|part|ref\.?|reference|article|item|model|serial|lot|batch|sku|account|id)[:#]? $/iu.test(
    lineBefore(match, masked, 20),
  );

const units =
  'minute|hour|day|week|month|year|euro|dollar|pound|point|place|seat|spot|ticket|tonne|customer|client|team|member|guest|time';

/** An X is more often a name than a number: fewer words lead to one. */
const leadsOfLetter =
  'over|by|than|about|only|need|needs|joined by|already|sold|served|saves?|saved|another|within|after|up to|least|from|to|in|all|last|next|just|nearly';

const dayLead =
  /day$|tag$|^(?:On|From|By|Until|Before|After|Since|To|The|Date|Am|Ab|Vom|Bis|Le|Du|El|Il|Dal|Del)$/;

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|maart|mei|augustus|januari|februari|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|mars|maj|augusti|marts';
/** Headings and bold words begin with such signs, too: these stand within a line. */
const mark = String.raw`(?:X{1,2}|x{2}|N{2}|n{2}|\?{2}|_{2,3}|(?<=\p{L},? )(?:#{1,2}|\*{2}))`;

/** "XX May" is a date; "Brand X may", "Type X April" and "love, Ada xx May" are none. */
function isDayToCome(match: RegExpExecArray, { masked }: Surroundings): boolean {
  const before = lineBefore(match, masked);
  if (/(?<!\p{L})(?:may|march)$/u.test(match[0]) || isRomanNumber(before)) return false;
  if (match[0].startsWith('x')) return !/love|kiss|hugs?|thanks|cheers|see you/i.test(before);
  const [, named] = /(?<!\p{L})(\p{Lu}\p{L}{0,20}) $/u.exec(before) ?? [];
  return !match[0].startsWith('X') || named === undefined || dayLead.test(named);
}

/** Figures and dates of which single places are marked, in money, shares, dates and times. */
const unknownFigures: readonly Pattern[] = [
  {
    sign: /X/,
    shape:
      /(?<![\p{L}\p{N}._/-])(?:[$€£] ?)?X{1,3}(?:,(?:XXX|000)){1,3}\+?(?![\p{L}\p{N}])|[$€£] ?X{1,3}(?:[.,]X{1,3})?(?:[KkMm]|bn)?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}._/-])X{1,2}[.,]X{1,2}(?= ?(?:%|percent|[kKmM](?!\p{L})|million|billion|times|[$€£]|out of|hours|points|stars))|(?<![\p{L}\p{N}])X{1,2}(?:th|st|nd|rd)(?= (?:anniversary|birthday|edition|year|annual|time|floor|of))|(?<![\p{L}\p{N}])X{1,2}(?= (?:million|billion|thousand|out of [XY\d])(?!\p{L}))/gu,
  },
  {
    sign: /000 |#### /,
    shape: new RegExp(
      String.raw`(?<=(?:^|\p{L} ))(?:000|#{3,5})(?= (?:(?:happy|new|more) )?(?:${units})s(?!\p{L}))`,
      'gmu',
    ),
    accepts: (match, { masked }) => match[0] === '000' || lineBefore(match, masked) !== '',
  },
  {
    sign: /dd\/mm|HH:mm|hh:MM|dd\.mm\./,
    shape: /(?<![\p{L}\p{N}/.])(?:dd\/mm|dd\.mm\.|HH:mm|hh:MM)(?![\p{L}\p{N}/])/gu,
    accepts: isDateToCome,
  },
  {
    sign: /from X/,
    shape:
      /(?<=(?:grew|rose|fell|went|increased|decreased|dropped|reduced|improved|cut|up|down)(?: \p{L}{2,20}){0,4} )from X{1,2}%? to [XY]{1,2}%?(?![\p{L}\p{N}])/gu,
  },
  {
    sign: /xx/,
    shape:
      /(?<![\p{L}\p{N}._/-])[$€£]?xx(?:[.,:/]xx){1,2}(?:xx)?(?![\p{L}\p{N}])|[$€£] ?xx+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])xx+ ?(?:%|€)/gu,
  },
  {
    sign: /(?:^|[^A-Za-z])(?:NN|nn) ?[%$€£dpyhwmegsv]|N%|[$€£](?:NN|nn)/,
    shape:
      /(?<![\p{L}\p{N}.])(?:NN|nn)(?= ?(?:%|percent|per cent|days|years|hours|weeks|months|minutes|people|guests|places|seats|visitors|participants|euros?|dollars|[$€£]))|(?<![\p{L}\p{N}.])N{1,2}%(?![\p{L}\p{N}])|[$€£](?:NN|nn)(?![\p{L}\p{N}])/gu,
  },
  {
    sign: new RegExp(`#(?: ?%| (?:${units}|percent|people|year))|[$€£]#`),
    shape: new RegExp(
      String.raw`(?<=\p{L},? |[$€£]|^)(?<![$€£#]\$)#{1,2}(?= ?%| (?:${units})s?(?!\p{L})| (?:percent|people|years? (?:of|old))(?!\p{L}))|[$€£]#{1,3}(?:[.,]#{2,3})?(?![\p{L}\p{N}#])`,
      'gmu',
    ),
    accepts: (match, { masked }) =>
      match.index > 0 && !/(?:^|\n)#* ?$/.test(lineBefore(match, masked)),
  },
  {
    sign: /__/,
    shape:
      /[$€£] ?__{1,20}|(?<![\p{L}\p{N}_*])__{1,3}(?=(?: ?%| \p{Ll}{2,20}(?:[ .,;]|$)))(?<=\p{L}[,:]? _{2,4})|(?<![\p{L}_])_{2,4}[./:]_{2,4}(?:[./](?:_{2,4}|\d{2,4}))?|(?<!\p{N})20__(?!_)/gmu,
  },
  {
    sign: /(?:[Xx?_#*]|NN|nn)(?:\.|st|nd|rd|th)? (?:of |de |d['’])?(?:[Jj](?:an|un|ul|ui|än)|[Ff](?:eb|év)|[Mm](?:ar|är|ay|ai|ag|aa|ei|aj)|[sSlLkKcCwWpPgGfF](?:ty|ut|wi|ze|ip|ie|rz|aź|is|ru|ev)|[Aa](?:pr|ug|vr|br|go|oû)|[Ss](?:ep|et)|[Oo](?:ct|kt|tt)|[Nn]ov|[Dd](?:ec|éc|ez|ic)|[Ee]ne|[Gg](?:en|iu)|[Ll]ug|[JFMASONDEGL][A-ZÄÉ]{2})|(?:ary|rch|ril|une|uly|ust|ber|ARY|RCH|RIL|UNE|ULY|UST|BER) (?:[Xx#?]|__)/,
    shape: new RegExp(
      String.raw`(?<![\p{L}\p{N}?#*_])${mark}(?:\.|st|nd|rd|th)? (?:of |de |d['’])?(?:${months})(?!\p{L})|(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december) (?:X{1,2}|#{2}|\?{1,2}(?=,| \d|\))|_{2,3})(?![\p{L}\p{N}#_])`,
      'giu',
    ),
    accepts: isDayToCome,
  },
  {
    sign: /\d-(?:XX|\?\?|xx)|--:--|\?\?:|[$€£]\?|\?%|\? %|(?:XX|\?\?)\./,
    shape:
      /(?<![\p{L}\p{N}])(?:19|20)\d\d-(?:XX|xx|\?\?|\d\d)-(?:XX|xx|\?\?)(?![\p{L}\p{N}])|(?<!-)--:--(?!-)|(?<![\p{L}?])\?\?:\?\?|[$€£]\?{1,3}(?=[\s.,;)]|$)|(?<![\p{L}?])\?{1,3} ?%|(?<![\p{L}\p{N}])(?:XX|\?\?)\.(?:XX|\?\?|\d\d)\.(?:\d{2,4}|XXXX|\?\?)?/gu,
  },
];

/** What happened on such a day, or is said of it, is no default. */
const realDay =
  /(?<!\p{L})(?:born|births?|birthday|epoch|founded|built|established|since|opened|unix|timestamps?|excel|dates? (?:before|from)|museum|archives?|act|law|in force|geboren\p{L}{0,2}|geburtsdatum|geb|gegründet|eröffnet|kraft|seit|nacid[oa]|née?|nat[oa]|fondée?|depuis|fundad[oa]|default|shows?|displays?)(?!\p{L})/iu;

/** Dates that spreadsheets and databases make of nothing. */
const zeroDates: readonly Pattern[] = [
  {
    sign: /-00|0-|[0./]0[./]|\/0\/|Jan(?:uary)? 0/,
    shape:
      /(?<![\p{L}\d/.-])(?:(?:1[89]|20)\d\d-(?:(?:0[1-9]|1[0-2])-00|00-\d\d)|00?([./])(?:0?[1-9]|1[0-2])\1(?:1[89]|20)\d\d|(?:0?[1-9]|[12]\d|3[01])([./])00?\2(?:1[89]|20)\d\d|1\/0\/00|0001-01-01|0?1[./]0?1[./]0001|Jan(?:uary)? 0,? 1900)(?![\d/-])/gu,
  },
  {
    sign: /1970|1899|1969|1900/,
    shape:
      /(?<![\p{L}\d/.-])(?:1970-01-01|0?1([./])0?1\1(?:1970|1900)|1900-01-01|1899-12-3[01]|3[01]([./])12\2(?:1899|1969)|12\/3[01]\/(?:1899|1969)|1969-12-31|(?:Thu(?:rsday)?,? )?(?:0?1(?:st)? January 1970|January 1(?:st)?, 1970))(?![\d/-])/gu,
    accepts: (match, { masked, cells }) =>
      !realDay.test(lineBefore(match, masked, 120)) &&
      !realDay.test(textAfter(match, masked, 80).split('\n', 1)[0]!) &&
      !realDay.test(findCellAt(cells(), match.index)?.heading ?? ''),
  },
];

/** Letters in the place of numbers. */
export const figurePatterns: readonly Pattern[] = [
  {
    sign: /XX/,
    shape: /(?<![\p{L}\p{N}/._-])XX(?![\p{L}\p{N}/]|[._:-][\p{L}\p{N}])/gu,
    accepts: isMissingFigure,
  },
  {
    sign: /XX /,
    shape:
      /(?<![\p{L}\p{N}])XX(?= (?:(?:working|business|calendar) )?(?:minute|hour|day|week|month|year|euro|dollar|pound|percent|per cent)s?(?!\p{L}))/gu,
  },
  {
    sign: /XX/,
    shape: /(?<![\p{L}\p{N}])XX(?:[.,:/]XX){1,2}(?:XX)?(?![\p{L}\p{N}])/gu,
  },
  { sign: /X/, shape: /(?<![\p{L}\p{N}]|TX )(?:19|20)(?:XX|\dX)(?![\p{L}\p{N}]| series)/gu },
  {
    sign: /X/,
    shape: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${leadsOfLetter}) )X(?= (?:(?:more|full|free|new|happy) )?(?:(?:${units})s?|people|volunteers|companies|percent|kg|km|left)(?!\p{L}))`,
      'giu',
    ),
    accepts: (match) => match[0] === 'X',
  },
  {
    sign: /XX|\?\?|__|tb[dca]/i,
    shape: /(?<=(?:^|[,;\t|]) ?"?)(?:XX|\?{2,9}|_{2,40}|tb[dca])(?="? ?(?:[,;\t|]|\r?$))/gimu,
    accepts: isBlankCell,
  },
  {
    sign: /Month/,
    shape:
      /(?<![\p{L}\p{N}])(?:Month (?:DD|Day|XX)(?:,? (?:YYYY|Year))?|(?:DD|Day) Month,? (?:YYYY|Year))(?![\p{L}\p{N}])/gu,
    accepts: isDateToCome,
  },
  // A label that has a question mark in the place of its value, and others that stand for figures.
  {
    sign: /: \?/,
    shape: /\?{1,4}(?<=^[-*• \t]{0,4}\p{L}[\p{L} ]{1,25}: \?{1,4})(?=[ \t]*\r?$)/gmu,
  },
  {
    sign: /(?:\.\.\.|…) ?[%€]|[$€£] ?(?:\.\.\.|…)|Q[?X] 20|--\/--| \?\?/,
    shape:
      /(?:\.{3}|…)(?= ?[%€])(?<=\p{L} (?:\.{3}|…))|(?<!\d ?)[$€£] ?(?:\.{3}|…)(?=[\s,;)]|$)|(?<![\p{L}\p{N}])Q[?X](?= 20\d\d)|(?<![-\w])--\/--\/-{2,4}|\?\?(?<=(?<!\p{L})(?:[Ss]ection|[Ff]igure|[Ff]ig\.|[Tt]able|[Cc]hapter|[Aa]ppendix|[Pp]age|Abschnitt|Kapitel|Abbildung|Tabelle|Seite) \?\?)(?!\?)/gmu,
  },
  {
    sign: /\d of \?/,
    shape: /(?<=\p{L} \d{1,3} of )\?(?=[,.;)]|\s*$)/gmu,
  },
  // "See page XX": a number of a place in the text, or of a week.
  {
    sign: / (?:XX|xx|\?\?|#|__)/,
    shape:
      /(?<=(?<!\p{L})(?:(?:see|on|siehe|auf|voir|from|in|to) (?:page|p\.|Seite|slide|section|[Ff]igure|[Tt]able|Abschnitt|Kapitel|Abb\.|[Rr]oom|Raum)|KW|week) )(?:XX|xx|\?\?|##?|__)(?![\p{L}\p{N}#_?])/gu,
    accepts: (match, { masked }) =>
      !/(?<![A-Za-z])[ivx]{2,6}(?![A-Za-z])/.test(textAfter(match, masked)),
  },
  {
    sign: /-MM/,
    shape: /(?<!\d)(?:19|20)\d\d-MM(?:-DD)?(?![\p{L}\p{N}])/gu,
    accepts: isDateToCome,
  },
  {
    sign: /YYYY/,
    shape: /(?<![\p{L}\p{N}/.-])YYYY(?![\p{L}\p{N}/-])/gu,
    accepts: isDateToCome,
  },
  {
    sign: /\?\?\?/,
    shape: new RegExp(
      `(?<=(?:^|[\\s(])[€$£]?)\\?{3,4}(?= (?:(?:${units})s?|people|percent|kg|km)(?!\\p{L}))`,
      'gimu',
    ),
  },
  {
    sign: /\?\?/,
    shape:
      /(?<=(?<!\p{L})(?:to|with|from|by|at|for|of|called|named|met|meet|the|our|in|on) )\?{2,4}(?= \p{Ll}{2}|[.,;](?:\s|$))/gimu,
  },
  {
    sign: /###/,
    shape: /(?<=\p{L}[^\p{L}#\n]{0,4} )#{3,8}(?![#\p{L}\p{N}])/gu,
    accepts: (match, { masked }) => !/^\s*#/.test(lineBefore(match, masked, 200)),
  },
  // Leaders of a table of contents have a page behind them.
  { sign: /\.\.\.\.\.\.\.\./, shape: /\.{8,}(?!\.| {0,3}[\divx]| \p{Ll}[^\n.]{0,60}(?:\n|$))/gu },
  {
    sign: /00[-./]00/,
    shape: /(?<!\d)(?:00([./-])00\1(?:\d\d)?\d\d|0000-00-00)(?!\d)/g,
    accepts: (match, around) => isDateToCome(match, around) && !isCode(match, around),
  },
  ...unknownFigures,
  ...zeroDates,
  {
    sign: /DD|TT/,
    shape:
      /(?<![\p{L}\p{N}])(?:DD|TT)[./]MM(?!\.?[\p{L}\p{N}/-])\.?|(?<![\p{L}\p{N}])DD Month(?!\p{L})/gu,
    accepts: isDateToCome,
  },
];
