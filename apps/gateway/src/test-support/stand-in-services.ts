import { createAuditRouter } from '@workspace-ops/audit/router';
import { createCommerceRouter } from '@workspace-ops/commerce/router';
import {
  errorCodes,
  type ClientFacts,
  type CreatePlantInput,
  type FoundToken,
  type ReceiveEventInput,
  type SignedRequest,
} from '@workspace-ops/contracts';
import { createIdentityRouter } from '@workspace-ops/identity/router';
import { createKnowledgeRouter } from '@workspace-ops/knowledge/router';
import { createOutboundRouter } from '@workspace-ops/outbound/router';
import { connectLocal, type RequestContext } from '@workspace-ops/rpc';
import { AppError, notFound } from '@workspace-ops/service-kit';
import { createSyncBridgeRouter } from '@workspace-ops/sync-bridge/router';
import { createVoiceGatewayRouter } from '@workspace-ops/voice-gateway/router';
import { createWorkflowRouter } from '@workspace-ops/workflow/router';
import type { Services } from '../services.ts';
import { sampleUser } from './samples.ts';
import type { SessionIssuer } from './session-issuer.ts';
import { type Asked, createStandInRouter } from './stand-in-router.ts';

export interface StandInIdentity {
  issuer: SessionIssuer;
  /** Set to make every procedure fail as if the service were down. */
  down: boolean;
  revoked: string[];
  /** Users whose ended sessions are not listed, and those sessions. */
  unlistedUsers: string[];
  unlistedEnded: string[];
  firstWorkspaceId: string | null;
  /** What is left in each bucket. */
  buckets: Map<string, number>;
  /** How often tokens were taken. */
  takes: number;
  /** What the sign-in procedures were given of the client. */
  clients: ClientFacts[];
  /** The sessions that were said to be in use. */
  seen: string[];
  /** By the secret's hash. */
  apiTokens: Map<string, FoundToken>;
  deletedTokens: string[];
  /** Suspended workspaces. */
  suspended: string[];
  /** Those of them that are being moved to another cell. */
  moving: string[];
  /** Deleted workspaces. */
  deleted: string[];
  /** Workspaces that were moved. */
  moved: { workspaceId: string; cell: string }[];
  /** By workspace. */
  cells: Map<string, string>;
  /** How often a token was asked for. */
  finds: number;
}

/** What the stand-in was asked about webhooks, and whether it takes them. */
export interface StandInWebhooks {
  verified: { ctx: RequestContext; request: SignedRequest }[];
  recorded: RequestContext[];
  refusing: boolean;
}

/** A call, with the input as the contract makes it. */
interface Given<I> {
  ctx: RequestContext;
  input: I;
}

/** What the services were called with. */
export interface StandInState {
  identity: StandInIdentity;
  ingested: Given<unknown>[];
  planted: Given<CreatePlantInput>[];
  coldmail: Given<ReceiveEventInput>[];
  webhooks: StandInWebhooks;
}

/** The routers' dependencies: their own work, which alone needs any, is replaced. */
const none = {} as never;

/** The services' routers, by the names of their clients. */
export const realRouters = {
  identity: createIdentityRouter(none),
  workflow: createWorkflowRouter(none),
  audit: createAuditRouter(none),
  sync: createSyncBridgeRouter(none),
  knowledge: createKnowledgeRouter(none),
  voice: createVoiceGatewayRouter(none),
  commerce: createCommerceRouter(none, none),
  outbound: createOutboundRouter(none),
};

/** Real tokens and keys, no database. */
function createIdentity(state: StandInIdentity) {
  const start = async ({ input }: Asked<{ client?: unknown }>) => {
    state.clients.push(input.client as ClientFacts);
    const token = await state.issuer.issue({ sid: 'ses_new' });
    return { success: true, token, user: sampleUser, deviceToken: 'a device token' };
  };
  const router = createStandInRouter(
    realRouters.identity,
    {
      accounts: {
        signUp: start,
        logIn: start,
        signInWithGoogle: start,
        resolveExternal: ({ input }) => ({ ...sampleUser, id: 'usr_ext', email: input.email }),
      },
      sessions: {
        me: ({ ctx }) => ({ user: ctx.caller.userId === null ? null : sampleUser }),
        revoke: ({ ctx }) => {
          state.revoked.push(ctx.caller.sessionId ?? '');
          return { success: true };
        },
        revokedSince: () => ({
          sessionIds: state.revoked,
          asOf: new Date().toISOString(),
          idleSeconds: 30 * 24 * 60 * 60,
          unlistedUsers: state.unlistedUsers,
          deletedTokens: state.deletedTokens,
          suspendedWorkspaces: state.suspended,
          movingWorkspaces: state.moving,
          deletedWorkspaces: state.deleted,
          moved: state.moved,
        }),
        seen: ({ input }) => {
          const ids = input.sessions.map(({ sessionId }) => sessionId);
          state.seen.push(...ids);
          return { ended: ids.filter((id) => state.unlistedEnded.includes(id)) };
        },
      },
      tokens: {
        find: ({ input }) => {
          state.finds += 1;
          return { token: state.apiTokens.get(input.hash) ?? null };
        },
      },
      sso: {
        start: () => ({ location: 'https://login.example.com/authorize', browserSecret: 'secret' }),
        finish: async (asked) => {
          const { error } = asked.input.answer;
          if (typeof error === 'string') throw refuseSignIn(error);
          return { ...(await start(asked)), returnTo: '/docs?x=1' };
        },
      },
      invitations: { accept: start },
      workspaces: {
        first: () => ({ workspaceId: state.firstWorkspaceId }),
        cell: ({ input }) => ({ cell: state.cells.get(input.workspaceId) ?? null }),
      },
      limits: {
        takeTokens: ({ input: { key, capacity, wanted, returned } }) => {
          state.takes += 1;
          const held = Math.min(capacity, (state.buckets.get(key) ?? capacity) + returned);
          const granted = Math.min(wanted, held);
          state.buckets.set(key, held - granted);
          return { granted, remaining: held - granted };
        },
      },
      keys: { jwks: () => ({ keys: state.issuer.publicKeys() }) },
    },
    () => {
      if (!state.down) return;
      throw new AppError('unavailable', 'Identity is down.', { retryAfterSeconds: 1 });
    },
  );
  return connectLocal(() => router);
}

