import { context, diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Logger, stopTimes, withTimeout } from '@workspace-ops/service-kit';
import { recordOperations, StorageContextManager } from './record-operations.ts';
import type { Telemetry } from './start-telemetry.ts';

export interface SpanDestination {
  /** The collector's address without /v1/traces. */
  endpoint: string;
  headers: Record<string, string>;
  /** The share of traces that is recorded, from 0 to 1. */
  sampledShare: number;
  serviceName: string;
  logger: Logger;
}

/**
 * Sends a span of each operation, in batches and in the background. Requests by undici are spans
 * too; only their hosts are named, and no trace header is added to them.
 */
export function sendSpans(destination: SpanDestination): Telemetry {
  const { endpoint, headers, sampledShare, serviceName, logger } = destination;
  diag.setLogger(diagnosticsTo(logger), { logLevel: DiagLogLevel.WARN });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }),
      }),
    ],
  });
  const contexts = new StorageContextManager();
  context.setGlobalContextManager(contexts);
  const stopRecording = recordOperations(provider.getTracer('workspace-ops'), contexts);
  const requests = new UndiciInstrumentation({
    requireParentforSpans: true,
    // What follows the host of a callback's address can be a secret.
    startSpanHook: ({ origin }) => ({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
  requests.setTracerProvider(provider);
  requests.enable();
  return {
    async stop() {
      stopRecording();
      requests.disable();
      try {
        const late = `no answer within ${stopTimes.spans} ms`;
        await withTimeout(provider.shutdown(), stopTimes.spans, late);
      } catch (error) {
        logger.warn({ err: error }, 'the last spans could not be sent');
      }
      context.disable();
      diag.disable();
    },
  };
}

/** What OpenTelemetry reports of itself, a collector that is away above all. */
function diagnosticsTo(logger: Logger) {
  const warn = (message: string, ...details: unknown[]): void =>
    logger.warn({ details }, `tracing: ${message}`);
  const ignore = (): void => undefined;
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}
