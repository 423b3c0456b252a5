import {
  createCredentials,
  signingKeySchema,
  type Call,
  type InternalServiceName,
  type ServiceKeys,
  type ServiceName,
} from '@workspace-ops/rpc';

export interface Intruder {
  /** The code of the answer: `ok` where the call was carried out. */
  attempt(to: InternalServiceName, call: AttemptedCall): Promise<string>;
}

export interface AttemptedCall {
  /** `/calls` or `/sink`. */
  port?: '/calls' | '/sink';
  path: string;
  type?: 'query' | 'mutation';
  input?: unknown;
  /** A caller that the service makes up; its own work by default. */
  as?: Call['caller'];
}

/** Somebody who has everything that one service is told, and nothing of the others. */
export function intrudeInto(
  service: ServiceName,
  { keys, urlOf }: { keys: ServiceKeys; urlOf: (service: InternalServiceName) => string },
): Intruder {
  const key = signingKeySchema.parse(keys.settingsOf(service).INTERNAL_SIGNING_KEY);
  const own = createCredentials(service, key);
  // Signs callers as the gateway does, with the only key that there is.
  const forging = createCredentials('gateway', key);
  return {
    async attempt(to, { port = '/calls', path, type = 'mutation', input, as }) {
      const caller =
        as === undefined ? { workspaceId: '*' } : forging.callerOf({ caller: as, requestId: 'r' });
      const answer = await fetch(urlOf(to) + port, {
        method: 'POST',
        headers: { authorization: own.authorizationFor(to) },
        body: JSON.stringify([{ caller, requestId: 'r', remainingMs: 5_000, path, type, input }]),
      });
      const [line] = (await answer.text()).split('\n');
      const { code, error } = JSON.parse(line!) as { code?: string; error?: { code: string } };
      return code ?? error?.code ?? 'ok';
    },
  };
}
