export * from './app-settings.ts';
export * from './connections.ts';
export * from './explain-start-failure.ts';
export * from './listener.ts';
export * from './readiness.ts';
export * from './run-app.ts';
export * from './stop-on-signal.ts';
export * from './run-process.ts';
