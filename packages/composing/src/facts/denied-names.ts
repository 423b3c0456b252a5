import { namesFor, normalName } from './field-names.ts';
import { onceFor } from './once-for.ts';

/** By what somebody, or an order, is known: a word for nobody is none of it, and no record is called so. */
const usual =
  'customer company lead contact supplier referrer referral order purchaseOrder invoice phone email'.split(
    ' ',
  );
const identities = new Set(usual.flatMap(namesFor));

/** `None, own fleet`, `n/a - private`, `no PO`, `school doesn't use them`; `No. 12` and `None Such Ltd` are names. */
const shapes = [
  '^(?:none|nil|n\\/?a|nobody|no[- ]?one|not applicable|no)\\.?(?:$| ?[,;:(]| [–-] )',
  '^(?:none|nobody|not) (?:yet|given|needed|required|used|provided|supplied|applicable|known|on file|for this|at all)(?!\\p{L})',
  '^no (?:\\p{L}+ )?(?:p\\.?o\\.?|orders?|numbers?|references?|refs?|phone|telephone|mobile|e-?mail|address|contacts?|customers?|clients?|compan(?:y|ies)|firm|supplier|names?|invoices?)(?!\\p{L})(?! \\d)',
  "^(?:they |we |he |she |\\p{L}+ )?(?:do|does)(?:n['’]?t| not) (?:use|have|need|want|give|do) (?:one|any|them|a|an|it|po|pos|p\\.o|orders?|numbers?)(?!\\p{L})",
].map((shape) => new RegExp(shape, 'iu'));
const longest = 80;

/** The name of a field that says that there is none of what it is for; undefined of all others. */
export function nameDenied(path: readonly string[], value: string): string | undefined {
  const name = normalName(path.at(-1)!);
  return path.length === 1 && identities.has(name) && value.length <= longest && isDenied(value)
    ? `${denied}${name}`
    : undefined;
}
const denied = 'denied ';
const isDenied = (value: string): boolean => shapes.some((shape) => shape.test(value));

/** What a fact says that there is none of, by the usual names; empty of all other facts. */
export const listDenied = onceFor(({ names: [own = ''] }: { names: readonly string[] }): string[] =>
  own.startsWith(denied)
    ? usual.filter((name) => namesFor(name).includes(own.slice(denied.length)))
    : [],
);
