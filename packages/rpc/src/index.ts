export * from './clients.ts';
export * from './context.ts';
export * from './errors.ts';
export * from './procedures.ts';
export * from './raw.ts';
export * from './sinks.ts';
