import { tracingChannel } from 'node:diagnostics_channel';

/**
 * Something whose duration is worth recording: a request, a call, a query, a job. Names and
 * attributes follow OpenTelemetry's semantic conventions.
 */
export interface TracedOperation {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes: Record<string, string | number | boolean>;
  /**
   * W3C Trace Context. Before the operation begins: its parent, where that comes from elsewhere;
   * once it has begun: the operation itself, for what it calls in other processes.
   */
  traceparent?: string | undefined;
  /** Recorded as part of another operation only: a query of a periodic task is nobody's request. */
  isPartOnly?: boolean;
  /** What it failed with. Set by the channel. */
  error?: unknown;
}

/** Who records operations subscribes here; without a subscriber nothing is made or kept. */
export const operationChannel = tracingChannel<TracedOperation>('workspace-ops:operation');

/** Whether somebody records operations. */
export const isTracing = (): boolean => operationChannel.hasSubscribers;

/**
 * Does the work, as an operation where somebody records them.
 * @param describe is asked only then. Attributes set during the work are recorded too.
 */
export function traced<T>(
  describe: () => TracedOperation,
  work: (operation: TracedOperation | undefined) => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work(undefined);
  const operation = describe();
  return operationChannel.tracePromise<unknown, [TracedOperation], Promise<T>>(
    work,
    operation,
    undefined,
    operation,
  );
}
