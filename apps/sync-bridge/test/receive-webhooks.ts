import { startStandIn, type StandIn, type StandInHandler } from '@workspace-ops/testkit';
import { Webhook } from 'standardwebhooks';

export interface Received {
  id: string;
  body: { event: string; timestamp: string; data: Record<string, unknown> };
}

export interface Receiver extends StandIn {
  /** The bodies so far, each one's signature verified. */
  verified(secret: string): Received[];
}

/** A callback's receiver; answers 200 unless told otherwise. */
export async function startReceiver(handler: StandInHandler = () => ({})): Promise<Receiver> {
  const standIn = await startStandIn(handler);
  return {
    ...standIn,
    verified: (secret) =>
      standIn.requests.map(({ headers, body }) => {
        const given = headers as Record<string, string>;
        return {
          id: given['webhook-id']!,
          body: new Webhook(secret).verify(body, given) as Received['body'],
        };
      }),
  };
}
