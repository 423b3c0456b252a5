export { telemetrySettings, type TelemetrySettings } from './settings.ts';
export { startTelemetry, type Telemetry } from './start-telemetry.ts';
