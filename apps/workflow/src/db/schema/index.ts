export * from './artifacts.ts';
export * from './deployments.ts';
export * from './playbooks.ts';
export * from './run-steps.ts';
export * from './runs.ts';
export * from './schema.ts';
export * from './snapshots.ts';
export * from './workspace-settings.ts';
