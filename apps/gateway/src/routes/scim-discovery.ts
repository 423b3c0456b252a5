import { scimLimits, scimSchemas } from '@workspace-ops/contracts';

/** An attribute as RFC 7643, 7 describes it; what is not said is its default. */
const attribute = (name: string, further: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...further,
});

const references = (name: string, mutability: 'readWrite' | 'readOnly') =>
  attribute(name, {
    type: 'complex',
    multiValued: true,
    mutability,
    subAttributes: [
      attribute('value', { caseExact: true, mutability: 'immutable' }),
      attribute('display', { mutability: 'readOnly' }),
    ],
  });

const userAttributes = [
  attribute('userName', { required: true, mutability: 'immutable', uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  attribute('active', { type: 'boolean' }),
  attribute('displayName'),
  attribute('name', {
    type: 'complex',
    subAttributes: ['formatted', 'givenName', 'familyName'].map((name) => attribute(name)),
  }),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      attribute('value'),
      attribute('type'),
      attribute('primary', { type: 'boolean' }),
    ],
  }),
  references('groups', 'readOnly'),
];

const groupAttributes = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  references('members', 'readWrite'),
];

const asList = <R extends object>(resources: R[]) => ({
  schemas: [scimSchemas.list],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const describeSchema = (
  name: 'User' | 'Group',
  id: string,
  attributes: object[],
  base: string,
) => ({
  schemas: [scimSchemas.schema],
  id,
  name,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

const describeResourceType = (name: 'User' | 'Group', schema: string, base: string) => ({
  schemas: [scimSchemas.resourceType],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

/** The descriptions of this provider, by the base address of its resources. */
export const describeScim = {
  ServiceProviderConfig: (base: string): object => ({
    schemas: [scimSchemas.serviceProviderConfig],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: scimLimits.page },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Token',
        description: 'A token of POST /api/sso/scim-token, as Authorization: Bearer.',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }),
  ResourceTypes: (base: string) =>
    asList([
      describeResourceType('User', scimSchemas.user, base),
      describeResourceType('Group', scimSchemas.group, base),
    ]),
  Schemas: (base: string) =>
    asList([
      describeSchema('User', scimSchemas.user, userAttributes, base),
      describeSchema('Group', scimSchemas.group, groupAttributes, base),
    ]),
} as const;
