import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isMark } from '../disclosure/marks-of-parts.ts';
import { goesBy, isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isNone, isNoNews } from '../left-out/ask-about-denied.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const isNews = goesBy('highlights');
const listNews = ({ facts }: FactSheet): Fact[] => facts.filter(isNews);

const isEmpty = (said: string): boolean =>
  isNoNews({ value: said }) || isNone({ value: said }) || isMark(said);
const longest = 80;

/** An issue that has no more than its title tells its readers nothing, though something stands for its news. */
export function askAboutEmptyIssue(
  { definition, record, sheet }: DraftRequest,
  content: string,
): Ask[] {
  if (!definition.inputs.includes('highlights') || !definition.inputs.includes('offer')) return [];
  const said = listNews(record).flatMap(({ value, items = [value] }) => items);
  const empty = said.find(isEmpty);
  if (empty === undefined) return said.length === 0 ? askAboutBody(record) : [];
  const isTold =
    said.some((one) => !isEmpty(one)) ||
    ['event', 'offer'].some((name) => {
      const fact = sheet.find(name);
      return fact !== undefined && !isNone(fact) && !isNoNews(fact);
    });
  const told = listNews(sheet).flatMap(({ value, items = [value] }) => items);
  // What is left out of an issue that tells more is no question of what it tells.
  if (isTold && !told.some((one) => isEmpty(one) && content.includes(`- ${one}`))) return [];
  const question = `“${clipSentence(empty, longest)}” stands for the news of the issue: what is it to tell?`;
  return [{ names: ['highlights'], question }];
}

/** The text of an issue that somebody wrote as a whole, which may be for colleagues: `Hi team, for this week's mail: …` */
function askAboutBody({ facts, find }: FactSheet): Ask[] {
  if (find('theme') === undefined) return [];
  if (['event', 'offer'].some((name) => find(name) !== undefined)) return [];
  const body = facts.find((fact) => isFreeText(fact) && quotableSentences(fact).length > 1);
  if (body === undefined) return [];
  const said = clipSentence(quotableSentences(body)[0]!, longest);
  const question = `The issue tells nothing of the ${body.label.toLowerCase()}, “${said}”: what of it is the news?`;
  return [{ names: ['highlights'], question }];
}
