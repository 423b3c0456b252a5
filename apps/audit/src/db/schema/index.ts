export * from './activity.ts';
export * from './audit-schema.ts';
export * from './events.ts';
export * from './exports.ts';
export * from './heads.ts';
export * from './reviews.ts';
export * from './rollbacks.ts';
