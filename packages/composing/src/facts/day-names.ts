import { byItsWords } from '@workspace-ops/content';
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}{0,6}';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const shortWeekday = '(?:mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)';
const lead =
  '(?:on|by|from|before|the|noon|midday|\\d{1,2}[:.]\\d{2}|\\d{1,2}(?:[:.]\\d{2})? ?[ap]\\.?m\\.?|end of|close of (?:play|business)|cob|eod|eob|w\\/?c|wk|week|commencing|beginning|starting|of|first thing)';
const day = [
  '\\d{4}-\\d\\d-\\d\\d',
  '\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}(?!\\d)',
  `(?:(?:${weekday}|${shortWeekday})[ ,]+)?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?!\\p{L})`,
  '\\d{1,2}/\\d{1,2}(?![\\d/"”]|[ -]?(?:in(?:ch(?:es)?)?|of|done|full)\\b)',
  '\\d{1,2}-\\d{1,2}-(?:20)?2\\d(?!\\d)',
  `${month}\\.? \\d`,
  `${weekday}(?!\\p{L})`,
  // `Sun on the deck` is none.
  `${shortWeekday}(?=\\.?(?:$|[ ,]+(?:\\d|at|@|after|before|between|btw|around|by|first|early|late|noon|morning|afternoon|[ap]m|or|and|any)(?!\\p{L})))`,
  '(?:tomorrow|tonight|today|tmrw?|tmw)(?!\\p{L})',
  '(?<=the )\\d{1,2}(?:st|nd|rd|th)(?=$|,| (?:at|after|before|between|in|morning|afternoon|or|\\d))',
  'in (?:an?|one|two|three|four|five|six|ten|\\d{1,2}) (?:working |business )?(?:days?|weeks?|fortnights?)(?!\\p{L})',
  `(?:next|this) (?:week|month|${shortWeekday})`,
  'within \\p{L}+ ',
].join('|');

/** `Friday`, `noon on 1 December`, `end of next week`. */
const beginsWithDay = new RegExp(`^(?:${lead}[ ,]+){0,3}(?:${day})`, 'iu');

/** Of whatever is to happen until then. */
const wished =
  '(?:resolve|require|replace|settle|complete)d?|resolution|replacement|settlement|completion|collection|(?:need|want|expect|credit|refund|collect|return|repair|sort|correct|answer)(?:s|ed)?(?:back)?|fix(?:ed)?|(?:re)?deliver(?:y|ed)?|rectif(?:y|ied)|putright|remed(?:y|ied)|repl(?:y|ied)|respon(?:d|se)|act(?:ion)?|sign(?:ed)?(?:off)?|approv(?:e|al|ed)|finish(?:ed)?|done|pay(?:ment)?|deci(?:de[ds]?|sions?)|confirm(?:ed|s|ation)?|feedback|comments?|hear(?:back)?|letusknow|visit(?:ed)?|attend(?:ed|ance)?';
/** `we_need_it_by`, `answer wanted by`, `please reply by`: who wishes, what, and of whom. */
const wishedBy = `^(?:(?:we|i|they|you|please|kindly|to|be|must|should|an?|the|y?our|their)(?=\\p{L})){0,3}(?:(?:${wished})(?:(?:it|this|that|them|us|y?our|you|from(?:you|them|him|her)?|is|are|an?|the|to(?:be|us)?|in)(?=\\p{L})){0,2}){1,3}(?:by|before|nolaterthan|atthelatest|deadline|due|duedate)$`;
/** `latest date for an answer` */
const lastDay = `^(?:the)?(?:latest|last|final)(?:date|day)(?:for|to)(?:an?|the|your|their)?(?:${wished})$`;
/** `response date`, `date of reply`: by its form that of a term, as long as it lies ahead. */
const dayOfAnswer =
  '^(?:the|our|their|your|target|required|requested|expected|wanted)?(?:response|reply|answer|remedy)(?:term|target)?(?:date|day|due|duedate|time|wanted|needed|required|expected)$|^(?:date|day)(?:of|for)(?:the|their|your|an?)?(?:response|reply|answer|remedy)$';

/** Of an appointment of ours: whether it is the day of a paper is for its workflow to say. */
export const visitDay = 'dayofvisit';
export const callDay = 'dayofcall';
/** When somebody wants it, or it is set for, whatever it is. */
export const wishDay = 'dayofwish';
export const publicationDay = 'dayofpublication';
/** When somebody comes back to it, be it by a visit or a call. */
export const followDay = 'dayoffollowup';
/** `time`, where it has a day, too. */
export const slotDay = 'dayofslot';

