export * from './artifacts.ts';
export * from './deployments.ts';
export * from './run-steps.ts';
export * from './runs.ts';
export * from './schema.ts';
export * from './workspace-settings.ts';
