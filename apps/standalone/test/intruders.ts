import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import {
  createCredentials,
  signingKeySchema,
  type RequestContext,
  type InternalServiceName,
  type ServiceKeys,
  type ServiceName,
  generateServiceKey,
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
  as?: RequestContext['caller'];
}

/** An intruder who has all settings of one service, and nothing of the others. */
export function intrudeInto(
  service: ServiceName,
  { keys, urlOf }: { keys: ServiceKeys; urlOf: (service: InternalServiceName) => string },
): Intruder {
  const key = signingKeySchema.parse(keys.findSettings(service).INTERNAL_SIGNING_KEY);
  const own = createCredentials(service, key);
  // Signs callers as the gateway does, with the only key that there is.
  const forging = createCredentials('gateway', key);
  return {
    async attempt(to, { port = '/calls', path, type = 'mutation', input, as }) {
      const caller =
        as === undefined
          ? { workspaceId: '*' }
          : forging.findCaller({ caller: as, requestId: 'r' });
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

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface ForgedToken {
  /** PKCS #8, base64url. */
  signingKey: string;
  service: ServiceName;
  audience: string;
  /** 60 by default; negative for a token that has expired. */
  lifetimeSeconds?: number;
  algorithm?: 'EdDSA' | 'none';
  type?: string;
}

/** The `Authorization` of one service's call to another, made without the services' own code. */
export function internalAuthorization(token: ForgedToken): string {
  const { service, audience, lifetimeSeconds = 60, algorithm = 'EdDSA' } = token;
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const iat = lifetimeSeconds < 0 ? nowSeconds - 3_600 : nowSeconds;
  const der = Buffer.from(token.signingKey, 'base64url');
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const kid = createPublicKey(privateKey).export({ format: 'jwk' }).x;
  const header = { alg: algorithm, typ: token.type ?? 'internal-service+jwt', kid };
  const claims = { iss: service, aud: audience, iat, exp: nowSeconds + lifetimeSeconds };
  const signed = `${part(header)}.${part(claims)}`;
  const signature =
    algorithm === 'none' ? '' : sign(null, Buffer.from(signed), privateKey).toString('base64url');
  return `Bearer ${signed}.${signature}`;
}

/** What opens no port of a service, though the keys are those of the installation. */
export const uselessAuthorizations = (keys: ServiceKeys, audience: ServiceName): string[] => {
  const { INTERNAL_SIGNING_KEY: signingKey } = keys.findSettings('gateway');
  const token = { signingKey, service: 'gateway', audience } as const;
  return [
    { ...token, lifetimeSeconds: -180 },
    { ...token, lifetimeSeconds: 3_600 },
    { ...token, algorithm: 'none' as const },
    { ...token, type: 'JWT' },
    { ...token, audience: audience === 'audit' ? 'workflow' : 'audit' },
    { ...token, service: 'workflow' as const },
    { ...token, signingKey: generateServiceKey().signingKey },
  ].map(internalAuthorization);
};