/** What somebody comes for, by its name and what stands before it: `first site visit`. */
const visit =
  '(?:site|home|service|repair|booked|planned|agreed|next|first)*(?:visit|walk(?:through|round|around)|survey|appointment|attendance|callout|viewing|engineer|crew)';
const check =
  '(?:checkin|checkup|(?:phone|checkin|checkup|review|followup|booked|planned|agreed|next|first)*call(?:back)?|phonecall)';
/** What is done once, and is over or still to come. */
const deed =
  '(?:(?:re)?fit(?:ting)?|(?:re)?install(?:ation)?|delivery|deliver|handover|repair|commissioning|works?)';
const atTime =
  '(?:on|at|day|date|time|when|datetime|(?:is)?(?:booked|planned|scheduled|set)(?:for|on|at)?)';

/** `Booked for`, `booked in on`, `booking`. */
const booking =
  '^(?:is|now|already|currently)?(?:booked|pencilled|slotted|diari[sz]ed|arranged)(?:in)?(?:for|on|at)?$|^(?:our|current|existing)?booking(?:date|day|for|on)?$';

/** Whoever wishes, or has set, when somebody comes: `requested date`, `arrival window`. */
const wish =
  '(?:customer|client|tenant|their|requested|request|preferred|desired|wanted|wished|scheduled|planned|confirmed|target|service|arrival|appointment|appt|dispatch|tech|job|time)';
const wishedDay = `^${wish}{1,3}(?:date|day|time|slot|window|datetime|for|on)$|^${wish}?(?:window|eta|appt|timeframe)$|^${wish}{0,2}(?:schedule|timing)$|^(?:to)?(?:book|schedule|dispatch|arrive|come)(?:it|them|in)?(?:for|on|at)$`;

/** `Post on`, `to be published`, `go live`. */
const publication =
  '(?:to)?(?:be)?(?:(?:post|publish|publication|send|mail|issue|share|upload|releas)(?:e[ds]?|s|ing|ed)?(?:it|this|out)?(?:on|at|date|day|time|when)|(?:go|goes|going)(?:live|out|up|public)(?:on|at|date|day)?|(?:live|golive)(?:on|from|date|day)|(?:send|publish|post)(?:it|this)?(?:out)?|embargo(?:until|till|date)?)';

const days: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:preferred|requested|desired|convenient|suitable|wanted)${visit}$|^${visit}${atTime}$|^(?:site)?(?:visit|survey|walkthrough)$|${booking}`,
    ),
    visitDay,
  ],
  [new RegExp(`^${check}${atTime}$|^check(?:in|up)$`), callDay],
  [new RegExp(`^(?:next|planned)?followup(?:${atTime}|due)?$`), followDay],
  [new RegExp(`^${deed}${atTime}$`), 'deliverydate'],
  [new RegExp(wishedDay), wishDay],
  [new RegExp(`^${publication}$`), publicationDay],
  [/^(?:(?:date)?(?:and)?time(?:slot)?|slot)$/, slotDay],
  [/^(?:firstday(?:atwork)?|firstworkingday|dayone|joins|joinson|startsat|startat)$/, 'startdate'],
  [/^(?:we(?:re|are)?)?back(?:on)?(?:site)?(?:on)?$|^(?:next|back)onsite$/, 'nextvisitdate'],
  [/^by$|^[a-z]{3,16}(?:needs|wants)(?:it|this|that|them)by$/, 'deadline'],
  [new RegExp(`${wishedBy}|${lastDay}|${dayOfAnswer}`, 'u'), 'deadline'],
];

const names = days.map(([shape, name]) => [byItsWords(shape), name] as const);

/** Most names are none of them. */
const mayBeDay =
  /(?:by|before|than|latest|answer|reply|response|payment|decision|deadline|due|date|time|when|day|atwork|dayone|joins|back|followup|site|on|at|for|booked|planned|scheduled|set|booking|booked|in|visit|survey|walkthrough|checkin|checkup|live|out|up|public|send|publish|post|it|this|slot|until|till|embargo|window|eta|appt|timeframe|schedule|timing|wanted|needed|required|expected)$/;

/** What a field of the name, as `normalName` writes it, means where its value is a day. */
export const meansOfDay = (name: string): string | undefined =>
  mayBeDay.test(name) ? names.find(([shape]) => shape.test(name))?.[1] : undefined;

/**
 * The usual name of a field that holds a day, and something else as often: a first day may be its plan, and
 * `resolvedBy` a person.
 */
export function nameByDay(name: string, value: string): string | undefined {
  const meant = meansOfDay(name);
  return meant !== undefined && beginsWithDay.test(value) ? meant : undefined;
}

/** Whether a value is a day, with its hour or what else stands behind it. */
export const isDay = (value: string): boolean => beginsWithDay.test(value);
