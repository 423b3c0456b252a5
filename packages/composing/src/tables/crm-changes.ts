/** One field of a CRM record that changes. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** For people. */
export const table = (changes: readonly FieldChange[]): string =>
  [
    '| Field | Before | After |',
    '|---|---|---|',
    ...changes.map(({ field, before, after }) => `| ${field} | ${before} | ${after} |`),
  ].join('\n');

/** For the CRM. */
export function json(changes: readonly FieldChange[]): string {
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  return `\`\`\`json\n${JSON.stringify({ properties: values }, null, 2)}\n\`\`\``;
}
