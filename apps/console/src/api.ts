import { createCalls } from '@workspace-ops/sdk';

export { OpsError, type AnswerOf, type InputOf, type Schemas } from '@workspace-ops/sdk';

/** The service's interface, by its documented paths, with the cookie of this page's session. */
export const api = createCalls({});
