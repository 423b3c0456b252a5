import type { webhooks } from '../generated/schema.ts';

type Name = keyof webhooks;
type Body<N extends Name> = webhooks[N]['post']['requestBody']['content']['application/json'];

type EventOf<N extends Name> = {
  [Each in N]: Body<Each> & {
    /** The same when it comes again. */
    id: string;
  };
}[N];

/** What happened in the workspace; `event` tells which `data` it has. */
export type LiveEvent = EventOf<Exclude<Name, 'WEBHOOK_TEST'>>;

/** What a callback brings: a live event, or that of `ops.webhooks.test`. */
export type WebhookEvent = EventOf<Name>;

export const parseEvent = (id: string, body: string): WebhookEvent => ({
  ...(JSON.parse(body) as WebhookEvent),
  id,
});
