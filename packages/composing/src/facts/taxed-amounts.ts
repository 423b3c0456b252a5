const kinds = ['price', 'total', 'amount', 'fee', 'quote'];
const taxes = ['gst', 'vat', 'tax', 'hst'];
const withTax = ['inc', 'incl', 'including'];
const withoutTax = ['ex', 'exc', 'excl', 'excluding', 'plus'];

const listNames = (words: readonly string[]): string[] =>
  kinds.flatMap((kind) => words.flatMap((word) => taxes.map((tax) => `${kind}${word}${tax}`)));

/** What somebody pays in all. */
export const amountsWithTax: readonly string[] = listNames(withTax);

/** `price_ex_gst`, `amountIncVat`, as books are headed. Of two the one with the tax is what somebody pays. */
export const taxedAmounts: readonly string[] = [...amountsWithTax, ...listNames(withoutTax)];

const ofTax = /(?<word>incl?(?:uding)?|ex(?:cl?|cluding)?|plus)(?<tax>gst|vat|tax|hst)$/u;
const saysTax = /\b(?:gst|vat|tax|hst|net|gross)\b/iu;

/** `$420.00 plus GST` of `price_ex_gst: $420.00`. @param names those that the amount answers to. */
export function sayTax(written: string, names: readonly string[]): string {
  const { word, tax } =
    names.map((name) => (known.has(name) ? ofTax.exec(name)?.groups : undefined)).find(Boolean) ??
    nothing;
  if (word === undefined || saysTax.test(written) || !/\d\W*$/u.test(written)) return written;
  const said = tax === 'tax' ? 'tax' : tax!.toUpperCase();
  return `${written} ${word.startsWith('inc') ? 'including' : 'plus'} ${said}`;
}
const known: ReadonlySet<string> = new Set(taxedAmounts);
const nothing: Record<string, string | undefined> = {};
