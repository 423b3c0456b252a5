import type { JsonObject } from '@workspace-ops/contracts';
import { ownNamesIn, withOwnNames, type OwnNames } from '../facts/own-names.ts';
import { toldOfRecord } from './told-of-record.ts';
import { nameProgramRecord } from './program-record.ts';

/** A run's data under the names that a workspace and usual programs have for its fields: nothing that they hold is lost. */
export const nameRunData = (context: JsonObject, names: OwnNames | undefined): JsonObject =>
  withOwnNames(nameProgramRecord(withOwnNames(context, names)), names);

/** The same as texts are written and judged from it: without what only a program needs. */
export const readRunData = (context: JsonObject, names: OwnNames | undefined): JsonObject =>
  toldOfRecord(nameRunData(context, names));

/** Of a workspace's names those that a run's data has, as it was sent or as it is read. */
export const namesInRunData = (context: JsonObject, names: OwnNames): OwnNames => ({
  ...ownNamesIn(context, names),
  ...ownNamesIn(nameProgramRecord(context), names),
});
