import { spacedName } from '../facts/field-names.ts';

/** How tables shorten the words of their names. */
const shortened: Readonly<Record<string, string>> = {
  act: 'action',
  amt: 'amount',
  cmpl: 'complete',
  compl: 'complete',
  cust: 'customer',
  ctrt: 'contract',
  desc: 'description',
  dlvr: 'delivery',
  dt: 'date',
  eqp: 'equipment',
  inv: 'invoice',
  iss: 'issue',
  loc: 'location',
  ms: 'milestone',
  nm: 'name',
  nxt: 'next',
  ord: 'order',
  pct: 'percent',
  prc: 'price',
  qty: 'quantity',
  rpt: 'report',
  sev: 'severity',
  stat: 'status',
  supp: 'supplier',
  txt: 'text',
  val: 'value',
};

/** `milestone description` of `MS_DESC`: a name of several words, of which some are shortened. */
export function wordsOfName(name: string): string {
  const words = spacedName(name).split(' ');
  return words.length === 1
    ? words[0]!
    : words.map((word) => (Object.hasOwn(shortened, word) ? shortened[word]! : word)).join(' ');
}
