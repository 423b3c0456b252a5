import { findPublicFields } from '@workspace-ops/catalogue';
import { withoutConfidences } from '../disclosure/asides.ts';
import { findOpenPart, openPart } from '../disclosure/marked-parts.ts';
import { isMark } from '../disclosure/marks-of-parts.ts';
import { isFreeText, namesFor } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';
import { agrees } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import { enumerateSome } from '../request/sections.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const listParts = ({ value, items = [value], path }: Fact) =>
  items.flatMap((one) => findOpenPart(one, { name: path[0] }) ?? []);

/** A fact as it is told without the parts that marks in it mean. */
export const withoutParts = (fact: Fact): Fact =>
  isFreeText(fact)
    ? fact
    : {
        ...fact,
        value: openPart(fact.value, fact.path[0]),
        ...(fact.items && { items: fact.items.map((one) => openPart(one, fact.path[0])) }),
      };

const isGone = (said: string, { path: [name] }: Fact): boolean => {
  const open = openPart(said, name);
  return open === '' || withoutConfidences(open) === '';
};

const mostNamed = 4;
const enumerateFields = (facts: readonly Fact[]): string =>
  enumerateSome([...new Set(facts.map(nameField))], mostNamed);
/** Of a list with the numbers of its entries, by which whoever reads it finds them. */
function nameField(fact: Fact): string {
  const { label, items = [], path } = fact;
  const cut = items.flatMap((one, at) =>
    findOpenPart(one, { name: path[0] }) === null ? [] : [`no. ${String(at + 1)}`],
  );
  const of = `“${label.toLowerCase()}”`;
  return cut.length === 0 || items.length < 2 ? of : `${of} (${enumerateSome(cut, mostNamed)})`;
}

/**
 * Of fields that a text is made of, and that say of a part that it is not to be told: who sends it says that no more was
 * meant, and that it may go without a field of which nothing is left. What is marked in one bracket is surely all.
 */
export function askAboutParts(request: DraftRequest): Ask[] {
  const { definition, artifact, record } = request;
  if (agrees(record.find('privateKept'))) return [];
  const names = new Set((findPublicFields(definition, artifact) ?? []).flatMap(namesFor));
  const own = record.facts.filter(
    (fact) =>
      !isFreeText(fact) &&
      !isReply(fact) &&
      // `Leave it out` is an answer, and tells nothing that could be left out.
      !isMark(fact.value) &&
      fact.names.some((name) => names.has(name)),
  );
  const gone = own.filter((fact) => (fact.items ?? [fact.value]).every((one) => isGone(one, fact)));
  const doubtful = own.filter(
    (fact) => !gone.includes(fact) && listParts(fact).some(({ isSure }) => !isSure),
  );
  const said = [
    doubtful.length === 0
      ? ''
      : `A part of ${enumerateFields(doubtful)} is left out, which says that it is not to be told: does the rest keep to it?`,
    gone.length === 0
      ? ''
      : `All of ${enumerateFields(gone)} is left out, which says that it is not to be told: may the text go without it?`,
  ].filter((one) => one !== '');
  return said.length === 0 ? [] : [{ names: ['privateKept'], question: said.join(' ') }];
}
