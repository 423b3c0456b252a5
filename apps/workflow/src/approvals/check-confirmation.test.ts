import type { Caller } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { checkConfirmation } from './check-confirmation.ts';
import type { Pause } from './stored-pause.ts';

const person = (more: Partial<Caller> = {}): Caller => ({
  workspaceId: 'ws_1',
  userId: 'usr_ann',
  email: 'ann@example.test',
  role: 'owner',
  sessionId: 'ses_ann',
  address: '127.0.0.1',
  ...more,
});

it('what stays inside is decided without it', () => {
  const pause = (effect: 'internal' | 'external') => ({ row: { effect } }) as Pause;
  const unconfirmed = person({ isUnconfirmed: true });
  expect(() => checkConfirmation(unconfirmed, pause('internal'))).not.toThrow();
  expect(() => checkConfirmation(unconfirmed, null)).not.toThrow();
  expect(() => checkConfirmation(person(), pause('external'))).not.toThrow();
  expect(() => checkConfirmation(unconfirmed, pause('external'))).toThrow(
    'show first that it is you',
  );
});
