import { OpsError } from '../api.ts';
import { words } from '../messages/en.ts';

/** The service is away, and with it a file that the page needs. */
export class FileNotReached extends OpsError {
  constructor(cause: unknown) {
    super('connection_failed', words.notReachedTitle, { status: 0, cause });
  }
}

const isServed = (): Promise<boolean> =>
  fetch('/console/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Loads a file of the console that is not loaded with the page; every dynamic import goes through it. Of a
 * service that serves the console, one that cannot be loaded is gone, and the import's own error stands.
 * @throws {FileNotReached} where no service serves the console.
 */
export const loadFile = <Module>(importer: () => Promise<Module>): Promise<Module> =>
  importer().catch(async (cause: unknown) => {
    throw (await isServed()) ? cause : new FileNotReached(cause);
  });

/** After an update of the service, a page's old files are gone. In the words of Chromium, Firefox and Safari. */
export const isFileGone = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|Importing a module/.test(error.message);

/** A browser imports nothing that has failed again, unless the page is loaded anew. */
export async function reloadOnceServed(): Promise<void> {
  if (await isServed()) location.reload();
}
