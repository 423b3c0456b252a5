import { SettingsError } from '@workspace-ops/service-kit';

interface EventLogSettings {
  LIVE_EVENT_COPIES?: string | undefined;
  NATS_URL?: string | undefined;
}

/** @throws {SettingsError} where live events are to be kept in NATS and none is named. */
export function expectNats({ LIVE_EVENT_COPIES, NATS_URL }: EventLogSettings): void {
  if (LIVE_EVENT_COPIES !== undefined && NATS_URL === undefined)
    throw new SettingsError([
      'LIVE_EVENT_COPIES asks for NATS, and NATS_URL names no server of it',
    ]);
}
