import { z } from 'zod';
import { emailInput } from './accounts.ts';
import { absent, idInput, limits, optionalName, requiredName, storableText } from './text.ts';
import { timestamp } from './time.ts';

/*
 * SCIM 2.0 (RFC 7643, 7644), as far as directories use it: users, groups, and what says which of it there
 * is. Attributes that are not kept are ignored, as directories send many.
 */

export const scimSchemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  serviceProviderConfig: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const;

export const scimMediaType = 'application/scim+json';

/** Resources of a page, members of a request, operations of a patch. */
export const scimLimits = { page: 200, members: 5_000, operations: 200 } as const;

/** Some directories write booleans as texts. */
const flag = () =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    const text = value.toLowerCase();
    return text === 'true' || text === 'false' ? text === 'true' : value;
  }, z.boolean());

const optionalId = () => absent(storableText(limits.name));

/** Which schemas a body says that it follows; what it has decides. */
const schemas = {
  schemas: absent(z.array(storableText(limits.name)).max(scimLimits.operations)),
};

export const scimUserInput = z.object({
  ...schemas,
  userName: emailInput().describe('The email address, of a domain that the workspace has proved.'),
  externalId: optionalId(),
  active: absent(flag()).describe('Default: true.'),
  displayName: optionalName(),
  name: absent(
    z.object({ formatted: optionalName(), givenName: optionalName(), familyName: optionalName() }),
  ),
});

export type ScimUserInput = z.output<typeof scimUserInput>;

const memberInput = z.object({ value: idInput() });

export const scimGroupInput = z.object({
  ...schemas,
  displayName: requiredName(),
  externalId: optionalId(),
  members: absent(
    z
      .array(memberInput)
      .max(scimLimits.members, { error: `must have at most ${scimLimits.members} items` }),
  ),
});

export type ScimGroupInput = z.output<typeof scimGroupInput>;

export const scimPatchInput = z.object({
  ...schemas,
  Operations: z
    .array(
      z.object({
        op: storableText(20),
        path: absent(storableText(limits.shortText)),
        value: z.unknown().optional(),
      }),
    )
    .min(1, { error: 'is required' })
    .max(scimLimits.operations, { error: `must have at most ${scimLimits.operations} items` }),
});

/** One of them; without a path its value is an object of attributes. */
export interface ScimOperation {
  op: string;
  path?: string | undefined;
  value?: unknown;
}

/** A number of a query; what is none is refused, what is out of bounds is brought within. */
const limitCount = (least: number, most: number, given: number) =>
  absent(
    z
      .string()
      .refine((text) => /^-?\d{1,15}$/.test(text), { error: 'must be a whole number' })
      .transform((text) => Math.min(Math.max(Number(text), least), most)),
  ).transform((value) => value ?? given);

const largestStart = 1_000_000_000;

export const scimListQuery = z.object({
  filter: absent(storableText(limits.shortText)).describe(
    '`attribute eq "value"`: of users `userName`, `externalId`, `displayName` or `id`; of groups `displayName`, `externalId` or `id`.',
  ),
  startIndex: limitCount(1, largestStart, 1).describe('The first is 1.'),
  count: limitCount(0, scimLimits.page, 100).describe(`At most ${scimLimits.page}.`),
  excludedAttributes: absent(storableText(limits.shortText)).describe('`members` is left out.'),
});

export type ScimListQuery = z.output<typeof scimListQuery>;

export const scimResourceParams = z.object({ id: idInput() });
export const scimResourceQuery = scimListQuery.pick({ excludedAttributes: true });

const token = { token: storableText(limits.name) };

/** Internal: each call with the directory's token. */
export const scimCall = z.object(token);
export const scimIdCall = z.object({ ...token, id: idInput() });
export const scimListCall = z.object({
  ...token,
  filter: absent(storableText(limits.shortText)),
  startIndex: z.int(),
  count: z.int(),
  withMembers: z.boolean(),
});
export const createScimUserCall = scimUserInput.extend(token);
export const replaceScimUserCall = createScimUserCall.extend({ id: idInput() });
export const patchScimCall = scimPatchInput.extend({ ...token, id: idInput() });
export const createScimGroupCall = scimGroupInput.extend(token);
export const replaceScimGroupCall = createScimGroupCall.extend({ id: idInput() });
export const findScimGroupCall = scimIdCall.extend({ withMembers: z.boolean() });

const meta = (resourceType: 'User' | 'Group') =>
  z.object({
    resourceType: z.literal(resourceType),
    created: timestamp(),
    lastModified: timestamp(),
    location: z.string().optional(),
  });

const reference = z.object({ value: z.string(), display: z.string() });

export const scimUserSchema = z.object({
  schemas: z.array(z.literal(scimSchemas.user)),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string(),
  active: z.boolean(),
  displayName: z.string(),
  name: z.object({
    formatted: z.string().optional(),
    givenName: z.string().optional(),
    familyName: z.string().optional(),
  }),
  emails: z.array(
    z.object({ value: z.string(), type: z.literal('work'), primary: z.literal(true) }),
  ),
  groups: z.array(reference),
  meta: meta('User'),
});

export type ScimUser = z.infer<typeof scimUserSchema>;

export const scimGroupSchema = z.object({
  schemas: z.array(z.literal(scimSchemas.group)),
  id: z.string(),
  externalId: z.string().optional(),
  displayName: z.string(),
  members: z.array(reference).optional(),
  meta: meta('Group'),
});

export type ScimGroup = z.infer<typeof scimGroupSchema>;

const defineList = <T extends z.ZodType>(resource: T) =>
  z.object({
    schemas: z.array(z.literal(scimSchemas.list)),
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(resource),
  });

export const scimUserList = defineList(scimUserSchema);
export const scimGroupList = defineList(scimGroupSchema);

/** RFC 7643, 5 to 7: what of SCIM there is. */
export const scimDescription = z.looseObject({ schemas: z.array(z.string()) });

/** RFC 7644, 3.12. */
export const scimErrorSchema = z
  .object({
    schemas: z.array(z.literal(scimSchemas.error)),
    status: z.string(),
    scimType: z.string().optional(),
    detail: z.string(),
  })
  .meta({ id: 'ScimError' });

export const createdScimToken = z.object({
  token: z.string().describe('For the directory, as `Authorization: Bearer`. Shown once.'),
  createdAt: timestamp(),
});
