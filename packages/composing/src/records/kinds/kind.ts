import type { JsonObject } from '@workspace-ops/contracts';
import type { NameRow } from '../names/program-names.ts';

/** What records of one kind are told by, and what the names mean in them that mean something else elsewhere. */
export interface RecordKind {
  /** Names that only programs have, by `plainName`: as many of them as `marks` says tell the kind. */
  markedBy: RegExp;
  marks: number;
  /** A name that tells that it is none of them. */
  unless?: RegExp;
  names: readonly NameRow[];
  /** What fields whose names say nothing are by their values. */
  values?: readonly (readonly [names: RegExp, said: RegExp, usual: string])[];
  /** What is read when all of it has its usual names. */
  finish?: (record: JsonObject) => JsonObject;
  /** What a record of this kind has for its program alone. */
  left: RegExp;
}
