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
  /(?<![A-Za-z])(?:XS|XL|XXL|XXXL|size|code|country|sex|chrom(?:osomes?)?|[kg][a-z]{1,4}otype)(?![A-Za-z])/i;

/** A cell of a table: of `XX` alone it is not known whether it is a size. */
const isBlankCell = (match: RegExpExecArray, { masked }: Surroundings): boolean => {
  const isWithin = /[,;\t|] ?"?$/.test(lineBefore(match, masked));
  if (!isWithin && !/^"? ?[,;\t|]/.test(textAfter(match, masked, 3))) return false;
  if (match[0] !== 'XX') return true;
  const header = masked.slice(0, 200).split('\n', 1)[0]!;
  return !sizes.test(header) && !sizes.test(lineBefore(match, masked));
};

/** A description of how to write dates, and a heading that says so, are no dates to come. */
const describesFormat = new RegExp(
  [
    String.raw`(?:format(?:ted)?|pattern|notation|mask)(?!\p{L})[^.!?\n]{0,30}$`,
    String.raw`(?<!\p{L})(?:write|enter|give|type)s? (?:\p{L}{1,20} ){0,2}(?:dates?|times?|days?|it|them|all) (?:as|in|like) $`,
    String.raw`(?:written|entered|given|shown) (?:as|in|like) $`,
    String.raw`(?:date|time|day|datum|fecha)s? ?\($`,
  ].join('|'),
  'iu',
);

export const isDateToCome = (match: RegExpExecArray, { masked }: Surroundings): boolean =>
  !describesFormat.test(lineBefore(match, masked, 80)) &&
  !/^["')]? (?:format|notation|pattern)(?!\p{L})/iu.test(textAfter(match, masked, 20));

const units =
  'minute|hour|day|week|month|year|euro|dollar|pound|point|place|seat|spot|ticket|tonne|customer|client|team|member|guest|time';

/** An X is more often a name than a number: fewer words lead to one. */
const leadsOfLetter =
  'over|by|than|about|only|saves?|saved|another|within|after|up to|least|from|to|in|all|last|next|just|nearly';

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
      String.raw`(?<=(?<!\p{L})(?:${leadsOfLetter}) )X(?= (?:(?:more|full|free|new) )?(?:(?:${units})s?|people|companies|percent|kg|km|left)(?!\p{L}))`,
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
    sign: /###/,
    shape: /(?<=\p{L}[^\p{L}#\n]{0,4} )#{3,8}(?![#\p{L}\p{N}])/gu,
    accepts: (match, { masked }) => !/^\s*#/.test(lineBefore(match, masked, 200)),
  },
  // Leaders of a table of contents have a page behind them.
  { sign: /\.\.\.\.\.\.\.\./, shape: /\.{8,}(?!\.| {0,3}[\divx])/g },
  {
    sign: /00[-./]00/,
    shape: /(?<!\d)(?:00([./-])00\1(?:00)?00|0000-00-00)(?!\d)/g,
    accepts: isDateToCome,
  },
  {
    sign: /DD|TT/,
    shape:
      /(?<![\p{L}\p{N}])(?:DD|TT)[./]MM(?!\.?[\p{L}\p{N}/-])\.?|(?<![\p{L}\p{N}])DD Month(?!\p{L})/gu,
    accepts: isDateToCome,
  },
];
