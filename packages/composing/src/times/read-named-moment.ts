import { readSpokenHour, spokenHourShape } from '@workspace-ops/content';
import { splitSentences } from '../facts/inline-text.ts';
import { telephone } from '../facts/phone-on-record.ts';
import { toMoment, type Calendar, type Moment } from './calendar.ts';
import { splitDays, withoutOtherDay } from './both-days.ts';
import { findCorrection, isTakenBack, withoutHour } from './find-correction.ts';
import { isFreeThen, withoutHoursBeside } from './free-then.ts';
import { inNextWeek } from './in-next-week.ts';
import type { PartOfDay } from './propose-moment.ts';
import { withoutOldDay } from './moved-days.ts';
import { findNumericDates, isAmbiguous, orderAhead } from './numeric-dates.ts';
import { isInDoubt, readMoment, type NamedMoment, type Reading } from './read-moment.ts';

/** The part of a sentence that may name a day: the reader takes no longer text. */
const longest = 200;

/** No day on which somebody would meet: what is over, ends, is refused, or is when they are away. */
const noProposal =
  /\b(?:week|wk) (?:of|commencing|beginning|starting)\b|\bw\/[co] (?=\d|\p{L}{3} )|\bwhen (?!you\b|i\b|we\b|it\b|that\b)(?:[\p{L}'’]+ ){1,3}(?:comes?|drops?|pops?|calls?|visits?|delivers?|passes) (?:\p{L}+ ){0,2}on\b|\b(?:our|their|my|the) (?:\p{L}+ ){0,2}(?:board|committee|procurement|governors?|trustees?|council|management|budget) (?:\p{L}+ )?(?:meeting|meets)\b|\b(?:take|put|bring) (?:it|this|that) to\b|\b(?:thanks|thank you|thx|cheers) for (?:\p{L}+ )?(?:\p{L}+day\b)|\b(?:good|great|nice|lovely|pleasure) (?:to (?:have )?|(?:meeting|seeing|talking|speaking)\b)(?:meet|met|see|seen|talk|speak|hear|catch)?|\b(?:not?|except|apart from|other than|never|cannot|can['’]?t|won['’]?t|don['’]?t|isn['’]?t|until|till|up ?to (?=(?:the )?\d{1,2}(?:st|nd|rd|th| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|unless|since|ago|last|was|were|(?<!\b(?:come|stop|drop|pop|call|swing|nip|stopping|coming|dropping) )by (?:\p{L}+day|tomorrow|tonight|(?:the )?(?:end|next)|\d)|for (?:\d+|a few|two|three|four|five|six|several|many|over) (?:days|weeks|months|years)|ends?|end of|ending|runs? out|expires?|expiry|renew(?:s|al|ed)?|away|leave|holidays?|vacation|busy|booked|out of (?:the )?office|(?:am|are|be|is|['’](?:m|re)|get|come) back|leases?|tenancy|(?:contract|agreement|policy|warranty|licen[cs]e) (?:is|ends|runs)|is up|nicht|kein\w*|bis|pas|jusqu|hasta|fino|tot)\b/iu;

/** `Any day but Friday` proposes all others. */
const anyBut =
  /\b(?:any|every)(?: \p{L}+){1,3} but\b|\b(?:any ?time|whenever)(?: \p{L}+){0,3} (?:but|bar)\b/iu;

/** `Wednesday would be best but not before 11` proposes and refuses; `this week, Thursday` names one day. */
const turn =
  /;|,? (?:but|though|although|however)\b|, (?=not (?:before|after|earlier|later|(?:in |on )?(?:the )?(?:mornings?|afternoons?))\b|(?:mornings?|afternoons?) (?:is|are) (?:no good|bad|difficult|hard|tricky|out)\b)|,? (?=not (?:on |at |by |via |over )?(?:the |my |our |his |her |their |this |that )?(?:\p{L}+ )?(?:number|phone|telephone|mobile|cell|landline|line|office|extension|desk|email|e-mail|text|whatsapp|teams|zoom|reception|shop|wife|husband|partner|boss|secretary|colleague)\b)|, (?=not (?:him|her|them)\b)|(?<=\bweek),|, (?=(?:as |since |because )?(?:i|we) (?:have|need|got) to (?:leave|go|catch|rush)\b)|,? so (?=(?:can|could|would|will|please|how|what|shall|maybe|perhaps|ring|call|phone|come|let)\b)/iu;

