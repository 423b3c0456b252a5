import { afterEach, describe, expect, test } from 'vitest';
import { dayMs } from '@workspace-ops/service-kit';
import { googleClientId, type GoogleStandIn, startGoogle } from '../../test/google-stand-in.ts';
import {
  anonymous,
  toAppErrorFields,
  bearer,
  type IdentityFixture,
  newAddress,
  readOutcome,
  secretIn,
  startIdentity,
} from '../../test/identity-fixture.ts';
import { waitFor } from '@workspace-ops/testkit';

const production = { NODE_ENV: 'production', SESSION_KEY_SECRET: 's'.repeat(32) };

let fixture: IdentityFixture;
let google: GoogleStandIn | undefined;
afterEach(async () => {
  await fixture.close();
  await google?.close();
  google = undefined;
});

const signUp = (email: string) =>
  fixture.client.accounts.signUp.mutate(
    { email, password: 'correct horse' },
    anonymous(newAddress()),
  );
const logIn = (email: string) =>
  fixture.client.accounts.logIn.mutate(
    { email, password: 'correct horse' },
    anonymous(newAddress()),
  );
const resolve = (email: string) =>
  fixture.client.accounts.resolveExternal.mutate(
    { issuer: 'https://idp.example.com', subject: email, email },
    anonymous(),
  );

async function startWithGoogle(environment: Record<string, string>): Promise<void> {
  google = await startGoogle();
  fixture = await startIdentity({
    ...environment,
    GOOGLE_CLIENT_ID: googleClientId,
    GOOGLE_JWKS_URL: google.url,
  });
}

const signInWithGoogle = async (email: string) => {
  const claims = { sub: `g ${email}`, email };
  const credential = await google!.idToken(fixture.clock.now(), claims);
  return fixture.client.accounts.signInWithGoogle.mutate({ email, credential }, anonymous());
};

describe('in production', () => {
  test('the first account is made, and no further one in whichever way', async () => {
    await startWithGoogle(production);
    expect(await readOutcome(signUp('first@example.com'))).toBe('signed in');
    expect(await readOutcome(signUp('second@example.com'))).toBe('forbidden');
    expect(await readOutcome(logIn('second@example.com'))).toBe('unauthenticated');
    expect(await readOutcome(signInWithGoogle('second@example.com'))).toBe('forbidden');
    expect(await readOutcome(resolve('second@example.com'))).toBe('unauthenticated');
    expect(await readOutcome(logIn('first@example.com'))).toBe('signed in');
    expect(await readOutcome(signInWithGoogle('first@example.com'))).toBe('signed in');
    expect(await readOutcome(resolve('first@example.com'))).toBe('signed in');
  });

  test('of 16 first accounts at the same instant, one is made', async () => {
    fixture = await startIdentity(production);
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, index) => readOutcome(signUp(`racer-${index}@example.com`))),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(15).fill('forbidden'), 'signed in']);
  });

  test('a first login makes no account, not even the first', async () => {
    fixture = await startIdentity(production);
    expect(await readOutcome(logIn('first@example.com'))).toBe('unauthenticated');
  });
});

describe('a sign-up with an email that has an account', () => {
  test.each(['open', 'invite', 'off'])('says so where SIGN_UP is %s', async (mode) => {
    fixture = await startIdentity();
    await signUp('first@example.com');
    const limited = { SIGN_UP: mode, SIGN_UP_DOMAINS: 'example.com' };
    const { client } = await fixture.startReplica(limited);
    const again = (email: string) =>
      readOutcome(
        client.accounts.signUp.mutate(
          { email, password: 'correct horse' },
          anonymous(newAddress()),
        ),
      );
    // The first sign-up's own mail may still be on its way.
    await waitFor(async () => (await fixture.mailsTo('first@example.com')).length === 1);
    expect(await again(' FIRST@example.com ')).toBe('email_taken');
    expect(await again('unknown@elsewhere.net')).toBe(mode === 'open' ? 'signed in' : 'forbidden');
    expect(await fixture.mailsTo('first@example.com')).toHaveLength(1);
  });

  test('says so to those who lost the first account at the same instant', async () => {
    fixture = await startIdentity(production);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => readOutcome(signUp('racer@example.com'))),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('email_taken'), 'signed in']);
  });
});

describe('SIGN_UP_DOMAINS', () => {
  test('lets in whoever proves an email of the domain, and nobody by its subdomain', async () => {
    await startWithGoogle({ SIGN_UP: 'invite', SIGN_UP_DOMAINS: 'Example.com, example.org' });
    await signUp('first@elsewhere.net');
    expect(await readOutcome(signInWithGoogle('g@example.com'))).toBe('signed in');
    expect(await readOutcome(resolve('i@example.org'))).toBe('signed in');
    expect(await readOutcome(resolve('i@sub.example.org'))).toBe('unauthenticated');
    expect(await readOutcome(resolve('i@notexample.org'))).toBe('unauthenticated');
  });

  test('an email that is merely typed in gets a mail, and its code makes the account', async () => {
    fixture = await startIdentity({ SIGN_UP: 'invite', SIGN_UP_DOMAINS: 'example.com' });
    await signUp('first@example.com');
    const refused = await signUp('typed@example.com').catch(toAppErrorFields);
    expect(refused).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('code that was sent') as string,
    });
    expect(await readOutcome(logIn('typed@example.com'))).toBe('unauthenticated');
    const [mail] = await waitFor(async () => {
      const mails = await fixture.mailsTo('typed@example.com');
      return mails.length > 0 ? mails : undefined;
    });
    const { user } = await fixture.client.invitations.accept.mutate(
      { token: secretIn(mail), password: 'correct horse battery' },
      anonymous(),
    );
    expect(user).toMatchObject({ email: 'typed@example.com', emailVerified: true });
  });
});

