import { passesLuhn } from '../check-digits/luhn.ts';
import { weightedSum } from '../check-digits/weighted-sum.ts';
import { digitsOf, type NationalId } from './national-id.ts';

const isSsn = (id: string): boolean => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(id);

/** Individual taxpayer numbers have the shape of social security numbers that are not issued. */
const isItin = (id: string): boolean => /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(id);

function isCpf(id: string): boolean {
  if (/^(\d)\1+$/.test(id)) return false;
  const first = ((weightedSum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  const second = ((weightedSum(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  return id.endsWith(`${first}${second}`);
}

export const americanIds: readonly NationalId[] = [
  {
    name: 'United States: social security and individual taxpayer number',
    labels: String.raw`ssns?|s\.s\.n\.?|ss ?#|social(?: security| sec\.?| insurance)?(?: card)?|itin|tin|tax ?-?(?:payer )?id(?:entification)?`,
    labelled: digitsOf(9),
    // The shape of an employer's number.
    isReal: (id, written) => !/^\d\d-\d{7}$/.test(written) && (isSsn(id) || isItin(id)),
  },
  {
    name: 'United States: social security number in its usual shape',
    bare: String.raw`\d{3}([- ])\d{2}\1\d{4}`,
    isReal: isSsn,
  },
  {
    name: 'Canada: SIN',
    labels: 'sin|nas|social insurance|assurance sociale',
    labelled: digitsOf(9),
    bare: String.raw`\d{3}-\d{3}-\d{3}`,
    isReal: (id) => /^[1-79]/.test(id) && passesLuhn(id),
  },
  {
    name: 'Brazil: CPF',
    labels: 'cpf|cadastro de pessoas? fisicas?',
    labelled: digitsOf(11),
    bare: String.raw`\d{3}\.\d{3}\.\d{3}[-/]?\d{2}|\d{9}-\d{2}`,
    isReal: isCpf,
  },
];
