import { z } from 'zod';
import { isJsonObject, jsonObjectInput, type JsonObject } from './json.ts';
import {
  absent,
  idInput,
  limits,
  optionalLongText,
  optionalName,
  requiredName,
  textList,
  withDefault,
} from './text.ts';
import { nextCursor, optionalPageInput, truncatedRow } from './page.ts';
import { timestamp } from './time.ts';

/** The parts of a configuration, by the scope flag that lets a restore touch them. */
export const snapshotParts = {
  hyperparameters: 'llmSettings',
  integrations: 'integrations',
  swarms: 'activeAgents',
  playbooks: 'activeWorkflows',
  prompts: 'prompts',
} as const;

export const snapshotScopeSchema = z
  .object({
    integrations: z.boolean(),
    hyperparameters: z.boolean().describe('`llmSettings`.'),
    swarms: z.boolean().describe('`activeAgents`.'),
    playbooks: z.boolean().describe('`activeWorkflows`.'),
    prompts: z.boolean(),
  })
  .meta({ id: 'SnapshotScope' });

export type SnapshotScope = z.infer<typeof snapshotScopeSchema>;

export const wholeScope: SnapshotScope = {
  integrations: true,
  hyperparameters: true,
  swarms: true,
  playbooks: true,
  prompts: true,
};

const fallbackSchema = () => z.union([z.string(), z.boolean()]);

export const modelSettingsSchema = z
  .object({
    temperature: z.number(),
    topP: z.number(),
    maxOutputTokens: z.number().int(),
    tier2Fallback: fallbackSchema().describe(
      'The model that is tried second; true: the service’s own, false: none.',
    ),
    tier3Fallback: fallbackSchema().describe(
      'The model that is tried third; true: the service’s own, false: none.',
    ),
    zeroRefusalMode: z
      .boolean()
      .describe('A step whose models all refuse composes its text instead of failing its run.'),
  })
  .describe('What runs ask models with; the defaults where nothing was set.')
  .meta({ id: 'ModelSettings' });

export type ModelSettings = z.infer<typeof modelSettingsSchema>;

const integrationsSchema = z.record(z.string(), z.object({ enabled: z.boolean() }).loose());

/** An agent as the workspace's runs know it. */
const agentSchema = z.object({ id: z.string(), name: z.string(), role: z.string() });

export type ActiveAgent = z.infer<typeof agentSchema>;

/** As it was sent: an id, a code or a name, or an object that has one of them. */
const referenceSchema = z.union([
  z.string(),
  z
    .object({
      id: z.string().optional(),
      code: z.string().optional(),
      name: z.string().optional(),
      role: z.string().optional(),
    })
    .loose(),
]);

export type Reference = z.infer<typeof referenceSchema>;

export const snapshotConfigurationSchema = z
  .object({
    llmSettings: modelSettingsSchema,
    integrations: integrationsSchema,
    activeAgents: z.array(referenceSchema).describe('Resolved when the snapshot is restored.'),
    activeWorkflows: z.array(referenceSchema).describe('Resolved when the snapshot is restored.'),
    prompts: z
      .record(z.string(), z.string())
      .describe('The steps’ action prompts, by `<workflow id>.<step>` as `mkt-01.draft`.'),
  })
  .meta({ id: 'SnapshotConfiguration' });

export type SnapshotConfiguration = z.infer<typeof snapshotConfigurationSchema>;

