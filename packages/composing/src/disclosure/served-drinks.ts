/** What guests are served, and nobody's habit: `drinks reception`, `canapés and drinks`. */
const served =
  /(?<!\p{L})(?:(?:drinks?|wine|champagne|prosecco|cocktail) (?:receptions?|packages?|menus?|tokens?|lists?|tables?|stations?|vouchers?|orders?|deliver(?:y|ies)|trolleys?|party|parties|on arrival)|(?:welcome|arrival|evening|toast|soft|hot|cold|fizzy|reception|table|bar|pre-?dinner) drinks?|(?:canap[eé]s?|nibbles|snacks?|food|buffet|meals?|wine|beers?|bites|cakes?|coffee) (?:and|&|with|plus) (?:\p{L}+ )?drinks?|drinks? (?:and|&|with|plus) (?:canap[eé]s?|nibbles|snacks?|food|buffet|meals?|bites|cakes?|dancing))(?!\p{L})/giu;

/** A sentence without the drinks that guests are served. */
export const withoutDrinks = (sentence: string): string =>
  /drink|wine|champagne|prosecco|cocktail/i.test(sentence)
    ? sentence.replace(served, ' ')
    : sentence;
