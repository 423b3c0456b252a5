/**
 * Where a schema's new jobs are announced, by their ids: of its own, so that a job of one service wakes
 * the workers of no other.
 */
export const newJobsTopic = (schema: string): string => `jobs:insert:${schema}`;
