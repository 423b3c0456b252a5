import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const sheet = (more: Record<string, string | string[]>) =>
  composeAt('FUL-03 checklist', { customer: 'Ana', scope: 'New keel bolts.', ...more });

it.each(['none', 'None.', 'nothing', 'n/a', ['none']])(
  'says that nothing was found where the list of findings says %j',
  (findings) => {
    const { content, summary } = sheet({ findings });
    expect(content).toContain('The inspection found nothing.');
    expect(summary).not.toContain('Not told in it');
    expect(content).not.toMatch(/found the following|- none/i);
  },
);

it('lists what was found', () => {
  const { content } = sheet({ findings: ['A bolt was loose, tightened.'] });
  expect(content).toContain('The inspection found the following.\n\n- A bolt was loose');
});
