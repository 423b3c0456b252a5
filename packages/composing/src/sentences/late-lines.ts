import { ignoringCase } from '@workspace-ops/content';

/** `Exam overdue since 31/10`, `Licence expired Friday`, and neither `chase overdue bills` nor what was. */
const saysLate =
  /(?<!\b(?:not|never|no longer|nothing|was|were|if|until|till|before) )\b(?:overdue|past due|out of date|lapsed|expired)(?=$|[.,;:)!]| [-–—]| (?:since|by|for|from|on|last|yesterday|today|this|now|\d|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b))(?![^.;]{0,60}\b(?:done|fixed|renewed|paid|sorted|closed)\b)/iu;

const day =
  '(?:yesterday|last (?:week|month|night|\\p{L}{3,9}day)|(?:on )?(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\\b|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th|[./]\\d| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))';
const toDo = '(?:be )?(?:done|fixed|in|out|back|here|sent|up|finished|ready|delivered|booked)?';

/** `Was due fri`, `should have been done last week`, `is 3 days late`, `missed its deadline`. */
const shouldBe = ignoringCase(
  String.raw`\b(?:was|were) (?:due|meant to|supposed to|promised|booked|expected)\b[^.;!]{0,40}\b${day}|\b(?:should(?:['’]ve| have| of)|shoulda) (?:been|gone|come)\b ?${toDo}[^.;!]{0,20}\b${day}|\b(?:days?|weeks?|months?|is|are|now|still|running) (?:late|behind|overdue)\b(?! (?:shift|turn|opening|night|on in)\p{L}*)|\bmiss(?:ed|es) (?:(?:the|its|our|their|a) )?(?:deadline|due date|date)\b`,
);
/** `Due fri, not done`, `still waiting since Monday`: a weekday alone may be the next one. */
const dueUndone = ignoringCase(
  String.raw`\bdue\b[^;]{0,40}\b(?:not (?:been )?(?:done|fixed|sent|booked|in|here)|(?:isn|hasn|wasn)['’]?t (?:been )?(?:done|fixed|sent|booked)|still (?:open|outstanding|not|to do))\b`,
);

const settled = ignoringCase(
  String.raw`(?<!\b(?:not|never|nothing|none|half|nearly|almost|part|be|get|getting|\p{L}{2,5}n['’]?t)(?: (?:been|yet|be|got))? )(?<!\b(?:have|['’]ve|of) been )\b(?:done|fixed|renewed|paid|sorted|closed|completed?|finished|passed|arrived|came|moved|postponed|rebooked|rescheduled|cancelled|put (?:back|off)|next (?:week|month)|tomorrow|not any ?more)\b`,
);

/** Whether a line of a register says in words that its day has passed, and not that it is settled since. */
export const isLateInWords = (line: string): boolean =>
  saysLate.test(line) ||
  (shouldBe.test(line) && !settled.test(line)) ||
  (dueUndone.test(line) && !settled.test(line));
