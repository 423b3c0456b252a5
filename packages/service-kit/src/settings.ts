import { z } from 'zod';
import { isAllowEntry } from './address-policy.ts';
import { webAddress, withoutSlashes } from './web-address.ts';

/** One setting: its name is the environment variable, its schema reads the variable's text. */
export interface SettingDefinition<T extends z.ZodType = z.ZodType> {
  description: string;
  schema: T;
  /** The default as it would be written in the environment; absent means optional or required. */
  default?: string;
  /** Never printed. */
  secret?: boolean;
}

export type SettingDefinitions = Record<string, SettingDefinition>;

export type Settings<D extends SettingDefinitions> = {
  [K in keyof D]: z.output<D[K]['schema']>;
};

/** Keeps each definition's own schema type. */
export const defineSettings = <D extends SettingDefinitions>(definitions: D): D => definitions;

export class SettingsError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`The settings are wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

/**
 * Reads every defined setting from the environment.
 * @throws {SettingsError} with every fault, not only the first.
 */
export function readSettings<D extends SettingDefinitions>(
  definitions: D,
  environment: Record<string, string | undefined>,
): Settings<D> {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(definitions)) {
    const given = environment[name];
    const text = given === undefined || given === '' ? definition.default : given;
    const result = definition.schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else faults.push(`${name} ${describeFault(result.error, text, definition.secret === true)}`);
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return values as Settings<D>;
}

/**
 * Finds what settings, valid each on its own, ask of each other.
 * @throws {SettingsError} with the faults of all checks.
 */
export function checkSettings<S>(settings: S, checks: readonly ((settings: S) => unknown)[]): void {
  const faults = checks.flatMap((check) => {
    try {
      check(settings);
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return error.faults;
      throw error;
    }
  });
  if (faults.length > 0) throw new SettingsError(faults);
}

function describeFault(error: z.ZodError, text: string | undefined, secret: boolean): string {
  if (text === undefined) return 'is required';
  const reasons = error.issues.map((issue) => issue.message).join('; ');
  return secret ? reasons : `${reasons}, got ${JSON.stringify(withoutUser(text))}`;
}

const withoutUser = (text: string): string => text.replace(/\/\/[^/@]*@/g, '//…@');

const integerText = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be an integer from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `must be an integer from ${min} to ${max}`,
    });

const isNatsUrl = (text: string): boolean =>
  /^(nats|tls):\/\/\S/.test(text.trim()) && URL.canParse(text.trim());

/** The kinds of setting that the services use. */
export const setting = {
  integer: (min: number, max: number) => integerText(min, max),
  port: () => integerText(0, 65_535),
  text: () => z.string().trim().min(1, { error: 'must not be empty' }),
  optionalText: () => z.string().trim().min(1).optional(),
  url: () => webAddress().transform(withoutSlashes),
  optionalUrl: () => webAddress().transform(withoutSlashes).optional(),
  /** For an address that may well end with a slash. */
  optionalExactUrl: () => webAddress().optional(),
  /** An address that paths are appended to. @param without what is appended first. */
  baseUrl: (without: RegExp) => webAddress({ isBase: true, without }).transform(withoutSlashes),
  optionalBaseUrl: (without: RegExp) =>
    webAddress({ isBase: true, without }).transform(withoutSlashes).optional(),
  /** The text as it stands, since drivers read their own options from it. */
  optionalPostgresUrl: () =>
    z
      .string()
      .trim()
      .refine((text) => /^postgres(ql)?:\/\/\S/.test(text) && URL.canParse(text), {
        error:
          'must be the address of a PostgreSQL server, as postgres://user:password@host/database',
      })
      .optional(),
  optionalNatsUrl: () =>
    z
      .string()
      .trim()
      .refine((text) => text.split(',').every(isNatsUrl), {
        error:
          'must be the addresses of NATS servers, as nats://user:password@host:4222, separated by commas',
      })
      .optional(),
  choice: <const T extends readonly [string, ...string[]]>(values: T) =>
    z.enum(values, { error: `must be one of ${values.join(', ')}` }),
  optionalChoice: <const T extends readonly [string, ...string[]]>(values: T) =>
    z.enum(values, { error: `must be one of ${values.join(', ')}` }).optional(),
  onOff: () =>
    z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on'),
  list: () =>
    z.string().transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
  /** For {@link createAddressPolicy}. */
  hosts: () =>
    setting.list().pipe(
      z.array(
        z.string().refine(isAllowEntry, {
          error: 'must list host names, addresses or networks as 10.1.0.0/16',
        }),
      ),
    ),
} as const;
