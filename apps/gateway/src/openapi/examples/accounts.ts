import type { Member, User, Workspace } from '@workspace-ops/contracts';

const user: User = {
  id: 'usr_01a1fc79b24e736488ce5c2e75f537bf',
  openId: 'usr_01a1fc79b24e736488ce5c2e75f537bf',
  email: 'dana@example.com',
  name: 'Dana',
  role: 'owner',
  workspaceId: 'ws_01a1fc79b24e736488ce616f4df21846',
  loginMethod: 'email',
  emailVerified: true,
};

const done = { success: true };

const invitation = {
  id: 'inv_01a1fc79b24e736488ce616f4df21847',
  email: 'sam@example.com',
  role: 'viewer',
  expiresAt: '2026-03-08T09:00:00.000Z',
};

const session = {
  id: 'ses_01a1fc79b24e736488ce616f4df21848',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastSeenAt: '2026-03-01T12:00:00.000Z',
  userAgent: 'Mozilla/5.0',
  address: '192.0.2.1',
  current: true,
};

const signedIn = { success: true, token: 'eyJhbGciOiJFZERTQSIsImtpZCI6ImtleV8xIn0.e30.c2ln', user };

const totp = {
  id: 'fac_01a1fc79b24e736488ce616f4df21850',
  kind: 'totp',
  name: 'Phone',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUsedAt: null,
};

const passkey = { ...totp, kind: 'passkey', name: 'Laptop' };

const recoveryCodes = ['4f1c0-9b2ae-77d31-e0c58', '0a7b3-55e9c-1f8d2-63b40'];

const challenge = 'bGV0IG1lIGluLCBpdCBpcyBtZSBhZ2FpbiwgYXMgYmVmb3Jl';

const askForPasskey = {
  options: { challenge, rpId: 'ops.example.com', timeout: 60_000, userVerification: 'required' },
};

const factorAnswers = {
  listFactors: { factors: [totp], recoveryCodesLeft: 10 },
  startTotp: {
    id: totp.id,
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Workspace%20Operations:dana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Workspace%20Operations&algorithm=SHA1&digits=6&period=30',
  },
  confirmTotp: { factor: totp, recoveryCodes },
  beginPasskey: {
    options: {
      challenge,
      rp: { id: 'ops.example.com', name: 'Workspace Operations' },
      user: { id: 'dXNyXzAx', name: 'dana@example.com', displayName: 'Dana' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
  },
  addPasskey: { factor: passkey },
  renewRecoveryCodes: { recoveryCodes },
  removeFactor: done,
  logInWithFactor: signedIn,
  beginPasskeySignIn: askForPasskey,
  signInWithPasskey: signedIn,
  beginConfirmation: askForPasskey,
  confirmSession: { success: true, until: '2026-03-01T09:05:00.000Z' },
};

export const accountAnswers = {
  ...factorAnswers,
  signUp: signedIn,
  logIn: signedIn,
  signInWithGoogle: { ...signedIn, user: { ...user, loginMethod: 'google' } },
  listSignInWays: { tenancy: 'strict', signUp: 'invite' },
  getCurrentUser: { user },
  logOut: done,
  listSessions: { sessions: [session] },
  endOtherSessions: done,
  endSession: done,
  changePassword: done,
  requestPasswordReset: done,
  confirmPasswordReset: done,
  verifyEmail: done,
  getNotifications: { approvals: 'immediately' },
  setNotifications: { approvals: 'daily' },
  showUnsubscribe: '<!doctype html>',
  unsubscribe: done,
  createInvitation: { invitation },
  listInvitations: { invitations: [invitation] },
  withdrawInvitation: done,
  acceptInvitation: signedIn,
};

const token = {
  id: 'tok_01a1fc79b24e736488ce616f4df21849',
  name: 'Field forms',
  kind: 'service',
  scopes: ['read', 'ingest'],
  createdAt: '2026-03-01T09:00:00.000Z',
  createdBy: { kind: 'person', id: 'usr_01a1fc79b24e736488ce616f4df21840', name: 'Dana' },
  expiresAt: '2027-03-01T00:00:00.000Z',
  lastUsedAt: null,
};

export const tokenAnswers = {
  createToken: { token, secret: `wsk_${'0'.repeat(43)}` },
  listTokens: { tokens: [token], nextCursor: null, totalCount: 1 },
  deleteToken: done,
};

const workspace: Workspace = {
  id: user.workspaceId,
  name: 'Northwind',
  role: 'owner',
  current: true,
  timeZone: 'Europe/Berlin',
  defaultTimeZone: 'America/New_York',
  workingHours: { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
  brandName: 'Northwind Traders',
  confirmDecisions: false,
};

const member: Member = {
  userId: 'usr_01a1fc79b24e736488ce5c2e75f537c0',
  name: 'Sam',
  email: 'sam@example.com',
  role: 'approver',
  titles: ['Head of Sales'],
  joinedAt: '2026-03-01T09:00:00.000Z',
  delegate: { userId: user.id, until: '2026-03-15T17:00:00.000Z' },
};

export const memberAnswers = {
  listMembers: { members: [member], totalCount: 1, nextCursor: null },
  changeMember: { member },
  removeMember: done,
  leaveWorkspace: done,
  delegate: { delegation: { to: user.id, until: '2026-03-15T17:00:00.000Z' } },
  endDelegation: done,
};

export const workspaceAnswers = {
  listWorkspaces: { workspaces: [workspace] },
  createWorkspace: {
    workspace: { ...workspace, current: false, timeZone: null, brandName: null },
  },
  changeWorkspace: { workspace },
  deleteWorkspace: done,
  switchWorkspace: signedIn,
  listWebhookSecrets: {
    workspaceId: 'ws_019a',
    secrets: [
      {
        webhook: 'voice',
        path: '/api/voice/webhook',
        secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
      },
      { webhook: 'coldmail', path: '/api/webhooks/coldmail' },
    ],
  },
};
