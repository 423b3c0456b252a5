import { clip, inlineText } from './inline-text.ts';
import { paragraphs } from './sections.ts';
import type { EarlierStep } from './types.ts';

/** What earlier steps of the run found, one line each. */
export function earlierLines(earlier: readonly EarlierStep[]): string {
  const lines = earlier
    .filter(({ kind, summary }) => kind !== 'approval' && summary !== '')
    .slice(-6)
    .map(
      ({ title, summary }) => `- ${inlineText(title, 120)}: ${clip(inlineText(summary, 300), 300)}`,
    );
  return lines.length === 0 ? '' : paragraphs(['## From earlier steps', lines.join('\n')]);
}
