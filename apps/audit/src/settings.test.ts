import { readSettings, SettingsError } from '@workspace-ops/service-kit';
import { expect, test } from 'vitest';
import { auditSettings } from './settings.ts';

test('the anchor key may be left to the composition', () => {
  expect(readSettings(auditSettings, {})).toEqual({ AUDIT_ANCHOR_KEY: undefined });
});

test('a short anchor key is refused, and not shown', () => {
  const read = () => readSettings(auditSettings, { AUDIT_ANCHOR_KEY: 'hunter2' });
  expect(read).toThrow(SettingsError);
  expect(read).not.toThrow('hunter2');
});
