import { hash } from 'node:crypto';
import {
  type AddressPolicy,
  createGuardedAgent,
  type ResolveHost,
} from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  type ServerMetadata,
} from 'openid-client';
import { type Dispatcher, fetch } from 'undici';

/** Who this service is at a provider. */
export interface ProviderClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Providers {
  /** The provider as its discovery document describes it. @throws whatever kept it from being read. */
  find(client: ProviderClient): Promise<Configuration>;
  close(): Promise<void>;
}

const timeoutSeconds = 5;
const maxAnswerBytes = 1024 * 1024;
/** How long a provider's description, and the keys that were fetched by it, are used. */
const maxAgeMs = 10 * 60_000;
const cachedProviders = 1_000;

/** The providers of all workspaces, asked through connections that reach no internal address. */
export function createProviders(options: {
  policy: AddressPolicy;
  resolveHost: ResolveHost;
}): Providers {
  const agent = createGuardedAgent({
    ...options,
    timeoutMs: timeoutSeconds * 1_000,
    maxAnswerBytes,
  });
  const guardedFetch = fetchThrough(agent);
  const found = new LRUCache<string, Promise<Configuration>>({
    max: cachedProviders,
    ttl: maxAgeMs,
  });
  return {
    find(client) {
      // By a digest, so that the memory of the process holds no secret as a key.
      const key = hash('sha256', JSON.stringify(client), 'base64url');
      const known = found.get(key);
      if (known !== undefined) return known;
      const discovered = discover(client, guardedFetch);
      found.set(key, discovered);
      discovered.catch(() => found.delete(key));
      return discovered;
    },
    close: () => agent.destroy(),
  };
}

const fetchThrough =
  (dispatcher: Dispatcher): CustomFetch =>
  (url, { body, signal, ...init }) =>
    fetch(url, {
      ...init,
      ...(body != null && { body }),
      ...(signal !== undefined && { signal }),
      dispatcher,
    });

async function discover(
  { issuer, clientId, clientSecret }: ProviderClient,
  guardedFetch: CustomFetch,
): Promise<Configuration> {
  const url = new URL(issuer);
  // The policy lets only this machine's own and listed addresses be asked without TLS.
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : [];
  const described = await discovery(url, clientId, clientSecret, undefined, {
    [customFetch]: guardedFetch,
    timeout: timeoutSeconds,
    execute,
  });
  const server = described.serverMetadata();
  const configuration = new Configuration(
    server,
    clientId,
    clientSecret,
    takesBasic(server) ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret),
  );
  configuration[customFetch] = guardedFetch;
  configuration.timeout = timeoutSeconds;
  for (const apply of execute) apply(configuration);
  return configuration;
}

/** A provider that does not say which ways it knows has this one (OpenID Connect Discovery, 3). */
const takesBasic = ({ token_endpoint_auth_methods_supported: methods }: ServerMetadata): boolean =>
  methods?.includes('client_secret_basic') ?? true;
