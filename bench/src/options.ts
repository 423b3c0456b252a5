import { parseArgs } from 'node:util';

export interface Options {
  /** Names of cases; none stands for all. */
  names: string[];
  isQuick: boolean;
  /** Where the report goes as JSON. */
  json: string | undefined;
  /** Where the report goes as a page. */
  markdown: string | undefined;
  /** Where the service writes a processor profile when it ends. */
  profile: string | undefined;
  /** Whether to tell what the database was asked most. */
  isTelling: boolean;
  isHelp: boolean;
}

/** @throws {TypeError} for an option that there is not. */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      markdown: { type: 'string' },
      profile: { type: 'string' },
      statements: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { quick, json, markdown, profile, statements, help } = values;
  return {
    names: positionals,
    isQuick: quick,
    json,
    markdown,
    profile,
    isTelling: statements,
    isHelp: help,
  };
}

interface Named {
  name: string;
  isOnDemand?: boolean;
  isLong?: boolean;
}

/**
 * The named cases, or all that need not be named, but for long ones in a quick run.
 * @throws {Error} for a name that there is not.
 */
export function chooseCases<T extends Named>(
  all: readonly T[],
  { names, isQuick }: Pick<Options, 'names' | 'isQuick'>,
): T[] {
  const unknown = names.filter((name) => !all.some((one) => one.name === name));
  if (unknown.length > 0) {
    const known = all.map((one) => one.name).join(', ');
    throw new Error(`There is no case ${unknown.join(', ')}. There are: ${known}.`);
  }
  return names.length === 0
    ? all.filter((one) => one.isOnDemand !== true && !(isQuick && one.isLong === true))
    : all.filter((one) => names.includes(one.name));
}
