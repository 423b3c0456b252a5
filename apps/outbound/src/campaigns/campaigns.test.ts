import { withContext } from '@workspace-ops/rpc';
import type { AppError } from '@workspace-ops/service-kit';
import { callFrom, from, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createOutboundDatabase,
  startOutbound,
  type TestOutbound,
} from '../../test/start-outbound.ts';
import {
  answers,
  campaignNamed,
  type InstantlyAnswer,
  type InstantlyStandIn,
  startInstantlyStandIn,
} from '../test-support/instantly-stand-in.ts';

let database: TestDatabase;
let provider: InstantlyStandIn;
let test: TestOutbound;
let apiKey: string | undefined;

beforeAll(async () => {
  database = await createOutboundDatabase();
  provider = await startInstantlyStandIn();
  const environment = {
    COLDMAIL_API_BASE_URL: provider.baseUrl,
    COLDMAIL_TIMEOUT_MS: '1000',
    COLDMAIL_LIST_TIMEOUT_MS: '3000',
  };
  test = await startOutbound(database.url, { environment, apiKey: () => apiKey });
  apiKey = provider.apiKey;
});

afterEach(() => {
  provider.script(() => undefined);
  provider.campaigns.splice(0);
  provider.requests.splice(0);
  apiKey = provider.apiKey;
});

afterAll(async () => {
  await test.stop();
  await provider.close();
  await database.drop();
});

const verify = () => test.client.connection.verify.query(undefined, from('ws_1'));
const list = (filter: object = {}) => test.client.campaigns.list.query(filter, from('ws_1'));
const readFailure = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => expect.unreachable('it succeeded'),
    (error: { cause: AppError }) => error.cause,
  );
const have = (count: number) =>
  provider.campaigns.push(
    ...Array.from({ length: count }, (_, at) => campaignNamed(`Campaign ${at}`)),
  );

describe('verify', () => {
  it('asks for one campaign, and says how many its answer held', async () => {
    have(3);
    expect(await verify()).toEqual({
      success: true,
      message: 'Connected: the cold-email provider accepts the key.',
      campaignCount: 1,
    });
    expect(provider.requests).toMatchObject([{ limit: 1, startingAfter: null }]);
  });

  it('succeeds for an account without campaigns', async () => {
    expect(await verify()).toMatchObject({ success: true, campaignCount: 0 });
  });

  it.each([
    ['401', answers.unauthorized(), 'The cold-email provider answered 401: Invalid API key'],
    [
      '402',
      answers.unpaid(),
      'The cold-email provider answered 402: This workspace has no active plan.',
    ],
    [
      '403 without JSON',
      answers.edgeRefusal(),
      'The cold-email provider answered 403: Attention Required! Sorry, you have been blocked',
    ],
    ['429', answers.rateLimited(), 'The cold-email provider answered 429: Too many requests'],
    ['an empty 404', answers.raw(404, 'text/plain', ''), 'The cold-email provider answered 404.'],
  ])('passes a refusal on as the caller’s: %s', async (_kind, answer, message) => {
    provider.script(() => answer);
    expect(await readFailure(verify())).toMatchObject({
      code: 'provider_rejected',
      status: 400,
      message,
    });
  });

  it('refuses a key that the provider does not know, by the provider’s own check', async () => {
    apiKey = 'another-key';
    expect(await readFailure(verify())).toMatchObject({ status: 400 });
  });
});

const failures: [string, InstantlyAnswer, RegExp][] = [
  ['500', answers.broken(), /answered 500: Something broke$/],
  ['a redirect', answers.redirect('https://example.com/'), /answered 302\.$/],
  ['silence', answers.silence(), /did not answer within 1000 ms/],
  ['an answer that never ends', answers.endless(), /did not answer within 1000 ms/],
  ['half an answer', answers.half(), /broke off its answer/],
  ['garbage', answers.raw(200, 'application/json', '{"items": ['), /no list of campaigns/],
  ['HTML', answers.raw(200, 'text/html', '<html></html>'), /no list of campaigns/],
  ['an answer without items', answers.json(200, { campaigns: [] }), /no list of campaigns/],
  ['items that are no objects', answers.page([1, null]), /no list of campaigns/],
  [
    'a cursor that is no text',
    answers.json(200, { items: [], next_starting_after: {} }),
    /no list/,
  ],
  [
    'an answer nested without end',
    answers.raw(
      200,
      'application/json',
      `{"items":[{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}]}`,
    ),
    /no list of campaigns/,
  ],
];

describe('a failing provider', () => {
  it.each(failures)('is a 500 that names it: %s', async (_kind, answer, message) => {
    provider.script(() => answer);
    for (const asked of [verify, list]) {
      const failure = await readFailure(asked());
      expect(failure).toMatchObject({ code: 'provider_failed', status: 500 });
      expect(failure.message).toMatch(message);
    }
  });

  it('is a 500 when it cannot be reached', async () => {
    const environment = { COLDMAIL_API_BASE_URL: 'http://127.0.0.1:1' };
    const alone = await startOutbound(database.url, { environment, apiKey: () => 'a-key-0123' });
    const failure = await readFailure(
      alone.client.connection.verify.query(undefined, from('ws_1')),
    );
    expect(failure).toMatchObject({ code: 'provider_failed' });
    expect(failure.message).toMatch(/could not be reached/);
    await alone.stop();
  });

  it('is a 500 for the list of campaigns when it refuses, too', async () => {
    provider.script(() => answers.unauthorized());
    expect(await readFailure(list())).toMatchObject({
      code: 'provider_failed',
      message: 'The cold-email provider answered 401: Invalid API key',
    });
  });

  it('is left alone when the client leaves', async () => {
    provider.script(() => answers.silence());
    const leaving = new AbortController();
    const call = { ...callFrom('ws_1'), signal: leaving.signal };
    const failure = readFailure(test.client.campaigns.list.query({}, withContext(call)));
    const request = await waitFor(() => provider.requests[0]);
    leaving.abort();
    expect(await request.closed).toBe(true);
    await failure;
  });
});

