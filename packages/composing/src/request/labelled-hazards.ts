import { listSentences } from '../facts/markup.ts';
import type { Fact } from '../facts/read-facts.ts';

const named =
  /(?<!\p{L})(?:co(?= (?:levels?|readings?|ppm|measured|found|alarm)|$)|carbon monoxide|monoxide|heat exchangers?|hx|legionella|(?:gas|propane) (?:smells?|odou?rs?|leaks?))(?!\p{L})/iu;
/** A change order and a company are called `co`, too. */
const measured =
  /\d ?(?:ppm|parts per million)\b|\b(?:high|elevated|detected|positive|alarm|rising|unsafe)\b/iu;
const mostWords = 12;

/** Whether the name of a field says of what a few words are: `CO reading`, `Heat exchanger`. */
const isLabelled = ({ label, value }: Fact): boolean =>
  named.test(label) &&
  (!/^co$/iu.test(label.trim()) || measured.test(value)) &&
  value.split(/\s+/u, mostWords + 1).length <= mostWords;

/** What such a field says of danger, with its name. */
export const sayLabelled = (fact: Fact): string | undefined => {
  if (!isLabelled(fact)) return undefined;
  const [sentence, further] = listSentences(fact);
  return sentence === undefined || further !== undefined ? undefined : `${fact.label}: ${sentence}`;
};
