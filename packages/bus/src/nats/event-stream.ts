import {
  type ConsumerAPI,
  DiscardPolicy,
  jetstream,
  JetStreamApiCodes,
  JetStreamApiError,
  jetstreamManager,
  type JetStreamClient,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { AppError, unavailable } from '@workspace-ops/service-kit';
import { keptMs } from '../event-log.ts';
import { baseOfStream } from '../positions.ts';
import type { KeptConnection } from './connection.ts';

export const streamName = 'live-events';

/** Longer than the pauses in which an outbox repeats what was not acknowledged. */
const repeatedWithinMs = 10 * 60_000;
/** While the servers choose a leader nobody answers; who publishes repeats it then. */
const requestMs = 3_000;
/** A server that is gone may be chosen for a consumer, until the others have noticed. */
const consumerMs = 1_000;

export interface EventStream {
  /** For publications. */
  client(): Promise<JetStreamClient>;
  /** The stream as it is at this moment; it is made where there is none. */
  locate(): Promise<LocatedStream>;
  /** Something failed: the stream may have gone. */
  doubt(): void;
}

export interface LocatedStream {
  manager: JetStreamManager;
  consumers: ConsumerAPI;
  client: JetStreamClient;
  /** What is added to a number of the stream to be a position. */
  base: number;
  lastSequence: number;
}

/** What the servers cannot answer, or not in time, is away for who asks. */
export const asUnavailable = (error: unknown): AppError =>
  error instanceof AppError ? error : unavailable('The log of live events', error);

export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** The one stream of all workspaces' events, which this process makes where it does not exist. */
export function openEventStream(connection: KeptConnection, copies: number): EventStream {
  let isMade = false;

  const connect = async () => {
    const current = connection.current();
    if (current === undefined) throw new Error('There is no connection to NATS.');
    const options = { timeout: requestMs };
    // Without a question of its own at each call.
    const manager = await jetstreamManager(current, { ...options, checkAPI: false });
    const { consumers } = await jetstreamManager(current, { timeout: consumerMs, checkAPI: false });
    return { manager, consumers, client: jetstream(current, options) };
  };

  const locate = async (): Promise<LocatedStream> => {
    const connected = await connect();
    const { created, state } = await ensureStream(connected.manager, copies);
    isMade = true;
    return { ...connected, base: baseOfStream(new Date(created)), lastSequence: state.last_seq };
  };

  return {
    locate: () => orUnavailable(locate()),
    async client() {
      return isMade ? (await connect()).client : (await locate()).client;
    },
    doubt() {
      isMade = false;
    },
  };
}

async function ensureStream({ streams }: JetStreamManager, copies: number): Promise<StreamInfo> {
  try {
    const info = await streams.info(streamName);
    if (info.config.num_replicas === copies) return info;
    return await streams.update(streamName, { num_replicas: copies });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return streams.add(configure(copies));
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound;

const configure = (copies: number) =>
  ({
    name: streamName,
    subjects: [toSubject('*')],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos(keptMs),
    duplicate_window: nanos(repeatedWithinMs),
    num_replicas: copies,
  }) satisfies Partial<StreamConfig>;

/** An id of ours is a part of a subject as it is; of any other one, nothing is a wildcard or a dot. */
export const subjectOfWorkspace = (workspaceId: string): string =>
  toSubject(encodeURIComponent(workspaceId).replaceAll('.', '%2E').replaceAll('*', '%2A'));

const toSubject = (token: string): string => `live.${token}`;
