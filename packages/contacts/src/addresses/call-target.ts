/** What a number is to somebody who calls it. */
export interface CallTarget {
  /** Null for one that may be called; else what it is, as `a premium-rate number`. */
  refusedAs: string | null;
  /** As `US`; null for a number of no region. */
  region: string | null;
}

const refused: Readonly<Record<string, string>> = {
  PREMIUM_RATE: 'a premium-rate number',
  SHARED_COST: 'a shared-cost number',
  PERSONAL_NUMBER: 'a personal number, whose calls cost more',
  PAGER: 'a pager',
  UAN: 'a company number, whose calls cost more',
  VOICEMAIL: 'a voicemail access number',
};

/** Satellite and international networks: +870, +881 to +883, +878, +888 and premium +979. */
const special: readonly (readonly [prefix: RegExp, name: string])[] = [
  [/^\+87[0-4]/, 'a satellite number'],
  [/^\+881/, 'a satellite number'],
  [/^\+88[23]/, 'a number of a satellite or international network'],
  [/^\+(?:878|888)/, 'a number of an international network'],
  [/^\+979/, 'a premium-rate number'],
  [/^\+808/, 'a shared-cost number'],
];

/** Set aside for examples and fiction: they belong to no plan, reach nobody and cost nothing. */
const fictional: readonly (readonly [pattern: RegExp, region: string])[] = [
  [/^\+1(?:555\d{7}|\d{3}555\d{4})$/, 'US'],
  [/^\+447700900\d{3}$/, 'GB'],
];

/**
 * What calling a number means. The kinds of numbers need the larger numbering plans of the library,
 * which are read when the first number is asked about.
 * @param e164 a possible number.
 */
export async function readCallTarget(e164: string): Promise<CallTarget> {
  const found = special.find(([prefix]) => prefix.test(e164));
  if (found !== undefined) return { refusedAs: found[1], region: null };
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const number = parsePhoneNumberFromString(e164);
  const kind = number?.getType();
  const region = number?.country ?? null;
  if (kind !== undefined) return { refusedAs: refused[kind] ?? null, region };
  const example = fictional.find(([pattern]) => pattern.test(e164));
  if (example !== undefined) return { refusedAs: null, region: example[1] };
  return { refusedAs: 'a number of no known kind', region };
}
