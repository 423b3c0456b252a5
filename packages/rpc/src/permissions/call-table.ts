import type { InternalServiceName, ServiceName } from '../topology.ts';

/**
 * For whom a service may make a call: for the caller whom the gateway signed, for itself (its own
 * background work in a workspace), or for either.
 */
export type ActsFor = 'caller' | 'service' | 'either';

/** Who may call one procedure, and for whom; who is not named may not. */
export type CallRow = Partial<Record<ServiceName, ActsFor>>;

/** By procedure; a sink's have `sink.` before their name and raw operations `raw.`. */
export type CallRows = Readonly<Record<string, CallRow>>;

const requests = { gateway: 'caller' } as const satisfies CallRow;

/**
 * Which service may call which procedure: everything that services ask of each other, by the
 * service that receives the call and checks it. A procedure without a row is called by nobody.
 */
export const callTable = {
  identity: {
    'accounts.signUp': requests,
    'accounts.logIn': requests,
    'accounts.signInWithGoogle': requests,
    'accounts.resolveExternal': { gateway: 'service' },
    'accounts.verifyEmail': requests,
    'sessions.me': requests,
    'sessions.list': requests,
    'sessions.end': requests,
    'sessions.endOthers': requests,
    'sessions.revoke': requests,
    'sessions.revokedSince': { gateway: 'service' },
    'sessions.seen': { gateway: 'service' },
    'passwords.change': requests,
    'passwords.requestReset': requests,
    'passwords.confirmReset': requests,
    'invitations.create': requests,
    'invitations.list': requests,
    'invitations.withdraw': requests,
    'invitations.accept': requests,
    'members.facts': { workflow: 'either' },
    'tokens.create': requests,
    'tokens.list': requests,
    'tokens.delete': requests,
    'tokens.find': { gateway: 'service' },
    'factors.list': requests,
    'factors.startTotp': requests,
    'factors.confirmTotp': requests,
    'factors.beginPasskey': requests,
    'factors.addPasskey': requests,
    'factors.remove': requests,
    'factors.renewCodes': requests,
    'factors.logIn': requests,
    'factors.beginSignIn': requests,
    'factors.signIn': requests,
    'factors.beginConfirmation': requests,
    'factors.confirm': requests,
    'keys.jwks': { gateway: 'service' },
    'limits.takeTokens': { gateway: 'service' },
    'workspaces.first': { gateway: 'service' },
    'sink.notify': { 'sync-bridge': 'service' },
  },
  'sync-bridge': {
    'state.get': requests,
    'ingestions.create': requests,
    'actions.perform': requests,
    'webhooks.register': requests,
    'webhooks.list': requests,
    'webhooks.get': requests,
    'webhooks.delete': requests,
    'webhooks.rotateSecret': requests,
    'webhooks.test': requests,
    'webhooks.deliveries': requests,
    'raw.eventStream': requests,
    'sink.publish': {
      'sync-bridge': 'service',
      'voice-gateway': 'service',
      workflow: 'service',
      outbound: 'service',
    },
  },
  'voice-gateway': {
    'slots.list': requests,
    'bookings.create': requests,
    'calls.verify': requests,
    'calls.webhookSecret': requests,
    'calls.record': requests,
    'dispatches.create': requests,
    'raw.synthesizeSpeech': requests,
  },
  knowledge: {
    'questions.list': requests,
    'questions.create': requests,
    'questions.delete': requests,
    'questions.generate': requests,
    'sessions.save': requests,
    'profiles.list': requests,
    'profiles.create': requests,
    'profiles.delete': requests,
    'profiles.generate': requests,
  },
  workflow: {
    'runs.list': requests,
    'runs.get': requests,
    'runs.approve': requests,
    'runs.reject': requests,
    'runs.decide': { 'sync-bridge': 'caller', audit: 'caller' },
    'runs.create': { 'sync-bridge': 'caller' },
    'runs.openApproval': requests,
    'runs.artifacts': requests,
    'artifacts.list': requests,
    'artifacts.calendar': requests,
    'artifacts.download': requests,
    'artifacts.patch': requests,
    'artifacts.evaluate': requests,
    'artifacts.refine': requests,
    'departments.deploy': { commerce: 'service' },
    'departments.retire': { commerce: 'service' },
    'budget.get': requests,
    'budget.set': requests,
    'budget.reserve': { knowledge: 'service' },
    'budget.settle': { knowledge: 'service' },
    'budget.confirm': { knowledge: 'service' },
    'contacts.list': requests,
    'contacts.suppress': requests,
    'contacts.release': requests,
    'contacts.check': { 'voice-gateway': 'either' },
    'snapshots.list': requests,
    'snapshots.get': requests,
    'snapshots.save': requests,
    'snapshots.clone': requests,
    'snapshots.restore': requests,
    'snapshots.delete': requests,
    'playbooks.list': requests,
    'playbooks.get': requests,
    'workspace.summary': {
      'sync-bridge': 'caller',
      audit: 'caller',
      'voice-gateway': 'service',
      outbound: 'either',
    },
    'sink.create': {
      'sync-bridge': 'service',
      'voice-gateway': 'service',
      outbound: 'service',
    },
    'sink.reportContacts': {
      'sync-bridge': 'service',
      'voice-gateway': 'service',
      outbound: 'service',
    },
  },
  commerce: {
    'marketplace.items': requests,
    'marketplace.mount': requests,
    'marketplace.unmount': requests,
    'plants.create': requests,
  },
  audit: {
    'logs.list': { ...requests, 'sync-bridge': 'caller' },
    'logs.stats': requests,
    'logs.approve': requests,
    'logs.reject': requests,
    'logs.verify': requests,
    'logs.acknowledgeRollback': requests,
    'raw.exportLogs': requests,
    'sink.append': {
      identity: 'service',
      'sync-bridge': 'service',
      'voice-gateway': 'service',
      knowledge: 'service',
      workflow: 'service',
      commerce: 'service',
      outbound: 'service',
    },
  },
  outbound: {
    'connection.verify': requests,
    'campaigns.list': requests,
    'events.verify': requests,
    'events.webhookSecret': requests,
    'events.receive': requests,
  },
} as const satisfies Record<InternalServiceName, CallRows>;

export type CallTable = typeof callTable;