export const snapshotSchema = z
  .object({
    id: z.string().describe('Has the prefix `snap_`.'),
    name: z.string(),
    officeName: z.string(),
    description: z.string(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
    version: z.string().describe('As `1.0.0`.'),
    tags: z.array(z.string()),
    scope: snapshotScopeSchema,
    configuration: snapshotConfigurationSchema,
  })
  .meta({ id: 'Snapshot' });

export type Snapshot = z.infer<typeof snapshotSchema>;

/** Without a limit, the newest 200 and the templates. */
export const snapshotFilter = z.object(optionalPageInput());

export type SnapshotFilter = z.output<typeof snapshotFilter>;

export const listedSnapshotSchema = snapshotSchema
  .extend({
    configuration: snapshotConfigurationSchema
      .partial()
      .describe('At most 8,192 bytes of JSON: the largest parts are left out until it fits.'),
    truncated: truncatedRow(),
  })
  .meta({ id: 'ListedSnapshot' });

export type ListedSnapshot = z.infer<typeof listedSnapshotSchema>;

export const snapshotListSchema = z.object({
  success: z.literal(true),
  snapshots: z
    .array(listedSnapshotSchema)
    .describe(
      'Newest first, the two canonical templates last; without `limit`, the 200 newest and both templates.',
    ),
  totalCount: z.number().int(),
  lastUpdated: timestamp(),
  nextCursor: nextCursor(),
});

export type SnapshotList = z.infer<typeof snapshotListSchema>;

/** Integrations of a workspace at most. */
const mostIntegrations = 100;
const mostPrompts = 500;

type Report = { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void };

function checkIntegrations(value: Record<string, unknown>, report: Report): void {
  const entries = Object.entries(value);
  const refuse = (path: string[], message: string) =>
    report.addIssue({ code: 'custom', path, message });
  if (entries.length > mostIntegrations) refuse([], `must have at most ${mostIntegrations} items`);
  for (const [name, settings] of entries) {
    if (name.length > limits.name)
      refuse([], `must have names of at most ${limits.name} characters`);
    if (!isJsonObject(settings)) refuse([name], 'must be an object');
    else if (typeof settings['enabled'] !== 'boolean') {
      refuse([name, 'enabled'], 'must be true or false');
    }
  }
}

function checkPrompts(value: Record<string, unknown>, report: Report): void {
  const refuse = (path: string[], message: string) =>
    report.addIssue({ code: 'custom', path, message });
  const entries = Object.entries(value);
  if (entries.length > mostPrompts) refuse([], `must have at most ${mostPrompts} items`);
  for (const [key, prompt] of entries) {
    if (key.length > limits.name)
      refuse([], `must have names of at most ${limits.name} characters`);
    if (typeof prompt !== 'string' || prompt.trim() === '') refuse([key], 'must be a text');
    else if (prompt.length > limits.shortText) {
      refuse([key], `must be at most ${limits.shortText} characters`);
    }
  }
}

const anyObject = { type: 'object', additionalProperties: true } as const;

const integrationsInput = () =>
  jsonObjectInput()
    .superRefine(checkIntegrations)
    .meta({
      ...anyObject,
      description: 'By the integration’s name: `enabled`, and settings of its own.',
    });

const promptsInput = () =>
  jsonObjectInput()
    .superRefine(checkPrompts)
    .transform((value) => value as Record<string, string>)
    .meta({
      type: 'object',
      additionalProperties: { type: 'string', maxLength: limits.shortText },
      description: 'By `<workflow>.<step>`, as `mkt-01.draft` or `MKT-01.Write the post`.',
    });

const between = (least: number, most: number) => {
  const error = `must be between ${least} and ${most}`;
  return z.number().min(least, { error }).max(most, { error });
};

const fallbackInput = () =>
  z.union([requiredName(), z.boolean()], { error: 'must be a model name, true or false' });

const modelSettingsInput = z.object({
  temperature: absent(between(0, 2)),
  topP: absent(between(0, 1)),
  maxOutputTokens: absent(between(1, 1_000_000).int({ error: 'must be a whole number' })),
  tier2Fallback: absent(fallbackInput()),
  tier3Fallback: absent(fallbackInput()),
  zeroRefusalMode: absent(z.boolean()),
});

const makeList = <T extends z.ZodType>(item: T) =>
  z.array(item).max(limits.arrayItems, { error: `must have at most ${limits.arrayItems} items` });

const referenceNames = ['id', 'code', 'name', 'role'] as const;
const objectReference = jsonObjectInput();

/** The object as it may be kept; what is wrong with it is reported. */
function readReference(value: object, report: Report): JsonObject {
  const result = objectReference.safeParse(value);
  if (!result.success) {
    for (const { path, message } of result.error.issues) {
      report.addIssue({ code: 'custom', path: path.map(String), message });
    }
    return {};
  }
  const given = result.data;
  for (const name of referenceNames) {
    if (given[name] === undefined) continue;
    const issue = requiredName().safeParse(given[name]).error?.issues[0];
    if (issue) report.addIssue({ code: 'custom', path: [name], message: issue.message });
  }
  if (['id', 'code', 'name'].every((name) => given[name] === undefined)) {
    report.addIssue({ code: 'custom', path: [], message: 'must have an id, a code or a name' });
  }
  return given;
}

const anyName = { type: 'string', minLength: 1, maxLength: limits.name } as const;

/** A name as text, or an object with one, kept as it is sent. */
const referenceInput = () =>
  z
    .custom<string | object>((value) => typeof value === 'string' || isJsonObject(value), {
      error: 'must be a text or an object',
    })
    .transform((value, context): Reference => {
      const report: Report = {
        addIssue: (issue) => context.issues.push({ ...issue, input: value }),
      };
      if (typeof value !== 'string') return readReference(value, report);
      const issue = requiredName().safeParse(value).error?.issues[0];
      if (issue) report.addIssue({ code: 'custom', path: [], message: issue.message });
      return value;
    })
    .meta({
      anyOf: [
        anyName,
        {
          type: 'object',
          properties: Object.fromEntries(referenceNames.map((name) => [name, anyName])),
          additionalProperties: true,
        },
      ],
    });

const configurationInput = z.object({
  llmSettings: absent(modelSettingsInput),
  integrations: absent(integrationsInput()),
  activeAgents: absent(makeList(referenceInput())).describe(
    'Ids or names, or objects that have one of them and perhaps a role.',
  ),
  activeWorkflows: absent(makeList(referenceInput())).describe(
    'Ids, codes or names, or objects that have one of them.',
  ),
  prompts: absent(promptsInput()),
});

export type PartialConfiguration = Partial<z.output<typeof configurationInput>>;

const flag = () => withDefault(z.boolean(), true);

export const saveSnapshotInput = z.object({
  name: requiredName(),
  officeName: requiredName(),
  description: optionalLongText(),
  tags: withDefault(textList(), []),
  scope: withDefault(
    z.object({
      integrations: flag(),
      hyperparameters: flag(),
      swarms: flag(),
      playbooks: flag(),
      prompts: flag(),
    }),
    wholeScope,
  ).describe('The parts that the snapshot holds; those that are not named are true.'),
  configuration: absent(configurationInput).describe(
    'Laid over the workspace’s live configuration.',
  ),
});

export type SaveSnapshotInput = z.output<typeof saveSnapshotInput>;

export const snapshotIdInput = z.object({ id: idInput() });

export const cloneSnapshotInput = z.object({
  targetOfficeName: optionalName(),
  newSnapshotName: optionalName(),
});

export type CloneSnapshotInput = z.output<typeof cloneSnapshotInput>;

export const snapshotRestoredSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  appliedConfiguration: snapshotConfigurationSchema
    .partial()
    .describe('The parts that were applied; what is out of the snapshot’s scope is absent.'),
  appliedAt: timestamp(),
  previousSnapshotId: z.string().describe('The snapshot that holds what was replaced.'),
});

export type SnapshotRestored = z.infer<typeof snapshotRestoredSchema>;

export const snapshotDeletedSchema = z.object({
  success: z.literal(true),
  message: z.literal('Snapshot deleted.'),
});