const dayName = '(?:(?:mon|tues?|wednes|weds?|thurs?|thu|fri|satur|sat|sun)(?:day)?s?|tomorrow)';
/** `I'm out Thursday and Friday, next week is better` names neither; `I'm off Friday, call me then` does. */
const outThen = new RegExp(
  `(?:\\bi['’]?m|\\bi am|\\bwe['’]?re|\\bwe are) (?:all |both |mostly )?(?:out|closed|shut|travell?ing|teaching|in (?:meetings|court|surgery|clinic|theatre)|off(?=[^.?!]{3,40}, next week))(?: all day)?(?: on)? (?:this |next )?${dayName}(?:(?:,| and| or| to|,? &| ?[-–]) ?(?:on )?${dayName}){0,3}(?!\\p{L})(?! (?:until|till?|before|after|from|at|morning|afternoon|evening)(?!\\p{L}))`,
  'giu',
);

/** As people say that they would meet or speak then; `Are you free on Dec 5?` may be about something else. */
const meeting =
  /(?<!\p{L})(?:call(?:s|ed|ing)?|ring|phone|telephone|speak|talk|chat|meet(?:ing)?|demo|visit|catch up|(?:come|pop|drop|stop|go) (?:by|in|over|round|along|out|and (?:look|see|measure|meet|inspect)|to (?:look|see|measure|meet|inspect|visit))|take a look|have a look|look at|look (?:a)?round|show(?:n|ing)?[- ](?:us |me )?(?:a)?round|viewing|zoom|teams|slot|diary|calendar|schedule|(?:can|could|would|will) (?:you|we|he|she|they|somebody|someone|one of you|(?:your|the) \p{L}+) (?:please )?(?:come|be (?:here|there|out|over|round|around|with (?:me|us)|on[- ]?site|at ours)|make it)|(?:have|get|send) (?:you|him|her|them|somebody|someone|one of you|your \p{L}+) (?:here|out|over|round|along)|suits?|works?|best|fine|ok|okay|good|better|ideal|possible|prefer(?:ably)?|(?:how|what) about|shall we|let['’]?s|(?<!you )(?:could|can) do|(?:i ?am|i['’]?m|we['’]re|we are) (?:free|available|in|around|about|there)|anruf(?:en)?|ruf(?:en)?|telefon\p{L}*|sprech\p{L}*|treff\p{L}*|termin|passt|appel\p{L}*|rendez-vous|convien\p{L}*|llam\p{L}*|reuni\p{L}*|bel(?:len)?|afspreken|chiam\p{L}*|lig(?:ar|ue))(?!\p{L})/iu;

/** `Yes please, on Thursday morning?` names a day and nothing else that it could be of. */
const nothingElse =
  /^(?:yes|yep|yeah|sure|please|interested|on|at|by|for|me|us|or|and|then|so|maybe|perhaps|hi|hello|thanks|thank|you|sounds?|great|either|whichever|any|the|in|be|would|is|it|instead|say|next|nxt|week|wk|mornings?|afternoons?|evenings?|anytime|early|late|eastern|central|mountain|pacific|time|e[sd]?t|c[sd]?t|m[sd]t|p[sd]?t|gmt|bst|utc|z|yo?ur|mine|my|cell|mobile|number|ja|gerne?|bitte|am|um|uhr|oder|oui|le|la|à|sí|el|las|alle|op|om)$/iu;

/** What takes place on a day of its own, with us or without. */
const event =
  /(?<!\p{L})(?:arriv(?:e|es|al|als|ing)|weddings?|funeral|christening|part(?:y|ies)|birthday|anniversary|inspections?|inspectors?|audits?|auditors?|ofsted|cqc|(?<!\bi(?:['’]ve| have)(?: got)? an )opening(?! (?:hours|times))|(?<!^\W*|\bi['’]?m (?:\p{L}+ )?|\bi am (?:\p{L}+ )?)(?:re-?)?opens?(?: again| up)? on|re-?open(?:s|ing)?|launch(?:es|ing)?|exams?|open day|conference|festival|ceremony|concert|banquet|event|exhibition|mov(?:e|es|ing) in|completion|term (?:starts|begins)|deadline|due|deliver(?:y|ed|ies)|go(?:es|ing)? live|tenders?|guests?|visitors?|(?:starts?|starting|begins?) (?:on|work|trading))(?!\p{L})/iu;
/** Somebody else comes then. */
const others =
  /\b(?:inspectors?|auditors?|guests?|visitors?|surveyors?|landlord|council|governors|ofsted|cqc)\b[^,;]{0,20}\b(?:visit|come|coming|meet|look)/i;
const offers =
  /\b(?:call|ring|phone|telephone|speak|talk|chat|meet|visit|come|pop|drop|see|look|zoom|teams|suits?|free|available|best(?! before)|fine|how about|what about|shall we|let['’]?s|could do|can do)\b/i;
const clauseEnd = /[,;:–]|\b(?:and|so|as|because|but|when|which)\b/iu;

/** Whether the words stand in a clause about something else that has a day: `a guest arriving 12 December`. */
function isOfEvent(part: string, words: string): boolean {
  const at = part.indexOf(words);
  if (at < 0 || !event.test(part)) return false;
  const before = part.slice(0, at).split(clauseEnd).at(-1)!;
  const after = part.slice(at + words.length).split(clauseEnd)[0]!;
  const clause = `${before}${words}${after}`;
  return event.test(clause) && (others.test(clause) || !offers.test(clause));
}

export type Named = Reading & {
  /** Whether it is meant for a meeting or a call, and not for whatever else has a day. */
  isMeeting: boolean;
};

/**
 * The moment that a reply proposes, as in "Could do Tuesday at 3", or what to ask where its weekday is not its
 * date's; null where it names no day, or one that may as well be something else, as 3/4 may. Of several one that
 * is for a meeting, and of those one with its hour, else the first.
 */
export function readNamedMoment(reply: string, now: Date, calendar: Calendar): Named | null {
  return readCorrected(reply, now, calendar) ?? readNamed(reply, now, calendar);
}

/** The day, or the hour of it, that takes the place of one before. */
function readCorrected(reply: string, now: Date, calendar: Calendar): Named | null {
  const correction = findCorrection(reply);
  if (correction === null) return null;
  const { before, after, isHourAlone } = correction;
  const first = readNamedMoment(before, now, calendar);
  // `Thursday at 10, I am away on Tuesday`
  const said = noProposal.test(after) ? after.split(/[,;] /)[0]! : after;
  if (first?.kind !== 'moment' || noProposal.test(said)) return null;
  const part = isHourAlone ? `${withoutHour(first.words)} ${said}` : said;
  const named = toNamed(readMoment(part, now, calendar), part);
  if (named.kind === 'question') return named.isMisfit ? named : null;
  // What comes after it may be about something else.
  if (isOfNamedEvent(named, part)) return null;
  const meant = { ...named, isMeeting: first.isMeeting || named.isMeeting };
  return meant.hasTime ? meant : withPart(withoutRefused(withHour(meant, reply), reply), reply);
}

function readNamed(reply: string, now: Date, calendar: Calendar): Named | null {
  const parts = splitSentences(reply)
    .filter((sentence) => sentence.length <= longest && !anyBut.test(sentence))
    // `Friday morning on 01 555 0133` names no hour, and neither does `for 20 minutes`.
    .flatMap((sentence) =>
      withoutOldDay(sentence)
        .replace(telephone, '')
        .replace(length, ' ')
        .replace(often, ' ')
        .replace(sinceEvent, ' ')
        .replace(outThen, ' ')
        .split(turn)
        .map((part) => ({ part, sentence })),
    );
  const said = parts.map(({ part }) => part);
  const sentences = parts.map(({ sentence }) => sentence);
  const present = toMoment(now, calendar);
  const read = parts
    .map((one, at) => ({
      ...one,
      later: said.slice(at + 1),
      before: sentences.slice(0, at).findLast((sentence) => sentence !== one.sentence) ?? '',
    }))
    .filter(({ part }) => !noProposal.test(part))
    .slice(0, mostParts)
    .map(({ part, sentence, later, before }) => {
      const named = readPart(part, now, calendar);
      const reading =
        named.kind === 'moment' ? inNextWeek(named, { sentence, before, present }) : named;
      return { later, part, reading };
    })
    .filter(({ reading, part }) =>
      reading.kind === 'moment'
        ? isLong(reading)
        : (reading.isMisfit ?? isOfTwoDays(reading, part)),
    )
    .filter(({ reading, later }) => reading.kind !== 'moment' || !isTakenBack(reading.words, later))
    .map(({ reading }) => reading);
  const forMeeting = read.filter(({ isMeeting }) => isMeeting);
  const among = forMeeting.length > 0 ? forMeeting : read;
  const chosen = among.find((one) => one.kind === 'moment' && one.hasTime) ?? among[0] ?? null;
  return chosen?.kind === 'moment' && !chosen.hasTime
    ? notToday(withPart(withoutRefused(withHour(chosen, reply), reply), reply), reply, present)
    : chosen;
}

/** `This arvo after 4` is today, which the library knows by that word. */
function readPart(part: string, now: Date, known: Calendar): Named {
  const calendar = withOrderAhead(part, now, known);
  const [words = ''] = thisPart.exec(part) ?? [];
  const said = words === '' ? part : part.replace(words, 'today');
  const named = readFirst(said, now, calendar) ?? toNamed(readMoment(said, now, calendar), said);
  if (words === '' || named.kind !== 'moment' || !/\btoday\b/u.test(named.words)) return named;
  const own = { ...named, words: named.words.replace('today', words) };
  return own.hasTime ? own : { ...own, part: /evening/iu.test(words) ? 'evening' : 'afternoon' };
}
/** Nobody proposes a day that is over: before December `05/12/2026` can only be in it. */
function withOrderAhead(part: string, now: Date, calendar: Calendar): Calendar {
  if (calendar.dateOrder !== undefined) return calendar;
  const dateOrder = orderAhead(part, toMoment(now, calendar).toPlainDate());
  return dateOrder === undefined ? calendar : { ...calendar, dateOrder };
}
const thisPart = /\bthis (?:afternoon|arvo|evening)\b/iu;

/** `Thurs 10 or Fri after 3` names two: the first one, where it has an hour. */
function readFirst(part: string, now: Date, calendar: Calendar): Named | null {
  const ofDays = readFirstDay(part, now, calendar);
  if (ofDays !== null) return ofDays;
  const at = part.search(secondDay);
  if (at < 0) return null;
  const named = toNamed(readMoment(part.slice(0, at), now, calendar), part);
  return named.kind === 'moment' && named.hasTime ? named : null;
}

/** Of `Weds or Thurs pm` the first day on which people work. */
function readFirstDay(part: string, now: Date, calendar: Calendar): Named | null {
  const split = splitDays(part);
  if (split === null) return null;
  const { words, days } = split;
  const read = days.map((one) => {
    const said = part.replace(words, () => one);
    return toNamed(readMoment(said, now, calendar), said);
  });
  const known = read.filter((one) => one.kind === 'moment');
  if (known.length < read.length) return null;
  const first =
    known.find(({ moment }) => calendar.hours.days.includes(moment.dayOfWeek)) ?? known[0]!;
  return { ...first, words: words.replace(/(?<!\b[ap]\.?m)\.$/iu, '') };
}

const secondDay =
  /,? or (?:on )?(?:(?:mon|fri|satur|sun)day|mon|tue(?:s|sday)?|weds?|wednesday|thu(?:r|rs|rsday)?|fri|sat|sun|tomorrow)\b/iu;

/** `Call me Monday` on a Monday is the next one: who means today says so. */
function notToday(named: Named, reply: string, present: Moment): Named {
  // With its hour it may be today, and is asked about.
  if (named.kind !== 'moment' || named.hasTime || named.part !== undefined) return named;
  if (!isWeekdayAlone(named.words)) return named;
  if (!named.moment.toPlainDate().equals(present.toPlainDate()) || saysToday.test(reply))
    return named;
  return { ...named, moment: named.moment.add({ days: 7 }) };
}
const saysToday =
  /\b(?:today|tonight|now|asap|this (?:morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri)day))\b/iu;

/** Whether words name a weekday, and neither its date nor its week. */
export const isWeekdayAlone = (words: string): boolean =>
  /^\D{0,12}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b/iu.test(
    words,
  ) &&
  !/\b(?:today|this|next|week)\b|\d(?:st|nd|rd|th)\b|\d{1,2} \p{L}{3}|\p{Lu}\p{L}{2,8} \d|\d[/.-]\d/u.test(
    words,
  );

/** `12/11 at 10` may be either day; `3/4 of them` is none. */
const isOfTwoDays = (reading: Named, part: string): boolean =>
  reading.isMeeting &&
  isInDoubt(reading) &&
  findNumericDates(part).some((date) => isAmbiguous(date) && date.weekday === undefined);

const length = /(?<!\bin )\b(?:for )?\d{1,3} ?(?:mins?|minutes|hrs?|hours)\b/giu;

/** `30 days after her fitting` counts from a day that is not read. */
const sinceEvent =
  /\b(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|ten|twelve) (?:days?|weeks?|months?) after (?=(?:the|her|his|their|our|my|your|its|an?|it|that|this|each|every)\b)/giu;

/** `three changes a week` says how often, and `a week on Tuesday` when. */
const often =
  /(?<!\b(?:in|within|after|give (?:me|us)|need|want|take) )\b(?:an?|per|each|every) (?:day|week|fortnight|month|quarter|year)\b(?! (?:on|from|to|today|tomorrow|later|after|before|ago|next|last|hence|or)\b)/giu;

/** `Weds but not in the morning`, `Friday, I can't do mornings` */
const refusedPart =
  /\b(?:not?|never|except|nor|cannot|can['’]?t|won['’]?t|don['’]?t)\b (?<between>(?:(?:do|manage|make|in|on|the|any|free|available|for|of|at|during|be|next|a|this|my|(?:mon|tues|wednes|thurs|fri)day|mon|tues?|weds?|thu(?:rs?)?|fri|tomorrow) ){0,4})(?<part>morning|afternoon)s?\b|\b(?<bad>morning|afternoon)s? (?:is|are) (?:no good|bad|difficult|hard|tricky|out)\b/giu;
const weekdaySaid =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|tomorrow|today)\b/iu;

/** Of a day whose one half is refused the other half is left. */
function withoutRefused(named: Named, reply: string): Named {
  if (named.kind !== 'moment' || named.hasTime || named.part !== undefined) return named;
  const [only, other] = [...reply.slice(0, longestReply).matchAll(refusedPart)].filter(
    // `Not Monday morning, Weds is fine` is of another day.
    ({ groups }) => !weekdaySaid.test(groups?.['between'] ?? ''),
  );
  if (only === undefined || other !== undefined) return named;
  const isMorning = /^m/i.test(only.groups!['part'] ?? only.groups!['bad']!);
  const part = isMorning ? 'afternoon' : 'morning';
  return { ...named, part, words: `${named.words} … ${only[0].trim()}` };
}
const longestReply = 1_000;

/** `Tuesday or Wednesday, mornings` */
function withPart(named: Named, reply: string): Named {
  const [only, other] = new Set(
    (reply.match(/\b(?:morning|afternoon|arvo|evening)s\b/giu) ?? []).map((part) =>
      part.toLowerCase().replace('arvo', 'afternoon'),
    ),
  );
  if (named.kind !== 'moment' || named.hasTime || named.part !== undefined) return named;
  if (only === undefined || other !== undefined) return named;
  return { ...named, part: only.slice(0, -1) as PartOfDay };
}

const hourSaid =
  /(?<![\d.:])(?:at |after |around |about )?(?<halfHour>\d{1,2})(?:[:.](?<halfMinute>\d{2}))? ?(?<half>[ap])\.?m\b\.?|\b(?:at|after|around|about) (?<hour>\d{1,2})[:.](?<minute>[0-5]\d)(?![\d.]\d| ?(?:per|each|an?|k|m|%|p|euros?|pounds|hours?|hrs?|days?|weeks?|metres?|tonnes?|litres?)(?!\p{L}))|\b(?<round>\d{1,2})ish\b|\b(?:at|after|around|about|say) (?<bare>\d{1,2})(?= ?(?:[,;.!?)]|$|please\b|if\b|or\b))(?!\.\d)/giu;

/** `We are open Friday, can you call me at 1:30 pm?` names the day, and in other words the hour, if it is the only one. */
function withHour(named: Extract<Named, { kind: 'moment' }>, reply: string): Named {
  const found = splitSentences(reply.replace(telephone, ''))
    .filter((sentence) => sentence.length <= longest)
    .flatMap((sentence) => sentence.split(turn))
    .filter((part) => !noProposal.test(part))
    .flatMap((sentence) => [...sentence.matchAll(hourSaid)].map((said) => ({ said, sentence })));
  const [only, second] = found;
  if (only === undefined) return withSpokenHour(named, reply);
  if (second !== undefined) return named;
  const {
    halfHour,
    halfMinute = 0,
    half = '',
    hour,
    minute = halfMinute,
    round,
    bare = round,
  } = only.said.groups!;
  const written = Number(halfHour ?? hour ?? bare);
  if (written > 23 || Number(minute) > 59 || (half !== '' && written > 12)) return named;
  // `Ring me around 3` is meant for the afternoon.
  const isGuessed = half === '' && (bare === undefined ? /^[1-6]$/.test(hour ?? '') : written < 8);
  const isAfternoon = half === '' ? isGuessed : /p/i.test(half);
  return {
    ...named,
    moment: named.moment.with({
      hour: (half === '' ? written : written % 12) + (isAfternoon ? 12 : 0),
      minute: Number(minute),
    }),
    hasTime: true,
    ...(isGuessed && { isHourGuessed: true as const }),
    words: `${named.words} … ${only.said[0].trim()}`,
    isMeeting: named.isMeeting || meeting.test(only.sentence),
  };
}

/** `Monday is fine. Half past two?` */
function withSpokenHour(named: Extract<Named, { kind: 'moment' }>, reply: string): Named {
  const [only, second] = splitSentences(reply)
    .filter((sentence) => sentence.length <= longest && !noProposal.test(sentence))
    .map((sentence) => spokenHourShape.exec(sentence))
    .filter((found) => found !== null);
  if (only === undefined || second !== undefined) return named;
  const { hour, minute } = readSpokenHour(only);
  const isGuessed = hour < 7;
  return {
    ...named,
    moment: named.moment.with({ hour: hour + (isGuessed ? 12 : 0), minute }),
    hasTime: true,
    ...(isGuessed && { isHourGuessed: true as const }),
    words: `${named.words} … ${only[0].trim()}`,
  };
}

function toNamed(read: Reading, part: string): Named {
  const reading =
    read.kind === 'moment' ? { ...read, words: read.words.replace(/[\s,;:]+$/, '') } : read;
  const rest =
    reading.kind === 'moment'
      ? withoutOtherDay(part, reading.words).replace(reading.words, ' ')
      : part;
  const bare = withoutHoursBeside(rest);
  const words = bare.match(/\p{L}+/gu) ?? [];
  const isAlone = !/\d/.test(bare) && words.every((word) => nothingElse.test(word));
  // `Can you do Tuesday at 3?` has an hour, which an order has seldom.
  const isAsked =
    reading.kind === 'moment' &&
    reading.hasTime &&
    /^\W*(?:(?:and|but|so) )?(?:can|could|would) (?:you|we) (?:do|make|manage)(?:\W+(?:mon|tue|wed|thu|fri|sat|sun)[\p{L}\d ,:.]{0,30} or)?(?:\W+at (?:your|our|the|my) \p{L}+.{0,40})?\W*$/iu.test(
      rest,
    );
  // `Can we do Tues instead` is of nothing that is ordered.
  const isMoved =
    reading.kind === 'moment' &&
    /^\W*(?:(?:and|but|so|sorry),? )?(?:can|could|would|shall) (?:you|we) (?:do|make(?: it)?|say|move (?:it )?to)\W+(?:instead|rather)(?: please)?\W*$/iu.test(
      rest,
    );
  const isOffered =
    reading.kind === 'moment' && (/\bany ?time\b/iu.test(reading.words) || anyTime.test(part));
  const isMeeting =
    isAlone ||
    (reading.kind === 'moment' && isFreeThen(part, reading.words)) ||
    isAsked ||
    isMoved ||
    isOffered ||
    isFree.test(part) ||
    meeting.test(rest);
  return { ...reading, isMeeting: isMeeting && !isOfNamedEvent(reading, part) };
}

/** `Free 9-11am on Dec 8th` */
const isFree = /^\W*(?:(?:yes|ok|okay|sure|hi|hello),? )?(?:free|available|open)\b/iu;

/** `Any time Fri am` */
const anyTime = /^\W*(?:(?:yes|ok|okay|sure|or|well),? )?any ?time\b/iu;

const isOfNamedEvent = (reading: Reading, part: string): boolean =>
  reading.kind === 'moment' && isOfEvent(part, reading.words);

/** `so` is a Sunday in one language and `do` a Thursday, and words of a sentence in another. */
const isLong = ({ words }: NamedMoment): boolean =>
  /\p{L}{4}|\d|^(?:mon|tue|wed|thu|fri|sat|sun) [ap]\.?m\b/iu.test(words) ||
  splitDays(words) !== null;

/** Reading takes a tenth of a millisecond. */
const mostParts = 20;
