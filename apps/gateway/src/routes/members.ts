import {
  changeMemberInput,
  delegateInput,
  delegationSchema,
  doneSchema,
  memberFilter,
  memberListSchema,
  memberParams,
  oneMemberSchema,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Workspaces';

/** What members do for themselves. They stand before the rows of a member: `me` is nobody's id. */
const ownRoutes: readonly Route[] = [
  jsonRoute({
    method: 'delete',
    path: '/api/members/me',
    area,
    operationId: 'leaveWorkspace',
    summary: 'Leave the workspace',
    description:
      'The last owner stays (409). Your sessions in the workspace end within five seconds; your account and your other workspaces stay.',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    output: doneSchema,
    errors: [403, 404, 409],
    call: ({ identity }, _input, ctx) => identity.members.leave.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/members/me/delegate',
    area,
    operationId: 'delegate',
    summary: 'Let another member decide in your place',
    description:
      'Until a moment; replaces the delegation of before. Of who decides, 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    body: delegateInput,
    output: delegationSchema,
    errors: [403, 404],
    example: { to: 'usr_0198c0a5f3b87c2e9d4e1f6a7b8c9d0e', until: '2099-01-15T17:00:00.000Z' },
    call: ({ identity }, { body }, ctx) => identity.members.delegate.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/members/me/delegate',
    area,
    operationId: 'endDelegation',
    summary: 'End your delegation',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    output: doneSchema,
    errors: [403, 404],
    call: ({ identity }, _input, ctx) =>
      identity.members.endDelegation.mutate(undefined, withContext(ctx)),
  }),
];

export const memberRoutes: readonly Route[] = [
  ...ownRoutes,
  jsonRoute({
    method: 'get',
    path: '/api/members',
    area,
    operationId: 'listMembers',
    summary: 'List the members of the workspace',
    description: 'Who joined last comes first.',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    query: memberFilter,
    output: memberListSchema,
    errors: [403],
    call: ({ identity }, { query }, ctx) => identity.members.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'patch',
    path: '/api/members/:userId',
    area,
    operationId: 'changeMember',
    summary: 'Change the role or the titles of a member',
    description:
      'A changed role takes effect everywhere within five seconds. Only owners make and lower owners (403); the last one stays (409). Where more power to decide is given, 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    params: memberParams,
    body: changeMemberInput,
    output: oneMemberSchema,
    errors: [403, 404, 409],
    example: { role: 'approver', titles: ['Head of Sales'] },
    call: ({ identity }, { params, body }, ctx) =>
      identity.members.change.mutate({ ...body, ...params }, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/members/:userId',
    area,
    operationId: 'removeMember',
    summary: 'Remove a member',
    description:
      'Only owners remove owners (403); the last one stays (409). The sessions in the workspace end everywhere within five seconds, open event streams included; the account and its other workspaces stay.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    params: memberParams,
    output: doneSchema,
    errors: [403, 404, 409],
    call: ({ identity }, { params }, ctx) =>
      identity.members.remove.mutate(params, withContext(ctx)),
  }),
];
