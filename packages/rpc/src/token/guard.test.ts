import { CompactSign, importPKCS8, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceContext, type RequestContext } from '../request-context.ts';
import type { AppError } from '@workspace-ops/service-kit';
import type { ServiceName } from '../topology.ts';
import { createCredentials, type WireCaller } from './credentials.ts';
import { createGuard, type Guard, type Refusal } from './guard.ts';
import {
  formatPublicKeys,
  generateServiceKey,
  generateServiceKeys,
  publicKeysSchema,
  signingKeySchema,
} from './service-keys.ts';

const keys = generateServiceKeys();
const publicKeys = publicKeysSchema.parse(keys.publicKeys);
const findSigningKey = (service: ServiceName) =>
  signingKeySchema.parse(keys.findSettings(service).INTERNAL_SIGNING_KEY);
const makeCredentials = (service: ServiceName) =>
  createCredentials(service, findSigningKey(service));

const refusals: Refusal[] = [];
let guard: Guard;

beforeEach(() => {
  refusals.length = 0;
  guard = createGuard({
    service: 'audit',
    publicKeys,
    rows: {
      read: { gateway: 'caller', 'voice-gateway': 'either' },
      append: { 'voice-gateway': 'service' },
    },
    onRefused: (refusal) => refusals.push(refusal),
  });
});
afterEach(() => void vi.useRealTimers());

const setClock = (offsetMs: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetMs });

