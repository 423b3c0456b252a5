import { z } from 'zod';
import { clientFacts, emailInput, startedSessionSchema } from './accounts.ts';
import { memberRoles } from './roles.ts';
import {
  absent,
  limits,
  requiredName,
  requiredShortText,
  storableText,
  withDefault,
} from './text.ts';
import { timestamp } from './time.ts';

const longest = { issuer: 2_048, domain: 253, secret: 1_000, domains: 50, mappings: 200 } as const;

const domainPattern =
  /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Lower-cased, as the domains of emails are. */
const domainInput = () =>
  storableText(longest.domain)
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => domainPattern.test(text), { error: 'must be a domain, as example.com' })
    .meta({ minLength: 1, maxLength: longest.domain });

/**
 * An issuer as its provider writes it. The address of a discovery document instead would do without
 * the comparison of the issuer.
 */
const issuerInput = () =>
  storableText(longest.issuer)
    .refine(isIssuer, {
      error: 'must be the issuer of an OpenID provider, as https://login.example.com',
    })
    .meta({ minLength: 1, maxLength: longest.issuer });

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return false;
  return (
    url.username === '' &&
    url.password === '' &&
    !/[?#\s]/.test(text) &&
    !url.pathname.includes('/.well-known/')
  );
}

const roleMapping = () =>
  z
    .record(requiredName(), z.enum(memberRoles))
    .refine((mapping) => Object.keys(mapping).length <= longest.mappings, {
      error: `must have at most ${longest.mappings} entries`,
    })
    .refine((mapping) => !hasRepeated(Object.keys(mapping)), {
      error: 'must have no two values that differ in case alone',
    });

/** Groups of a directory are found without regard to case. */
const hasRepeated = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.toLowerCase())).size < values.length;

/** What everybody gets whom no group gives more: an owner is made by a person or a mapping. */
export const defaultRoles = memberRoles.filter((role) => role !== 'owner');

export const ssoConnectionInput = z.object({
  issuer: issuerInput(),
  clientId: requiredShortText(),
  clientSecret: absent(storableText(longest.secret)).describe(
    'Required for a new issuer or client; otherwise the stored one is kept. It is never shown.',
  ),
  domains: z
    .array(domainInput())
    .min(1, { error: 'is required' })
    .max(longest.domains, { error: `must have at most ${longest.domains} items` }),
  roleClaim: absent(storableText(limits.name)).describe(
    'The claim whose values, a text or a list of texts, `roleMapping` maps. Without it a sign-in changes no role.',
  ),
  roleMapping: withDefault(roleMapping(), {}).describe(
    'The role of each value of the claim, as it is written, and of each group of the directory, without regard to case: no two may differ in case alone. The highest counts. Only an owner may map to `owner`.',
  ),
  defaultRole: z.enum(defaultRoles),
  ssoOnly: withDefault(z.boolean(), false).describe(
    'People of the proved domains sign in through the provider only; owners of the workspace keep their passwords.',
  ),
});

export const ssoDomainSchema = z.object({
  domain: z.string(),
  proved: z.boolean(),
  provedAt: timestamp().nullable(),
  recordName: z.string().describe('Where the TXT record goes that proves the domain.'),
  recordValue: z.string(),
});

export const ssoConnectionSchema = z
  .object({
    issuer: z.string(),
    clientId: z.string(),
    domains: z.array(ssoDomainSchema),
    roleClaim: z.string().nullable(),
    roleMapping: z.record(z.string(), z.enum(memberRoles)),
    defaultRole: z.enum(memberRoles),
    ssoOnly: z.boolean(),
    scimTokenCreatedAt: timestamp()
      .nullable()
      .describe('Since when a directory may provision users and groups; null where none may.'),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  })
  .meta({ id: 'SsoConnection' });

export type SsoConnection = z.infer<typeof ssoConnectionSchema>;

export const ssoConnectionAnswer = z.object({ connection: ssoConnectionSchema });

export const foundSsoConnection = z.object({
  connection: ssoConnectionSchema.nullable(),
  redirectUri: z.string().describe('To be registered with the provider.'),
});

export const proveDomainInput = z.object({ domain: domainInput() });

const anyOrigin = 'https://origin.invalid';

/**
 * The normal form of a path of this service, or null for what a browser would take for an address
 * elsewhere: a link must not lead somebody who has just signed in away.
 */
function readOwnPath(text: string): string | null {
  const url = text.startsWith('/') ? URL.parse(text, anyOrigin) : null;
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const returnPath = () =>
  withDefault(
    storableText(limits.shortText)
      .refine((text) => readOwnPath(text) !== null, { error: 'must be a path of this service' })
      .transform((text) => readOwnPath(text)!)
      .meta({ maxLength: limits.shortText }),
    '/',
  );

export const startSsoInput = z.object({
  email: emailInput(),
  returnTo: returnPath().describe('A path of this service to go to at the end.'),
});

/** Internal: with where the provider sends the browser back to. */
export const startSsoCall = startSsoInput.extend({ redirectUri: storableText(longest.issuer) });

/** Internal: where the browser goes, and what it keeps until it comes back. */
export const startedSso = z.object({ location: z.string(), browserSecret: z.string() });

const longestParameter = 8_192;
const parameter = () => absent(storableText(longestParameter));

/** What the provider sends back with the browser (RFC 6749, 4.1.2; RFC 9207). */
export const ssoCallbackInput = z.object({
  state: parameter(),
  code: parameter(),
  iss: parameter(),
  error: parameter(),
  error_description: parameter(),
  session_state: parameter(),
});

/** Internal: with what the browser kept. */
export const ssoCallbackCall = z.object({
  answer: ssoCallbackInput,
  browserSecret: absent(storableText(limits.name)),
  client: clientFacts,
});

export const finishedSso = startedSessionSchema.extend({ returnTo: z.string() });

/** Keeps what binds a sign-in to the browser that began it. */
export const ssoCookieName = 'workspace_sso';
/** Keeps the challenge of a sign-in that the provider has let through. */
export const ssoChallengeCookieName = 'workspace_sso_challenge';
export const ssoCookiePath = '/api/auth/sso';
export const ssoSignInSeconds = 600;
