import { quotableSentences } from '../disclosure/marked-facts.ts';
import { namesFor } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import type { Calendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';

/** As people say that something takes place on another day than it was to. */
const moved =
  /^(?<what>[^.;]{0,80}?)\b(?:(?:moved|pushed|put|shifted|postponed|delayed|deferred|brought|rescheduled|changed|slipped|moves|slips|slides?)(?: (?:back|forward|on|out|up|again))? (?:to|until|till|from \S+(?: \S+){0,3} to)|now (?:(?:be|is|on|from|starts?|starting|begins?|going to be) ?){1,3})\s*(?<day>(?=(?:the |on |about |around |\p{L}+day,? )*(?:\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next|tomorrow))[^.;,]{3,40})/iu;
/** As people say when somebody wants to start: whether that is agreed on, too. */
const wished =
  /^(?<what>[^.;]{0,80}?)\b(?:(?:wants?|wanted|would (?:like|love|prefer|rather)|asks?|asked|prefers?|preferred|hopes?|hoping|needs?|has|have|had|plans?|planning|can|could|will|may|might|is|are)(?: (?:now|only|us|for us|it|them))?(?: (?:to|able to|not|n['’]t|only)){0,2} (?:start|begin|kick off|join)|(?:can(?:not|['’]?t)|won['’]?t|could(?: not|n['’]?t)) (?:start|begin|kick off|join))(?: (?:now|only|instead|not|work|us|with us|the team|it|them|everything|later|earlier))*,?(?: (?:on|from|until|till|before|by))?\s*(?<day>(?=(?:the |on |\p{L}+day,? )*(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3}|\d{4}-|\d{1,2}(?:st|nd|rd|th)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))[^.;,]{3,40})/iu;
const ofStart =
  /\b(?:starts?|starting|first day|begins?|beginning|kick[- ]?off|joining|joins?|she|he|they|it|that|this|everything|job|work|project|contract)\b[^.;]*$|^\W*(?:is|was|has|been|we|had to|\s)*$/iu;
/** What starts on a day of its own. */
const ofOther =
  /\b(?:course|term|school|season|lambing|calving|tupping|training|meeting|clinics?|surgery|campaign|sale|show|holiday|leave|contractors?|neighbou?rs?|another|next (?:job|phase|stage))\b/iu;
const ordinal = /\bthe (?<number>\d{1,2})(?:st|nd|rd|th)\b(?! (?:of )?\p{L}{3,9}\b)/iu;

const works = ['scope', 'items', 'deliverables', 'order', 'observation'].flatMap(namesFor);

/** `Lift moved to 10 December`, of work that is called so. */
function isOfWork(what: string, { facts }: FactSheet, from: Fact): boolean {
  const words = what.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return facts
    .filter((fact) => fact !== from && fact.names.some((name) => works.includes(name)))
    .some(({ value }) => words.some((word) => value.toLowerCase().includes(word)));
}

/** The words for the day on which the work is said to start now. */
function findDay(sentence: string, sheet: FactSheet, from: Fact): string | undefined {
  const { what = '', day } = moved.exec(sentence)?.groups ?? {};
  if (day !== undefined && (ofStart.test(what) || isOfWork(what, sheet, from))) return day;
  const wish = wished.exec(sentence)?.groups ?? {};
  return ofOther.test(wish['what'] ?? '') ? undefined : wish['day'];
}

interface Planned {
  sheet: FactSheet;
  start: Temporal.PlainDate;
  now: Date;
  calendar: Calendar;
}

/** What a field says of a start that has moved to another day than the one on record, as a question. */
export function findMovedStart(fact: Fact, { sheet, start, now, calendar }: Planned) {
  const sentences = quotableSentences(fact);
  const said = sentences
    .filter((sentence) => sentence.length <= longest)
    .find((sentence) => {
      const day = findDay(sentence, sheet, fact);
      if (day === undefined) return false;
      const number = ordinal.exec(day)?.groups?.['number'];
      if (number !== undefined) return Number(number) !== start.day;
      const other = readDay(day, now, calendar);
      return other !== undefined && !other.equals(start);
    });
  return said === undefined
    ? null
    : `Which start is right: ${start.toString()}, or “${clipSentence(said, 100)}”?`;
}
const longest = 200;
