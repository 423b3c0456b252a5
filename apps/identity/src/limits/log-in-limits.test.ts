import { minuteMs, readSettings } from '@workspace-ops/service-kit';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  toAppErrorFields,
  type IdentityFixture,
  newAddress,
  readOutcome,
  type Replica,
  secretIn,
  startIdentity,
} from '../../test/identity-fixture.ts';
import { identitySettings } from '../settings.ts';
import { logInLimits } from './account-limits.ts';

let fixture: IdentityFixture;
let accounts = 0;

beforeAll(async () => {
  fixture = await startIdentity({
    LOGIN_LIMIT_PER_ACCOUNT_AND_ADDRESS: '3',
    LOGIN_LIMIT_PER_ACCOUNT: '5',
    LOGIN_LIMIT_PER_ADDRESS: '6',
  });
});
afterAll(() => fixture.close());

async function newAccount(): Promise<string> {
  accounts += 1;
  const email = `limited-${accounts}@example.com`;
  await fixture.client.accounts.signUp.mutate({ email, password: 'the right one' }, anonymous());
  return email;
}

const logIn = (email: string, password: string, address: string, at: Replica = fixture) =>
  at.client.accounts.logIn.mutate({ email, password }, anonymous(address));

/** As many different wrong guesses, one after the other. */
async function guess(email: string, address: string, count: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let index = 0; index < count; index++) {
    outcomes.push(await readOutcome(logIn(email, `guess ${index}`, address)));
  }
  return outcomes;
}

async function resetPassword(email: string, password: string): Promise<void> {
  await fixture.client.passwords.requestReset.mutate({ email }, anonymous());
  const mail = await waitFor(async () =>
    (await fixture.mailsTo(email)).find((text) => text.includes('Subject: Reset')),
  );
  const reset = { token: secretIn(mail), newPassword: password };
  await fixture.client.passwords.confirmReset.mutate(reset, anonymous());
}

const count = (outcomes: string[], wanted: string): number =>
  outcomes.filter((outcome) => outcome === wanted).length;

const wrong = (times: number): string[] => Array<string>(times).fill('unauthenticated');

describe('the limits on failed logins', () => {
  test('are 10, 100 and 300 in 15 minutes unless set otherwise', () => {
    const attempt = { email: 'a@example.com', address: '192.0.2.1', deviceId: undefined };
    const limits = logInLimits(readSettings(identitySettings, {}), attempt);
    expect(limits.map((limit) => limit.max)).toEqual([100, 10, 300]);
    expect(limits.map((limit) => limit.windowMs)).toEqual(limits.map(() => 15 * minuteMs));
  });

  test('refuse the next attempt from one address, right password or not', async () => {
    const [email, address] = [await newAccount(), newAddress()];
    expect(await guess(email, address, 4)).toEqual([...wrong(3), 'rate_limited']);
    expect(await readOutcome(logIn(email, 'the right one', address))).toBe('rate_limited');
  });

  test('let the owner in from another address until the account’s own limit', async () => {
    const email = await newAccount();
    await guess(email, newAddress(), 5);
    expect(await readOutcome(logIn(email, 'the right one', newAddress()))).toBe('signed in');
    // Two more make five: what was refused as too many did not count.
    expect(await guess(email, newAddress(), 3)).toEqual([...wrong(2), 'rate_limited']);
    expect(await readOutcome(logIn(email, 'the right one', newAddress()))).toBe('rate_limited');
  });

  test('hold for one address over many accounts', async () => {
    const address = newAddress();
    for (let index = 0; index < 3; index++) await guess(await newAccount(), address, 2);
    const other = await newAccount();
    expect(await guess(other, address, 1)).toEqual(['rate_limited']);
    expect(await readOutcome(logIn(other, 'the right one', newAddress()))).toBe('signed in');
  });

  test('say how long to wait, and end then', async () => {
    const [email, address] = [await newAccount(), newAddress()];
    await guess(email, address, 3);
    fixture.clock.advance(5 * minuteMs);
    const refused = await logIn(email, 'the right one', address).catch(toAppErrorFields);
    expect(refused).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 600 });
    fixture.clock.advance(10 * minuteMs);
    expect(await readOutcome(logIn(email, 'the right one', address))).toBe('signed in');
  });

  test('do not count what succeeds', async () => {
    const [email, address] = [await newAccount(), newAddress()];
    for (let index = 0; index < 7; index++) await logIn(email, 'the right one', address);
    expect(await guess(email, address, 3)).toEqual(wrong(3));
  });

  test('let no more through when the guesses come at the same instant, to two replicas', async () => {
    const second = await fixture.startReplica();
    const [email, address] = [await newAccount(), newAddress()];
    const outcomes = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        readOutcome(logIn(email, `guess ${index}`, address, index % 2 === 0 ? fixture : second)),
      ),
    );
    expect(count(outcomes, 'unauthenticated')).toBe(3);
    expect(count(outcomes, 'rate_limited')).toBe(29);
    await fixture.stopReplica(second);
  });

  test('count every one of 32 equal guesses at the same instant', async () => {
    const [email, address] = [await newAccount(), newAddress()];
    const outcomes = await Promise.all(
      Array.from({ length: 32 }, () => readOutcome(logIn(email, 'the same guess', address))),
    );
    expect(count(outcomes, 'unauthenticated')).toBe(3);
    expect(count(outcomes, 'rate_limited')).toBe(29);
  });

  test('let 32 logins with the right password at the same instant all in', async () => {
    const [email, address] = [await newAccount(), newAddress()];
    const outcomes = await Promise.all(
      Array.from({ length: 32 }, () => readOutcome(logIn(email, 'the right one', address))),
    );
    expect(count(outcomes, 'signed in')).toBe(32);
  });

  test('are lifted by a reset for its email alone, and for none that begins with it', async () => {
    const [short, long] = ['victim@example.co', 'victim@example.com'];
    for (const email of [short, long]) {
      const given = { email, password: 'the right one' };
      await fixture.client.accounts.signUp.mutate(given, anonymous());
      for (let index = 0; index < 5; index++) await guess(email, newAddress(), 1);
    }
    await resetPassword(short, 'the right one');
    expect(await readOutcome(logIn(short, 'the right one', newAddress()))).toBe('signed in');
    expect(await readOutcome(logIn(long, 'the right one', newAddress()))).toBe('rate_limited');
  });

  test('take the addresses of one IPv6 network as one', async () => {
    const email = await newAccount();
    await guess(email, '2001:db8:0:7::1', 2);
    expect(await guess(email, '2001:db8:0:7:ffff::2', 2)).toEqual([...wrong(1), 'rate_limited']);
    expect(await readOutcome(logIn(email, 'the right one', '2001:db8:0:8::1'))).toBe('signed in');
  });
});

