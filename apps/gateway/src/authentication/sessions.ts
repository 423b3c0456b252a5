import { withContext, serviceContext, type RequestContext } from '@workspace-ops/rpc';
import {
  createRemoteKeys,
  newId,
  type Clock,
  type Logger,
  type Probe,
} from '@workspace-ops/service-kit';
import type { Services } from '../services.ts';
import type { ExternalVerifierOptions, IdentityProviderSettings } from './identity-provider.ts';
import { createApiTokens } from './api-tokens.ts';
import { createTokenResolver } from './resolve-token.ts';
import { createRevocationList } from './revocation-list.ts';
import { createSeenSessions } from './seen-sessions.ts';
import type { TokenHolder } from './token-holder.ts';
import { createSessionKeys } from './verify-session.ts';
import {
  type Cells,
  type ClosedWorkspaces,
  type Confirmations,
  createCells,
  createChangedRoles,
  createClosedWorkspaces,
  createConfirmations,
} from './workspace-state.ts';

export interface SessionsOptions {
  identity: Services['identity'];
  identityProvider: IdentityProviderSettings | null;
  /** The cell of this gateway. */
  cell: string | undefined;
  clock: Clock;
  logger: Logger;
}

/** All that says who a token stands for, kept fresh from the identity service. */
export interface Sessions {
  resolveToken: (token: string, address: string) => Promise<TokenHolder>;
  onLoggedOut: (sessionId: string, userId: string | null) => void;
  /** Calls back once the session or the API token has ended. Returns how to stop watching. */
  watch: (id: string, onEnded: () => void) => () => void;
  markUnconfirmed: Confirmations['mark'];
  closed: Pick<ClosedWorkspaces, 'check' | 'watch'>;
  checkCell: Cells['check'];
  probe: Probe;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const keyRefreshMs = 5 * 60_000;

/** Joins keys, revocations and identity provider over the identity service's client. */
export function createSessions(options: SessionsOptions): Sessions {
  const { identity, clock, logger } = options;
  const keys = createSessionKeys({
    fetchKeys: () => identity.keys.jwks.query(undefined, withContext(ownCall())),
    clock,
    maxAgeMs: keyRefreshMs,
  });
  const changedRoles = createChangedRoles(clock);
  const closed = createClosedWorkspaces();
  const cells = createCells({
    own: options.cell,
    find: async (workspaceId) =>
      (await identity.workspaces.cell.query({ workspaceId }, withContext(ownCall()))).cell,
    clock,
  });
  const confirmations = createConfirmations(async (caller) => {
    const ctx = { caller, requestId: newId('req') };
    return (await identity.factors.isConfirmed.query(undefined, withContext(ctx))).isConfirmed;
  });
  const revocations = createRevocationList({
    onRoles: changedRoles.note,
    fetchRevoked: async (question) => {
      const page = await identity.sessions.revokedSince.query(question, withContext(ownCall()));
      const { suspendedWorkspaces: suspended, movingWorkspaces: moving = [] } = page;
      const { deletedWorkspaces: deleted = [] } = page;
      cells.note(page.moved ?? []);
      if (suspended !== undefined) closed.note({ suspended, moving, deleted });
      confirmations.note(page.confirming ?? []);
      return page;
    },
    onEnded: (sessionId) => seen.forget(sessionId),
    clock,
    logger,
    alongside: keys.refreshWhenOld,
  });
  const seen = createSeenSessions({
    report: (sessions) => identity.sessions.seen.mutate({ sessions }, withContext(ownCall())),
    onEnded: revocations.add,
    hasEnded: revocations.has,
    isUnlisted: revocations.isUnlisted,
    inUse: revocations.watched,
    idleSeconds: revocations.idleSeconds,
    clock,
    logger,
  });
  const apiTokens = createApiTokens({
    find: async (hash) => {
      const { token } = await identity.tokens.find.query({ hash }, withContext(ownCall()));
      if (token !== null) cells.learn(token.workspaceId, token.cell);
      return token;
    },
    hasEnded: revocations.has,
    clock,
    logger,
  });
  const resolveToken = createTokenResolver({
    keys,
    apiTokens,
    revocations,
    changedRoles,
    cells,
    seen,
    clock,
    external: externalVerifier(options),
    resolveExternal: (found) =>
      identity.accounts.resolveExternal.mutate(found, withContext(ownCall())),
  });
  return {
    resolveToken,
    onLoggedOut: revocations.add,
    watch(id, onEnded) {
      const stops = [revocations.watch(id, onEnded), apiTokens.atExpiry(id, onEnded)];
      return () => stops.forEach((stop) => stop());
    },
    closed,
    checkCell: cells.check,
    markUnconfirmed: confirmations.mark,
    probe: {
      name: 'gateway sessions',
      async check() {
        if (!keys.isLoaded() || !revocations.isLoaded()) {
          throw new Error('the identity service has not answered yet');
        }
      },
    },
    async start() {
      await revocations.start();
      seen.start();
    },
    async stop() {
      revocations.stop();
      await seen.stop();
    },
  };
}

/** So long a request waits at most to know who calls. */
const ownCallMs = 10_000;

/** A call of the gateway's own, for no workspace in particular. */
const ownCall = (): RequestContext => ({
  ...serviceContext('*', newId('req')),
  deadlineAtMs: performance.now() + ownCallMs,
});

/** Less than any client waits. */
const keysTimeoutMs = 3_000;

function externalVerifier(options: SessionsOptions): ExternalVerifierOptions | null {
  const { identityProvider, clock } = options;
  if (identityProvider === null) return null;
  const { jwksUrl, issuer, audience, secret, emailTrusted } = identityProvider;
  const keys =
    jwksUrl &&
    createRemoteKeys({
      url: jwksUrl.href,
      provider: 'The identity provider',
      clock,
      timeoutMs: keysTimeoutMs,
    });
  return { issuer, audience, secret, emailTrusted, keys, clock };
}
