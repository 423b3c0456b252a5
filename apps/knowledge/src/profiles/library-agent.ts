import type { Call } from '@workspace-ops/rpc';

/** Who acts, as the audit log names it: the person, or the library for callers without a name. */
export const libraryAgent = (call: Call): string => call.caller.email ?? 'ICP library';
