import { workFor } from '@workspace-ops/service-kit';
import type { RawHandler } from '../raw.ts';
import { whoActs } from '../request-context.ts';
import { checkAccess, type Access } from './check-access.ts';

/** What the operations with raw answers take of a caller, by their names. */
export const rawAccess = {
  exportLogs: { role: 'viewer', scope: 'audit:read' },
  eventStream: { role: 'viewer', scope: 'read' },
  synthesizeSpeech: { role: 'editor' },
} as const satisfies Record<string, Access>;

/** The operation, for callers who may. */
export const guardRaw =
  <I>(name: keyof typeof rawAccess, handler: RawHandler<I>): RawHandler<I> =>
  async (ctx, input) => {
    checkAccess(ctx.caller, rawAccess[name]);
    return workFor(whoActs(ctx), () => handler(ctx, input));
  };
