import { dayMs } from '@workspace-ops/service-kit';
import type { Identity } from '../identity.ts';

/** A session that was last seen before this moment has ended. */
export const idleSince = ({ settings, clock }: Pick<Identity, 'settings' | 'clock'>): Date =>
  new Date(clock.now().getTime() - idleMs({ settings }));

export const idleMs = ({ settings }: Pick<Identity, 'settings'>): number =>
  settings.SESSION_IDLE_DAYS * dayMs;
