import { askAboutRecords } from '../figures/check-records.ts';
import type { Fact } from '../facts/read-facts.ts';
import { agrees } from '../request/judge-answer.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const settledBy = 'figuresRight';
const most = 2;

/**
 * What the entries of a list that a text tells have wrong, as a line of which the total is not its quantity times its
 * price: the entry is corrected, or somebody says that the figures are right.
 * @param tells whether the text would be another one without the facts.
 */
export function askAboutEntries(
  { whole, sheet, record }: Pick<DraftRequest, 'whole' | 'sheet' | 'record'>,
  tells: (facts: readonly Fact[]) => boolean,
): Ask[] {
  if (agrees(record.find(settledBy))) return [];
  return Object.entries(whole)
    .filter(([, value]) => Array.isArray(value))
    .flatMap(([name, value]) => {
      const questions = askAboutRecords({ [name]: value });
      return questions.length > 0 && tells(sheet.facts.filter(({ path }) => path[0] === name))
        ? questions
        : [];
    })
    .slice(0, most)
    .map((question) => ({ names: [settledBy], question }));
}
