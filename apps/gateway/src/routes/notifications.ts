import {
  doneSchema,
  notificationSettingsSchema,
  setNotificationsInput,
  unsubscribeInput,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, rawRoute, type Route } from './route.ts';

const area = 'Accounts and sessions';

export const notificationRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/members/me/notifications',
    area,
    operationId: 'getNotifications',
    summary: 'Show which mails I get from the workspace',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    output: notificationSettingsSchema,
    call: ({ identity }, _input, ctx) =>
      identity.notifications.get.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'patch',
    path: '/api/members/me/notifications',
    area,
    operationId: 'setNotifications',
    summary: 'Change which mails I get from the workspace',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    body: setNotificationsInput,
    output: notificationSettingsSchema,
    errors: [404],
    example: { approvals: 'daily' },
    call: ({ identity }, { body }, ctx) =>
      identity.notifications.set.mutate(body, withContext(ctx)),
  }),
  rawRoute({
    method: 'get',
    path: '/api/notifications/unsubscribe',
    area,
    operationId: 'showUnsubscribe',
    summary: 'Show the page of a mail’s link that ends such mails',
    description: 'It changes nothing: programs follow the links of mails before people do.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    query: unsubscribeInput,
    output: { mediaTypes: ['text/html'], description: 'A page with a button that sends the POST.' },
    call: async () => ({
      status: 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: page,
    }),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/notifications/unsubscribe',
    area,
    operationId: 'unsubscribe',
    summary: 'End the mails about runs that wait, by the link of one of them',
    description:
      'Works without signing in, and by one click of a mail program (RFC 8058): the body is not read.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    query: unsubscribeInput,
    ignoresBody: true,
    output: doneSchema,
    call: ({ identity }, { query }, ctx) =>
      identity.notifications.unsubscribe.mutate(query, withContext(ctx)),
  }),
];

/** The form is sent to the page's own address, with its token. */
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Mails</title></head>
<body>
<form method="post"><p>No more mails about runs that wait for a decision of mine.</p>
<button>Confirm</button></form>
</body>
</html>
`;
