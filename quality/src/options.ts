import { parseArgs } from 'node:util';

export interface Options {
  /** A folder with labelled sets; undefined for the usual place, where there is one. */
  data: string | undefined;
  /** The sets whose wrong answers are shown. */
  faultsOf: string[];
  /** Whether the figures take the place of the committed ones. */
  isWriting: boolean;
  isHelp: boolean;
}

/** @throws {TypeError} for an option that there is not. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      faults: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { data, faults, write, help } = values;
  return { data, faultsOf: faults, isWriting: write, isHelp: help };
}
