const paper =
  '(?:the |this |that )?(?:letters?|e-?mails?|claims?|messages?|reports?|proposals?|quotes?|invoices?|reminders?|posts?|newsletters?|text)';
const sending = '(?:send|post|publish|(?:e-?)?mail|issue|submit)';
/** `Before sending anything`; of goods it is told otherwise: `they test each unit before sending it`. */
const before = `(?:before|prior to) (?:(?:(?:you|we|i|u) )${sending} (?:it|this|anything|${paper})|(?:sending|posting|publishing|(?:e-?)?mailing|issuing|submitting) (?:this|anything|${paper}|it (?:out|off))|(?:this|it|anything|${paper}) (?:goes out|goes off|goes live|is sent|gets sent|is posted|gets posted|is published)|this goes|it goes(?= (?:to (?:them|him|her)|out|off)(?!\\p{L})|[.,;!)]|$)|(?:sending|publishing|(?:e-?)?mailing|submitting)(?=[.,;!)]|$))(?!\\p{L})`;
const lead =
  '(?:^|[.!?;:,(–—-] ?|\\b(?:please|pls|and|but|so|just|best|also|then|nb|must|needs? to|has to|have to|wants? (?:us |me |you )?to|asked (?:us |me )?to) )';
const settle =
  '(?:ring|call|phone|text|ask|speak (?:to|with)|talk (?:to|with)|check with|wait|clear (?:it|this) with|run (?:it|this) (?:past|by)|show|see|get|let)';
const until = '(?:until|till?|before|unless|yet)';

interface Waiting {
  /** What each of the shapes has in it: most texts have none, and are done. */
  stem: RegExp;
  shapes: readonly RegExp[];
}
const toWaiting = (stem: RegExp, shapes: readonly string[]): Waiting => ({
  stem,
  shapes: shapes.map((shape) => new RegExp(shape, 'iu')),
});

/** As people write what has to happen before a text is sent, or that it is not to be sent yet. */
const waiting: readonly Waiting[] = [
  toWaiting(/\b(?:before|prior to)\b/iu, [
    // `Ring John first before sending anything`
    `${lead}${settle}\\b[^.!?]{0,60} ${before}`,
    // `Ann to approve before it goes`
    `\\b(?:to|must) (?:approve|see|ok|okay|sign|read|check|agree|confirm|clear|review)\\b[^.!?]{0,40} ${before}`,
    // `Before this goes out, somebody has to ask Jo`
    '^(?:but |and |nb:? )?before (?:this|anything) (?:goes|is sent|gets sent|leaves)\\b',
  ]),
  toWaiting(/\b(?:first|before)\b/iu, [
    // `Needs Ann's ok first`, `speak to Ann first`
    "\\b(?:needs?|wants?|get|subject to|with|after) (?:[\\p{L}'’]+ ){1,3}(?:ok(?:ay)?|approval|sign[- ]?off|say[- ]so|go[- ]ahead) (?:first|before)(?!\\p{L})",
    '^(?:but |and |please |pls )*(?:check with|clear (?:it|this) with|run (?:it|this) (?:past|by)|speak (?:to|with)|talk (?:to|with)) (?!(?:us|me|your?|an?|the|our)\\b)\\p{L}+(?: \\p{L}+)? first(?=[.;!)]|$)',
  ]),
  toWaiting(/\b(?:send|post|publish|e-?mail|issue|submit)\b/iu, [
    // `Don't send til Maeve has rung John`; `do not send calves before May` is none
    `${lead}(?:do not|don['’]?t|never|not to|please not) ${sending}(?: (?:it|this|that|anything|${paper}))?(?: (?:out|off|over))? (?:${until}|without (?:\\p{L}+['’]s|my|our|his|her|their) (?:ok(?:ay)?|approval|say[- ]so|sign[- ]?off))(?!\\p{L})`,
    `${lead}(?:${sending}(?: it| this)? only|only ${sending}(?: it| this)?) (?:after|when|once|if)(?!\\p{L})`,
  ]),
  toWaiting(/\b(?:let|hold|park|sit on)\b|^\W*(?:but |and )?not to\b/iu, [
    '^(?:but |and )?not to (?:go|be sent|be posted|be published|leave)(?: out| off)? (?:until|till?|before|without|unless)(?!\\p{L})',
    `${lead}(?:do not|don['’]?t) let (?:this|it|${paper}) (?:go|leave)(?: out| off)? ${until}(?!\\p{L})`,
    // `Hold off sending till I talk to them`
    `\\bhold (?:off|back)(?: on)? (?:(?:sending|posting|publishing|e-?mailing|issuing|submitting)|this|${paper})(?!\\p{L})`,
    `${lead}(?:hold|park|sit on) (?:this|${paper})(?: back)? (?:until|till?|for now)(?!\\p{L})`,
  ]),
];

/** Whether a text has the words of any of them. */
export const mayWait = (text: string): boolean =>
  /\b(?:before|prior to|first|not to|send|post|publish|e-?mail|issue|submit|let|hold|park|sit on)\b/iu.test(
    text,
  );

/** Whether a sentence says that something has to happen before a text is sent. */
export const waitsToBeSent = (sentence: string): boolean =>
  waiting.some(
    ({ stem, shapes }) => stem.test(sentence) && shapes.some((one) => one.test(sentence)),
  );
