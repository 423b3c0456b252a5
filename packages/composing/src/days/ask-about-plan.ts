import { clip, splitSentences } from '../facts/inline-text.ts';
import { months } from '../times/calendar.ts';
import { findTerm } from '../reasons/announced.ts';
import type { Check, Checked, DayAsk } from './ask-about-days.ts';
import { smallNumbers } from '../facts/small-numbers.ts';

/** What a plan says of its time that cannot be true together: a span, a start, a term, a deposit. */

const span = new RegExp(
  `\\b(?<count>\\d{1,2}|${smallNumbers.join('|')}) (?<unit>(?:working |calendar )?days?|weeks?|months?)\\b(?!['’]? ?(?:notice|after|before|ago|later|warranty|guarantee|net|lead|delivery|from (?:the |your )?(?:order|receipt|approval|deposit|survey)|for (?:the )?(?:delivery|permits?|approval|orders?|parts|materials|planning)))`,
  'iu',
);
const date = `(?:(?:the|${['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].join('day|')}day) )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months.join('|')})\\p{L}{0,7}|(?:${months.join('|')})\\p{L}{0,7}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b|\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4})(?:,? 20\\d\\d)?`;
const from = new RegExp(
  `\\b(?:from|starting|starts?|begins?|beginning)(?: on)? (?<day>${date})`,
  'iu',
);
const until = new RegExp(
  `\\b(?:to|until|till|through|by|finish(?:ed|es)?(?: on)?|complete[ds]?(?: on)?|ends?(?: on)?|ready(?: on)?) (?<day>${date})`,
  'iu',
);
const hasYear = /\b20\d\d\b/;

/** How many days the work takes at least. */
function countDays(said: string): number | undefined {
  const { count = '', unit = '' } = span.exec(said)?.groups ?? {};
  if (count === '') return undefined;
  const number = Number(count) || smallNumbers.indexOf(count.toLowerCase()) + 1;
  if (/^month/i.test(unit)) return number * 28;
  if (/^week/i.test(unit)) return number * 7 - 2;
  return /^working/i.test(unit) ? Math.floor((number * 7) / 5) - 2 : number;
}

/** A day of a plan without its year is in that of the other one. */
const readIn = (
  { readDay: read }: Checked,
  name: string,
  said: string | undefined,
  text: string,
) => {
  if (said === undefined) return undefined;
  const year = hasYear.exec(text)?.[0];
  const whole =
    hasYear.test(said) || year === undefined || /[/-]/.test(said) ? said : `${said} ${year}`;
  return read({ name, said: whole });
};

/** `Six weeks from 11 January, finished by 5 February` */
const askAboutSpan: Check = (checked) => {
  const { find, readDay: read } = checked;
  const plan = find('timeline') ?? find('duration');
  if (plan === undefined || !/\d/.test(plan.said + (find('startDate')?.said ?? ''))) return [];
  const { name, said } = plan;
  const own = from.exec(said)?.groups?.['day'];
  const starts = own === undefined ? find('startDate') : plan;
  const start = readIn(checked, name, own, said) ?? read(find('startDate'));
  // What ends there may be something that comes before the work.
  if (own === undefined && otherWork.test(said)) return [];
  const ends = until.exec(said)?.groups?.['day'];
  const end = readIn(checked, name, ends, said) ?? read(find('endDate'));
  if (start === undefined || end === undefined || starts === undefined) return [];
  const days = countDays(said) ?? 1;
  if (start.until(end).days + 1 >= days - slack(days)) return [];
  const beside = [starts, ends === undefined ? find('endDate') : undefined]
    .flatMap((field) => (field === undefined || field === plan ? [] : field.said))
    .map((one) => `, ${clip(one, 40)}`)
    .join('');
  return [
    {
      of: 'timeline',
      names: [name],
      question: `“${clip(said, 120)}”${beside}: from ${start.toString()} to ${end.toString()} there are ${String(Math.max(start.until(end).days + 1, 0))} days; which is right?`,
    },
  ];
};
const slack = (days: number): number => (days > 7 ? 2 : 0);

