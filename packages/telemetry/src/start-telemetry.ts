import { createLogger } from '@workspace-ops/service-kit';
import type { TelemetrySettings } from './settings.ts';

export interface Telemetry {
  /** Sends what has been recorded, and records no more. */
  stop(): Promise<void>;
}

/**
 * Records what the process does where a collector is set. OpenTelemetry's packages take 30 MiB and
 * a tenth of a second to load: only who uses them pays for it.
 */
export async function startTelemetry(
  settings: TelemetrySettings,
  serviceName: string,
): Promise<Telemetry> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return { stop: async () => {} };
  const { sendSpans } = await import('./send-spans.ts');
  return sendSpans({
    endpoint,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    sampledShare: settings.OTEL_TRACES_SAMPLER_ARG,
    serviceName,
    logger: createLogger({ name: serviceName, level: 'warn' }),
  });
}
