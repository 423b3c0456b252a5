import type { Call } from '@workspace-ops/rpc';

/** Who acts, as the audit log names it: the person, or the bank for callers without a name. */
export const bankAgent = (call: Call): string => call.caller.email ?? 'Assessment bank';
