import { nameRunData, namesInRunData, readRunData, type OwnNames } from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import type { RunPlan } from '../db/schema/index.ts';

interface OfRun {
  initialContext: JsonObject;
  plan: Pick<RunPlan, 'fieldNames'> | null;
}

/**
 * A run's data as texts are written and judged from it: with the workspace's own names of fields as what they mean, and
 * records of programs as people would write them.
 */
export const readData = ({ initialContext, plan }: OfRun): JsonObject =>
  readRunData(initialContext, plan?.fieldNames);

/**
 * The same with what only a program needs, which no text tells: as a run keeps it with the answers to its questions.
 * @param meant what names of its fields mean by these answers.
 */
export const readWholeData = ({ initialContext, plan }: OfRun, meant: OwnNames = {}): JsonObject =>
  nameRunData(initialContext, { ...plan?.fieldNames, ...namesInRunData(initialContext, meant) });
