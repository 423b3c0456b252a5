import type { Fault } from '../judgement.ts';

/** What a text breaks of its artifact's contract: how often, what is wrong, how it is mended. */
export interface Breach extends Pick<Fault, 'says' | 'fix'> {
  count: number;
}

/** None for none. */
export const breach = (
  count: number,
  { says, fix }: Pick<Fault, 'says' | 'fix'>,
): Breach | undefined => (count > 0 ? { count, says, fix } : undefined);

/** What a breach costs the score: so much each time, up to a cap. */
export const costing = (
  found: Breach | undefined,
  { each, cap = each }: { each: number; cap?: number },
): Fault[] =>
  found === undefined
    ? []
    : [{ points: Math.min(cap, found.count * each), says: found.says, fix: found.fix }];
