export { backUp, type BackUpOptions } from './backup/back-up.ts';
export type { Manifest } from './backup/manifest.ts';
export { restore, verifyBackup } from './backup/restore.ts';
export { DataFolderInUseError, EmbeddedPostgresError, ignoring } from './errors.ts';
export { postgresRelease } from './find-binaries.ts';
export type {
  EmbeddedPostgres,
  EmbeddedPostgresLogger,
  EmbeddedPostgresOptions,
} from './options.ts';
export { startEmbeddedPostgres, visitEmbeddedPostgres } from './start-embedded-postgres.ts';
export { findFreePort, isAlive } from './system.ts';
export { throwawayParent } from './throwaway-parent.ts';
