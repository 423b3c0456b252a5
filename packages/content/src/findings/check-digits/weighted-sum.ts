/** The sum of decimal digits, each times the weight of its place. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * (digits.charCodeAt(place) - 48), 0);
