import { quotableSentences } from '../disclosure/marked-facts.ts';
import { clip, clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import type { StepRequest } from '../request/types.ts';

/** As people say that somebody goes from where they work. */
const goes =
  /\b(?:retir(?:es|ed|ing)|(?:leaves|left|leaving)(?! (?:the|a|an|it|his|her|their|our|us|for|early|at \d|on time|messages?|word|room|space)\b)|(?:leaves|left|leaving) (?:the|his|her|their) (?:company|firm|trust|school|job|business|post|council|group|organi[sz]ation)|(?:is|are|['’]s) off(?= (?:to|in|at|on|from|for good|xmas|christmas)\b(?! (?:site|holiday|leave|sick|lunch)))|finish(?:es|ing) (?:work|up|there|at|in|on|xmas|christmas|for good)|mov(?:es|ing) (?:on|jobs?)|new job|step(?:s|ping) down|last (?:day|week) (?:is|there|at work)|goes on (?:maternity|paternity|sabbatical)|(?:gets?|got|getting|being|been) (?:made redundant|let go|sacked))\b(?<rest>[^.;!?]{0,60})/iu;
const doesNot =
  /\b(?:not|never|[a-z]+n['’]t|might|may|could|if|unless) (?:\p{L}+ ){0,2}(?:retir|leav|left|mov|go|finish|step)/iu;

/** The talk is planned for so many days before a contract ends. */
const talkDays = 60;
const longest = 300;

type When = Pick<StepRequest, 'definition' | 'now' | 'calendar'>;

/** Whether a sentence says that the contact goes, by their name: no customer does by that. */
export function tellsContactGoes(sentence: string, { find }: FactSheet): boolean {
  const [contact, customer] = ['contact', 'customer'].map(find);
  if (contact === undefined || customer === undefined || contact === customer) return false;
  if (sentence.length > longest || !goes.test(sentence) || doesNot.test(sentence)) return false;
  const own = new Set(customer.value.toLowerCase().match(/\p{L}{3,}/gu));
  const words = contact.value.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const said = new Set(sentence.toLowerCase().match(/\p{L}{3,}/gu));
  return words.some((word) => said.has(word) && !own.has(word));
}

/** With whom the renewal is spoken of where the contact is gone by the day of the talk. */
export function askAboutContact(when: When, sheet: FactSheet): string[] {
  const { definition, now, calendar = defaultCalendar } = when;
  const contact = sheet.find('contact');
  if (contact === undefined || !definition.inputs.includes('renewalDate')) return [];
  const talk = findTalk(when, sheet);
  const isBefore = (sentence: string): boolean => {
    const rest = goes.exec(sentence)?.groups?.['rest'] ?? '';
    const day = now && readDay(withDays(rest), now, calendar);
    return !day || talk === undefined || Temporal.PlainDate.compare(day, talk) <= 0;
  };
  return sheet.facts
    .filter(({ readFrom }) => readFrom === undefined)
    .flatMap(quotableSentences)
    .filter((sentence) => tellsContactGoes(sentence, sheet) && isBefore(sentence))
    .slice(0, 1)
    .map(
      (said) =>
        `On record is “${clipSentence(said, 120)}”, and the talk is planned for sixty days before the contract ends: is it held with ${clip(contact.value, 60)} before then, or with whom?`,
    );
}

const withDays = (text: string): string =>
  text
    .replace(/\b(?:xmas|christmas)(?: (?:eve|day))?\b/iu, '25 December')
    .replace(/\bnew year(?:['’]?s(?: (?:eve|day))?)?\b/iu, '1 January');

/** Sixty days before the end, or today where that has passed. */
function findTalk(
  { now, calendar = defaultCalendar }: When,
  { find }: FactSheet,
): Temporal.PlainDate | undefined {
  const ends = find('renewalDate');
  const end = ends && now && readDay(ends.value, now, calendar);
  if (!end) return undefined;
  const day = end.subtract({ days: talkDays });
  const today = toMoment(now, calendar).toPlainDate();
  return Temporal.PlainDate.compare(day, today) < 0 ? today : day;
}
