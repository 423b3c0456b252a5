import { lazyRouteComponent } from '@tanstack/react-router';
import { loadFile } from './load-file.ts';

/**
 * A route's component, whose file is loaded when it is first shown. For a file that cannot be loaded the router
 * loads the page anew, which is right after an update alone: without a connection nothing would be left of the
 * page. What is shown within a page, or above it, is a `lazyPart`.
 */
export const lazyScreen: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(() => loadFile(importer), exportName);
