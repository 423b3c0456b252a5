import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = await readFile(join(import.meta.dirname, '../docs/voice.md'), 'utf8');

it('names no date that would come to be in the past: a slot must lie in the future', () => {
  const slots = page.split('\n').filter((line) => /slot|available|confirmed/i.test(line));
  expect(slots.length).toBeGreaterThan(5);
  expect(slots.filter((line) => /\b\d{4}-\d{2}-\d{2}\b|\b20\d{2}\b/.test(line))).toEqual([]);
});

it('books a slot that it asked for', () => {
  const commands = [...page.matchAll(/```bash\n([^`]+)```/g)].map(([, text]) => text);
  const booking = commands.find((text) => text?.includes('/api/voice/book'));
  expect(booking).toMatch(/^SLOT=\$\(curl .*\/api\/voice\/slots/m);
  expect(booking).toContain('"scheduledSlot":"\'"$SLOT"\'"');
});
