/** `98.5%`, `100%`; of nothing all complied. Never `100%` while something did not comply. */
export function formatRate(passed: number, total: number): string {
  if (passed >= total) return '100%';
  return `${Math.min(Math.round((passed / total) * 1_000), 999) / 10}%`;
}
