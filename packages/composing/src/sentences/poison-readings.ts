import { isBeyondLimit } from '../figures/beyond-limit.ts';

/** What people drink or breathe, and of which a limit is set for their sake; a lead time is no metal. */
const poison =
  /(?<!\p{L})(?:lead(?! ?(?:times?|generation|days?|in|conversion)\b)|arsenic|mercury|cadmium|chromium|copper|nickel|nitr[ai]tes?|fluoride|uranium|benzene|radon|pfas|pfos|legionella\p{L}*|coliforms?|(?:e\.? ?)?coli|enterococc\p{L}+|pseudomonas|listeria|salmonella|carbon monoxide|co|formaldehyde|asbestos|ammonia|hydrogen sul(?:ph|f)ide|h2s|silica|tvc|bacteria|plate counts?)(?![\p{L}₂])/iu;
const amount =
  /\d ?(?:pp[bm]|parts per|(?:[munµμ]|mc)g(?:\/|\b)|cfu|bq|pci|fib(?:re|er)s|colonies|(?:per|\/) ?100 ?ml)|\b(?:action|trigger) level\b|\b(?:exposure|legal|safe|drinking[- ]water|workplace) limits?\b|\bguideline value\b/iu;

/** `Arsenic 14 ug/l at tap, limit 10`: a figure says nothing to the weights. */
export const measuresPoison = (sentence: string): boolean =>
  amount.test(sentence) && poison.test(sentence) && isBeyondLimit(sentence);
