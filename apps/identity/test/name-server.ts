import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** As settings name it. */
  address: string;
  /** The TXT records of each name. */
  zone: Map<string, string[]>;
  close(): void;
}

const headerBytes = 12;
const txt = 16;
const internet = 1;
const answersHere = { found: 0x81_80, unknown: 0x81_83 };
/** The name of the question, which every answer repeats. */
const sameName = 0xc0_0c;

/** A name server on this machine that knows TXT records (RFC 1035, 4). */
export async function startNameServer(): Promise<NameServer> {
  const zone = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { name, question } = readQuestion(message);
    const answers = (zone.get(name) ?? []).map(writeTxt);
    const header = Buffer.from(message.subarray(0, headerBytes));
    header.writeUInt16BE(answers.length > 0 ? answersHere.found : answersHere.unknown, 2);
    header.writeUInt16BE(answers.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, question, ...answers]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    close: () => socket.close(),
  };
}

function readQuestion(message: Buffer): { name: string; question: Buffer } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  // The end of the name, its type and its class.
  const end = at + 5;
  return { name: labels.join('.').toLowerCase(), question: message.subarray(headerBytes, end) };
}

/** A record of two parts, as servers cut long ones. */
function writeTxt(text: string): Buffer {
  const half = Math.ceil(text.length / 2);
  const parts = [text.slice(0, half), text.slice(half)].map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
  );
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(headerBytes);
  head.writeUInt16BE(sameName, 0);
  head.writeUInt16BE(txt, 2);
  head.writeUInt16BE(internet, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
