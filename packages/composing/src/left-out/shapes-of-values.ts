import { normalName, spacedName } from '../facts/field-names.ts';
import { namePath, type Fact } from '../facts/read-facts.ts';
import { isLegalForm, titled } from '../request/forms-of-values.ts';
import { isFirmWord } from '../sentences/person-and-firm.ts';

/** `Schreinerei Lang GmbH`, `Prairie Seed Co` */
const isFirm = ({ value }: Fact): boolean =>
  isLegalForm.test(value) || (isFirmWord(value) && !isAnyFirm.test(value));
/** `Parent Company` is nobody's name. */
const isAnyFirm = /^\p{L}+ company$/iu;
const isTitled = ({ value }: Fact): boolean => titled.test(value);
/** `€ 534,60` before a number alone. */
const isPriced = ({ value }: Fact): boolean =>
  /\p{Sc} ?\d|\d ?(?:\p{Sc}|(?:zł|kr|Kč|Ft|lei|лв)(?!\p{L}))/u.test(value);
/** `BestelNr`, `order no`, `ref` */
const isNumbered = (fact: Fact): boolean =>
  /^P\.?O\.?[- #]?\d/.test(fact.value) ||
  (/(?:^| |\p{L}{3})(?:no|nos|nr|num|number|nummer|numero|ref|reference)$/u.test(
    spacedName(namePath(fact)),
  ) &&
    /^\S+$/.test(fact.value));
const isCurrency = ({ value }: Fact): boolean => /^(?:[A-Z]{3}|\p{Sc})$/u.test(value);
/** Records with a price each. */
const isOfLines = ({ fields = [] }: Fact): boolean =>
  fields.some((name) => /price|amount|total|rate|cost/.test(name));

/** What somebody wrote, and no code or name. */
const isSentence = ({ value, fields }: Fact): boolean =>
  fields === undefined && value.split(' ').length >= wordsOfSentence && !isLegalForm.test(value);
const wordsOfSentence = 4;
/** `Meetrapport en foto's van 27-11-2026` */
const isProof = ({ value }: Fact): boolean =>
  /(?:ph|f)oto|rapport|report|protokoll|certifi/i.test(value);

/** `bis Ende März 2027`: a time in words, and little else. */
const isSpokenTime = ({ value }: Fact): boolean =>
  /\p{L}/u.test(value) && value.split(' ').length <= wordsOfTime;
const wordsOfTime = 5;

/** What is missing, and values that by themselves look most like it. */
const shapes: readonly (readonly [RegExp, (fact: Fact) => boolean])[] = [
  [/^(?:customer|company|lead|supplier|referral)$/, isFirm],
  [/^(?:contact|signatory|acceptedby|personwhoaccepts|referrer|name)$/, isTitled],
  [/amount$|^(?:price|total|fee|budget)$/, isPriced],
  [/^(?:order|invoice|purchaseorder)$/, isNumbered],
  [/^currency$/, isCurrency],
  [/^(?:scope|items|deliverables)$/, isOfLines],
  [/^evidence$/, isProof],
  [/^timeline$/, isSpokenTime],
];
/** The same of what any text may be. */
const texts = /^(?:reply|issue|need|observation|quote)$/;

/** Less than that a name speaks of it, and more than that a value may be it. */
export const ofShape = 0.5;
const ofText = 0.4;

/** How much a value looks like what is missing, whatever its field is called. */
export function rateShape(name: string, fact: Fact): number {
  const own = normalName(name);
  if (texts.test(own)) return isSentence(fact) ? ofText : 0;
  const [, isOfShape] = shapes.find(([lack]) => lack.test(own)) ?? [];
  return isOfShape?.(fact) === true ? ofShape : 0;
}
