import { listed } from '../judgement.ts';
import { costs, repeated, type Remark } from '../remarks.ts';
import type { Grounding } from './findings.ts';

/** What the input does not bear out, as remarks. */
export function remarkFacts({
  unsupported,
  contradicted,
  certain,
  unbounded,
  isElsewhere,
}: Grounding): Remark[] {
  return [
    ...(isElsewhere ? [elsewhere] : []),
    ...(contradicted.length === 0 ? [] : [contradiction(contradicted)]),
    ...(unsupported.length === 0 ? [] : [invention(unsupported)]),
    ...(certain.length === 0 ? [] : [certainty(certain)]),
    ...(unbounded.length === 0 ? [] : [omission(unbounded)]),
  ];
}

const elsewhere: Remark = {
  costs: costs(40, 40, 100, 40),
  says: 'nothing that the run was given stands in the text',
  fix: 'Write about what the run was given: its figures, dates, names and words',
};

const contradiction = (found: readonly string[]): Remark => ({
  costs: repeated(found.length, costs(20, 20, 60, 20), costs(10, 10, 20, 10)),
  says: `the input says otherwise: ${listed(found, 6)}`,
  fix: `Correct ${listed(found, 3)}`,
});

const invention = (found: readonly string[]): Remark => ({
  costs: repeated(found.length, costs(10, 10, 40, 10), costs(4, 4, 15, 4)),
  says: `not in the input, and not derived from it: ${listed(found, 8)}`,
  fix: `Give the source of ${listed(found, 3)}, or take it out`,
});

const certainty = (found: readonly string[]): Remark => ({
  costs: leftOpen(found.length),
  says: `says for certain what the input leaves open: ${listed(found, 4)}`,
  fix: `Leave open ${listed(found, 2)}`,
});

const omission = (found: readonly string[]): Remark => ({
  costs: leftOpen(found.length),
  says: `leaves out what the input makes it depend on: ${listed(found, 4)}`,
  fix: `Say the condition of ${listed(found, 2)}`,
});

/** A reader takes for firm what is not: nothing is invented, and what is said is right but for that. */
const leftOpen = (count: number): Remark['costs'] =>
  repeated(count, costs(5, 5, 20, 5), costs(2, 2, 8, 2));
