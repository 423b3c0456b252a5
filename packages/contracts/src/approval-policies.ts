import { z } from 'zod';
import { artifactTypes } from './artifacts.ts';
import { durationInput } from './duration.ts';
import { actorKinds, actorSchema, leastRoles } from './roles.ts';
import { absent, idInput, limits, requiredName, withDefault } from './text.ts';
import { timestamp } from './time.ts';

const mostPolicies = 50;
const mostRoles = 20;

/** Stands for the title that the playbook of the run's workflow publishes as its `approvalOwner`. */
export const approvalOwnerRole = 'playbook.approvalOwner';
export const titleRolePrefix = 'title:';

/** Whom a policy asks: a role (or above), a title, or the owner that a playbook publishes. */
const askedRole = () =>
  requiredName().refine(
    (role) =>
      (leastRoles as readonly string[]).includes(role) ||
      role === approvalOwnerRole ||
      (role.startsWith(titleRolePrefix) && role.slice(titleRolePrefix.length).trim() !== ''),
    {
      error: `must be one of ${leastRoles.join(', ')}, or title:<title>, or ${approvalOwnerRole}`,
    },
  );

const numberIn = (min: number, max: number) => {
  const error = `must be a number from ${min} to ${max}`;
  return z.number().min(min, { error }).max(max, { error });
};

const askedRoles = () =>
  z
    .array(askedRole())
    .min(1, { error: 'must have at least one role' })
    .max(mostRoles, { error: `must have at most ${mostRoles} roles` });

const some = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1, { error: 'must have at least one item' })
    .max(limits.arrayItems, { error: `must have at most ${limits.arrayItems} items` });

export const approvalEffects = ['internal', 'external'] as const;

/** All that is named has to hold; a policy without conditions holds for every pause. */
const policyConditions = z.strictObject({
  workflow: absent(idInput()).describe('The workflow’s id or code.'),
  department: absent(idInput()).describe('The department’s code, as `mkt`.'),
  effect: absent(z.enum(approvalEffects)).describe(
    '`external`: people outside the company are meant to read what is approved.',
  ),
  costUsd: absent(z.strictObject({ gte: numberIn(0, 1_000_000_000) })).describe(
    'What the run has cost so far, in US dollars.',
  ),
  personalData: absent(z.boolean()).describe('Whether the run’s data or outputs have any.'),
  qualityBelow: absent(numberIn(0, 100)).describe('An artifact of the run was scored lower.'),
  artifactTypes: absent(some(z.enum(artifactTypes))).describe(
    'The run has made one of these, or will.',
  ),
  platforms: absent(some(requiredName())).describe('The run makes something for one of these.'),
  startedBy: absent(z.enum(actorKinds)),
});

export const approvalPolicyInput = z
  .strictObject({
    name: requiredName(),
    when: withDefault(policyConditions, {} as z.output<typeof policyConditions>),
    require: z.strictObject({
      count: withDefault(numberIn(1, 50).int({ error: 'must be an integer' }), 1).describe(
        'Votes of different people.',
      ),
      roles: withDefault(askedRoles(), ['approver']),
      notInitiator: withDefault(z.boolean(), false).describe(
        'Who started the run, or a run that handed it over, does not decide it.',
      ),
    }),
    deadline: absent(
      z.strictObject({
        after: durationInput().describe(
          'Hours and days count the workspace’s working hours; shorter ones run at once.',
        ),
        // oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
        then: z.enum(['escalate', 'reject']),
        to: absent(askedRoles()).describe(
          'Who may decide too once it escalated; admins by default.',
        ),
      }),
    ),
  })
  .meta({ id: 'ApprovalPolicyInput' });

export type ApprovalPolicy = z.output<typeof approvalPolicyInput>;

export const approvalPoliciesInput = z.object({
  policies: z
    .array(approvalPolicyInput)
    .max(mostPolicies, { error: `must have at most ${mostPolicies} policies` })
    .superRefine((policies, context) => {
      for (const [index, { name }] of policies.entries()) {
        if (policies.findIndex((other) => other?.name === name) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: 'must differ from the other policies’ names',
        });
      }
    }),
});

/** Internal: with the text of the header `If-Match`. */
export const setPoliciesInput = approvalPoliciesInput.extend({ ifMatch: z.string().optional() });

export type SetPoliciesInput = z.output<typeof setPoliciesInput>;

const conditionsSchema = z.object({
  workflow: z.string().optional(),
  department: z.string().optional(),
  effect: z.enum(approvalEffects).optional(),
  costUsd: z.object({ gte: z.number() }).optional(),
  personalData: z.boolean().optional(),
  qualityBelow: z.number().optional(),
  artifactTypes: z.array(z.enum(artifactTypes)).optional(),
  platforms: z.array(z.string()).optional(),
  startedBy: z.enum(actorKinds).optional(),
});

const deadlineSchema = z.object({
  after: z.string(),
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
  then: z.enum(['escalate', 'reject']),
  to: z.array(z.string()).optional(),
});

export const approvalPolicySchema = z
  .object({
    name: z.string(),
    when: conditionsSchema,
    require: z.object({
      count: z.number().int(),
      roles: z.array(z.string()),
      notInitiator: z.boolean(),
    }),
    deadline: deadlineSchema.optional(),
  })
  .meta({ id: 'ApprovalPolicy' });

export const approvalPoliciesSchema = z
  .object({
    policies: z.array(approvalPolicySchema),
    version: z
      .number()
      .int()
      .describe('0 before any were set; a pause keeps the one it began with.'),
    updatedAt: timestamp().nullable(),
    updatedBy: actorSchema.nullable(),
  })
  .meta({ id: 'ApprovalPolicies' });

export type ApprovalPolicies = z.infer<typeof approvalPoliciesSchema>;

/** The entity tag of a version. */
export const policiesTag = ({ version }: Pick<ApprovalPolicies, 'version'>): string =>
  `"policies-${version}"`;

/** What one policy asks for at a pause, with its roles resolved. */
export const requirementSchema = z.object({
  name: z.string(),
  count: z.number().int(),
  roles: z.array(z.string()),
  notInitiator: z.boolean(),
});

export const testPoliciesInput = z.object({ runId: idInput() });

export const testedPoliciesSchema = z.object({
  required: z.boolean().describe('Whether any policy matches the run as it is now.'),
  version: z.number().int(),
  policies: z.array(requirementSchema.extend({ deadline: deadlineSchema.optional() })),
});

export type TestedPolicies = z.infer<typeof testedPoliciesSchema>;
