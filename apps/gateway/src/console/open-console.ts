import type { RequestHandler } from 'express';
import type { GatewaySettings } from '../settings.ts';
import { passToDevelopmentServer } from './pass-to-development-server.ts';
import { serveConsole } from './serve-console.ts';

type ConsoleSettings = Pick<GatewaySettings, 'CONSOLE' | 'CONSOLE_DIR' | 'CONSOLE_DEV_SERVER'>;

/** What answers below `/console`; undefined where there is no console. */
export function openConsole(
  settings: ConsoleSettings,
  draining: AbortSignal,
): RequestHandler | undefined {
  if (!settings.CONSOLE) return undefined;
  if (settings.CONSOLE_DEV_SERVER !== undefined) {
    return passToDevelopmentServer(settings.CONSOLE_DEV_SERVER, draining);
  }
  return settings.CONSOLE_DIR === undefined ? undefined : serveConsole(settings.CONSOLE_DIR);
}
