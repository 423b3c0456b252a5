import type { Caller } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { currentActor, workFor } from './current-actor.ts';

const dana: Caller = {
  workspaceId: 'ws_1',
  userId: 'usr_1',
  email: 'dana@example.com',
  name: 'Dana',
  role: 'owner',
  sessionId: 'ses_1',
  address: '',
};
const token = { id: 'tok_1', kind: 'agent' as const, name: 'Crawler', scopes: ['read' as const] };

it('is the person, the token or the unknown caller for whom work is done, and else the service', () => {
  const readActor = (caller: Caller | null) => workFor(caller, currentActor);
  expect(readActor(dana)).toEqual({ kind: 'person', id: 'usr_1', name: 'Dana' });
  expect(readActor({ ...dana, name: null })).toMatchObject({ name: 'dana@example.com' });
  const anonymous = { ...dana, userId: null, email: null, role: null, sessionId: null };
  expect(readActor({ ...anonymous, token })).toEqual({
    kind: 'agent',
    id: 'tok_1',
    name: 'Crawler',
  });
  expect(readActor(anonymous)).toMatchObject({ kind: 'anonymous', id: null });
  expect(readActor(null)).toMatchObject({ kind: 'system', id: null });
  expect(currentActor()).toMatchObject({ kind: 'system' });
});

it('stays the same over everything that the work awaits, beside other work', async () => {
  const gate = Promise.withResolvers<void>();
  const after = (caller: Caller | null) =>
    workFor(caller, async () => {
      await gate.promise;
      return currentActor().kind;
    });
  const all = [after(dana), after(null), after({ ...dana, userId: null })];
  gate.resolve();
  expect(await Promise.all(all)).toEqual(['person', 'system', 'anonymous']);
});
