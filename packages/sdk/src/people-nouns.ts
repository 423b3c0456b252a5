import type { Calls, CallOptions } from './calls.ts';
import type { MakeList } from './lists.ts';
import type { Operations } from './operations.ts';

/** The nouns of who uses the service: accounts and how they are proved, workspaces and their members. */
export const createPeopleNouns = (
  calls: Calls,
  { bare, withBody }: Operations,
  list: MakeList,
) => ({
  account: {
    /** By which ways somebody may sign in and up here. */
    ways: bare('get', '/api/auth/ways'),
    signUp: withBody('post', '/api/auth/signup'),
    logIn: withBody('post', '/api/auth/login'),
    /** After `second_factor_required`, with the `challenge` of its body. */
    logInWithFactor: withBody('post', '/api/auth/login/factor'),
    logInWithGoogle: withBody('post', '/api/auth/google'),
    /** What a browser needs for `logInWithPasskey`. */
    beginPasskeyLogIn: bare('post', '/api/auth/passkey/options'),
    logInWithPasskey: withBody('post', '/api/auth/passkey/verify'),
    logOut: bare('post', '/api/auth/logout'),
    me: bare('get', '/api/auth/me'),
    verifyEmail: withBody('post', '/api/auth/email/verify'),
    changePassword: withBody('post', '/api/auth/password'),
    /** Mails a code, where the email has an account. */
    requestPasswordReset: withBody('post', '/api/auth/password/reset'),
    resetPassword: withBody('post', '/api/auth/password/reset/confirm'),
    /** What a browser needs to `confirm` with a passkey. */
    beginPasskeyConfirmation: bare('post', '/api/auth/confirm/options'),
    /** Proves again who it is, for what ends with `confirmation_required`. */
    confirm: withBody('post', '/api/auth/confirm'),
    sessions: bare('get', '/api/auth/sessions'),
    endSession: bare('delete', '/api/auth/sessions/{id}'),
    endOtherSessions: bare('delete', '/api/auth/sessions'),
    switchWorkspace: withBody('post', '/api/auth/switch'),
    notifications: bare('get', '/api/members/me/notifications'),
    setNotifications: withBody('patch', '/api/members/me/notifications'),
    /** Ends the mails about runs that wait, with the token of a link in one of them. */
    unsubscribe: (token: string, options?: CallOptions) =>
      calls.post('/api/notifications/unsubscribe', { params: { query: { token } }, ...options }),
  },
  /** Second factors and passkeys of the account. */
  factors: {
    list: bare('get', '/api/auth/factors'),
    beginTotp: withBody('post', '/api/auth/factors/totp'),
    confirmTotp: withBody('post', '/api/auth/factors/totp/confirm'),
    beginPasskey: bare('post', '/api/auth/factors/passkeys/options'),
    addPasskey: withBody('post', '/api/auth/factors/passkeys'),
    renewRecoveryCodes: bare('post', '/api/auth/factors/recovery-codes'),
    remove: bare('delete', '/api/auth/factors/{id}'),
  },
  workspaces: {
    list: bare('get', '/api/workspaces'),
    create: withBody('post', '/api/workspaces'),
    change: withBody('patch', '/api/workspaces/{id}'),
    delete: withBody('delete', '/api/workspaces/{id}'),
    /** By which inbound webhooks of the workspace are signed. */
    webhookSecrets: bare('get', '/api/workspaces/{id}/webhook-secrets'),
  },
  members: {
    list: list('/api/members', 'members'),
    change: withBody('patch', '/api/members/{userId}'),
    remove: bare('delete', '/api/members/{userId}'),
    leave: bare('delete', '/api/members/me'),
    invite: withBody('post', '/api/members/invitations'),
    invitations: bare('get', '/api/members/invitations'),
    withdrawInvitation: bare('delete', '/api/members/invitations/{id}'),
    acceptInvitation: withBody('post', '/api/auth/invitations/accept'),
    delegate: withBody('post', '/api/members/me/delegate'),
    endDelegation: bare('delete', '/api/members/me/delegate'),
  },
  tokens: {
    list: list('/api/tokens', 'tokens'),
    create: withBody('post', '/api/tokens'),
    delete: bare('delete', '/api/tokens/{id}'),
  },
  /** The company's sign-in page, and its directory. */
  sso: {
    get: bare('get', '/api/sso'),
    set: withBody('put', '/api/sso'),
    remove: bare('delete', '/api/sso'),
    proveDomain: withBody('post', '/api/sso/domains/prove'),
    /** With which the directory sends its people, by SCIM; the one of before ends. */
    createScimToken: bare('post', '/api/sso/scim-token'),
    deleteScimToken: bare('delete', '/api/sso/scim-token'),
  },
});
