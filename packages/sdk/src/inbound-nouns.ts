import type { AnswerOf, BodyOf, Calls, KeyedCallOptions } from './calls.ts';

type InboundPath = '/api/webhooks/coldmail' | '/api/voice/webhook';

export interface InboundOptions extends KeyedCallOptions {
  /** Signs the event, where the service demands it: one of `workspaces.webhookSecrets`. */
  secret?: string | undefined;
  /** In open tenancy, of a caller without a credential. */
  workspaceId?: string | undefined;
}

export type SendInbound<P extends InboundPath> = (
  event: BodyOf<'post', P>,
  options?: InboundOptions,
) => Promise<AnswerOf<'post', P>>;

/** What providers tell the service: for who stands in for one, or passes on what another one sends. */
export function createInboundNouns(calls: Calls) {
  const send =
    <P extends InboundPath>(path: P): SendInbound<P> =>
    async (event, { secret, workspaceId, ...options } = {}) => {
      const header = secret === undefined ? {} : await sign(event, secret);
      const params = { query: { workspaceId }, header };
      const post = calls.post as unknown as (to: string, input: object) => Promise<never>;
      return post(path, { params, body: event, ...options });
    };
  return {
    inbound: {
      /** An event of the cold-email provider. */
      coldmail: send('/api/webhooks/coldmail'),
      /** What came of a call. */
      call: send('/api/voice/webhook'),
    },
  };
}

/** Loaded when it is used: pages sign nothing. */
async function sign(event: unknown, secret: string) {
  const { signWebhook } = await import('./webhooks.ts');
  return signWebhook(JSON.stringify(event), secret);
}
