import type { Bench, BenchCase } from '../bench.ts';
import { ingestSchema } from '../floors/ingest-statements.ts';
import { startFloor, type Floor } from '../floors/start-floor.ts';
import type { LoadTarget } from '../load/jobs.ts';
import { atLeast } from '../measure/goal.ts';
import { computeSpread } from '../measure/statistics.ts';
import { seedRuns } from '../seed/seed-runs.ts';
import { password, signUp, type Account } from '../system/api-client.ts';
import { finishRuns } from './finish-runs.ts';
import { ingestTarget } from './ingest-target.ts';

const listedRuns = 100_000;
const workspaces = 16;

/** What is done so many times a second: by a bare handler, or by the service. */
type Rates = Record<
  'bareList' | 'bareIngest' | 'list' | 'ingest' | 'session' | 'signIn' | 'runs',
  number
>;

/** What another product reaches, and how many times of it the service is to reach. */
interface Alternative {
  what: string;
  theirs: string;
  perSecond: number;
  ours: keyof Rates;
  /** The bare handler that says how fast the machine was. */
  beside: 'bareList' | 'bareIngest';
  goal: number;
}

/** The bare handlers beside which the others were measured, a second, on two cores as well. */
const bareThen = { bareList: 3_825, bareIngest: 2_044 };

/** Measured with 16 connections and PostgreSQL on the same machine, fsync on. */
const alternatives: readonly Alternative[] = [
  {
    what: 'runs of three steps',
    theirs: 'n8n 2.41, a webhook with three nodes, executions saved',
    perSecond: 71.5,
    ours: 'runs',
    beside: 'bareIngest',
    goal: 10,
  },
  {
    what: `the 50 newest of ${listedRuns} runs`,
    theirs: 'n8n 2.41, 50 of 15,700 executions',
    perSecond: 77,
    ours: 'list',
    beside: 'bareList',
    goal: 30,
  },
  {
    what: `the 50 newest of ${listedRuns} runs`,
    theirs: 'Directus 12.4, 50 of 100,000 items, filtered and sorted',
    perSecond: 486,
    ours: 'list',
    beside: 'bareList',
    goal: 5,
  },
  {
    what: 'an audited ingestion',
    theirs: 'Directus 12.4, an item with its activity and revision',
    perSecond: 228,
    ours: 'ingest',
    beside: 'bareIngest',
    goal: 5,
  },
  {
    what: 'who is signed in',
    theirs: 'better-auth 1.7, a session from the database',
    perSecond: 629,
    ours: 'session',
    beside: 'bareList',
    goal: 3,
  },
  {
    what: 'signing in',
    theirs: 'better-auth 1.7',
    perSecond: 19.5,
    ours: 'signIn',
    beside: 'bareList',
    goal: 5,
  },
];

export const againstAlternatives: BenchCase = {
  name: 'alternatives',
  title: 'what other products do, as measured beside the same bare handlers on another day',
  isLong: true,
  async run(bench) {
    const { url } = await bench.service();
    const account = await signUp(url);
    // As many as there are connections: sign-ins to one account at a time are verified once.
    const others = Array.from({ length: bench.volumes.connections }, () => signUp(url));
    const emails = (await Promise.all(others)).map(({ email }) => email);
    await seedRuns(bench.sql, { workspaceIds: [account.workspaceId], runs: listedRuns });
    await bench.sql.unsafe(ingestSchema);
    const list = await startFloor(bench, 'read-runs', { workspaceId: account.workspaceId });
    const ingest = await startFloor(bench, 'store-rows', { workspaceId: account.workspaceId });
    try {
      const rounds: Rates[] = [];
      // The first round warms up; one takes as long as several of another case.
      for (let round = 0; round <= Math.min(bench.volumes.rounds, 4); round++) {
        rounds.push(await measureRates(bench, { account, emails, floors: { list, ingest } }));
      }
      return { findings: alternatives.map(toFinding(rounds.slice(1))), notes: [] };
    } finally {
      await list.stop();
      await ingest.stop();
    }
  },
};

interface Measured {
  account: Account;
  emails: string[];
  floors: Record<'list' | 'ingest', Floor>;
}

async function measureRates(
  { generator, volumes, sql }: Bench,
  { account, emails, floors }: Measured,
): Promise<Rates> {
  const { url, headers } = account;
  const { connections, roundSeconds: seconds } = volumes;
  const perSecond = async (target: LoadTarget): Promise<number> =>
    (await generator.closed({ target, connections, seconds })).requestsPerSecond;
  const get = (from: string, path: string) =>
    perSecond({ url: from, requests: [{ method: 'GET', path, headers }] });
  return {
    bareList: await get(floors.list.url, '/api/runs'),
    list: await get(url, '/api/runs'),
    session: await get(url, '/api/auth/me'),
    signIn: await perSecond(signInTarget(url, emails)),
    bareIngest: await perSecond(ingestTarget(floors.ingest.url, workspaces)),
    ingest: await perSecond(ingestTarget(url, workspaces)),
    runs: (await finishRuns({ url, sql, runs: volumes.runs, workspaces: 10 })).runsPerSecond,
  };
}

const signInTarget = (url: string, emails: readonly string[]): LoadTarget => ({
  url,
  requests: emails.map((email) => ({
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })),
});

/** Their rate is taken as slower or faster by as much as the bare handler is here and now. */
const toFinding =
  (rounds: readonly Rates[]) =>
  ({ what, theirs, perSecond, ours, beside, goal }: Alternative) => {
    const median = (of: keyof Rates) =>
      Math.round(computeSpread(rounds.map((rates) => rates[of])).median);
    const times = (rates: Rates) => rates[ours] / (perSecond * (rates[beside] / bareThen[beside]));
    return {
      what: `${what}: times ${theirs}`,
      unit: '×',
      spread: computeSpread(rounds.map(times)),
      goal: atLeast(goal),
      detail: `${median(ours)}/s beside ${median(beside)}/s bare, theirs ${perSecond}/s beside ${bareThen[beside]}/s`,
    };
  };
