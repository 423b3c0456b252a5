/** The states that a screen is in. Each screen is visited in each, but for what it has none of. */
export const states = [
  'loading',
  'filled',
  'empty',
  'no match',
  'failed',
  'offline',
  'not allowed',
] as const;

export type State = (typeof states)[number];

export interface Screen {
  /** Its address. Names in braces are ids of the filled workspace. */
  path: string;
  /** What opens in it, by what the address has behind the path, or by an address. Only as it is filled. */
  parts: readonly string[];
  /** The heading where there is nothing yet, or no such thing; null where it then looks as ever. */
  empty: string | null;
  /** A filter that finds nothing; null where the screen has no filters. */
  noMatch: string | null;
  /** Whether it says to a viewer that its changes take a role. */
  saysRole: boolean;
}

const noSuchThing = 'This could not be loaded';

type Rest = Partial<Omit<Screen, 'path'>>;

const screen = (path: string, rest: Rest = {}): Screen => ({
  path,
  parts: [],
  empty: null,
  noMatch: null,
  saysRole: false,
  ...rest,
});

/** Every screen that somebody has to be signed in for. */
export const screens: readonly Screen[] = [
  screen('/approvals', {
    parts: ['?view=decided'],
    empty: 'Nothing waits for you',
  }),
  screen('/approvals/{approval}', { empty: noSuchThing, saysRole: true }),
  screen('/runs', { noMatch: '?q=nowhere', empty: 'No run yet' }),
  screen('/runs/{run}', {
    parts: ['?tab=artifacts', '?tab=input', '/runs/{failed}?tab=audit'],
    saysRole: true,
    empty: noSuchThing,
  }),
  screen('/artifacts', { noMatch: '?q=nowhere', empty: 'Nothing has been made yet' }),
  screen('/artifacts/{artifact}', {
    parts: ['?tab=score', '?tab=revisions', '?do=refine'],
    saysRole: true,
    empty: noSuchThing,
  }),
  screen('/artifacts/{artifact}/edit', { saysRole: true, empty: noSuchThing }),
  screen('/calendar', { saysRole: true }),
  screen('/audit', { noMatch: '?q=nowhere', empty: 'Nothing has been recorded yet' }),
  screen('/overview'),
  screen('/playbooks', { parts: ['?as=table'], saysRole: true }),
  screen('/inbox/leads', { empty: 'Nothing has come in yet' }),
  screen('/library/questions', {
    parts: ['?do=add'],
    noMatch: '?domain=Finance',
    saysRole: true,
    empty: 'There are no questions',
  }),
  screen('/library/icp', {
    parts: ['?do=generate'],
    noMatch: '?industry=Mining',
    saysRole: true,
    empty: 'There are no profiles',
  }),
  screen('/snapshots', { parts: ['?do=save'], saysRole: true, empty: 'There are no snapshots' }),
  screen('/members', { parts: ['?do=invite'], saysRole: true, empty: 'You are alone here so far' }),
  screen('/policies', { parts: ['?edit=true'], saysRole: true, empty: 'There are no policies' }),
  screen('/budgets', { parts: ['?do=set'], saysRole: true }),
  screen('/settings/account'),
  screen('/settings/tokens', { saysRole: true, empty: 'There are no tokens' }),
  screen('/settings/callbacks', { saysRole: true, empty: 'There are no callbacks' }),
  screen('/settings/workspace', { saysRole: true }),
  screen('/settings/field-names', { saysRole: true, empty: 'There are no names of your own' }),
  screen('/settings/single-sign-on', {
    parts: ['?do=set'],
    saysRole: true,
    empty: 'No provider is connected',
  }),
  screen('/settings/preferences'),
];

/** Those that nobody has to be signed in for. They load nothing but who is signed in. */
export const openScreens = [
  '/login',
  '/login?new=true',
  '/login?refused=member_removed',
  '/login?ended=true',
  '/reset-password',
  '/invitation',
  '/verify-email',
] as const;

/** Those that show nothing at all where it cannot be learned who is signed in. */
export const guardedScreens = ['/login', '/invitation', '/approvals'] as const;
