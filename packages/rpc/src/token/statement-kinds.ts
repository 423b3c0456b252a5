import type { StatementKind } from './statement.ts';

/** That a call comes from a service, for one audience and one minute. */
export const serviceStatement: StatementKind = {
  type: 'internal-service+jwt',
  lifetimeSeconds: 60,
};

/**
 * Whose request it is, by the gateway's word. It is passed on with every call for that request,
 * and so lives as long as a request can take.
 */
export const callerStatement: StatementKind = {
  type: 'internal-caller+jwt',
  lifetimeSeconds: 300,
};
