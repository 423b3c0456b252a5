import { showCode } from '@workspace-ops/identity/stand-in/authenticator-application';
import { makePasskey } from '@workspace-ops/identity/stand-in/software-authenticator';
import type { OpsClient } from '@workspace-ops/sdk';
import { waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { waitForCode } from './mailbox.ts';
import { createConnect, expectAllCalled, failsWith, makeEmail, password } from './sdk-clients.ts';
import { it, type SharedSystem } from './shared-system.ts';

const called = new Set<string>();
let system: SharedSystem;
let connect: ReturnType<typeof createConnect>['connect'];
let signUp: ReturnType<typeof createConnect>['signUp'];
let ops: OpsClient;

it.beforeAll(async ({ system: shared }) => {
  system = shared;
  ({ connect, signUp } = createConnect(system.url, called));
  ops = await signUp();
});

it('keeps accounts: sessions, passwords, workspaces', async () => {
  const email = makeEmail();
  const person = await signUp(email);
  const { workspace } = await person.workspaces.create({ name: 'Leith' });
  await person.workspaces.change(workspace.id, { timeZone: 'Europe/London' });
  const { token } = await person.account.switchWorkspace({ workspaceId: workspace.id });
  const switched = connect(token);
  expect((await switched.account.me()).user?.workspaceId).toBe(workspace.id);
  const { workspaces } = await switched.workspaces.list();
  expect(workspaces.find(({ current }) => current)?.name).toBe('Leith');
  await switched.workspaces.delete(workspace.id, { confirm: 'Leith' });

  const newPassword = 'a long new one, harbour';
  await person.account.changePassword({ currentPassword: password, newPassword });
  const again = connect((await connect().account.logIn({ email, password: newPassword })).token);
  const { sessions } = await again.account.sessions();
  await again.account.endSession(sessions.find(({ current }) => !current)!.id);
  await again.account.endOtherSessions();
  expect((await again.account.sessions()).sessions).toHaveLength(1);
  await again.account.logOut();
  await waitFor(() =>
    again.account.sessions().then(
      () => false,
      (error) => error.status === 401,
    ),
  );
});

it('keeps factors and passkeys, and signs in with them', async () => {
  const email = makeEmail();
  const person = await signUp(email);
  const visitor = connect();
  expect((await visitor.account.ways()).tenancy).toBe('open');
  await person.account.verifyEmail({ token: await waitForCode(system.dataFolder, email) });
  const { id, secret } = await person.factors.beginTotp({ name: 'Phone' });
  const code = showCode(secret, new Date());
  const { recoveryCodes } = await person.factors.confirmTotp({ id, code });
  const refused = await failsWith(
    'second_factor_required',
    visitor.account.logIn({ email, password }),
  );
  const challenge = refused.body.challenge!;
  const recoveryCode = recoveryCodes![0]!;
  const { token } = await visitor.account.logInWithFactor({ challenge, recoveryCode });
  expect((await connect(token).factors.list()).factors).toHaveLength(1);
  expect((await person.factors.renewRecoveryCodes()).recoveryCodes).not.toEqual(recoveryCodes);

  const { options } = await person.factors.beginPasskey();
  const made = makePasskey({ challenge: options.challenge });
  await person.factors.addPasskey({ challenge: options.challenge, passkey: made.attestation });
  expect((await person.account.beginPasskeyConfirmation()).options.challenge).toBeTruthy();
  expect((await person.account.confirm({ password })).success).toBe(true);
  const asked = (await visitor.account.beginPasskeyLogIn()).options;
  const { response, ...passkey } = made.answer({ challenge: asked.challenge });
  const { userHandle = null, ...proof } = response;
  const entered = await visitor.account.logInWithPasskey({
    challenge: asked.challenge,
    passkey: { ...passkey, response: { ...proof, userHandle } },
  });
  expect(entered.user.email).toBe(email);
  await person.factors.remove(id);
});

it('resets a password by the code of a mail, and signs in with Google', async () => {
  const email = makeEmail();
  await signUp(email);
  await connect().account.requestPasswordReset({ email });
  const token = await waitForCode(system.dataFolder, email, 'Reset your password');
  const newPassword = 'a long new one, harbour';
  await connect().account.resetPassword({ token, newPassword });
  await connect().account.logIn({ email, password: newPassword });
  await connect().account.logInWithGoogle({ email: makeEmail() });
});

it('keeps notifications, signing secrets and the company’s sign-in page', async () => {
  const settings = await ops.account.notifications();
  expect(await ops.account.setNotifications(settings)).toEqual(settings);
  await failsWith('invalid_input', connect().account.unsubscribe('of no mail'));
  const { workspaceId } = (await ops.account.me()).user!;
  expect(await ops.workspaces.webhookSecrets(workspaceId)).toMatchObject({ workspaceId });
  expect((await ops.sso.get()).connection).toBeNull();
  await failsWith(
    'invalid_input',
    ops.sso.set({ issuer: 'no address', clientId: 'ops', domains: [], defaultRole: 'viewer' }),
  );
  await failsWith('not_found', ops.sso.proveDomain({ domain: 'example.com' }));
  await failsWith('not_found', ops.sso.createScimToken());
  await failsWith('not_found', ops.sso.deleteScimToken());
  await failsWith('not_found', ops.sso.remove());
});

it('keeps members: invitations, roles, delegation', async () => {
  const [email, unwanted] = [makeEmail(), makeEmail()];
  await ops.members.invite({ email, role: 'approver' });
  const { invitation } = await ops.members.invite({ email: unwanted, role: 'viewer' });
  await ops.members.withdrawInvitation(invitation.id);
  expect((await ops.members.invitations()).invitations).toHaveLength(1);
  const code = await waitForCode(system.dataFolder, email);
  const accepted = await connect().members.acceptInvitation({ token: code, password, name: 'Ben' });
  const member = connect(accepted.token);
  const me = (await ops.account.me()).user!;
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await member.members.delegate({ to: me.id, until });
  await member.members.endDelegation();
  expect(await Array.fromAsync(member.members.list())).toHaveLength(2);
  await failsWith('forbidden', member.members.change(me.id, { role: 'viewer' }));
  await member.members.leave();
  await failsWith('not_found', ops.members.remove(accepted.user.id));
  const { member: renamed } = await ops.members.change(me.id, { titles: ['Marketing lead'] });
  expect(renamed.titles).toEqual(['Marketing lead']);
});

it('keeps API tokens', async () => {
  const created = await ops.tokens.create({ name: 'Reader', kind: 'agent', scopes: ['read'] });
  const reader = connect(created.secret);
  expect(await Array.fromAsync(reader.runs.list())).toEqual([]);
  await failsWith('forbidden', reader.runs.start('MKT-01'));
  expect((await Array.fromAsync(ops.tokens.list())).map(({ id }) => id)).toEqual([
    created.token.id,
  ]);
  await ops.tokens.delete(created.token.id);
});

it('has called all of the client', () => expectAllCalled('accounts', ops, called));