describe('campaigns', () => {
  const names = (campaigns: Record<string, unknown>[]) => campaigns.map(({ name }) => name);

  it('are ten by default, as the provider gives them', async () => {
    have(12);
    const answer = await list();
    expect(answer).toMatchObject({ success: true, count: 10 });
    expect(answer.campaigns).toEqual(provider.campaigns.slice(0, 10));
  });

  it('are counted over the provider’s pages of at most a hundred', async () => {
    have(450);
    const answer = await list({ limit: '180', skip: '230' });
    expect(names(answer.campaigns)).toEqual(names(provider.campaigns.slice(230, 410)));
    expect(provider.requests.map(({ limit }) => limit)).toEqual([100, 100, 100, 100, 10]);
  });

  it('end where the provider’s end', async () => {
    have(105);
    expect(await list({ limit: 50, skip: 100 })).toMatchObject({ count: 5 });
    expect(await list({ limit: 50, skip: 200 })).toEqual({
      success: true,
      count: 0,
      campaigns: [],
    });
  });

  it.each([
    ['a cursor that does not move', () => answers.page([{ id: 1 }], 'same')],
    [
      'cursors in a circle',
      (after: string | null) => answers.page([{ id: 1 }], after === 'a' ? 'b' : 'a'),
    ],
    [
      'an empty page with a cursor',
      (after: string | null) => answers.page(after === null ? [{ id: 1 }] : [], `${after}+`),
    ],
  ])('end at %s', async (_kind, answer) => {
    provider.script(({ startingAfter }) => answer(startingAfter));
    const { count } = await list({ limit: 500 });
    expect(count).toBeLessThanOrEqual(3);
    expect(provider.requests.length).toBeLessThanOrEqual(3);
  });

  it('are no more than asked for, whatever the provider sends', async () => {
    provider.script(() =>
      answers.page(
        Array.from({ length: 300 }, (_, id) => ({ id })),
        'next',
      ),
    );
    expect(await list({ limit: 5, skip: 3 })).toMatchObject({
      count: 5,
      campaigns: [{ id: 3 }, { id: 4 }, { id: 5 }, { id: 6 }, { id: 7 }],
    });
  });

  it('take no longer altogether than they may', async () => {
    let page = 0;
    provider.script(() => (response) => {
      setTimeout(() => answers.page([{ id: ++page }], `after-${page}`)(response), 50);
    });
    expect((await readFailure(list({ limit: 500 }))).message).toMatch(/within \d+ ms/);
  });

  it.each([
    { limit: 0 },
    { limit: 501 },
    { limit: '1e2' },
    { limit: '-1' },
    { skip: 100_001 },
    { skip: '1.5' },
  ])('are refused for a number out of its range: %j', async (filter) => {
    expect(await readFailure(list(filter))).toMatchObject({ code: 'invalid_input' });
    expect(provider.requests).toEqual([]);
  });
});

describe('the key', () => {
  it.each([undefined, '', '  '])('is needed: %j', async (missing) => {
    apiKey = missing;
    for (const asked of [verify, list]) {
      expect(await readFailure(asked())).toMatchObject({
        status: 503,
        message: 'COLDMAIL_API_KEY is not configured in environment.',
      });
    }
    expect(provider.requests).toEqual([]);
  });

  it('is read at every request', async () => {
    apiKey = 'wrong-0123';
    await readFailure(verify());
    apiKey = provider.apiKey;
    expect(await verify()).toMatchObject({ success: true });
  });

  it('is refused, without being shown, where no header can carry it', async () => {
    apiKey = 'two\nlines-of-a-secret';
    const failure = await readFailure(verify());
    expect(failure).toMatchObject({ status: 503 });
    expect(failure.message).not.toContain('secret');
  });

  it('does not come back in a refusal, whole, encoded or in part', async () => {
    const key = provider.apiKey;
    const said = [key, encodeURIComponent(key), Buffer.from(key).toString('base64')];
    provider.script(() =>
      answers.error(401, 'Unauthorized', `Bad key ${said.join(' or ')}, ${key.slice(0, 12)}…`),
    );
    for (const asked of [verify, list]) {
      const { message } = await readFailure(asked());
      expect(message).toMatch(/401: Bad key \[redacted\]/);
      for (const text of [...said, key.slice(0, 10)]) expect(message).not.toContain(text);
    }
  });

  it('does not come back in a campaign', async () => {
    provider.script(() => answers.page([{ name: `for ${provider.apiKey}`, [provider.apiKey]: 1 }]));
    expect((await list()).campaigns).toEqual([{ name: 'for [redacted]', '[redacted]': 1 }]);
  });
});
