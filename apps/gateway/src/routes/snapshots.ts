import {
  cloneSnapshotInput,
  saveSnapshotInput,
  snapshotDeletedSchema,
  snapshotIdInput,
  snapshotListSchema,
  snapshotRestoredSchema,
  snapshotSchema,
} from '@workspace-ops/contracts';
import { as } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Snapshots';

export const snapshotRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/snapshots',
    area,
    operationId: 'listSnapshots',
    summary: 'List the workspace’s snapshots and the two canonical templates',
    auth: 'workspace',
    status: 200,
    output: snapshotListSchema,
    call: ({ workflow }, _input, call) => workflow.snapshots.list.query(undefined, as(call)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/snapshots/save',
    area,
    operationId: 'saveSnapshot',
    summary: 'Save the workspace’s configuration',
    description:
      'Holds the live configuration within `scope`, under what `configuration` gives of it.',
    auth: 'workspace',
    status: 201,
    body: saveSnapshotInput,
    output: snapshotSchema,
    example: {
      name: 'Before the spring campaign',
      officeName: 'Harbour Office',
      tags: ['spring'],
      scope: { integrations: false },
      configuration: { llmSettings: { temperature: 0.4, maxOutputTokens: 2048 } },
    },
    call: ({ workflow }, { body }, call) => workflow.snapshots.save.mutate(body, as(call)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/snapshots/:id/clone',
    area,
    operationId: 'cloneSnapshot',
    summary: 'Copy a snapshot or a template for another office',
    auth: 'workspace',
    status: 201,
    params: snapshotIdInput,
    body: cloneSnapshotInput,
    bodyOptional: true,
    output: snapshotSchema,
    errors: [404],
    example: { targetOfficeName: 'Pier Office', newSnapshotName: 'Spring, pier' },
    call: ({ workflow }, { params, body }, call) =>
      workflow.snapshots.clone.mutate({ ...body, ...params }, as(call)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/snapshots/:id/restore',
    area,
    operationId: 'restoreSnapshot',
    summary: 'Make a snapshot the workspace’s live configuration',
    description:
      'The next run goes by it; runs under way keep their steps. What it replaces is kept as a snapshot with the tag `pre-restore`.',
    auth: 'workspace',
    status: 200,
    params: snapshotIdInput,
    output: snapshotRestoredSchema,
    errors: [404],
    call: ({ workflow }, { params }, call) => workflow.snapshots.restore.mutate(params, as(call)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/snapshots/:id',
    area,
    operationId: 'deleteSnapshot',
    summary: 'Delete a snapshot',
    description: '403 for a canonical template.',
    auth: 'workspace',
    status: 200,
    params: snapshotIdInput,
    output: snapshotDeletedSchema,
    errors: [403, 404],
    call: ({ workflow }, { params }, call) => workflow.snapshots.delete.mutate(params, as(call)),
  }),
];
