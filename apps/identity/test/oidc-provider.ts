import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBrowser } from '@workspace-ops/testkit';
import { type Configuration, Provider } from 'oidc-provider';

/** Who signs in at the provider, as its claims say. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: unknown;
}

export interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whom the next sign-in is; null refuses it. */
  person: ProviderPerson | null;
  /** Follows a redirect to the provider as a browser does. @returns where it is sent back to. */
  visit(location: string): Promise<URL>;
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** Changes what the provider answers to. */
  down: boolean;
  close(): Promise<void>;
}

export const callbackUri = 'https://ops.example.com/api/auth/sso/callback';

interface ProviderOptions extends Configuration {
  /** Where it sends browsers back to. */
  redirectUri?: string;
}

/** A real OpenID provider on this machine, whose sign-in page needs no clicks. */
export async function startOidcProvider(options: ProviderOptions = {}): Promise<OidcProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: OidcProvider = {
    issuer,
    clientId: 'workspace-ops',
    clientSecret: 'a secret of the provider’s client',
    person: null,
    asked: new Map(),
    down: false,
    async visit(location) {
      const { url, answer } = await openBrowser().open(location, ({ origin }) => origin !== issuer);
      if (answer === undefined) return url;
      throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const people = new Map<string, ProviderPerson>();
  const provider = createProvider(state, people, options);
  const answer = provider.callback();
  server.on('request', (req, res) => {
    const path = req.url!.split('?')[0]!;
    state.asked.set(path, (state.asked.get(path) ?? 0) + 1);
    if (state.down) {
      res.writeHead(503).end();
      return;
    }
    if (!path.startsWith('/interaction/')) {
      void answer(req, res);
      return;
    }
    if (state.person !== null) people.set(state.person.sub, state.person);
    const result =
      state.person === null
        ? { error: 'access_denied', error_description: 'Nobody signed in.' }
        : { login: { accountId: state.person.sub } };
    void provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  });
  return state;
}

function createProvider(
  { issuer, clientId, clientSecret }: OidcProvider,
  people: Map<string, ProviderPerson>,
  { redirectUri = callbackUri, ...further }: ProviderOptions,
) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: encodeURIComponent(clientSecret),
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    scopes: ['openid', 'email', 'profile', 'groups'],
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the tests'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: async () => ({ ...person }) };
    },
    async loadExistingGrant(ctx) {
      const { client, session, params } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId!,
      });
      grant.addOIDCScope(String(params!['scope']));
      await grant.save();
      return grant;
    },
    ...further,
  });
}
