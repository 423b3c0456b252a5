import { expect, it } from 'vitest';
import { readCrmDiff } from './read-crm-diff.ts';

it('finds the changes and what stands around them', () => {
  const diff = readCrmDiff(
    '# Update\n\nTwo fields.\n\n| Field | Before | After |\n|---|---|---|\n| city | Leith | Perth |\n| amount | | £4,200 |\n\n## Next step\n\nApply.\n',
  );
  expect(diff?.changes).toEqual([
    { field: 'city', before: 'Leith', after: 'Perth' },
    { field: 'amount', before: '', after: '£4,200' },
  ]);
  expect(diff?.before).toContain('Two fields.');
  expect(diff?.after).toContain('Apply.');
});

it('takes no other table for it', () => {
  expect(readCrmDiff('| A | B |\n|---|---|\n| 1 | 2 |\n')).toBeNull();
  expect(readCrmDiff('plain text')).toBeNull();
});
