import { access } from 'node:fs/promises';

/** The embedded server cannot be had: the message says why and what helps. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'EmbeddedPostgresError';
  }
}

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

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** A rejection handler that lets the named error codes pass and throws every other error. */
export const ignoring =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error;
    return undefined;
  };
