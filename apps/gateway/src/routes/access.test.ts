import { listScopes } from '@workspace-ops/rpc';
import { expect, it, test } from 'vitest';
import { listUndeclared, reach } from '../test-support/reached-procedures.ts';
import { routes } from './table.ts';

/** Procedures that ask nobody: who may is decided by what calls them. */
const open = ['voice.calls.verify', 'outbound.events.verify'];
/** Operations that several rows share. */
const shared = ['workflow.runs.openApproval'];

it.each(routes.map((route) => [route.operationId, route] as const))(
  '%s takes the same at the edge and in the service',
  async (_id, route) => {
    const reached = await reach(route);
    // Some answers of anyone’s ask no service.
    if (route.role !== 'anyone') expect(reached).not.toEqual([]);
    for (const { name, access } of reached) {
      if (open.includes(name) || shared.includes(name)) continue;
      expect(access, name).toBeDefined();
      expect([name, access!.role, listScopes(access!)]).toEqual([
        name,
        route.role,
        listScopes(route),
      ]);
    }
  },
);

test('every procedure that the gateway calls for a caller declares what it takes', () => {
  expect(listUndeclared().toSorted()).toEqual(open.toSorted());
});
