const paper =
  '(?:the |this |that )?(?:letters?|e-?mails?|claims?|messages?|reports?|proposals?|quotes?|invoices?|reminders?|posts?|newsletters?|text)';
const sending = '(?:send|post|publish|e-?mail|issue|submit)';
/** `Before sending anything`; of goods it is told otherwise: `they test each unit before sending it`. */
const before = `(?:before|prior to) (?:(?:(?:you|we|i|u) )${sending} (?:it|this|anything|${paper})|(?:sending|posting|publishing|e-?mailing|issuing|submitting) (?:this|anything|${paper}|it (?:out|off))|(?:this|it|anything|${paper}) (?:goes out|goes off|goes live|is sent|gets sent|is posted|gets posted|is published)|this goes)(?!\\p{L})`;
const lead =
  '(?:^|[.!?;:,(–—-] ?|\\b(?:please|pls|and|but|so|just|best|also|then|nb|must|needs? to|has to|have to|wants? (?:us |me |you )?to|asked (?:us |me )?to) )';
const settle =
  '(?:ring|call|phone|text|ask|speak (?:to|with)|talk (?:to|with)|check with|wait|clear (?:it|this) with|run (?:it|this) (?:past|by)|show|see|get|let)';
const until = '(?:until|till?|before|unless|yet)';

/** As people write what has to happen before a text is sent, or that it is not to be sent yet. */
const shapes = [
  // `Ring John first before sending anything`
  `${lead}${settle}\\b[^.!?]{0,60} ${before}`,
  // `Before this goes out, somebody has to ask Jo`
  '^(?:but |and |nb:? )?before (?:this|anything) (?:goes|is sent|gets sent|leaves)\\b',
  // `Don't send til Maeve has rung John`; `do not send calves before May` is none
  `${lead}(?:do not|don['’]?t|never|not to|please not) ${sending}(?: (?:it|this|that|anything|${paper}))?(?: (?:out|off|over))? ${until}(?!\\p{L})`,
  `${lead}(?:do not|don['’]?t) let (?:this|it|${paper}) (?:go|leave)(?: out| off)? ${until}(?!\\p{L})`,
  // `Hold off sending till I talk to them`
  `\\bhold (?:off|back)(?: on)? (?:${sending}ing|(?:sending|posting|publishing|issuing)|this|${paper})(?!\\p{L})`,
  `${lead}(?:hold|park|sit on) (?:this|${paper})(?: back)? (?:until|till?|for now)(?!\\p{L})`,
].map((shape) => new RegExp(shape, 'iu'));
/** Most texts have none of these, and are done. */
export const mayWait =
  /\b(?:before|prior to|send|post|publish|e-?mail|issue|submit|let|hold|park|sit on)\b/iu;

/** Whether a sentence says that something has to happen before a text is sent. */
export const waitsToBeSent = (sentence: string): boolean =>
  mayWait.test(sentence) && shapes.some((one) => one.test(sentence));
