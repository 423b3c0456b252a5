import { SettingsError } from '@workspace-ops/service-kit';

/** What is wrong with a start and what to do. @param portSetting names the port's setting. */
export function explainStartFailure(error: unknown, portSetting = 'PORT'): string {
  if (error instanceof SettingsError) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what uses it, or set ${portSetting} to another one.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this user. Set ${portSetting} to one above 1023.`;
  }
  return error instanceof Error ? message : String(error);
}
