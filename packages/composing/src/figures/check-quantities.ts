import { goesBy } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import type { Contradiction } from './contradictions.ts';
import { smallNumbers } from '../facts/small-numbers.ts';

const counted = new RegExp(
  `(?<![\\p{L}\\d.,/£₹$€-])(?<number>\\d{1,4}|${smallNumbers.join('|')})(?: ?[x×])? (?<thing>(?:\\p{L}[\\p{L}-]{2,20} )?\\p{L}{3,20})(?![\\p{L}\\d])`,
  'giu',
);
/** What is measured, or counted of something else each time. */
const noThing =
  /^(?:.* )?(?:mm|cm|metres?|meters?|miles?|kg|tonnes?|litres?|feet|inch(?:es)?|hours?|hrs|days?|weeks?|months?|years?|minutes?|mins?|people|persons?|per|cent|pounds?|euros?|dollars?|quid|times?|floors?|phases?|stages?|parts?|working|weeks|of|or|and|to|more|extra|further|spare|other|others|coats?|amps?|volts?|bar|degrees|gauge|core|way|phase|am|pm|january|february|march|april|may|june|july|august|september|october|november|december)(?: .*)?$/iu;

interface Counted {
  number: number;
  thing: string;
  said: string;
}

const read = (number: string): number =>
  /^\d/.test(number) ? Number(number) : smallNumbers.indexOf(number.toLowerCase()) + 1;

const listCounted = (text: string): Counted[] =>
  [...text.slice(0, longest).matchAll(counted)].flatMap(({ 0: said, groups = {} }) => {
    const thing = groups['thing']!.toLowerCase().replace(/s$/, '');
    return noThing.test(groups['thing']!) ? [] : [{ number: read(groups['number']!), thing, said }];
  });
const longest = 2_000;

const isScope = goesBy('scope');
const isListed = goesBy('items', 'deliverables');

/** `6 visits a year` in the scope, beside `4 visits` among what is delivered. */
export function findOtherQuantity({ facts }: FactSheet): Contradiction[] {
  const scope = facts.find((fact) => fact.path.length === 1 && isScope(fact));
  const inScope = scope === undefined ? [] : listCounted(scope.value);
  if (inScope.length === 0) return [];
  const listed = facts.filter((fact) => fact !== scope && isListed(fact)).flatMap(listCounts);
  return inScope
    .flatMap((one) => {
      if (inScope.some((other) => other !== one && other.thing === one.thing)) return [];
      const same = listed.find(({ thing }) => thing === one.thing);
      // `2 doors on the ground floor` and `1 door above` are three doors.
      const akin = listed.filter(({ thing }) => thing.split(' ').some((word) => isOf(one, word)));
      const all = akin.reduce((so, { number }) => so + number, 0);
      const isMet = all === one.number || akin.some(({ number }) => number === one.number);
      return same === undefined || isMet
        ? []
        : [{ said: [one.said, same.said] as [string, string] }];
    })
    .slice(0, 1);
}

const isOf = ({ thing }: Counted, word: string): boolean =>
  thing.split(' ').some((own) => own.replace(/s$/, '') === word.replace(/s$/, ''));

const listCounts = ({ value, items = [value] }: Fact): Counted[] => items.flatMap(listCounted);
