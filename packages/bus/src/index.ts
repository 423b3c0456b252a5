export { openWakeups, type OpenWakeupsOptions } from './open-wakeups.ts';
export type { ConnectedWakeups, WakeupListener, Wakeups } from './wakeups.ts';
