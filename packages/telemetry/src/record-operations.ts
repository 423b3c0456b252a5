import { AsyncLocalStorage } from 'node:async_hooks';
import type { TracingChannel } from 'node:diagnostics_channel';
import {
  type Context,
  type ContextManager,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { operationChannel, type TracedOperation } from '@workspace-ops/service-kit';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Makes a span of each operation, until the returned function is called. */
export function recordOperations(tracer: Tracer, contexts: StorageContextManager): () => void {
  const spans = new WeakMap<TracedOperation, Span>();
  const begin = (operation: TracedOperation): Context => {
    const parent = findParent(operation, contexts.active());
    if (operation.isPartOnly === true && trace.getSpan(parent) === undefined) return parent;
    const { name, kind } = operation;
    const span = tracer.startSpan(name, { kind: kinds[kind] }, parent);
    spans.set(operation, span);
    operation.traceparent = formatTraceparent(span);
    return trace.setSpan(parent, span);
  };
  const end = (operation: TracedOperation): void => {
    const span = spans.get(operation);
    if (span === undefined) return;
    span.setAttributes(operation.attributes);
    if (operation.error !== undefined) markFailed(span, operation.error);
    span.end();
  };
  // The channel's type has one type for what is published and what is stored.
  const { start, asyncEnd } = operationChannel as unknown as TracingChannel<Context>;
  const onEnd = (operation: unknown): void => end(operation as TracedOperation);
  start.bindStore(contexts.storage, begin as (operation: unknown) => Context);
  asyncEnd.subscribe(onEnd);
  return () => {
    start.unbindStore(contexts.storage);
    asyncEnd.unsubscribe(onEnd);
  };
}

/** The parent from elsewhere, where one is named, else the operation that is under way here. */
function findParent({ traceparent }: TracedOperation, active: Context): Context {
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return active;
  if (trace.getSpanContext(active)?.spanId === spanId) return active;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function formatTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** The error's code or class says what happened; its message may name people, so it stays here. */
function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as { code?: string | number; name?: string };
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** OpenTelemetry's own manager has no storage that can be bound to a channel. */
export class StorageContextManager implements ContextManager {
  readonly storage = new AsyncLocalStorage<Context>();

  active(): Context {
    return this.storage.getStore() ?? ROOT_CONTEXT;
  }

  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    context: Context,
    work: F,
    thisArg?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    return this.storage.run(context, () => work.apply(thisArg, args));
  }

  bind<T>(context: Context, target: T): T {
    if (typeof target !== 'function') return target;
    return ((...args: unknown[]) =>
      this.storage.run(context, () => target(...args) as unknown)) as T;
  }

  enable(): this {
    return this;
  }

  disable(): this {
    this.storage.disable();
    return this;
  }
}
