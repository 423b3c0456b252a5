import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { undecided } from '../disclosure/public-part.ts';
import { goesBy, isFreeText, namesFor } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { findUnsettled, refusal } from '../request/judge-answer.ts';
import { isInQuestion } from '../sentences/open-values.ts';
import { keepNumbers } from './number-blanks.ts';
import type { Ask } from '../request/types.ts';

const settledBy = 'maySend';
const isNews = goesBy('highlights');

const mostWritten = 2;

/** What a text would tell, and none of it is told since a part is a blank or a note: `(check the guarantee first)`. */
export function askAboutNotes(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  { facts }: FactSheet,
): Ask[] {
  const told = inputs.includes('invoices') ? [...inputs, 'howToPay'] : inputs;
  const asked = new Set(told.flatMap((input) => input.split('|')).flatMap(namesFor));
  return facts
    .filter(
      (fact) =>
        fact.written !== undefined &&
        !fact.isToCome &&
        fact.path.length === 1 &&
        !isFreeText(fact) &&
        fact.names.some((name) => asked.has(name)),
    )
    .slice(0, mostWritten)
    .map(({ path, label, written }) => ({
      names: [path[0]!],
      question: `Of the ${label.toLowerCase()} “${clipSentence(keepNumbers(written!), 200)}” a part is a blank or a note to a colleague, and none of it is told: how is it to read?`,
    }));
}

/** News of which something is still open, in a list whose other items are told: `TBC`. */
export function askAboutBlanks(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  record: FactSheet,
): Ask[] {
  if (!inputs.includes('highlights')) return [];
  const left = record.facts
    .filter((fact) => isNews(fact) && fact.blanks !== undefined)
    .flatMap(({ items = [], blanks = [] }) =>
      items.filter((item) => blanks.includes(item) || undecided.test(item)),
    );
  const unsettled = findUnsettled(record.find(settledBy), { settledBy, isUnsettled: refusal });
  if (left.length === 0 || unsettled === undefined) return [];
  const quoted = left.slice(0, mostQuoted).map((item) => clipSentence(item, 120));
  const verb = quoted.length === 1 ? 'is' : 'are';
  const it = quoted.length === 1 ? 'it' : 'them';
  const question = `“${quoted.join('” and “')}” ${verb} left out: may the issue be sent without ${it}?`;
  return [{ names: [settledBy], question: `${question}${unsettled}` }];
}
const mostQuoted = 3;

/**
 * Of a list an entry in a text that says itself that a part of it is not known yet, as whoever reads the text would read
 * it, and a value that a colleague is to be asked about.
 */
export function askAboutOpenEntries(record: FactSheet, text: string, asked: readonly Ask[]): Ask[] {
  const told = text.toLowerCase();
  const queried = record.facts
    .filter((fact) => isInQuestion(fact) && told.includes(fact.value.toLowerCase().slice(0, 40)))
    .map(({ value }) => value)
    .filter((value) => !asked.some(({ question }) => isPartOf(question, value)));
  const entries = record.facts
    .filter(
      (fact) =>
        !fact.hasBlank &&
        !isNews(fact) &&
        !isFreeText(fact) &&
        !fact.names.some((name) => ofFindings.has(name)),
    )
    .flatMap(({ blanks = [] }) => blanks)
    .filter((item) => text.includes(item));
  const open = [...queried, ...entries];
  const unsettled = findUnsettled(record.find(settledBy), { settledBy, isUnsettled: refusal });
  if (open.length === 0 || unsettled === undefined) return [];
  const quoted = open.slice(0, mostQuoted).map((item) => clipSentence(item, 120));
  const [is, it] = quoted.length === 1 ? ['is', 'it as it stands'] : ['are', 'them as they stand'];
  return [
    {
      names: [settledBy],
      question: `“${quoted.join('” and “')}” ${is} not settled yet: may this be sent with ${it}?${unsettled}`,
    },
  ];
}
/** `On record is “check with Ann”: may this be sent now?` asks about it as well. */
const isPartOf = (question: string | null, value: string): boolean =>
  [...(question ?? '').matchAll(/“([^”]+)”/gu)].some(
    ([, said]) => value.includes(said!) || said!.includes(value),
  );
/** Which are asked about as such: a finding is open or closed. */
const ofFindings = new Set(namesFor('findings'));
