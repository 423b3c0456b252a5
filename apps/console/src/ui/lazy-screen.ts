import { lazyRouteComponent } from '@tanstack/react-router';
import { OpsError } from '../api.ts';
import { words } from '../messages/en.ts';

/** Any answer will do: of a service that is reached, a file that is missing is gone. */
const isReached = (): Promise<boolean> =>
  fetch('/console/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * A component whose file is loaded when it is first shown. For a file that cannot be loaded the router loads
 * the page anew, which is right after an update alone: without a connection nothing would be left of the page.
 */
export const lazyScreen: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(
    () =>
      importer().catch(async (cause: unknown) => {
        if (await isReached()) throw cause;
        throw new OpsError('connection_failed', words.notReachedTitle, { status: 0, cause });
      }),
    exportName,
  );
