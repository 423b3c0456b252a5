import { parseArgs } from 'node:util';

export interface Options {
  /** Names of cases or groups; none stands for all. */
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
  group?: string;
  isOnDemand?: boolean;
  isLong?: boolean;
}

/**
 * The named cases and those of the named groups, or all that need not be named, but for long ones in a quick run.
 * @throws {Error} for a name that there is not.
 */
export function chooseCases<T extends Named>(
  all: readonly T[],
  { names, isQuick }: Pick<Options, 'names' | 'isQuick'>,
): T[] {
  const isMeant = ({ name, group }: Named, given: string): boolean => [name, group].includes(given);
  const unknown = names.filter((given) => !all.some((one) => isMeant(one, given)));
  if (unknown.length > 0) {
    const groups = new Set(all.flatMap(({ group }) => group ?? []));
    const known = [...all.map((one) => one.name), ...groups].join(', ');
    throw new Error(`There is no case ${unknown.join(', ')}. There are: ${known}.`);
  }
  return names.length === 0
    ? all.filter((one) => one.isOnDemand !== true && !(isQuick && one.isLong === true))
    : all.filter((one) => names.some((given) => isMeant(one, given)));
}
