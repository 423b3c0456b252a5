import { isMarked, openSentences, quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { asksOfFirm } from '../sentences/asks-of-firm.ts';
import { answersStanding, asksStanding } from '../sentences/standing-of-firm.ts';
import { readInstruction } from '../weights/weigh-instructions.ts';
import { isReply } from './read-asked.ts';

/** What replies ask of our standing, sentence by sentence. */
export const listStandingAsked = ({ facts }: FactSheet): string[] =>
  facts.filter(isReply).flatMap(quotableSentences).filter(asksStanding);

/** A note that says of us what a reply wants to know of our standing, as the answer; none where anything is left to answer. */
export function findOurAnswer(sheet: FactSheet): Fact[] {
  if (sheet.find('ourAnswer') !== undefined) return [];
  const asked = listStandingAsked(sheet);
  if (asked.length === 0 || asksMore(sheet)) return [];
  const ours = sheet.facts.filter((fact) => isFreeText(fact) && !isReply(fact) && canBeTold(fact));
  const said = ours.flatMap((fact) => listOpen(fact).map((sentence) => ({ fact, sentence })));
  const found = asked.map((one) => said.find(({ sentence }) => answersStanding(sentence, one)));
  const [first] = found;
  if (first === undefined || found.includes(undefined)) return [];
  const { path, label } = first.fact;
  return [
    {
      path: [...path, name],
      label: `Our answer (${label.toLowerCase()})`,
      names: [normalName(name)],
      value: [...new Set(found.map((one) => one!.sentence))].join(' '),
    },
  ];
}

const name = 'ourAnswer';

/** A text is told of no notes but of this one. */
export function withOurAnswer(sheet: FactSheet, record: FactSheet): FactSheet {
  const found = record.facts.filter(({ path }) => path.at(-1) === name && path.length > 1);
  return found.length === 0 || sheet.find(name) !== undefined
    ? sheet
    : toSheet([...sheet.facts, ...found]);
}

/** Whoever answers another question answers all of them. */
const asksMore = ({ facts }: FactSheet): boolean =>
  facts
    .filter(isReply)
    .flatMap(quotableSentences)
    .some((sentence) => asksOfFirm(sentence) && !asksStanding(sentence));

const listOpen = (fact: Fact): readonly string[] =>
  (isMarked(fact) ? openSentences(fact) : splitSentences(fact.value)).filter(
    (sentence) => readInstruction(sentence) === null,
  );
