import type { IncomingHttpHeaders } from 'node:http';
import { rawRoute, type Route } from './route.ts';

const area = 'Events';

export const eventRoutes: readonly Route[] = [
  rawRoute({
    method: 'get',
    path: '/api/events',
    area,
    operationId: 'streamEvents',
    summary: 'Stream the workspace’s live events as they happen',
    description:
      'Server-sent events: `id`, `event`, and `data` as the body that a mobile webhook receives. ' +
      '`Last-Event-ID` resumes within the last 24 hours. The stream ends with the session.',
    auth: 'workspace',
    role: 'viewer',
    scope: 'read',
    status: 200,
    output: { mediaTypes: ['text/event-stream'], description: 'Events, as long as you listen.' },
    endless: true,
    resumes: true,
    call: ({ raw }, { headers }, ctx) =>
      raw.eventStream(ctx, { lastEventId: readLastEventId(headers) }),
  }),
];

const readLastEventId = (headers: IncomingHttpHeaders): string | undefined => {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
};
