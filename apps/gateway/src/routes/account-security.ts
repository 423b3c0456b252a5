import {
  acceptInvitationInput,
  changePasswordInput,
  confirmResetInput,
  doneSchema,
  invitationListSchema,
  invitedSchema,
  inviteInput,
  requestResetInput,
  sessionListSchema,
  sessionParams,
  signedInSchema,
  verifyEmailInput,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { clientFacts } from '../http/client-facts.ts';
import { jsonRoute, type Route } from './route.ts';

const area = 'Accounts and sessions';

const sessionRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/auth/sessions',
    area,
    operationId: 'listSessions',
    summary: 'List where you are signed in',
    description: 'The last used first. `SESSION_IDLE_DAYS` without use end a session.',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    output: sessionListSchema,
    call: ({ identity }, _input, ctx) => identity.sessions.list.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/auth/sessions',
    area,
    operationId: 'endOtherSessions',
    summary: 'End all your sessions but this one',
    description: 'They are refused everywhere within five seconds; open event streams end.',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    output: doneSchema,
    call: ({ identity }, _input, ctx) =>
      identity.sessions.endOthers.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/auth/sessions/:id',
    area,
    operationId: 'endSession',
    summary: 'End one of your sessions',
    description: 'It is refused everywhere within five seconds; its open event streams end.',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    params: sessionParams,
    output: doneSchema,
    errors: [404],
    call: ({ identity }, { params }, ctx) => identity.sessions.end.mutate(params, withContext(ctx)),
  }),
];

const passwordRoutes: readonly Route[] = [
  jsonRoute({
    method: 'post',
    path: '/api/auth/password',
    area,
    operationId: 'changePassword',
    summary: 'Change your password',
    description: 'Ends all your other sessions. A wrong current password is 401.',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    body: changePasswordInput,
    output: doneSchema,
    errors: [409, 429],
    example: { currentPassword: 'correct horse', newPassword: 'correct horse battery' },
    call: ({ identity }, { body }, ctx) => identity.passwords.change.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/password/reset',
    area,
    operationId: 'requestPasswordReset',
    summary: 'Have a code mailed that resets the password',
    description:
      'Answers the same, in the same time, whether the email has an account or not, and whether a mail is sent or not: an email gets so many mails an hour only.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    body: requestResetInput,
    output: doneSchema,
    example: { email: 'dana@example.com' },
    call: ({ identity }, { body }, ctx) =>
      identity.passwords.requestReset.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/password/reset/confirm',
    area,
    operationId: 'confirmPasswordReset',
    summary: 'Set a new password with a mailed code',
    description: 'The code works once, for 30 minutes. Ends all sessions of the account.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    body: confirmResetInput,
    output: doneSchema,
    errors: [429],
    example: { token: 'the code of the mail', newPassword: 'correct horse battery' },
    call: ({ identity }, { body }, ctx) =>
      identity.passwords.confirmReset.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/email/verify',
    area,
    operationId: 'verifyEmail',
    summary: 'Confirm an email with a mailed code',
    description: 'The code was mailed at sign-up; it works once, for 30 minutes.',
    auth: 'none',
    role: 'anyone',
    status: 200,
    body: verifyEmailInput,
    output: doneSchema,
    example: { token: 'the code of the mail' },
    call: ({ identity }, { body }, ctx) =>
      identity.accounts.verifyEmail.mutate(body, withContext(ctx)),
  }),
];

const invitationRoutes: readonly Route[] = [
  jsonRoute({
    method: 'post',
    path: '/api/members/invitations',
    area,
    operationId: 'createInvitation',
    summary: 'Invite somebody by mail',
    description:
      'Whoever accepts becomes a member with the role. Lets the email have an account where `SIGN_UP` is `invite`. Valid for seven days; a second invitation of an email takes the place of the first. Only owners invite owners. For a role that decides, 403 `confirmation_required` where the workspace wants decisions confirmed and the session is not.',
    auth: 'credential',
    role: 'admin',
    status: 201,
    body: inviteInput,
    output: invitedSchema,
    errors: [403, 409, 429],
    example: { email: 'sam@example.com', role: 'viewer' },
    call: ({ identity }, { body }, ctx) =>
      identity.invitations.create.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/members/invitations',
    area,
    operationId: 'listInvitations',
    summary: 'List the open invitations of the workspace',
    auth: 'credential',
    role: 'admin',
    status: 200,
    output: invitationListSchema,
    errors: [403],
    call: ({ identity }, _input, ctx) =>
      identity.invitations.list.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/members/invitations/:id',
    area,
    operationId: 'withdrawInvitation',
    summary: 'Take an invitation back',
    auth: 'credential',
    role: 'admin',
    status: 200,
    params: sessionParams,
    output: doneSchema,
    errors: [403, 404],
    call: ({ identity }, { params }, ctx) =>
      identity.invitations.withdraw.mutate(params, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/invitations/accept',
    area,
    operationId: 'acceptInvitation',
    summary: 'Accept an invitation with its mailed code',
    description:
      'Without a credential it makes the account, with `password`; a signed-in person accepts with their own. Starts a session in the workspace that invited, as a login does.',
    auth: 'optional',
    role: 'anyone',
    status: 200,
    body: acceptInvitationInput,
    output: signedInSchema,
    session: 'set',
    errors: [403, 429],
    example: { token: 'the code of the mail', password: 'correct horse battery', name: 'Sam' },
    call: ({ identity }, { body, headers }, ctx) =>
      identity.invitations.accept.mutate(
        { ...body, client: clientFacts(headers) },
        withContext(ctx),
      ),
  }),
];

/** What an account’s owner does to keep it theirs, and to let others in. */
export const accountSecurityRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...passwordRoutes,
  ...invitationRoutes,
];
