/** Where a person was going, if that is a page of the console; else the first page. */
export const readNext = (value: unknown): string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : '/approvals';
