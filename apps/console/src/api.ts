import { createCalls } from '@workspace-ops/sdk';
import { refuseOffline } from './refuse-offline.ts';

export { isPassing, OpsError, type AnswerOf, type InputOf, type Schemas } from '@workspace-ops/sdk';

const { post, put, patch, delete: remove } = createCalls({});

/**
 * The service's interface, by its documented paths, with the cookie of this page's session. One layer
 * repeats what has failed: a write, by its key, the SDK; a read the query that asks, which knows what the
 * page shows meanwhile. So a read that is to be repeated goes through the query client.
 */
export const api = {
  ...createCalls({ retries: { count: 0 } }),
  post: refuseOffline(post),
  put: refuseOffline(put),
  patch: refuseOffline(patch),
  delete: refuseOffline(remove),
};