/** `Two days over the break, December 28 and 29`, and nothing else that has a day. */
const onDays = new RegExp(
  `(?<day>${date.replace('(?:,? 20\\d\\d)?', '')})(?:,? 20\\d\\d)? ?(?:and|to|until|through|[-–]) ?(?:the )?(?:\\d{1,2}\\b|${date})`,
  'iu',
);
const alsoOnDays = new RegExp(
  `\\b(?<day>\\d{1,2}) ?(?:and|to|[-–]) ?\\d{1,2} (?<month>(?:${months.join('|')})\\p{L}{0,7})`,
  'iu',
);
const otherWork =
  /\b(?:survey|workshop|factory|fabricat\p{L}*|deliver\p{L}*|design\p{L}*|order\p{L}*|lead time|then|first|phase|stage|prepar\p{L}*|ready|made|between|if|or|order|week of)\b/iu;

/** A start on another day than the first of those on which the work is done. */
const askAboutFirstDay: Check = (checked) => {
  const { find, readDay: read } = checked;
  const [plan, starts] = [find('timeline'), find('startDate')];
  if (plan === undefined || starts === undefined || otherWork.test(plan.said)) return [];
  const { day: first, month } =
    (alsoOnDays.exec(plan.said) ?? onDays.exec(plan.said))?.groups ?? {};
  const said = month === undefined ? first : `${first!} ${month}`;
  const [day, start] = [readIn(checked, plan.name, said, plan.said), read(starts)];
  if (day === undefined || start === undefined || Math.abs(start.until(day).days) < 2) return [];
  return [
    {
      of: 'timeline',
      names: [starts.name, plan.name],
      question: `Which start is right: ${clip(starts.said, 40)}, or “${clip(plan.said, 100)}”?`,
    },
  ];
};

const noDeposit =
  /\b(?:no|without(?: an?| any)?|zero|nil) (?:deposit|up-? ?front|advance|pre-?payment|down-? ?payment|money up front)\b|\bdeposit:? (?:none|nil|no|0)\b/iu;
const share = '(?:\\d{1,3} ?%|half|a (?:third|quarter)|\\p{Sc} ?\\d[\\d,.]*)';
const paidFirst = new RegExp(
  `${share}(?: \\p{L}+){0,2} (?:(?:on|with|at|upon) (?:the |your )?(?:order|booking|signing|signature|acceptance|confirmation)|up-? ?front|in advance|before (?:we|the work|work) (?:starts?|begins?))\\b`,
  'iu',
);

/** `No deposit. 30% on order` */
const askAboutDeposit: Check = ({ find }) => {
  const fields = ['terms', 'deposit'].map(find).filter((field) => field !== undefined);
  const whole = fields.map(({ name, said }) => (/^deposit/i.test(name) ? `deposit ${said}` : said));
  if (!whole.some((said) => noDeposit.test(said))) return [];
  const [first] = whole.flatMap((said) => paidFirst.exec(said)?.[0] ?? []);
  if (first === undefined) return [];
  return [
    {
      of: 'terms',
      names: [...new Set(fields.map(({ name }) => name))],
      question: `On record is no deposit, and “${clip(first, 60)}”: which is right?`,
    },
  ];
};

const accepting =
  /\b(?:if|once|when|provided|subject to)\b[^.;]{0,60}\b(?:signs?|signed|orders?|accepts?|agrees?|confirms?|approves?|approval|go-? ?ahead|decides?|decision|says? yes)\b[^.;]{0,30}?\b(?:by|before|until) (?<day>(?:the )?end of \p{L}{3,9}|[^.;,]{3,30})/iu;
const valid = /\b(?:valid|good|holds?|open|expires?|stands?)\b/iu;

