const who =
  '(?:her|him|them|it|the (?:customer|client|owner|tenant)|\\p{Lu}\\p{Ll}+|(?:she|he|they|you)(?: (?:can|should|may|will|could))?)';
const all =
  '(?:anyway|anyhow|regardless|all the same|as (?:it|they) (?:is|are)|for now|first|even (?:so|though)|despite|before (?:he|she|they) (?:sees?|notices?|asks?))';
const laterOn =
  "(?:we(?:['’]ll| will| can)?|i(?:['’]ll| will)?|then|and|the rest|\\p{Lu}\\p{Ll}+(?:['’]ll| will)?)(?: [\\p{L}\\d]+){0,3} (?:fix|sort|do|finish|mend|repair|replace|see to|come back|put right|deal with|fit|make good|tidy)";

/** `Get her to sign anyway`, `Let him sign, we fix door 2 later` */
const shapes = new RegExp(
  [
    `\\b(?:get|have|let|make|ask|tell|push|want|need)s? ${who} (?:to )?(?:just )?sign(?:ed)?(?: (?:it|the sheet|that|this|off|for it))*,? ${all}\\b`,
    `\\b(?:get|have|let|make|ask|push)s? ${who} (?:to )?(?:just )?sign(?:ed)?(?: (?:it|the sheet|that|this|off|for it))*(?:,|;| -| –)? (?:and )?${laterOn}\\b`,
    `\\b(?:sign(?:ed)?(?: (?:it|that|this))?(?: off)?|signature|sign-?off)(?: \\p{L}+)?,? (?:anyway|anyhow|regardless|all the same)\\b`,
    `\\b(?:get|just get|have) (?:it|that|the sheet) signed(?: off)?(?:,| and)? (?:${all}|${laterOn})\\b`,
  ].join('|'),
  'iu',
);
const mayBe = /\bsign/i;

/** Whether somebody is to sign although not all of it is right. */
export const signsAnyway = (sentence: string): boolean =>
  mayBe.test(sentence) && shapes.test(sentence);
