import { normalName, spacedName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

/** What a price is made of, and how low it may go: no customer is told that by nature. */
const ofOurPrice =
  /^(?:(?:our|gross|net|target|expected|planned|profit) )*(?:margin|mark ?up|profit)(?: (?:percent|pct|share|rate))?$|^(?:(?:our|net|buying|purchase|internal|own|unit|total) )*(?:costs?|cost price|buy(?:ing)? price|trade price|purchase price)$|^(?:costs? to us|(?:our )?(?:floor|bottom line|walk ?away(?: price)?))$|^(?:floor|walk ?away|lowest|least|minimum|min|bottom)(?: (?:acceptable|possible))? (?:price|amount|fee|offer)$|^(?:the )?(?:lowest|least|minimum|min) (?:we|i)(?: (?:can|could|will|would|may|might|ll|d|['’]ll|['’]d))? (?:go|take|accept|do)(?: (?:to|for))?$|^(?:competit(?:or|ors|ion)|win (?:chance|probability)|probability|discount (?:limit|room)|max(?:imum)? discount)(?: (?:price|prices|quote|offer))?$/;
export const namesOurPrice = (name: string): boolean => ofOurPrice.test(spacedName(name));

export const isOurPrice = (fact: Fact, { facts }: FactSheet): boolean =>
  namesOurPrice(fact.path.at(-1)!) &&
  // Without another price it may be the one that is asked for.
  facts.some(
    ({ path: [name] }) =>
      !namesOurPrice(name!) &&
      /^(?:(?:monthly|yearly|annual|quoted|our)?(?:amount|price|total|fee)|totalprice|items)$/.test(
        normalName(name!),
      ),
  );
