/** US dollars: cents for what a person pays, more digits for what a single call costs. */
export function formatCost(usd: string | number): string {
  const value = Number(usd);
  const digits = value !== 0 && Math.abs(value) < 0.1 ? 4 : 2;
  return `$${value.toFixed(digits)}`;
}
