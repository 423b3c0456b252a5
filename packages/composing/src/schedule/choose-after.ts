import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, spacedName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { Moment } from '../times/calendar.ts';
import { findWorkingDay, proposeHour, proposeMoment } from '../times/propose-moment.ts';
import { readMoment } from '../times/read-moment.ts';
import {
  isAhead,
  isStillAhead,
  proposed,
  read,
  type Choosing,
  type DayChoice,
  type Of,
} from '../sentences/choosing.ts';
import { namesDispleasure } from '../sentences/displeasure.ts';
import { findPartOfDay } from './find-part-of-day.ts';

export function chooseAfter({ field, days }: Of<'after'>, choosing: Choosing): DayChoice | null {
  const { sheet, asked, present, calendar, about } = choosing;
  if (asked !== null && isStillAhead(asked, present)) return null;
  const told = sheet.find(field) === undefined ? readDone(choosing) : undefined;
  const from = read(sheet.find(field), choosing) ?? asked?.moment ?? told;
  const upset = findUpset(sheet);
  if (upset !== undefined)
    return proposed(proposeMoment(present, about, calendar, choosing.part), [
      `On record is “${clipSentence(upset, 120)}”: the call is proposed for the next working day, and does not wait for its usual one.`,
    ]);
  const day = findWorkingDay((from ?? present).add({ days }), calendar);
  const wanted = findPartOfDay(sheet, { readsNotes: true });
  const part = wanted?.part ?? choosing.part;
  const moment = proposeHour(day, about, calendar, part);
  const notes =
    from === undefined && sheet.find(field) === undefined
      ? [askWhenDone(field, sheet) ?? choosing.askFor(field)]
      : [];
  notes.push(...askAboutHour(sheet, wanted?.said));
  return proposed(
    isAhead(moment, present) ? moment : proposeMoment(present, about, calendar, part),
    notes,
  );
}

const openNames = ['sentiment', 'openIssues'];
const legal =
  /\b(?:(?:his|her|their|an?|\p{L}+['’]s) (?:solicitors?|lawyers?|attorneys?)|(?:solicitors?|lawyers?|attorneys?) (?:has|have|wrote|letter)|ombudsman|tribunal|(?:to|claims|county) court|legal action)\b/iu;

/** Who is furious, or has written by a lawyer, is not rung in a month to hear how it goes. */
const findUpset = (sheet: FactSheet): string | undefined =>
  openNames
    .flatMap((name) => sheet.find(name) ?? [])
    .flatMap(quotableSentences)
    .find((sentence) => namesDispleasure(sentence) || legal.test(sentence));

const monthShape = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}{0,6}\\.?';
/** `Roof done Oct 28`, `finished on the 3rd of November` */
const doneOn = new RegExp(
  `(?<!\\p{L})(?:[Dd]one|[Ff]inished|[Cc]omplete(?:d)?|[Dd]elivered|[Ii]nstalled|[Hh]anded over|[Ss]igned off|[Ff]itted|[Pp]assed|[Mm]oved in|[Ww]ent live|(?:[Tt]urned|[Ss]witched) on|[Cc]ommissioned|[Ee]nergi[sz]ed|(?:[Uu]p|[Ii]n|[Ll]ive|[Rr]unning|[Oo]pen|[Hh]ung|[Mm]ounted) since)(?: [^ .;]{1,12}){0,3}(?:,? (?:on |was |it )?(?:\\p{Lu}\\p{Ll}+day )?(?:the )?)(?:${monthShape} \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthShape}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})(?!\\d))`,
  'u',
);

/** `Stairlift, installed 28 October`: a field that tells what was done, and when. */
function readDone(choosing: Choosing): Moment | undefined {
  const { sheet, now, calendar, present } = choosing;
  for (const fact of sheet.facts.filter((one) => !isFreeText(one))) {
    const [words] = doneOn.exec(fact.value) ?? [];
    const reading = words === undefined ? undefined : readMoment(words, now, calendar);
    if (reading?.kind !== 'moment') continue;
    // A day without its year is the last one.
    const day = isAhead(reading.moment, present)
      ? reading.moment.subtract({ years: 1 })
      : reading.moment;
    return day;
  }
  return undefined;
}

/** A day that has been, and that a note alone tells, is not counted from until somebody says that it is the one. */
function askWhenDone(field: string, sheet: FactSheet): string | null {
  for (const fact of sheet.facts.filter(isFreeText)) {
    const said = quotableSentences(fact).find((sentence) => doneOn.test(sentence));
    if (said !== undefined)
      return `On record is “${clipSentence(said, 120)}”: is that the ${spacedName(field)}? It is not counted from.`;
  }
  return null;
}

/** `Best ring after 3 when he is up` */
const wantedHour =
  /\b(?:ring|call|phone|reach|catch)\b[^.;\d]{0,30}\b(?:after|before|around|about|from|between|at) \d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\b)?(?! ?(?:days?|weeks?|months?|%|years?))/iu;

function askAboutHour(sheet: FactSheet, heeded: string | undefined): string[] {
  return sheet.facts.filter(isFreeText).flatMap((fact) => {
    // A part of it may say the opposite: `Don't ring before 10`.
    const said = quotableSentences(fact).find((sentence) => wantedHour.test(sentence));
    if (said === undefined || said === heeded) return [];
    return [`On record is “${clipSentence(said, 120)}”: does the hour keep to it?`];
  });
}
