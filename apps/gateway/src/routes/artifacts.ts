import {
  artifactDetailSchema,
  artifactEvaluatedSchema,
  artifactFilter,
  artifactIdInput,
  artifactListSchema,
  artifactPatch,
  artifactPatchedSchema,
  artifactRefinedSchema,
  artifactRevisedSchema,
  artifactRevisionInput,
  artifactTag,
  calendarFilter,
  contentCalendarSchema,
  refineInput,
  textTag,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { create } from 'content-disposition';
import { exampleDate, jsonRoute, rawRoute, type Route } from './route.ts';

const area = 'Artifacts';

export const artifactRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/artifacts',
    area,
    operationId: 'listArtifacts',
    summary: 'List artifacts, newest first',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    query: artifactFilter,
    output: artifactListSchema,
    call: ({ workflow }, { query }, ctx) => workflow.artifacts.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/artifacts/content-calendar',
    area,
    operationId: 'getContentCalendar',
    summary: 'Show up to 100 posts by scheduled date',
    description:
      'With `from` or `to`, the posts that are scheduled then; the totals and the excerpt are of all.',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    query: calendarFilter,
    output: contentCalendarSchema,
    call: ({ workflow }, { query }, ctx) =>
      workflow.artifacts.calendar.query(query, withContext(ctx)),
  }),
  rawRoute({
    method: 'get',
    path: '/api/artifacts/content-calendar.ics',
    area,
    operationId: 'getContentCalendarFeed',
    summary: 'Subscribe to the scheduled and published posts as a calendar',
    description:
      'iCalendar (RFC 5545), for calendar programs, which can set no header: they send the secret of a token with the scope `calendar` as `token`, in this address alone. The next 1,000 posts, and up to 250 of the last 90 days.',
    auth: 'feed',
    role: 'viewer',
    scope: 'calendar',
    status: 200,
    output: { mediaTypes: ['text/calendar'], description: 'An event for each post.' },
    etag: textTag,
    errors: [400],
    async call({ workflow }, { origin }, ctx) {
      const calendar = await workflow.artifacts.calendarFeed.query(
        { origin: origin() },
        withContext(ctx),
      );
      return {
        status: 200,
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'inline; filename="content-calendar.ics"',
        },
        body: calendar,
      };
    },
  }),
  jsonRoute({
    method: 'get',
    path: '/api/artifacts/:id',
    area,
    operationId: 'getArtifact',
    summary: 'Show an artifact with its revisions and its evaluation',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    params: artifactIdInput,
    output: artifactDetailSchema,
    etag: artifactTag,
    errors: [404],
    call: ({ workflow }, { params }, ctx) => workflow.artifacts.get.query(params, withContext(ctx)),
  }),
  rawRoute({
    method: 'get',
    path: '/api/artifacts/:id/download',
    area,
    operationId: 'downloadArtifact',
    summary: 'Download an artifact’s content as a file',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    params: artifactIdInput,
    output: {
      mediaTypes: ['text/csv', 'text/markdown'],
      description: 'The content as it is stored, as an attachment.',
    },
    errors: [404],
    async call({ workflow }, { params }, ctx) {
      const file = await workflow.artifacts.download.query(params, withContext(ctx));
      return {
        status: 200,
        headers: {
          'Content-Type': `${file.mediaType}; charset=utf-8`,
          'Content-Disposition': attachment(file.fileName, file.asciiName),
        },
        body: file.content,
      };
    },
  }),
  jsonRoute({
    method: 'patch',
    path: '/api/artifacts/:id',
    area,
    operationId: 'updateArtifact',
    summary: 'Set an artifact’s status or schedule',
    description:
      '`scheduled` needs a `scheduledFor`, given or stored before. `replaceScheduled` where no other revision of the artifact is scheduled is 409.',
    auth: 'credential',
    role: 'editor',
    scope: 'artifacts:write',
    status: 200,
    params: artifactIdInput,
    body: artifactPatch,
    output: artifactPatchedSchema,
    errors: [404, 409],
    example: { status: 'scheduled', scheduledFor: `${exampleDate()}T09:00:00Z` },
    call: ({ workflow }, { params, body }, ctx) =>
      workflow.artifacts.patch.mutate({ ...body, ...params }, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/artifacts/:id/evaluate',
    area,
    operationId: 'evaluateArtifact',
    summary: 'Score an artifact and store the evaluation',
    auth: 'credential',
    role: 'editor',
    scope: 'artifacts:write',
    status: 200,
    params: artifactIdInput,
    output: artifactEvaluatedSchema,
    errors: [404],
    call: ({ workflow }, { params }, ctx) =>
      workflow.artifacts.evaluate.mutate(params, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/artifacts/:id/revisions',
    area,
    operationId: 'reviseArtifact',
    summary: 'Store an edit as a new revision',
    description:
      'The edited artifact stays as it is. The revision is a draft, evaluated; what would run in a browser or a spreadsheet is escaped. Votes of an open approval on it are voided.',
    auth: 'credential',
    role: 'editor',
    scope: 'artifacts:write',
    status: 201,
    params: artifactIdInput,
    body: artifactRevisionInput,
    output: artifactRevisedSchema,
    idempotent: true,
    ifMatch: 'The `ETag` of the newest revision: 412 when there is a newer one, or it was changed.',
    errors: [404],
    example: { content: '# One form instead of forty re-typed enquiries' },
    call: ({ workflow }, { params, body, headers }, ctx) =>
      workflow.artifacts.revise.mutate(
        { ...body, ...params, ifMatch: headers['if-match'] },
        withContext(ctx),
      ),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/artifacts/:id/refine',
    area,
    operationId: 'refineArtifact',
    summary: 'Rewrite an artifact as a new revision',
    description:
      'Without `instructions` the artifact’s own feedback drives the rewrite. 409 `budget_exceeded` when a model would have to be paid past the workspace’s budget of the day.',
    auth: 'credential',
    role: 'editor',
    scope: 'artifacts:write',
    cost: 'refinement',
    status: 200,
    params: artifactIdInput,
    body: refineInput,
    bodyOptional: true,
    output: artifactRefinedSchema,
    errors: [404, 409, 502],
    example: { instructions: 'Shorten the first paragraph.' },
    call: ({ workflow }, { params, body }, ctx) =>
      workflow.artifacts.refine.mutate({ ...body, ...params }, withContext(ctx)),
  }),
];

/** Characters that no file name may have somewhere: separators, reserved ones and controls. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unsafe = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*]/g;

/** A Content-Disposition with an ASCII name, and the true one by RFC 5987 where they differ. */
export function attachment(fileName: string, asciiName?: string): string {
  const name = fileName.toWellFormed().replaceAll(unsafe, '_');
  if (asciiName !== undefined) return create(name, { fallback: asciiName });
  const plain = name.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return create(name, { fallback: plain.replaceAll(/[^\u0020-\u007e]/g, '_') });
}