/** As the identity service refuses a sign-in: with what its second step takes, where it has one. */
function refuseSignIn(given: string): AppError {
  const code = errorCodes.find((known) => known === given) ?? 'unauthenticated';
  return new AppError(code, 'The sign-in is not finished.', {
    ...(code === 'second_factor_required' && {
      extra: { challenge: 'the-challenge', factors: ['totp'], returnTo: '/docs?x=1' },
    }),
  });
}

/** A voice gateway whose slots are always taken by somebody else. */
function createVoice(webhooks: StandInWebhooks) {
  const router = createStandInRouter(realRouters.voice, {
    bookings: {
      create: () => {
        const extra = { nextAvailable: null };
        throw new AppError('conflict', 'The slot is already booked.', { extra });
      },
    },
    calls: {
      webhookSecret: () => ({
        webhook: 'voice',
        path: '/api/voice/webhook',
        secret: 'whsec_c2VjcmV0',
      }),
      verify: ({ ctx, input }) => {
        webhooks.verified.push({ ctx, request: input });
        if (webhooks.refusing)
          throw new AppError('unauthenticated', 'The webhook is not authentic.');
      },
      record: ({ ctx, example }) => {
        webhooks.recorded.push(ctx);
        return example;
      },
    },
  });
  return connectLocal(() => router);
}

/** A marketplace with the playbook `mkt-playbook`. */
function createCommerce(planted: StandInState['planted']) {
  const change = ({ ctx, input: { id } }: Asked<{ id: string }>) => {
    if (id !== 'mkt-playbook') throw notFound('Playbook');
    const { workspaceId } = ctx.caller;
    return { success: true, message: 'Done.', packageId: id, workspaceId };
  };
  const router = createStandInRouter(realRouters.commerce, {
    marketplace: { mount: change, unmount: change },
    plants: {
      create: ({ ctx, input }: Asked<CreatePlantInput>) => {
        if (input.id === '400') throw new AppError('invalid_input', 'id must be new');
        planted.push({ ctx, input });
        return { name: input.name, tag: input.tag };
      },
    },
  });
  return connectLocal(() => router);
}

function createSyncBridge(ingested: StandInState['ingested']) {
  const router = createStandInRouter(realRouters.sync, {
    state: {
      get: ({ ctx: { caller }, example }) =>
        Object.assign({}, example, {
          workspaceId: caller.workspaceId,
          syncedAt: new Date().toISOString(),
        }),
    },
    ingestions: {
      create: ({ ctx, input, example }) => {
        ingested.push({ ctx, input });
        return example;
      },
    },
  });
  return connectLocal(() => router);
}

function createOutbound(received: StandInState['coldmail']) {
  const router = createStandInRouter(realRouters.outbound, {
    events: {
      webhookSecret: () => ({ webhook: 'coldmail', path: '/api/webhooks/coldmail' }),
      receive: ({ ctx, input, example }: Asked<ReceiveEventInput>) => {
        received.push({ ctx, input });
        return example;
      },
    },
  });
  return connectLocal(() => router);
}

function createWorkflow() {
  const router = createStandInRouter(realRouters.workflow, {
    artifacts: {
      download: () => ({
        fileName: 'frühling-art1.md',
        mediaType: 'text/markdown',
        content: '# Frühling',
      }),
    },
  });
  return connectLocal(() => router);
}

/** The services behind a gateway, without their work: each answer is of the procedure's own schema. */
export function createStandInServices(state: StandInState): Omit<Services, 'raw'> {
  const audit = createStandInRouter(realRouters.audit, {
    logs: {
      list: ({ ctx: { caller }, example }) =>
        Object.assign({}, example, { workspaceId: caller.workspaceId }),
    },
  });
  const knowledge = createStandInRouter(realRouters.knowledge);
  return {
    identity: createIdentity(state.identity),
    workflow: createWorkflow(),
    audit: connectLocal(() => audit),
    sync: createSyncBridge(state.ingested),
    knowledge: connectLocal(() => knowledge),
    voice: createVoice(state.webhooks),
    commerce: createCommerce(state.planted),
    outbound: createOutbound(state.coldmail),
  };
}
