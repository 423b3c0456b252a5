export * from '@workspace-ops/embedded-postgres';
