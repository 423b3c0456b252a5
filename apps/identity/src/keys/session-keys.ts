import { createPrivateKey, type KeyObject } from 'node:crypto';
import {
  sessionAudience,
  sessionIssuer,
  sessionTokenAlgorithm,
  type SessionJwks,
} from '@workspace-ops/contracts';
import { allWorkspaces, type Database, type Queries } from '@workspace-ops/db';
import { type Clock, SettingsError, unavailable } from '@workspace-ops/service-kit';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type JWTPayload, SignJWT } from 'jose';
import { type PublicKey, signingKeys } from '../db/schema/signing-keys.ts';
import { type KeyRow, makeKey } from './make-key.ts';
import { findSigner, type KeyPlan, planSigningKeys } from './plan-signing-keys.ts';
import { isSealed } from './seal.ts';
import { openPrivateKey, sealPrivateKey } from './seal-private-key.ts';

export interface SessionKeysOptions {
  database: Database;
  clock: Clock;
  rotationDays: number;
  /** Seals the private keys at rest; absent leaves them readable in the database. */
  secret: string | undefined;
}

/** Signs session tokens with keys that all replicas share. */
export interface SessionKeys {
  /**
   * Does what rotation has to do and loads the keys; for the start and then every minute.
   * @throws {SettingsError} when SESSION_KEY_SECRET does not open the stored keys.
   */
  refresh(): Promise<void>;
  /** A signed token, of a session if no audience is given; the caller sets the dates among the claims. */
  sign(claims: JWTPayload, audience?: string): Promise<string>;
  /** The public keys, those to come and those of the past included. */
  jwks(): SessionJwks;
}

interface LoadedKey {
  kid: string;
  publicKey: PublicKey;
  signsFrom: Date;
  privateKey: KeyObject | null;
}

export function createSessionKeys(options: SessionKeysOptions): SessionKeys {
  let loaded: LoadedKey[] = [];
  return {
    async refresh() {
      const rows = await options.database.read(allWorkspaces, ({ db }) => selectKeys(db));
      const current = isIdle(planFor(rows, options), rows, options) ? rows : await rotate(options);
      loaded = current.map((row) => loadKey(row, options.secret));
    },
    async sign(claims, audience = sessionAudience) {
      const signer = findSigner(loaded, options.clock.now());
      if (signer?.privateKey == null) throw unavailable('Signing in');
      return new SignJWT(claims)
        .setProtectedHeader({ alg: sessionTokenAlgorithm, kid: signer.kid, typ: 'JWT' })
        .setIssuer(sessionIssuer)
        .setAudience(audience)
        .sign(signer.privateKey);
    },
    jwks: () => ({ keys: loaded.map((key) => key.publicKey) }),
  };
}

const selectKeys = (db: Queries): Promise<KeyRow[]> =>
  db.select().from(signingKeys).orderBy(asc(signingKeys.signsFrom), asc(signingKeys.kid));

const planFor = (rows: KeyRow[], { clock, rotationDays }: SessionKeysOptions): KeyPlan =>
  planSigningKeys(rows, clock.now(), rotationDays);

const isIdle = (plan: KeyPlan, rows: KeyRow[], { secret }: SessionKeysOptions): boolean =>
  plan.addSigningFrom === null &&
  plan.drop.length === 0 &&
  keysToForget(plan, rows).length === 0 &&
  keysToSeal(rows, secret).length === 0;

const keysToForget = (plan: KeyPlan, rows: KeyRow[]): string[] =>
  rows
    .filter((row) => row.privateKey !== null && plan.forget.includes(row.kid))
    .map(({ kid }) => kid);

/** Keys from a time before the secret was set. */
const keysToSeal = (rows: KeyRow[], secret: string | undefined): KeyRow[] =>
  secret === undefined
    ? []
    : rows.filter((row) => row.privateKey !== null && !isSealed(row.privateKey));

/** Does the plan, made again under a lock: replicas take turns, and the second finds it done. */
function rotate(options: SessionKeysOptions): Promise<KeyRow[]> {
  return options.database.transaction(allWorkspaces, async ({ db }) => {
    await db.execute(sql`lock table ${signingKeys} in share row exclusive mode`);
    const rows = await selectKeys(db);
    const plan = planFor(rows, options);
    if (plan.addSigningFrom !== null) {
      const key = await makeKey(plan.addSigningFrom, options);
      await db.insert(signingKeys).values(key);
    }
    const forget = keysToForget(plan, rows);
    if (forget.length > 0) {
      await db
        .update(signingKeys)
        .set({ privateKey: null })
        .where(inArray(signingKeys.kid, forget));
    }
    if (plan.drop.length > 0) {
      await db.delete(signingKeys).where(inArray(signingKeys.kid, plan.drop));
    }
    await sealKeys(db, keysToSeal(rows, options.secret), options.secret);
    return selectKeys(db);
  });
}

async function sealKeys(db: Queries, rows: KeyRow[], secret: string | undefined): Promise<void> {
  for (const { kid, privateKey } of rows) {
    const pkcs8 = privateKey === null ? null : openPrivateKey(privateKey, kid, undefined);
    if (pkcs8 === null) continue;
    await db
      .update(signingKeys)
      .set({ privateKey: sealPrivateKey(pkcs8, kid, secret) })
      .where(eq(signingKeys.kid, kid));
  }
}

function loadKey({ kid, publicKey, signsFrom, privateKey }: KeyRow, secret: string | undefined) {
  if (privateKey === null) return { kid, publicKey, signsFrom, privateKey: null };
  const key = openPrivateKey(privateKey, kid, secret);
  if (key === null) {
    throw new SettingsError([
      'SESSION_KEY_SECRET is not the one that the stored session keys were encrypted with. Set the former one (where the first start made it, DATA_DIR/keys.json has it as sessionKeySecret), or have everybody sign in again: pnpm admin secrets rotate --new-secret',
    ]);
  }
  const opened = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return { kid, publicKey, signsFrom, privateKey: opened };
}
