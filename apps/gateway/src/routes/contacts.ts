import {
  contactReleasedSchema,
  contactSuppressedSchema,
  suppressContactInput,
  suppressedFilter,
  suppressedIdInput,
  suppressedListSchema,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Contacts';

export const contactRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/contacts/suppressed',
    area,
    operationId: 'listSuppressedContacts',
    summary: 'List the do-not-call list',
    description: 'Newest first. `phone` or `email` finds the entry of one number or address.',
    auth: 'workspace',
    role: 'viewer',
    scope: 'read',
    status: 200,
    query: suppressedFilter,
    output: suppressedListSchema,
    call: ({ workflow }, { query }, ctx) => workflow.contacts.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/contacts/suppressed',
    area,
    operationId: 'suppressContact',
    summary: 'Put a number or an address on the do-not-call list',
    description:
      'Nobody is called or written to there any more: dispatches are refused, queued ones cancelled, and runs that would write to them fail. Again is no error.',
    auth: 'workspace',
    role: 'admin',
    status: 201,
    body: suppressContactInput,
    output: contactSuppressedSchema,
    example: { phone: '+12125550100', reason: 'Asked by letter.' },
    call: ({ workflow }, { body }, ctx) =>
      workflow.contacts.suppress.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/contacts/suppressed/:id',
    area,
    operationId: 'releaseContact',
    summary: 'Take an entry off the do-not-call list',
    auth: 'workspace',
    role: 'admin',
    status: 200,
    params: suppressedIdInput,
    output: contactReleasedSchema,
    errors: [404],
    call: ({ workflow }, { params }, ctx) =>
      workflow.contacts.release.mutate(params, withContext(ctx)),
  }),
];
