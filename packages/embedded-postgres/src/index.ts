export { DataFolderInUseError, EmbeddedPostgresError } from './errors.ts';
export { startEmbeddedPostgres } from './start-embedded-postgres.ts';
export type {
  EmbeddedPostgres,
  EmbeddedPostgresLogger,
  EmbeddedPostgresOptions,
} from './options.ts';
