import type { webhooks } from '../generated/schema.ts';

type Name = keyof webhooks;
type Body<N extends Name> = webhooks[N]['post']['requestBody']['content']['application/json'];

/** What happened in the workspace; `event` tells which `data` it has. */
export type LiveEvent = {
  [N in Name]: Body<N> & {
    /** The same when it comes again. */
    id: string;
  };
}[Name];

export const parseLiveEvent = (id: string, body: string): LiveEvent => ({
  ...(JSON.parse(body) as LiveEvent),
  id,
});
