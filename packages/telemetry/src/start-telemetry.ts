import { createLogger, defineSettings, setting, type Settings } from '@workspace-ops/service-kit';
import { z } from 'zod';

/** Named as OpenTelemetry's specification of environment variables names them. */
export const telemetrySettings = defineSettings({
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    description:
      'An OpenTelemetry collector, as http://collector:4318: spans are sent to it as OTLP over HTTP with JSON. Without it nothing is recorded.',
    schema: setting.optionalBaseUrl(/\/v1(\/traces)?$/),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    description: 'Headers for the collector, as name=value pairs separated by commas.',
    schema: setting.list().transform((pairs, context) => {
      const headers = pairs.map(readHeader);
      if (headers.every((header) => header !== undefined)) return Object.fromEntries(headers);
      context.addIssue({ code: 'custom', message: 'must be name=value pairs, percent-encoded' });
      return z.NEVER;
    }),
    default: '',
    secret: true,
  },
  OTEL_TRACES_SAMPLER_ARG: {
    description:
      'The share of traces that is recorded, from 0 to 1, where the client does not decide it.',
    schema: z.coerce.number({ error: 'must be a number from 0 to 1' }).min(0).max(1),
    default: '1',
  },
});

export type TelemetrySettings = Settings<typeof telemetrySettings>;

const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

function readHeader(pair: string): [string, string] | undefined {
  const at = pair.indexOf('=');
  const name = pair.slice(0, Math.max(0, at)).trim();
  if (!headerName.test(name)) return undefined;
  try {
    return [name, decodeURIComponent(pair.slice(at + 1).trim())];
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}

export interface Telemetry {
  /** Sends what has been recorded, and records no more. */
  stop(): Promise<void>;
}

/** OpenTelemetry takes 30 MiB and 0.1 s to load: it is loaded where a collector is set. */
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
