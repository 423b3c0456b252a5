import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { freeText, namesFor, normalName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isAcute } from './hazards.ts';
import type { DraftRequest } from './types.ts';

/** Where somebody tells what happened. */
const reportNames = new Set([
  ...freeText,
  ...namesFor('observation'),
  ...namesFor('risks'),
  ...'report reports incident incidents findings issues'.split(' '),
]);

/** What is over, or is only not to be spoken of, is nobody's to settle today. */
const isPast =
  /\b(?:yesterday|last (?:night|week|month|year|spring|summer|autumn|winter)|in hospital|made safe|back at work|died|passed away)\b|\b(?:slipped|tripped|fell|fallen|hurt|injured|cut|bruised|burnt|ill|sick)\b[^.]{0,60}\b(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:[a-z]{3,6})?\b|^(?:please |pls |but |and |so )*(?:don['’]?t|do not|never|not to) (?:mention|bring|say|tell|talk|put|write|name)\b/iu;

/** What a text is to have in it is no report: `Put the number in big for trapped passengers`. */
const isWish =
  /^(?:please )?(?:put|print|write|show|add|include|set) (?:the|an?|our|this|in|phone|number|\d)\b(?!.*\b(?:is|are|was|were|has|have|now|today|at once)\b)/iu;

/** Whoever hears of danger outside Operations is asked to pass it on: no text of theirs is an order to act. */
export const askAboutHarm = ({
  sheet,
  definition,
}: Pick<DraftRequest, 'sheet' | 'definition'>): readonly string[] =>
  definition.departmentCode === 'ops' ? [] : askAboutAcute(sheet);

const askAboutAcute = onceFor(({ facts }: FactSheet): readonly string[] => {
  const reports = facts.filter(
    (fact) => fact.path.some((name) => reportNames.has(normalName(name))) && canBeTold(fact),
  );
  for (const fact of reports) {
    const said = listSentences(fact).filter(isOfDanger);
    const shown = said.find(
      (sentence) => !isMarked(fact) || openSentences(fact).includes(sentence),
    );
    if (said.length > 0) return [askOf(shown ?? said[0]!, shown === undefined ? fact : undefined)];
  }
  return [];
});

const isOfDanger = (sentence: string): boolean =>
  isAcute(sentence) && !isPast.test(sentence) && !isWish.test(sentence);

/** Of what is not to be told the danger is named, and where it stands: else nobody would learn of it. */
function askOf(said: string, hidden: Fact | undefined): string {
  const quoted =
    hidden === undefined
      ? `“${clip(said.replace(/[.]$/, ''), 120)}”`
      : `What ${hidden.label.toLowerCase()} has that is not public tells of danger, read it there`;
  const whom = untold.test(said) ? ', and tell whoever is in danger and does not know' : '';
  return `${quoted}: may somebody come to harm? Settle that first, today${whom}.`;
}

const untold =
  /\b(?:not|n['’]?t|never|nobody|no one)\b(?: (?:has|have|yet|been|ever)){0,3} (?:told|inform\p{L}*|warn\p{L}*|know\p{L}*|tell)\b|\b(?:unaware|not aware)\b/iu;
