export * from './app-settings.ts';
export * from './connections.ts';
export * from './explain-start-failure.ts';
export * from './listener.ts';
export * from './measure-gauges.ts';
export { measureProcess } from './measure-process.ts';
export * from './readiness.ts';
export * from './stop-on-signal.ts';
export * from './run-process.ts';
