/** What puts a matter right: `credited`, `the refund is through`, `have fixed the bill`. */
const remedy = String.raw`(?:(?:re-?)?credit(?:ed|s)?|refund(?:ed|s)?|money back|paid back|corrected|correction|fix(?:ed)?|mended|repair(?:ed|s)?|sort(?:ed)?|put(?:ting)? (?:\p{L}+ ){0,2}right|made good|replac(?:ed?|ement)|settled?|resolved?|dealt with|apolog(?:y|i[sz]ed?)|re-?issued?|compensat(?:ed|ion)|cleared up|answered|came back to (?:her|him|them))`;
const few = String.raw`(?:[\p{L}\d'’£$€.-]+ ){0,9}?`;

/** `won't … until we have fixed the bill`, `only … once the credit note is through`; what was over long ago is told in the past. */
const untilRemedied = new RegExp(
  String.raw`\b(?:won['’]?t|will not|would(?:n['’]?t| not)|can(?:not|['’]?t)|refuses?|never|(?<!\b(?:was|is) )not|nothing|only|wants?|insists?|expects?|(?<!\b(?:was|were|been) )(?:happy|glad|willing|ready)|will|would) ${few}(?:until|till|before|unless|once|as soon as|when|after) (?!(?:\p{L}+ ){0,3}had\b)${few}${remedy}(?!\p{L})`,
  'iu',
);
/** `wants it put right first`, `wants invoice 12 credited before she does anything for us` */
const remediedFirst = new RegExp(
  String.raw`\b(?:wants?|needs?|expects?|insists? on|asks? for|is after|has to be|have to be|must be|should be) ${few}${remedy} ${few}(?:first\b|before (?:she|he|they|we|any(?:thing)?|going|doing|giving|saying|helping|talking|a (?:quote|reference|word))(?!\p{L}))`,
  'iu',
);
/** `says invoice 12 is wrong`, `we still owe them a credit` */
const wrongBill =
  /\b(?:invoices?|bills?|statements?|account|charges?|credit notes?|final amount|VAT)(?: (?!\p{L}+n['’]t)[\p{L}\d/-]+){0,3}? (?:(?:is|was|are|were|has been|looks?|seems?) )(?:still |all |also |plain |just |again )*(?:wrong|incorrect|too (?:high|much)|not (?:right|correct)|out by|double(?:d)? (?:what|the))|\b(?:was|were|been|is|are|got) (?:over|double[- ]|wrongly )charged|\b(?:we|you|they) (?:have )?(?:over-?charged|double[- ]charged|charged (?:her|him|them|us|it|\p{Lu}\p{L}+)? ?twice|overbilled|double[- ]billed)|\bowe (?:her|him|them|us|\p{Lu}\p{L}+) (?:still )?(?:an? |the |some |(?:£|€|\$)[\d.,]+(?: of)? )?(?:credit|refund|money|apology|replacement|visit|answer)/iu;
/** `The bill was wrong and we credited it in May` */
const isOver =
  /\b(?:we|was|were|been|has|have) (?:since |already |then )?(?:credited|corrected|refunded|re-?issued|fixed|sorted|settled|put (?:it|that) right)\b(?! (?:it )?(?:before|first))|\b(?:now|since) (?:credited|corrected|refunded|sorted|settled|fine|happy|paid)\b|\bno longer\b/iu;

/** Whether somebody wants a matter of theirs put right before they do us a favour. */
export const withholdsFavour = (said: string): boolean =>
  untilRemedied.test(said) ||
  remediedFirst.test(said) ||
  (wrongBill.test(said) && !isOver.test(said));
