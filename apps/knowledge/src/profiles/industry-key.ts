/** An industry's name as the filter compares it: without regard to case and to spaces around it. */
export const industryKey = (industry: string): string =>
  industry.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
