import {
  marketplaceItemsSchema,
  mountChangedSchema,
  mountInput,
  subscribeInput,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Marketplace';

const mounting =
  'Deploys the department’s workflows into the workspace. Again is no error. 404 for an id that is no playbook’s, an app’s or a book’s too.';

export const marketplaceRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/marketplace/items',
    aliases: ['/api/marketplace/packages'],
    area,
    operationId: 'listMarketplaceItems',
    summary: 'List playbooks, apps and books',
    description: 'A workspace in which nothing was mounted or unmounted has two playbooks mounted.',
    auth: 'workspace',
    role: 'viewer',
    scope: 'read',
    status: 200,
    output: marketplaceItemsSchema,
    call: ({ commerce }, _input, ctx) =>
      commerce.marketplace.items.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/marketplace/mount/:id',
    area,
    operationId: 'mountPlaybook',
    summary: 'Mount a playbook',
    description: mounting,
    auth: 'workspace',
    role: 'admin',
    status: 200,
    params: mountInput,
    output: mountChangedSchema,
    errors: [404],
    call: ({ commerce }, { params }, ctx) =>
      commerce.marketplace.mount.mutate(params, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/marketplace/packages/:packageId/subscribe',
    area,
    operationId: 'subscribeToPlaybook',
    summary: 'Mount a playbook, by its package id',
    description: mounting,
    auth: 'workspace',
    role: 'admin',
    status: 200,
    params: subscribeInput,
    output: mountChangedSchema,
    errors: [404],
    call: ({ commerce }, { params }, ctx) =>
      commerce.marketplace.mount.mutate({ id: params.packageId }, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/marketplace/unmount/:id',
    area,
    operationId: 'unmountPlaybook',
    summary: 'Unmount a playbook',
    description: 'Retires the department’s workflows; runs in flight finish. Again is no error.',
    auth: 'workspace',
    role: 'admin',
    status: 200,
    params: mountInput,
    output: mountChangedSchema,
    errors: [404],
    call: ({ commerce }, { params }, ctx) =>
      commerce.marketplace.unmount.mutate(params, withContext(ctx)),
  }),
];
