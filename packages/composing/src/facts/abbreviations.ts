const titles = '(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Messrs|Smt|Shri|Er|Adv|Md|Mohd|Capt)';
const numbered =
  'emergency|phone|mobile|telephone|whatsapp|tel|contact|new|order|invoice|job|ref|account|serial|part|policy|card|flat|unit|room|house|shop|plot|gala|survey|complaint|ticket|token|docket|challan|bill|cheque|chq|receipt|voucher|registration|regd?|roll|vehicle|model|machine|batch|lot|sr|sl|s|lr|po|dc|a/c|gst|pan|hsn|utr|invoices|bills';

/** What stands before a full stop, and what behind it, where that of an abbreviation ends no sentence. */
const shapes: readonly (readonly [before: RegExp, next: RegExp])[] = [
  [new RegExp(String.raw`(?<!\p{L})(?:${titles}|M/s|Pvt|Regd|vs|viz)\.$`, 'u'), /^/],
  [new RegExp(String.raw`(?<!\p{L})${titles}\.? \p{Lu}\.$`, 'u'), /^/],
  // `GST excl.` may end one.
  [/(?<!\p{L}|\b(?:gst|vat|tax|hst|GST|VAT|Tax|HST) )(?:[Ii]ncl|[Ee]xcl)\.$/u, /^/],
  [
    /(?<!\p{L})(?:inc|exc|ex|approx|ea|plus)\.$/u,
    /^(?:[\p{Ll}\d$€£₹]|(?:gst|vat|tax|hst|GST|VAT|HST|Tax)\b)/u,
  ],
  // `Rs. 5,16,000`
  [/(?<!\p{L})(?:[Rr]s|RS|Re)\.$/u, /^[\d₹]/u],
  // `2 nos. UPS`: words in capitals are what is counted.
  [/\d ?(?:[Nn]os|NOS|pcs)\.$/u, /^(?:[\p{Ll}\d]|\p{Lu}{2})/u],
  [
    /(?<!\p{L})(?:sq|[Ss]q\. ?ft|[Ee]xtn?|[Mm]ob|[Tt]el)\.$|\d ?(?:hrs|mins?|yrs)\.$/u,
    /^[\p{Ll}\d]/u,
  ],
  [new RegExp(String.raw`(?<!\p{L})(?:${numbered}) nos?\.$`, 'iu'), /^[\p{Ll}\d]/u],
  // `Pvt. Ltd. is`, `M.D. sir`, `4 p.m. on Friday`
  [
    /(?<!\p{L})(?:Ltd|Co|[Gg]ovt|[Dd]ept|[Oo]pp|etc|e\.g|i\.e|\p{Lu}\.\p{Lu})\.$|\d ?[ap]\.m\.$/u,
    /^\p{Ll}/u,
  ],
  [/(?<!\p{L})Co\.$/u, /^(?:Ltd|Pvt|Inc)\b/u],
  // `S. Raghavan called`, `K. V. Rao`
  [/^\p{Lu}\.$|(?<!\p{L})\p{Lu}\. \p{Lu}\.$/u, /^\p{Lu}\p{Ll}/u],
  [/(?<!\p{L})\p{Lu}\.$/u, /^\p{Lu}\. ?\p{Lu}/u],
  // `St. Xavier’s`, and no `Bridge St.`
  [/(?:^|(?<!\p{L})\p{Ll}{1,10},? )St\.$/u, /^\p{Lu}/u],
];

/** As much before a full stop as has to be read. */
const longest = 24;

/** Whether what was said ends in the full stop of an abbreviation, and its sentence goes on. */
export function endsInAbbreviation(said: string, next: string): boolean {
  if (!said.endsWith('.')) return false;
  const end = said.length > longest ? ` ${said.slice(-longest)}` : said;
  return shapes.some(([before, behind]) => before.test(end) && behind.test(next));
}
