import { splitSentences } from './inline-text.ts';

const vague = /^(?:the )?weekends?$/iu;
const within = /^(?:within|in) /iu;
/** `three of them failed within a week` */
const happened =
  /\b(?:failed|broke|died|went|came|fell|burst|tripped|stopped|happened|started|grew|rose|lost|had|were|was|sold|leaked|cracked|\p{L}{3,14}ed)(?: \p{L}+){0,3} $/iu;
const weather =
  /\b(?:rain|storms?|snow|frost|ice|winds?|gales?|heat(?:wave)?|floods?|thunder|hail|forecast|freez\p{L}+|weather)\b[^.;]{0,30}$/iu;

/** `Their panto starts 12 December` */
const ofTheirs =
  /\b(?:their|his|her) (?:\p{L}+ ){1,3}(?:starts?|begins?|opens?|is|are|takes place|closes|ends?)(?: on| from)? $/iu;

/** `She's out weds`, `has a standing dr appt tues am`, `thurs is bad for him`: when somebody is not to be had. */
const notFree =
  /\b(?:standing|dr|doctor['’]?s?|dentist|dental|medical|hospital|clinic|vet|therapy|eye|hair|court)['’]?s? (?:dr |doctor['’]?s? )?(?:appts?|appointments?)\b(?! with us\b)|\bat an? (?:\p{L}+ )?(?:funeral|wedding|conference|trade show)\b|(?:\b(?:is|are|be|she|he|they|shes|hes)|['’](?:s|re)) (?:out(?: of (?:the )?office)?|off|away|busy|booked(?: up| solid)?|tied up|slammed|swamped|in (?:meetings|court|surgery)|travell?ing|on (?:leave|vacation|holiday|pto))\b(?!(?: \p{L}+){0,2} (?:to|for)\b)|(?:\b(?:is|are)|['’]s) (?:really |very |always |pretty )?(?:bad|no good|tough|hard|tricky|difficult)\b(?= for\b|[ .,;!]*$)/iu;

/** Whether a day is that of the weather, of what has happened, of what others do, on which somebody is not free, or none at all, as in `he needs the weekend trade`. */
export function isOfNoPlan(sentence: string, words: string): boolean {
  const at = sentence.indexOf(words);
  if (at < 0) return false;
  const before = sentence.slice(0, at);
  if (vague.test(words)) return !/\b(?:this|next|on|at|over|for) (?:the )?$/iu.test(before);
  if (notFree.test(sentence) && !ofMeeting.test(sentence)) return true;
  if (ofTheirs.test(before) && !ofMeeting.test(sentence)) return true;
  return within.test(words) ? happened.test(before) : weather.test(before);
}

/** `Need it before 4 December` names until when, and no day on which they are called or visited. */
export const isNeededBy = (text: string, words: string): boolean =>
  splitSentences(text).some(
    (sentence) =>
      new RegExp(
        `\\b(?:by|before|until|till?|in time for|no(?:t)? later than|deadline(?: is)?:?)(?: the)? ${RegExp.escape(words.replace(/^(?:on|at|by|before|until|till?) /i, ''))}`,
        'iu',
      ).test(sentence) && !ofMeeting.test(sentence),
  );
const ofMeeting = /\b(?:call|ring|phone|meet|speak|talk|visit|come|see)\b/iu;
