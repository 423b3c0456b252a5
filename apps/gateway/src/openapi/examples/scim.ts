import { scimSchemas } from '@workspace-ops/contracts';
import { describeScim } from '../../routes/scim-discovery.ts';

const base = 'https://ops.example.com/scim/v2';

const meta = (resourceType: string, id: string) => ({
  resourceType,
  created: '2026-03-01T12:00:00.000Z',
  lastModified: '2026-03-01T12:00:00.000Z',
  location: `${base}/${resourceType}s/${id}`,
});

const user = {
  schemas: [scimSchemas.user],
  id: 'usr_019a',
  externalId: '00u1',
  userName: 'dana@example.com',
  active: true,
  displayName: 'Dana Doe',
  name: { givenName: 'Dana', familyName: 'Doe' },
  emails: [{ value: 'dana@example.com', type: 'work', primary: true }],
  groups: [{ value: 'grp_019a', display: 'Sales' }],
  meta: meta('User', 'usr_019a'),
};

const group = {
  schemas: [scimSchemas.group],
  id: 'grp_019a',
  displayName: 'Sales',
  members: [{ value: 'usr_019a', display: 'dana@example.com' }],
  meta: meta('Group', 'grp_019a'),
};

const wrapList = (resource: object) => ({
  schemas: [scimSchemas.list],
  totalResults: 1,
  startIndex: 1,
  itemsPerPage: 1,
  Resources: [resource],
});

export const scimAnswers = {
  createScimToken: { token: `scim_${'0'.repeat(43)}`, createdAt: '2026-03-01T12:00:00.000Z' },
  deleteScimToken: { success: true },
  deleteScimUser: '',
  deleteScimGroup: '',
  listScimUsers: wrapList(user),
  createScimUser: user,
  getScimUser: user,
  replaceScimUser: user,
  modifyScimUser: user,
  listScimGroups: wrapList(group),
  createScimGroup: group,
  getScimGroup: group,
  replaceScimGroup: group,
  modifyScimGroup: group,
  getScimConfig: describeScim.ServiceProviderConfig(base),
  listScimResourceTypes: describeScim.ResourceTypes(base),
  listScimSchemas: describeScim.Schemas(base),
  getScimResourceType: describeScim.ResourceTypes(base).Resources[0]!,
  getScimSchema: describeScim.Schemas(base).Resources[0]!,
};
