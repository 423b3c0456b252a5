import type { SignedIn, SsoConnection } from '@workspace-ops/contracts';
import {
  startOidcProvider,
  type OidcProvider,
  type ProviderPerson,
} from '@workspace-ops/identity/stand-in/oidc-provider';
import { openBrowser, type Browser } from '@workspace-ops/testkit';
import { apiClient, type Answer, type ApiClient } from './client.ts';
import type { SharedSystem } from './shared-system.ts';

/** A workspace whose people sign in at a provider, with a domain that is proved. */
export interface Company {
  domain: string;
  workspaceId: string;
  owner: ApiClient;
  /** What was sent to set the provider. */
  connection: ReturnType<typeof makeConnection>;
}

type System = Pick<SharedSystem, 'url' | 'zone'>;

/** A provider that sends browsers back to the system. */
export const startProviderFor = ({ url }: System): Promise<OidcProvider> =>
  startOidcProvider({ redirectUri: `${url}/api/auth/sso/callback` });

const makeConnection = (provider: OidcProvider, domain: string) => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: encodeURIComponent(provider.clientSecret),
  domains: [domain],
  roleClaim: 'groups',
  roleMapping: { Leads: 'approver', Sales: 'editor' } as Record<string, string>,
  defaultRole: 'viewer',
});

let companies = 0;

/** Sets a provider as an admin does: connection, TXT record, proof. */
export async function startCompany(
  system: System,
  provider: OidcProvider,
  further: object = {},
): Promise<Company> {
  const domain = `company-${process.pid}-${++companies}.example.com`;
  const made = await apiClient(system.url).post<SignedIn>('/api/auth/signup', {
    email: `owner@${domain}`,
    password: 'correct horse',
  });
  const owner = apiClient(system.url).as(made.body.token);
  const connection = { ...makeConnection(provider, domain), ...further };
  await saveConnection(owner, connection);
  const proved = await proveDomain(system, owner, domain);
  if (proved.status !== 200) throw new Error(JSON.stringify(proved.body));
  return { domain, workspaceId: made.body.user.workspaceId, owner, connection };
}

export async function saveConnection(owner: ApiClient, connection: object): Promise<void> {
  const { status, body } = await owner.send('PUT', '/api/sso', { body: connection });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Puts the record that the service asks for beside those that are there, and has it looked for. */
export async function proveDomain(
  { zone }: Pick<System, 'zone'>,
  owner: ApiClient,
  domain: string,
): Promise<Answer<{ connection: SsoConnection }>> {
  const { body } = await owner.get<{ connection: SsoConnection }>('/api/sso');
  const { recordName, recordValue } = body.connection.domains.find((one) => one.domain === domain)!;
  zone.set(recordName, [...(zone.get(recordName) ?? []), recordValue]);
  return owner.post('/api/sso/domains/prove', { domain });
}

/** Where a sign-in of the email begins, and ends with an answer of who is signed in. */
export const readStart = ({ url }: Pick<System, 'url'>, email: string): string =>
  `${url}/api/auth/sso/start?${new URLSearchParams({ email, returnTo: '/api/auth/me' }).toString()}`;

interface Entered {
  browser: Browser;
  status: number;
  /** The answer of who is signed in, or of the refusal. */
  body: { user?: SignedIn['user']; code?: string };
}

/** A whole sign-in of a person at the provider, in a browser of its own. */
export async function signInAt(
  system: Pick<System, 'url'>,
  provider: OidcProvider,
  person: ProviderPerson & { email: string },
): Promise<Entered> {
  provider.person = person;
  const browser = openBrowser();
  const { answer } = await browser.open(readStart(system, person.email));
  return { browser, status: answer!.status, body: (await answer!.json()) as Entered['body'] };
}
