export * from './activity.ts';
export * from './anchor.ts';
export * from './audit-schema.ts';
export * from './events.ts';
export * from './exports.ts';
export * from './reviews.ts';
