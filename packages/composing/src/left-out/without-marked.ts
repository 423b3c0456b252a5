import { isPrivateName } from '../disclosure/find-markings.ts';
import { marksOthers, openSentences } from '../disclosure/marked-facts.ts';
import { withoutPersonal } from '../disclosure/personal-matters.ts';
import { listSentences } from '../facts/markup.ts';
import { isFreeText, namesFor } from '../facts/field-names.ts';
import { isEntry, toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { listLeftOut, withoutSecrets } from './left-out.ts';
import type { LeftOut } from '../request/types.ts';

/** Where somebody tells in sentences what happened, as in a note. */
const told = new Set(
  ['openIssues', 'observation', 'risks', 'outcome', 'findings'].flatMap(namesFor),
);
const isOfSentences = (fact: Fact): boolean =>
  isFreeText(fact) || (!isEntry(fact) && told.has(fact.names[0]!));

/** Of a note or a report that is marked the sentences that surely are not what it marks; nothing where a mark has a field of its own. */
export function withoutMarked(
  sheet: FactSheet,
  left: readonly Fact[],
  { isForTeam = false }: { isForTeam?: boolean } = {},
): FactSheet {
  if (left.length === 0) return sheet;
  const isWhole = marksOthers(sheet);
  return toSheet(
    sheet.facts.flatMap((fact) => {
      if (!left.includes(fact)) return [fact];
      const isOpen =
        isOfSentences(fact) && !isWhole && !isPrivateName(fact.path.at(-1)!, fact.value);
      const quotable = isOpen ? withoutSecrets(openSentences(fact)) : [];
      const open = isForTeam ? withoutWhatFollows(quotable, fact) : quotable;
      const { items: _all, ...rest } = fact;
      return open.length === 0 ? [] : [{ ...rest, value: open.join(' ') }];
    }),
  );
}

/** What goes on about a sentence that is left out gives away what it says. */
const withoutWhatFollows = (open: readonly string[], fact: Fact): readonly string[] => {
  const forAll = withoutPersonal(listSentences(fact));
  return open.filter((sentence) => forAll.includes(sentence));
};

const tellPart = (one: LeftOut, { facts }: FactSheet): LeftOut =>
  facts.some(({ path }) => path === one.fact.path)
    ? { ...one, reason: `in part: ${one.reason}` }
    : one;

/** `Left out: notes (in part: marked as not public).` */
export const tellWithheld = (
  left: readonly LeftOut[],
  sheet: FactSheet,
  cut: readonly LeftOut[] = [],
): string =>
  left.length + cut.length === 0
    ? ''
    : `Left out: ${listLeftOut([...cut, ...left.map((one) => tellPart(one, sheet))])}.`;
