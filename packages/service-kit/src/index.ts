export * from './app-error.ts';
export * from './clock.ts';
export * from './ids.ts';
export * from './invalid-input.ts';
export * from './logger.ts';
export * from './service.ts';
export * from './settings.ts';
export * from './tenancy.ts';
