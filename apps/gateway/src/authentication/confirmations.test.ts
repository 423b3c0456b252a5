import type { Caller } from '@workspace-ops/contracts';
import { expect, test } from 'vitest';
import { routes } from '../routes/table.ts';
import { createConfirmations } from './confirmations.ts';

const person: Caller = {
  workspaceId: 'ws_wanting',
  userId: 'usr_1',
  email: 'dana@example.com',
  role: 'approver',
  sessionId: 'ses_1',
  address: '192.0.2.1',
};

/** Of a service that says that only `ses_confirmed` was confirmed. */
function start() {
  const asked: Caller[] = [];
  const confirmations = createConfirmations(async (caller) => {
    asked.push(caller);
    return caller.sessionId === 'ses_confirmed';
  });
  confirmations.note([{ workspaceId: 'ws_wanting', isWanted: true }]);
  return { asked, confirmations };
}

test('who decides where it is wanted is marked, unless the session was confirmed lately', async () => {
  const { confirmations } = start();
  const decides = { decides: true };
  expect(await confirmations.mark(decides, person)).toEqual({ ...person, isUnconfirmed: true });
  const confirmed = { ...person, sessionId: 'ses_confirmed' };
  expect(await confirmations.mark(decides, confirmed)).toBe(confirmed);
});

test('nobody is asked for other rows, in other workspaces, and without a person', async () => {
  const { asked, confirmations } = start();
  const elsewhere = { ...person, workspaceId: 'ws_other' };
  const nobody = { ...person, userId: null, sessionId: null };
  expect(await confirmations.mark({}, person)).toBe(person);
  expect(await confirmations.mark({ decides: true }, elsewhere)).toBe(elsewhere);
  expect(await confirmations.mark({ decides: true }, nobody)).toBe(nobody);
  confirmations.note([{ workspaceId: 'ws_wanting', isWanted: false }]);
  expect(await confirmations.mark({ decides: true }, person)).toBe(person);
  expect(asked).toEqual([]);
});

test('every row that decides a run says so', () => {
  const deciding = routes.filter(({ decides }) => decides === true);
  const named = routes.filter(({ operationId }) =>
    /^(approve|reject|decide)(Run|AuditLog|Approval)$|^performAction$/.test(operationId),
  );
  expect(deciding).toEqual(named);
  expect(deciding.length).toBeGreaterThan(4);
});
