import type { User } from '@workspace-ops/contracts';

const user: User = {
  id: 'usr_01a1fc79b24e736488ce5c2e75f537bf',
  openId: 'usr_01a1fc79b24e736488ce5c2e75f537bf',
  email: 'dana@example.com',
  name: 'Dana',
  role: 'owner',
  workspaceId: 'ws_01a1fc79b24e736488ce616f4df21846',
  loginMethod: 'email',
};

const signedIn = { success: true, token: 'eyJhbGciOiJFZERTQSIsImtpZCI6ImtleV8xIn0.e30.c2ln', user };

export const accountAnswers = {
  signUp: signedIn,
  logIn: signedIn,
  signInWithGoogle: { ...signedIn, user: { ...user, loginMethod: 'google' } },
  getCurrentUser: { user },
  logOut: { success: true },
};
