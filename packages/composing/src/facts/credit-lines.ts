const number = String.raw`(?:\d{1,2}(?:\.\d{1,2})? ?%|[#№]? ?[\p{L}]{0,4}-?\d[\d-]{0,12})`;
const aside = String.raw`(?:,? ?\(?${number}\)?)?(?: \([^()]{1,60}\)|,? (?:for|on|as|of|from|per|against) .{1,80})?`;
const kinds = [
  String.raw`(?:less|minus)(?: ?[:–-])? .+`,
  String.raw`(?:(?!no\b|not\b)[\p{L}%\d-]{1,20} ){0,3}(?:discount|rebate)${aside}`,
  String.raw`(?:goodwill |agreed |account )?credit(?: note)?${aside}`,
  String.raw`(?:(?:debit|card|goodwill|fee|charges?|over-?payments?|over-?charges?|rent|duplicate|part|partial) ){0,3}refund${aside}`,
  String.raw`(?:[\p{L}%\d-]{1,20} ){0,2}(?:deposit|retainer|advance|(?:down|pre|part)[- ]?payment|payment)s?,? \(?(?:already |was |as |of [^,]{1,30} )?(?:paid|received)(?! (?:by|within|before|in advance of)\b).{0,60}`,
];
const credit = new RegExp(`^(?:${kinds.join('|')})$`, 'iu');
const mayBeCredit = /less|minus|discount|rebate|credit|refund|deposit|retainer|advance|payment/i;

/** Whether a line of an invoice is taken off it by what it is called: `less deposit`, `Loyalty discount`, `Credit note 12`. */
export const isCredit = (name: string): boolean =>
  name.length <= longest && mayBeCredit.test(name) && credit.test(name.trim());
const longest = 160;
