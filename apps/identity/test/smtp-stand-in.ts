import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the stand-in does with the next recipients. */
export type SmtpBehaviour = 'accept' | 'refuse' | 'greylist' | 'refuse-text' | 'silent';

export interface SmtpStandIn {
  url: string;
  /** The texts that were accepted. */
  accepted: string[];
  /** Recipients that were named, whatever came of it. */
  attempts: string[];
  behave(behaviour: SmtpBehaviour): void;
  close(): Promise<void>;
}

/** A mail server that speaks the protocol, over plain TCP. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const accepted: string[] = [];
  const attempts: string[] = [];
  let behaviour: SmtpBehaviour = 'accept';
  const refusal = (responseCode: number, message: string) =>
    Object.assign(new Error(message), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(address, _session, callback) {
      attempts.push(address.address);
      if (behaviour === 'silent') return;
      if (behaviour === 'refuse')
        callback(refusal(550, `5.1.1 <${address.address}>: no such user`));
      else if (behaviour === 'greylist')
        callback(refusal(451, `4.7.1 <${address.address}>: greylisted, come again`));
      else callback();
    },
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (behaviour === 'refuse-text') {
          callback(refusal(554, '5.7.1 Refused as spam'));
          return;
        }
        accepted.push(Buffer.concat(parts).toString());
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    attempts,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
