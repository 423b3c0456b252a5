import { monthWord } from '../facts/day-word.ts';
import { goesBy } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { plainValue } from '../facts/plain-value.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import type { StepRequest } from '../request/types.ts';
import { countDaysAhead } from './past-dates.ts';

const isDelivery = goesBy('deliveryDate');
const inEntry =
  /(?<=[:,;] )(?:delivered|delivery|delivery date|completed|installed|fitted|handed over|finished)(?: on| at| date)? (?<day>\d[^,;]{3,20})(?=[,;]|$)/iu;
const mostQuestions = 2;

/** `delivered: Mon 40 rolls, Tue 40 rolls` is of the days that were. */
const isPastWeekday = ({ path, value }: Fact): boolean =>
  /(?:delivered|installed|fitted|finished|completed)/i.test(path.at(-1)!) &&
  !/\d[-/.]\d/.test(value) &&
  !dated.test(value);
const dated = new RegExp(`\\d(?:st|nd|rd|th)? (?:of )?${monthWord}|${monthWord} \\d`, 'iu');

/** What is billed has been delivered: a day of it that is still to come is a slip, or the invoice comes too early. */
export function askAboutUndelivered(
  request: Pick<StepRequest, 'definition' | 'now' | 'calendar'>,
  sheet: FactSheet,
): string[] {
  if (!request.definition.inputs.some((input) => input.startsWith('invoiceDate'))) return [];
  const isAhead = (fact: Fact, value: string): boolean =>
    countDaysAhead({ ...fact, value }, request) > 0;
  return sheet.facts
    .flatMap((fact): string[] => {
      if (isEntry(fact)) {
        const said = plainValue(fact, sheet);
        const [words, day] = inEntry.exec(said) ?? [];
        const [called = ''] = said.split(/[:,] /, 1);
        return day !== undefined && isAhead(fact, day) ? [`${called}: ${words}`] : [];
      }
      return isDelivery(fact) && !isPastWeekday(fact) && isAhead(fact, fact.value)
        ? [`${fact.label}: ${plainValue(fact, sheet)}`]
        : [];
    })
    .slice(0, mostQuestions)
    .map((said) => `“${clip(said, 100)}” is still to come: is it billed before it is delivered?`);
}
