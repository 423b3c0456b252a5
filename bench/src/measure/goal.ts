/** What a measured value must reach. */
export interface Goal {
  bound: 'at least' | 'at most';
  value: number;
}

export const atLeast = (value: number): Goal => ({ bound: 'at least', value });
export const atMost = (value: number): Goal => ({ bound: 'at most', value });

export const meets = (value: number, goal: Goal): boolean =>
  goal.bound === 'at least' ? value >= goal.value : value <= goal.value;
