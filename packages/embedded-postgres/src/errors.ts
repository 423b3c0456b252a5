/** The embedded server cannot be had: the sentence says why and what helps. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'EmbeddedPostgresError';
  }
}

/** Another living process owns the server of this data folder. */
export class DataFolderInUseError extends Error {
  readonly dataDir: string;
  readonly ownerPid: number;

  constructor(dataDir: string, ownerPid: number) {
    super(
      `The data folder ${dataDir} is in use by another running instance (process ${ownerPid}).`,
    );
    this.name = 'DataFolderInUseError';
    this.dataDir = dataDir;
    this.ownerPid = ownerPid;
  }
}
