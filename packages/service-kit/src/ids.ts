import { v7 } from 'uuid';
import { takeRandom } from './random.ts';

/** The prefixes of identifiers: of what callers see, and of internal records. */
export type IdPrefix =
  | 'usr'
  | 'ws'
  | 'ses'
  | 'run'
  | 'step'
  | 'art'
  | 'aq'
  | 'as'
  | 'icp'
  | 'snap'
  | 'sup'
  | 'aud'
  | 'ing'
  | 'sub'
  | 'evt'
  | 'key'
  | 'dev'
  | 'fac'
  | 'grp'
  | 'inv'
  | 'tok'
  | 'mail'
  | 'msg'
  | 'req'
  | 'rsv'
  | 'vote';

/** A new identifier: the prefix and a UUIDv7 without dashes, so that ids sort by time. */
export function newId(prefix: IdPrefix): string {
  const random = takeRandom(uuidBytes);
  v7({ random, ...nextPlace(random) }, uuid);
  return `${prefix}_${uuid.toString('hex')}`;
}

const uuidBytes = 16;
const uuid = Buffer.alloc(uuidBytes);

let msecs = 0;
let seq = 0;

/** Ids of one millisecond count up from a random start, and into the next one should they run over. */
function nextPlace(random: Buffer): { msecs: number; seq: number } {
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = random.readUInt32BE() & 0x7f_ff_ff_ff;
  } else {
    seq = (seq + 1) >>> 0;
    if (seq === 0) msecs += 1;
  }
  return { msecs, seq };
}

/** When an id was made, in milliseconds since 1970; undefined for what is no id with a UUIDv7. */
export function readIdTime(id: string): number | undefined {
  const [, time] = /^[a-z]+_([0-9a-f]{12})7[0-9a-f]{3}[89ab][0-9a-f]{15}$/.exec(id) ?? [];
  return time === undefined ? undefined : Number.parseInt(time, 16);
}