const catchFailure = (work: () => unknown): AppError => {
  try {
    work();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It was let through.');
};

const jwk = async (service: ServiceName) => {
  const der = Buffer.from(keys.findSettings(service).INTERNAL_SIGNING_KEY, 'base64url');
  const pem = `-----BEGIN PRIVATE KEY-----\n${der.toString('base64')}\n-----END PRIVATE KEY-----`;
  return importPKCS8(pem, 'EdDSA');
};

interface Forged {
  by?: ServiceName;
  header?: object;
  claims?: Record<string, unknown>;
  change?: (token: SignJWT) => SignJWT;
}

/** A token made by another implementation, like the services' own but for what is changed. */
async function forge({ by = 'workflow', header, claims, change = (token) => token }: Forged) {
  const token = new SignJWT({ iss: by, aud: 'audit', ...claims })
    .setProtectedHeader({
      alg: 'EdDSA',
      typ: 'internal-service+jwt',
      kid: findSigningKey(by).publicKey,
      ...header,
    })
    .setIssuedAt()
    .setExpirationTime('60s');
  return `Bearer ${await change(token).sign(await jwk(by))}`;
}

const now = () => Math.floor(Date.now() / 1_000);

describe('the token of a service', () => {
  it('says which service it is of', async () => {
    expect(guard.identify(makeCredentials('workflow').authorizationFor('audit'))).toBe('workflow');
    expect(guard.identify(await forge({}))).toBe('workflow');
  });

  it('is a JWT as others verify them', async () => {
    const token = makeCredentials('workflow').authorizationFor('audit').slice('Bearer '.length);
    const { key } = publicKeys.get(findSigningKey('workflow').publicKey)!;
    const { payload } = await jwtVerify(token, key, { algorithms: ['EdDSA'], audience: 'audit' });
    expect(payload.iss).toBe('workflow');
  });

  it.each<[string, () => string | undefined | Promise<string>]>([
    ['another audience', () => makeCredentials('workflow').authorizationFor('identity')],
    ['a name that is not its key’s', () => forge({ claims: { iss: 'identity' } })],
    ['a key that nobody knows', () => forge({ header: { kid: generateServiceKey().publicKey } })],
    [
      'another service’s key named',
      () => forge({ header: { kid: findSigningKey('gateway').publicKey } }),
    ],
    ['another type', () => forge({ header: { typ: 'JWT' } })],
    ['no type', () => forge({ header: { typ: undefined } })],
    ['the type of a caller’s statement', () => forge({ header: { typ: 'internal-caller+jwt' } })],
    [
      'a life longer than a minute',
      () => forge({ change: (token) => token.setExpirationTime('61s') }),
    ],
    ['nothing', () => undefined],
    ['no token', () => 'Bearer '],
    ['another scheme', () => 'Basic YTpi'],
    ['garbage', () => 'Bearer a.b.c'],
    ['too many parts', async () => `${await forge({})}.x`],
  ])('is refused with %s', async (_what, token) => {
    const authorization = await token();
    expect(catchFailure(() => guard.identify(authorization)).code).toBe('unauthenticated');
    expect(refusals).toMatchObject([{ reason: 'token' }]);
  });

  it('is refused without times, with other text, and without a signature', async () => {
    const kid = findSigningKey('workflow').publicKey;
    const header = { alg: 'EdDSA', typ: 'internal-service+jwt', kid };
    const bare = await new CompactSign(new TextEncoder().encode('{"iss":"workflow","aud":"audit"}'))
      .setProtectedHeader(header)
      .sign(await jwk('workflow'));
    const good = makeCredentials('workflow').authorizationFor('audit');
    const [head, body, signature] = good.split('.') as [string, string, string];
    const claims = { iss: 'workflow', aud: 'audit', iat: now(), exp: now() + 59 };
    const other = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ ...header, alg: 'none' })).toString('base64url');
    for (const token of [
      `Bearer ${bare}`,
      `${head}.${other}.${signature}`,
      `${head}.${body}.`,
      `Bearer ${unsigned}.${body}.`,
    ]) {
      expect(catchFailure(() => guard.identify(token)).code).toBe('unauthenticated');
    }
  });

  it.each([-59_000, -45_000, 45_000, 59_000])(
    'bears clocks that are %i ms apart, in all its life',
    (skewMs) => {
      const { authorizationFor } = makeCredentials('workflow');
      const from = Date.now();
      for (const ageMs of [0, 15_000, 29_000]) {
        vi.useFakeTimers({ toFake: ['Date'], now: from + ageMs });
        const token = authorizationFor('audit');
        vi.setSystemTime(from + ageMs + skewMs);
        expect(guard.identify(token)).toBe('workflow');
      }
    },
  );

  it.each([
    [-200_000, 'ahead of'],
    [200_000, 'behind'],
  ])('made by a clock too far away (%i ms) is refused for that reason', (skewMs, direction) => {
    const token = makeCredentials('workflow').authorizationFor('audit');
    setClock(skewMs);
    const { message, extra } = catchFailure(() => guard.identify(token));
    expect(message).toContain(`workflow signed is 200 s ${direction} the clock`);
    expect(extra).toMatchObject({ reason: 'clock', skewSeconds: -skewMs / 1_000 });
    expect(refusals).toMatchObject([{ reason: 'clock', from: 'workflow' }]);
  });

  it('is refused once it has expired, also where it was seen before', () => {
    const token = makeCredentials('workflow').authorizationFor('audit');
    guard.identify(token);
    setClock(121_000);
    expect(catchFailure(() => guard.identify(token)).code).toBe('unauthenticated');
  });

  it('is renewed after half its life, and when the clock was set back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { authorizationFor } = makeCredentials('workflow');
    const first = authorizationFor('audit');
    setClock(29_000);
    expect(authorizationFor('audit')).toBe(first);
    setClock(2_000);
    const second = authorizationFor('audit');
    expect(second).not.toBe(first);
    setClock(-3_600_000);
    expect(authorizationFor('audit')).not.toBe(second);
  });

  it('may be signed with either of two keys while one takes the other’s place', () => {
    const next = generateServiceKey();
    const both = publicKeysSchema.parse(
      `${keys.publicKeys},${formatPublicKeys([{ service: 'workflow', publicKey: next.publicKey }])}`,
    );
    const patient = createGuard({ service: 'audit', publicKeys: both });
    const nextKey = signingKeySchema.parse(next.signingKey);
    for (const key of [findSigningKey('workflow'), nextKey]) {
      const token = createCredentials('workflow', key).authorizationFor('audit');
      expect(patient.identify(token)).toBe('workflow');
    }
  });
});

