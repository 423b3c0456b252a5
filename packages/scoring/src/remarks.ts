/** What a remark costs each part of the rubric. */
export interface Costs {
  brandAlignment: number;
  actionableCta: number;
  factualIntegrity: number;
  formatting: number;
}

/** A fault of the whole text, said before the parts of the rubric. */
export interface Remark {
  costs: Costs;
  says: string;
  fix: string;
}

export const costs = (
  brandAlignment: number,
  actionableCta: number,
  factualIntegrity: number,
  formatting: number,
): Costs => ({ brandAlignment, actionableCta, factualIntegrity, formatting });

/** What several of a kind cost: the first, and each further one. */
export function repeated(count: number, first: Costs, further: Costs): Costs {
  const sum = (part: keyof Costs) => Math.min(100, first[part] + further[part] * (count - 1));
  return costs(
    sum('brandAlignment'),
    sum('actionableCta'),
    sum('factualIntegrity'),
    sum('formatting'),
  );
}
