import { collectChanges } from './collect-changes.ts';
import type { FieldChange } from './collect-changes.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { clip } from './inline-text.ts';
import { platformName } from './platform-name.ts';
import { paragraphs } from './sections.ts';

/** Field by field before and after, for people as a table and for the CRM as JSON. */
export function composeCrmDiff(request: DraftRequest): Draft {
  const { definition, context, sheet, title, artifact } = request;
  const record = clip(sheet.find('customer')?.value ?? sheet.find('contact')?.value ?? '', 120);
  const own: FieldChange = {
    field: 'last_activity',
    before: 'not on record',
    after: `${definition.code} ${definition.name}`,
  };
  const found = collectChanges(context, sheet).filter(({ field }) => field !== own.field);
  const changes = [...found, own];
  const count = `${changes.length} ${changes.length === 1 ? 'field changes' : 'fields change'}`;
  const target = record === '' ? 'the record of this run' : `the record of ${record}`;
  const content = paragraphs([
    `# ${title}`,
    `In ${platformName(artifact.targetPlatform)}, ${count} on ${target}.`,
    table(changes),
    paragraphs(['## As the CRM takes it', json(changes)]),
    paragraphs(['## Next step', artifact.callToAction ?? '']),
  ]);
  return { content, summary: `${count} on ${target}.`, scheduledFor: null };
}

const table = (changes: readonly FieldChange[]): string =>
  [
    '| Field | Before | After |',
    '|---|---|---|',
    ...changes.map(({ field, before, after }) => `| ${field} | ${before} | ${after} |`),
  ].join('\n');

function json(changes: readonly FieldChange[]): string {
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  return `\`\`\`json\n${JSON.stringify({ properties: values }, null, 2)}\n\`\`\``;
}