const user: RequestContext = {
  caller: {
    workspaceId: 'ws_a',
    userId: 'usr_1',
    email: 'ada@example.com',
    role: 'owner',
    sessionId: 'ses_1',
    address: '192.0.2.1',
  },
  requestId: 'req-1',
};

describe('the caller of a request', () => {
  const signed = () => makeCredentials('gateway').findCaller(user);
  const admit = (from: ServiceName, procedure: string, caller: WireCaller) =>
    guard.admit(from, procedure, { caller, requestId: 'req-1' });

  it('is whom the gateway signed, and is passed on by other services as it is', () => {
    const first = admit('gateway', 'read', signed());
    expect(first).toEqual({
      caller: user.caller,
      signedCaller: expect.any(String),
      from: 'gateway',
    });
    const passedOn = makeCredentials('voice-gateway').findCaller({ ...first, requestId: 'req-1' });
    expect(admit('voice-gateway', 'read', passedOn).caller).toEqual(user.caller);
  });

  it('cannot be made up by a service', () => {
    expect(() => makeCredentials('voice-gateway').findCaller(user)).toThrow('has not signed');
    // With its own key it can sign anything, and that counts for nothing.
    const forged = createCredentials('gateway', findSigningKey('voice-gateway')).findCaller(user);
    expect(catchFailure(() => admit('voice-gateway', 'read', forged)).code).toBe('unauthenticated');
    expect(refusals).toMatchObject([{ reason: 'caller', from: 'voice-gateway' }]);
  });

  it('cannot be a service’s own token, nor open a port as one', () => {
    const token = makeCredentials('gateway').authorizationFor('audit').slice('Bearer '.length);
    expect(catchFailure(() => admit('gateway', 'read', token)).code).toBe('unauthenticated');
    const statement = `Bearer ${signed() as string}`;
    expect(catchFailure(() => guard.identify(statement)).code).toBe('unauthenticated');
  });

  it('lasts as long as a request can take, and no longer', () => {
    const caller = signed();
    setClock(299_000);
    expect(admit('gateway', 'read', caller).caller.userId).toBe('usr_1');
    setClock(62_000);
    expect(catchFailure(() => admit('gateway', 'read', caller)).code).toBe('unauthenticated');
  });
});

describe('the table of calls', () => {
  const own = makeCredentials('voice-gateway').findCaller(serviceContext('ws_a', 'req-1'));
  const theirs = makeCredentials('gateway').findCaller(user);

  it.each<[ServiceName, string, WireCaller, boolean]>([
    ['gateway', 'read', theirs, true],
    ['gateway', 'read', own, false],
    ['voice-gateway', 'read', theirs, true],
    ['voice-gateway', 'read', own, true],
    ['voice-gateway', 'append', own, true],
    ['voice-gateway', 'append', theirs, false],
    ['gateway', 'append', own, false],
    ['identity', 'read', own, false],
    ['gateway', 'nothing', theirs, false],
    ['gateway', 'constructor', theirs, false],
    ['gateway', '__proto__', theirs, false],
  ])('%s, %s: case %#', (from, procedure, caller, isPermitted) => {
    const work = () => guard.admit(from, procedure, { caller, requestId: 'req-1' });
    if (isPermitted) {
      expect(work().from).toBe(from);
      return;
    }
    expect(catchFailure(work).code).toBe('forbidden');
    expect(refusals).toMatchObject([{ reason: 'table', from, procedure }]);
  });

  it('gives a service’s own call no user', () => {
    const { caller } = guard.admit('voice-gateway', 'append', { caller: own, requestId: 'r' });
    expect(caller).toEqual({ ...serviceContext('ws_a', 'r').caller });
  });
});
