import { createCalls, OpsError } from '@workspace-ops/sdk';
import { words } from './messages/en.ts';
import { refuseOffline } from './refuse-offline.ts';

export { isPassing, OpsError, type AnswerOf, type InputOf, type Schemas } from '@workspace-ops/sdk';

/** Says of what fails without a connection that there is none. */
const send: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (cause) {
    if (navigator.onLine || init?.signal?.aborted === true) throw cause;
    throw new OpsError('connection_failed', words.offlineTitle, { status: 0, cause });
  }
};

const { post, put, patch, delete: remove } = createCalls({ fetch: send });

/**
 * The service's interface, by its documented paths, with the cookie of this page's session. One layer
 * repeats what has failed: a write, by its key, the SDK; a read the query that asks, which knows what the
 * page shows meanwhile. So a read that is to be repeated goes through the query client.
 */
export const api = {
  ...createCalls({ fetch: send, retries: { count: 0 } }),
  post: refuseOffline(post),
  put: refuseOffline(put),
  patch: refuseOffline(patch),
  delete: refuseOffline(remove),
};
