import { v7 } from 'uuid';

/** The identifier prefixes of decisions.md 7, and those of internal records. */
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
  | 'aud'
  | 'ing'
  | 'sub'
  | 'evt'
  | 'key'
  | 'msg'
  | 'req';

/** A new identifier: the prefix and a UUIDv7 without dashes, so that ids sort by time. */
export const newId = (prefix: IdPrefix): string => `${prefix}_${v7().replaceAll('-', '')}`;
