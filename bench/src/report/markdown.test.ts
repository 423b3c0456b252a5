import { expect, it } from 'vitest';
import { atLeast } from '../measure/goal.ts';
import { toMarkdown } from './markdown.ts';

const machine = {
  processor: 'Some processor',
  cores: 2,
  memoryGiB: 8,
  system: 'linux 6 x64',
  node: 'v26',
  postgres: '18',
  durability: 'fsync on',
  loadBefore: 0.1,
};

it('has the command, the machine, a row for each figure, and each case’s details', () => {
  const page = toMarkdown({
    command: 'pnpm bench reads',
    at: '2030-01-15T10:00:00.000Z',
    machine,
    failed: ['ingest'],
    results: [
      {
        name: 'reads',
        findings: [
          {
            what: 'reads a second',
            unit: '×',
            spread: { median: 0.8, min: 0.7, max: 0.9 },
            goal: atLeast(0.75),
            detail: '8/s against 10/s',
          },
        ],
        tables: [{ head: ['Unit', 'PostgreSQL'], rows: [['a run', '1.5 ms']] }],
        notes: ['a note'],
      },
    ],
  });
  expect(page).toContain('Made by `pnpm bench reads` at 2030-01-15T10:00:00.000Z.');
  expect(page).toContain('Some processor, 2 cores');
  expect(page).toContain('Broke off: ingest.');
  expect(page).toContain(
    '| reads | reads a second | 0.80 × | 0.70 | 0.90 | at least 0.75 × | meets |',
  );
  expect(page).toContain('| Unit | PostgreSQL |\n| --- | --- |\n| a run | 1.5 ms |\n\n');
  expect(page).toContain('- reads a second: 8/s against 10/s\n- a note');
});
