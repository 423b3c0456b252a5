import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js';

/** Satellite and other networks of no country, and the number of digits that they may have. */
const networks = ['800', '808', '870', '878', '881', '882', '883', '888', '979'];
const networkLengths = [7, 8, 9, 10, 11, 12];

/** The possible lengths of national numbers, by calling code. */
const lengthsByCode: ReadonlyMap<string, ReadonlySet<number>> = readLengths();

function readLengths(): Map<string, Set<number>> {
  const lengths = new Map(networks.map((code) => [code, new Set(networkLengths)]));
  const metadata = new Metadata();
  for (const country of getCountries()) {
    metadata.selectNumberingPlan(country);
    const code = getCountryCallingCode(country);
    const possible = metadata.numberingPlan?.possibleLengths() ?? [];
    lengths.set(code, new Set([...(lengths.get(code) ?? []), ...possible]));
  }
  return lengths;
}

/** Whether digits after a `+` are a calling code and as many more as a number there may have. */
export const isPossibleNumber = (digits: string): boolean =>
  [1, 2, 3].some(
    (size) => lengthsByCode.get(digits.slice(0, size))?.has(digits.length - size) ?? false,
  );
