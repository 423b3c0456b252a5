import type { Administration } from '@workspace-ops/identity/admin';
import type { ServiceDatabases } from '../find-databases.ts';

/** What a command works with. */
export interface CommandContext {
  identity: Administration;
  /** For what is not identity's. */
  databases: ServiceDatabases;
  environment: Record<string, string | undefined>;
  print: (line: string) => void;
  /** Asks the operator. @throws {Error} where nobody can answer. */
  ask: (question: string) => Promise<string>;
}

export interface Command {
  /** Two words, and what follows them. */
  usage: string;
  summary: string;
  /** The names of options with a value. */
  options?: readonly string[];
  /** The names of options without one. */
  flags?: readonly string[];
  run: (context: CommandContext, given: GivenArguments) => Promise<void>;
}

export interface GivenArguments {
  /** What `usage` names in angle brackets, in its order. */
  values: readonly string[];
  options: Readonly<Record<string, unknown>>;
}
