import type { PhoneRegion } from '@workspace-ops/contacts';
import type { Caller } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { Clock } from '@workspace-ops/service-kit';

export interface ContactContext {
  database: Database;
  clock: Clock;
  phoneRegion: PhoneRegion;
  caller: Caller;
}
