/**
 * What replies say in a language. Each is a pattern's alternatives, as whole words in lower case;
 * accents of other letters than ä, ö, ü, å, æ and ø may be left out by whoever writes.
 */
export interface Language {
  /** Stand in nearly every text, and seldom in one of another language. */
  typical: string;
  /** Say interest, or ask for something by themselves. */
  wishes: string;
  /** Find something good, and say no more. */
  praise: string;
  /** Name what is offered. */
  offers: string;
  /** Stand in the clause of an offer that is asked for or agreed to. */
  asks: string;
  /** Stand in the clause of an offer that somebody had already. */
  past: string;
  /** What somebody does not find, see or have who wants it: "finde keine Preise". */
  missed: string;
  /** Say no to the whole of their clause. */
  negators: string;
  /** Look like a negation and are none: "kein Problem". */
  harmless: string;
  /** Begin a clause of their own. */
  turns: string;
  /** Go on, behind a comma, with what stands before it: "ich glaube nicht, dass". */
  links: string;
  /** Stand before a wish that is only supposed: "falls wir Interesse haben". */
  conditions: string;
  /** Say that they write or call themselves, which is no wish where it is under a condition. */
  promises: string;
  declines: string;
  /** Have or prefer somebody else for it. */
  served: string;
  /** Put it off to a later time. */
  later: string;
  /** Are the wrong one to ask. */
  wrong: string;
  /** Name who is to be asked instead. */
  refers: string;
  /** Offer something themselves. */
  sells: string;
  /** Hold something against whoever wrote. */
  complains: string;
  /** Begin a reproach: "warum schreiben Sie mir?". */
  reproaches: string;
}