describe('SIGN_UP=off', () => {
  test('makes no account at all, an invited one included', async () => {
    fixture = await startIdentity();
    const owner = await signUp('first@example.com');
    await fixture.client.invitations.create.mutate(
      { email: 'invited@example.com', role: 'viewer' },
      bearer(owner.token),
    );
    const [mail] = await waitFor(async () => {
      const mails = await fixture.mailsTo('invited@example.com');
      return mails.length > 0 ? mails : undefined;
    });
    const closed = await fixture.startReplica({ SIGN_UP: 'off' });
    const accept = closed.client.invitations.accept.mutate(
      { token: secretIn(mail), password: 'correct horse battery' },
      anonymous(),
    );
    expect(await readOutcome(accept)).toBe('forbidden');
    const another = closed.client.accounts.signUp.mutate(
      { email: 'another@example.com', password: 'correct horse' },
      anonymous(),
    );
    expect(await readOutcome(another)).toBe('forbidden');
  });
});

describe('an invitation', () => {
  const mailTo = async (email: string): Promise<string> =>
    waitFor(async () => (await fixture.mailsTo(email)).at(-1));

  const invite = (token: string, email: string) =>
    fixture.client.invitations.create.mutate({ email, role: 'viewer' }, bearer(token));
  const accept = (token: string, options = anonymous(newAddress())) =>
    fixture.client.invitations.accept.mutate({ token, password: 'correct horse battery' }, options);

  test('lets a second person in, once, and is kept with its role', async () => {
    fixture = await startIdentity(production);
    const owner = await signUp('owner@example.com');
    const { invitation } = await invite(owner.token, 'Sam@Example.com');
    expect(invitation).toMatchObject({ email: 'sam@example.com', role: 'viewer' });
    // The invitation is for who reads the mail, not for who types the email in.
    expect(await readOutcome(signUp('sam@example.com'))).toBe('forbidden');
    const secret = secretIn(await mailTo('sam@example.com'));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => readOutcome(accept(secret))),
    );
    expect(outcomes.filter((outcome) => outcome === 'signed in')).toHaveLength(1);
    expect(await readOutcome(accept(secret))).toBe('invalid_input');
    expect(await readOutcome(accept('nonsense'))).toBe('invalid_input');
    const { invitations } = await fixture.client.invitations.list.query(
      undefined,
      bearer(owner.token),
    );
    expect(invitations).toEqual([]);
    expect(fixture.audited.filter(({ action }) => action === 'invitation.accepted')).toMatchObject([
      { workspaceId: owner.user.workspaceId, details: { role: 'viewer' } },
    ]);
  });

  test('can be taken back and runs out', async () => {
    fixture = await startIdentity(production);
    const { token } = await signUp('owner@example.com');
    const { invitation } = await invite(token, 'sam@example.com');
    const secret = secretIn(await mailTo('sam@example.com'));
    await fixture.client.invitations.withdraw.mutate({ id: invitation.id }, bearer(token));
    expect(await readOutcome(accept(secret))).toBe('invalid_input');
    await invite(token, 'kim@example.com');
    const late = secretIn(await mailTo('kim@example.com'));
    fixture.clock.advance(8 * dayMs);
    expect(await readOutcome(accept(late))).toBe('invalid_input');
  });

  test('is accepted by the person who is signed in, and by no other', async () => {
    fixture = await startIdentity();
    const [owner, sam, kim] = [
      await signUp('owner@example.com'),
      await signUp('sam@example.com'),
      await signUp('kim@example.com'),
    ];
    await invite(owner.token, 'sam@example.com');
    const mails = () => fixture.mailsTo('sam@example.com');
    const invitationMail = await waitFor(async () =>
      (await mails()).find((mail) => mail.includes('invites you')),
    );
    const secret = secretIn(invitationMail);
    expect(await readOutcome(accept(secret, bearer(kim.token)))).toBe('forbidden');
    expect(await readOutcome(accept(secret))).toBe('email_taken');
    expect((await accept(secret, bearer(sam.token))).user.id).toBe(sam.user.id);
  });

  test('of another workspace is neither listed nor taken back', async () => {
    fixture = await startIdentity();
    const [owner, other] = [await signUp('owner@example.com'), await signUp('other@example.com')];
    const { invitation } = await invite(owner.token, 'sam@example.com');
    const listed = await fixture.client.invitations.list.query(undefined, bearer(other.token));
    expect(listed.invitations).toEqual([]);
    const withdraw = fixture.client.invitations.withdraw.mutate(
      { id: invitation.id },
      bearer(other.token),
    );
    expect(await readOutcome(withdraw)).toBe('not_found');
  });
});