describe('100 guesses from one IPv6 /48', () => {
  test('use up what the network may try, and lock nobody else out of the account', async () => {
    const all = await startIdentity();
    const email = 'flooded@example.com';
    await all.client.accounts.signUp.mutate({ email, password: 'the right one' }, anonymous());
    const outcomes: string[] = [];
    for (let index = 0; index < 100; index++) {
      const address = `2001:db8:7:${index.toString(16).padStart(2, '0')}00::1`;
      outcomes.push(await readOutcome(logIn(email, `guess ${index}`, address, all)));
    }
    expect(count(outcomes, 'unauthenticated')).toBe(40);
    expect(count(outcomes, 'rate_limited')).toBe(60);
    expect(await readOutcome(logIn(email, 'the right one', '2001:db8:8::1', all))).toBe(
      'signed in',
    );
    await all.close();
  });
});

describe('a device that signed in before', () => {
  const logInOn = (email: string, password: string, deviceToken: string) =>
    fixture.client.accounts.logIn.mutate(
      { email, password, client: { deviceToken } },
      anonymous(newAddress()),
    );

  test('gets in while others’ guesses have locked the account', async () => {
    const email = await newAccount();
    const { deviceToken } = await logIn(email, 'the right one', newAddress());
    for (let index = 0; index < 5; index++) await guess(email, newAddress(), 1);
    expect(await readOutcome(logIn(email, 'the right one', newAddress()))).toBe('rate_limited');
    expect(await readOutcome(logInOn(email, 'the right one', deviceToken))).toBe('signed in');
  });

  test('has a limit of its own, which counts for nobody else', async () => {
    const email = await newAccount();
    const { deviceToken } = await logIn(email, 'the right one', newAddress());
    const outcomes: string[] = [];
    for (let index = 0; index < 11; index++) {
      outcomes.push(await readOutcome(logInOn(email, `guess ${index}`, deviceToken)));
    }
    expect(outcomes).toEqual([...wrong(10), 'rate_limited']);
    expect(await readOutcome(logInOn(email, 'the right one', deviceToken))).toBe('rate_limited');
    expect(await readOutcome(logIn(email, 'the right one', newAddress()))).toBe('signed in');
  });

  test('of one account is a stranger to another, and so is a token that is not ours', async () => {
    const [email, other] = [await newAccount(), await newAccount()];
    const { deviceToken, token } = await logIn(other, 'the right one', newAddress());
    for (let index = 0; index < 5; index++) await guess(email, newAddress(), 1);
    for (const given of [deviceToken, token, 'nonsense', '']) {
      expect(await readOutcome(logInOn(email, 'the right one', given))).toBe('rate_limited');
    }
  });

  test('is a stranger once the password is another one, as who knew the old one is', async () => {
    const email = await newAccount();
    const { deviceToken } = await logIn(email, 'the right one', newAddress());
    await resetPassword(email, 'the next one');
    for (let index = 0; index < 5; index++) await guess(email, newAddress(), 1);
    expect(await readOutcome(logInOn(email, 'a guess', deviceToken))).toBe('rate_limited');
    fixture.clock.advance(15 * minuteMs);
    const again = await logIn(email, 'the next one', newAddress());
    for (let index = 0; index < 5; index++) await guess(email, newAddress(), 1);
    expect(await readOutcome(logInOn(email, 'the next one', again.deviceToken))).toBe('signed in');
  });

  test('keeps its id and its accounts when another signs in on it', async () => {
    const [first, second] = [await newAccount(), await newAccount()];
    const { deviceToken } = await logIn(first, 'the right one', newAddress());
    const both = await logInOn(second, 'the right one', deviceToken);
    for (const email of [first, second]) {
      for (let index = 0; index < 5; index++) await guess(email, newAddress(), 1);
      expect(await readOutcome(logInOn(email, 'the right one', both.deviceToken))).toBe(
        'signed in',
      );
    }
  });
});
