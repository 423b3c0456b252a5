import { namesFor, spacedName } from '../facts/field-names.ts';
import { clip, splitSentences } from '../facts/inline-text.ts';
import { sayWhose } from '../figures/check-records.ts';
import { months } from '../times/calendar.ts';
import type { Check, Checked, DayAsk, Field } from './ask-about-days.ts';
import { smallNumbers } from '../facts/small-numbers.ts';

/** What comes before what, whatever is sold: each with the names of fields that are surely its own. */
const sequences = [
  [
    'orderDate',
    [
      'deliverydate',
      'deliveredon',
      'deliveredat',
      'dateofdelivery',
      'delivered',
      'receivedon',
      'arrivedon',
    ],
  ],
  ['invoiceDate', namesFor('dueDate').filter((name) => name !== 'deadline')],
  [
    'startDate',
    'enddate endson finishdate finishby finishes completiondate completeby completedby'.split(' '),
  ],
] as const satisfies readonly (readonly [string, readonly string[]])[];

const hasYear = /\b\d{4}\b|[/.-]\d\d$/;
const half = 183;

/** How many days the second is after the first; without a year both are taken to be next to each other. */
function countBetween({ readDay: read }: Checked, first: Field, second: Field): number | undefined {
  const [from, until] = [read(first), read(second)];
  if (from === undefined || until === undefined) return undefined;
  const { days } = from.until(until);
  if (hasYear.test(first.said) && hasYear.test(second.said)) return days;
  return days < -half ? days + 365 : days > half ? days - 365 : days;
}

/** Of a day that is told in a whole sentence another one may be meant. */
const longestDay = 40;

/** Nothing is delivered before it was ordered, or due before it was billed. */
const askAboutSequence: Check = (checked) =>
  sequences.flatMap(([earlier, names]): DayAsk[] => {
    const first = checked.find(earlier);
    const second = checked.findNamed(names);
    if (first === undefined || second === undefined || first.name === second.name) return [];
    if (first.said.length > longestDay || second.said.length > longestDay) return [];
    if ((countBetween(checked, first, second) ?? 0) >= 0) return [];
    return [
      {
        of: earlier,
        names: [first.name, second.name],
        question: `The ${spacedName(second.name)}${sayWhose(checked.record)}, ${second.said}, is before the ${spacedName(first.name)}, ${first.said}: which day is right?`,
      },
    ];
  });

const date = `(?:\\p{L}{3,9}day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months.join('|')})\\p{L}{0,7}|(?:${months.join('|')})\\p{L}{0,7} \\d{1,2}(?:st|nd|rd|th)?\\b)(?:,? 20\\d\\d)?`;
const planned = new RegExp(
  `\\b(?:plan(?:ned)?|due|scheduled|target(?:ed)?|promised|expected|agreed)(?: for| on| by| to be \\p{L}+(?: on| by)?| in)? (?<day>${date})`,
  'iu',
);
const done = new RegExp(
  `\\b(?:done|finished|completed?|delivered|installed|fitted|ready|handed over|actual(?:ly)?(?: \\p{L}+)?)(?: on| by| as of)? (?<day>${date})`,
  'iu',
);
const apart = new RegExp(
  `\\b(?<count>\\d{1,3}|${smallNumbers.join('|')}|an?) (?<unit>working days?|days?|weeks?) (?:too )?(?<way>late|behind|early|ahead|sooner|earlier|later|before time|over)\\b`,
  'iu',
);
const onTime = /\b(?<!not (?:quite )?)(?:on (?:time|schedule|the day)|as planned)\b/iu;

/** `Two days late`: above 0 for late, and how far the days counted may be from it. */
function readApart(said: string): { days: number; slack: number; words: string } | undefined {
  const found = apart.exec(said);
  if (found === null) {
    const words = onTime.exec(said)?.[0];
    return words === undefined ? undefined : { days: 0, slack: 0, words };
  }
  const { count = '', unit = '', way = '' } = found.groups!;
  const number = /^an?$/i.test(count)
    ? 1
    : Number(count) || smallNumbers.indexOf(count.toLowerCase()) + 1;
  const days = /^week/i.test(unit) ? number * 7 : number;
  const isLate = /^(?:late|behind|later|over)$/i.test(way);
  // Days without work may count or not.
  return { days: isLate ? days : -days, slack: Math.ceil((days * 2) / 5) + 1, words: found[0] };
}

interface Compared {
  of: string;
  planned: Field;
  done: Field;
  said: string;
}

const toldNames = ['progress', 'issue', 'milestone', 'outcome', 'status'];

/** The day planned and the day done, from their fields or from one sentence, with what is said of them. */
function listCompared({ find }: Checked): Compared[] {
  const told = toldNames.flatMap((of) => {
    const field = find(of);
    return field === undefined ? [] : [{ of, ...field }];
  });
  const [plan, end] = [find('plannedDate'), find('actualDate')];
  const ofFields =
    plan === undefined || end === undefined
      ? []
      : told.map(({ of, said }) => ({ of, planned: plan, done: end, said }));
  return [...ofFields, ...told.flatMap(compareInSentences)];
}

const compareInSentences = ({ of, name, said }: Field & { of: string }): Compared[] =>
  splitSentences(said).flatMap((sentence): Compared[] => {
    const [plan, end] = [planned, done].map((shape) => shape.exec(sentence)?.groups?.['day']);
    return plan === undefined || end === undefined || plan === end
      ? []
      : [{ of, planned: { name, said: plan }, done: { name, said: end }, said: sentence }];
  });

/** `Planned for 2 December and done on 30 November, two days late` */
const askAboutLateness: Check = (checked) =>
  checked.inputs.includes('milestone')
    ? listCompared(checked)
        .flatMap((compared): DayAsk[] => {
          const stated = readApart(compared.said);
          const days = countBetween(checked, compared.planned, compared.done);
          if (stated === undefined || days === undefined) return [];
          const isOtherWay = Math.sign(days) !== Math.sign(stated.days);
          if (!isOtherWay && Math.abs(days - stated.days) <= stated.slack) return [];
          return [
            {
              of: compared.of,
              names: [...new Set([compared.planned.name, compared.done.name])],
              question: `“${clip(stated.words, 60)}” is on record, and from ${compared.planned.said} as planned to ${compared.done.said} it is ${sayDays(days)}: which is right?`,
            },
          ];
        })
        .slice(0, 1)
    : [];

const sayDays = (days: number): string => {
  if (days === 0) return 'no day';
  const count = Math.abs(days);
  return `${String(count)} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'late' : 'early'}`;
};

export const sequenceChecks: readonly Check[] = [askAboutSequence, askAboutLateness];
