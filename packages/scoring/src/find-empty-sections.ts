import { listed, quoted } from './judgement.ts';
import type { Reading } from './read-text.ts';
import { costs, repeated, type Remark } from './remarks.ts';

const perSection = [costs(0, 0, 25, 30), costs(0, 0, 5, 10)] as const;

/** A heading promises what stands below it: whatever the artifact, a text without it is not finished. */
export function findEmptySections({ headings, text }: Reading): Remark[] {
  const lines = text.split('\n');
  const empty = headings.filter(({ level, line }, index) => {
    const next = headings[index + 1];
    if (next !== undefined && next.level > level) return false;
    return lines.slice(line + 1, next?.line).every((between) => between.trim() === '');
  });
  if (empty.length === 0) return [];
  const names = listed(empty.map((heading) => quoted(heading.text)));
  return [
    {
      costs: repeated(empty.length, ...perSection),
      says: `nothing stands under ${names}`,
      fix: `Fill ${empty.length === 1 ? 'the section' : 'the sections'} ${names}, or take the heading out`,
    },
  ];
}