/** The last day of `end of January`, or the day that is named. */
function readTerm(said: string, { readDay: read, today }: Checked): Temporal.PlainDate | undefined {
  const [, name = ''] = /\bend of (\p{L}{3,9})/iu.exec(said) ?? [];
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  if (month === 0) return read({ name: '', said });
  const year = month < today.month ? today.year + 1 : today.year;
  return Temporal.PlainDate.from({ year, month, day: 31 }, { overflow: 'constrain' });
}

/** `Valid to 31 December`, and a start `if the council signs by end of January`. */
const askAboutValidity: Check = (checked): DayAsk[] => {
  const { find, readDay: read } = checked;
  const fields = ['terms', 'timeline', 'validUntil', 'startDate', 'scope'].flatMap(
    (name) => find(name) ?? [],
  );
  const accepted = fields
    .map((field) => ({ ...field, day: accepting.exec(field.said)?.groups?.['day'] }))
    .find(({ day }) => day !== undefined);
  if (accepted === undefined) return [];
  const validUntil = find('validUntil');
  const terms = find('terms');
  const stated =
    validUntil ??
    (terms !== undefined && valid.test(terms.said)
      ? { name: terms.name, said: findTerm(terms.said) ?? '' }
      : undefined);
  if (stated === undefined || stated.said === '') return [];
  const [last, day] = [read(stated), readTerm(accepted.day!, checked)];
  if (last === undefined || day === undefined) return [];
  if (Temporal.PlainDate.compare(day, last) <= 0) return [];
  return [
    {
      of: accepted.name === terms?.name ? 'terms' : 'timeline',
      names: [...new Set([stated.name, accepted.name])],
      question: `The offer is valid until ${clip(stated.said, 40)}, and “${clip(accepted.said, 100)}”: which is right?`,
    },
  ];
};

const ofWeeks = /\bweek (?<now>\d{1,2}) (?:out )?of (?<all>\d{1,2})\b/iu;
const finish = new RegExp(
  `(?:^|[.;,] ?)(?:(?:the |all |work |job |project |and |we )*)(?:finish(?:es|ed)?|completion|completed?|done|handover|end date|ends?)\\b[^.;]{0,50}?(?:\\b(?:to|on|by|is|for|:) )(?<day>${date})`,
  'iu',
);

/** `Week 2 of 6`, and a finish in twelve days: what comes later than planned is a delay, and no contradiction. */
const askAboutWeeks: Check = (checked) => {
  const { find, today } = checked;
  const fields = ['milestone', 'progress', 'issue', 'nextStep', 'endDate'].flatMap(
    (name) => find(name) ?? [],
  );
  const week = fields.find(({ said }) => ofWeeks.test(said));
  if (week === undefined) return [];
  const groups = ofWeeks.exec(week.said)!.groups!;
  const left = (Number(groups['all']) - Number(groups['now'])) * 7;
  const ended = fields
    .map((field) => ({ ...field, day: finish.exec(field.said)?.groups?.['day'] }))
    .find(({ day }) => day !== undefined);
  const day = ended && readIn(checked, ended.name, lastDay(ended.said, ended.day!), '');
  if (ended === undefined || day === undefined || today.until(day).days >= left - 7) return [];
  return [
    {
      of: ended.name,
      names: [...new Set([ended.name, week.name])],
      question: `“${clip(week.said, 60)}” is on record, and “${quote(ended.said, ended.day!)}”: which is right?`,
    },
  ];
};

/** The sentence that names the day. */
const quote = (said: string, day: string): string =>
  clip(splitSentences(said).find((one) => one.includes(day)) ?? said, 100);

/** Of `from 4 December to 8 December` the later one. */
const lastDay = (said: string, first: string): string => {
  const rest = said.slice(said.indexOf(first) + first.length, said.indexOf(first) + 60);
  return new RegExp(`^[^.;]{0,20}\\bto (?<day>${date})`, 'iu').exec(rest)?.groups?.['day'] ?? first;
};

export const planChecks: readonly Check[] = [
  askAboutSpan,
  askAboutFirstDay,
  askAboutDeposit,
  askAboutValidity,
  askAboutWeeks,
];
