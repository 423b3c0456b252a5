import { goesBy } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { canBeTold } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { Ask } from '../request/types.ts';

const isHowToPay = goesBy('howToPay');

/** A number of noughts, or one that is masked, to which no money can go: `account 00000000`, `a/c ****1234`. */
const noAccount =
  /\b(?:sort ?code|account|acct|a\/c|iban|bsb|routing|bic)\b(?:[ -](?:no\.?|number|code|is))*:?,? {0,2}(?:(?:0{2}[-. ]?){3,}0{0,8}(?![\d])|(?=[\w#*• .-]{0,30}(?:[Xx]{2}|#{2}|\*{2}|•{2}))(?:[A-Z]{2}\d{2} ?)?[\dXx#*•](?:[\dXx#*•. -]{2,32}[\dXx#*•]))/giu;

/** How to pay, with a number that is none, is not sent before somebody says which it is. */
export function askAboutAccount({ facts }: FactSheet): Ask[] {
  return facts
    .filter((fact) => isHowToPay(fact) && canBeTold(fact))
    .flatMap(({ path, value }) => {
      const said = (value.match(noAccount) ?? []).map((one) => `“${clip(one, 60)}”`);
      return said.length === 0
        ? []
        : [
            {
              names: [path[0]!],
              question: `How to pay names ${said.slice(0, 3).join(' and ')}, to which nothing can be paid: how is it to read?`,
            },
          ];
    })
    .slice(0, 1);
}
