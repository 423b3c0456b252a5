import { newId } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { allWorkspaces } from '../scope.ts';
import type { StoredMessage } from './messages.ts';
import type { RelayContext } from './relay-context.ts';

/** Reserves messages for one hand-over: others do not take them meanwhile. */
export interface Lease {
  readonly token: string;
  /** Renews no more. What was handed over has been removed or will be. */
  end(): void;
  /** Ends the lease of what is left, with the reason; the next sweep claims it. */
  release(error: unknown): Promise<void>;
}

export const newLeaseToken = (): string => newId('msg');

interface LeaseOptions {
  token: string;
  messages: readonly StoredMessage[];
  /** Until then the messages are this process's anyway. */
  renewAfterMs: number;
}

/** In one parameter, so that the statement stays prepared however many they are. */
export const positionList = (messages: readonly { position: number }[]): string =>
  `{${messages.map(({ position }) => position).join(',')}}`;

/** The longest error that is stored, in characters. */
const maxErrorChars = 1_000;

export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, maxErrorChars);

/**
 * Holds the messages by a lease that it renews until it ends. It is a row's columns and not a lock:
 * no transaction is open meanwhile, and a process that dies or freezes loses it.
 */
export function holdLease(
  context: RelayContext,
  { token, messages, renewAfterMs }: LeaseOptions,
): Lease {
  const { leaseMs, logger } = context;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const renew = async (): Promise<void> => {
    try {
      await update(
        context,
        { token, messages },
        sql`lease_token = ${token},
        leased_until = now() + make_interval(secs => ${leaseMs / 1_000})`,
      );
    } catch (error) {
      logger.warn({ err: error }, 'the lease of a hand-over was not renewed');
    }
    schedule(leaseMs / 3);
  };
  const schedule = (delayMs: number): void => {
    if (ended) return;
    timer = setTimeout(() => void renew(), delayMs);
    timer.unref();
  };
  schedule(renewAfterMs);
  return {
    token,
    end() {
      ended = true;
      clearTimeout(timer);
    },
    async release(error) {
      const reason = errorText(error);
      try {
        await update(
          context,
          { token, messages },
          sql`lease_token = null, leased_until = null,
          attempts = attempts + 1, last_error = ${reason}`,
        );
      } catch (cause) {
        logger.warn({ err: cause }, 'the lease of a hand-over was not released; it runs out');
      }
    },
  };
}

/** Changes the messages that are still the lease's, or have none: those set aside keep their pause. */
const update = (
  { database, outbox }: RelayContext,
  { token, messages }: Pick<LeaseOptions, 'token' | 'messages'>,
  change: ReturnType<typeof sql>,
) =>
  database.read(allWorkspaces, ({ db }) =>
    db.execute(sql`
      update ${outbox} set ${change}
      where position = any(${positionList(messages)}::bigint[]) and parked_at is null
        and (leased_until is null or lease_token = ${token})`),
  );
