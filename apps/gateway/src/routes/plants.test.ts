import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let open: StartedGateway;
let strict: StartedGateway;

beforeAll(async () => {
  [open, strict] = await Promise.all([
    startGateway(),
    startGateway({ environment: { TENANCY: 'strict' } }),
  ]);
});

afterAll(() => Promise.all([open.gateway.stop(), strict.gateway.stop()]));

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json, where = open) =>
  where.request('/plants', { method: 'POST', headers, body });

/** The status of a failed answer, which must also be its body's `error`. */
async function readFailure(answer: Response): Promise<{ status: number; message: string }> {
  const body = (await answer.json()) as Record<string, unknown>;
  expect(Object.keys(body).toSorted()).toEqual(['error', 'message']);
  expect(body['error']).toBe(answer.status);
  return { status: answer.status, message: String(body['message']) };
}

describe('POST /plants', () => {
  it('answers 200 with the plant', async () => {
    const answer = await post('{"id":1,"name":"Monstera","tag":"indoor"}');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ name: 'Monstera', tag: 'indoor' });
    expect(open.planted.at(-1)?.ctx.caller).toMatchObject({
      workspaceId: 'ws_default',
      userId: null,
    });
  });

  it.each([
    '9007199254740993',
    '9223372036854775807',
    '-9223372036854775808',
    '0',
    '1234567890123456789',
  ])('passes the id %s on exactly', async (id) => {
    expect((await post(`{"name":"Oak","id":${id}}`)).status).toBe(200);
    expect(open.planted.at(-1)?.input).toEqual({ id, name: 'Oak' });
  });

  it.each([
    '9223372036854775808',
    '-9223372036854775809',
    '1e3',
    '1.0',
    '1.5',
    '"1"',
    'true',
    '[1]',
    '{}',
    '1'.repeat(1_000),
    '1e999',
  ])('refuses the id %s', async (id) => {
    expect(await readFailure(await post(`{"id":${id},"name":"Oak"}`))).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^id must be an integer from -9223372036854775808 to /),
    });
  });

  it.each([
    ['', 'id is required'],
    ['{}', 'id is required'],
    ['{"id":1}', 'name is required'],
    ['{"id":1,"name":" "}', 'name is required'],
    [`{"id":1,"name":"${'a'.repeat(201)}"}`, 'name must be at most 200 characters'],
    ['{"id":1,"name":"a\\u0000"}', 'name must not contain NUL'],
    ['{"id":1,"name":"a","tag":5}', 'tag must be a string'],
    ['{"id":1', 'The body must be valid JSON.'],
    ['[]', 'The body must be a JSON object.'],
    [
      `{"id":1,"name":"a","x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
      'x must be nested at most 32 levels',
    ],
  ])('refuses the body %s', async (body, reason) => {
    const failure = await readFailure(await post(body));
    expect(failure.status).toBe(400);
    expect(failure.message).toContain(reason);
  });

  it('says with 400 that an id exists', async () => {
    expect(await readFailure(await post('{"id":400,"name":"Oak"}'))).toEqual({
      status: 400,
      message: 'id must be new',
    });
  });

  it('ignores unknown fields, however large their numbers, and a null tag', async () => {
    const body = '{"id":5,"name":"Oak","tag":null,"other":{"id":1e400},"__proto__":{"id":1}}';
    expect((await post(body)).status).toBe(200);
    expect(open.planted.at(-1)?.input).toEqual({ id: '5', name: 'Oak' });
  });

  it('answers 405, 413 and 415 in its own shape', async () => {
    const wrongMethod = await open.request('/plants', { method: 'DELETE' });
    expect(wrongMethod.headers.get('allow')).toBe('POST, OPTIONS');
    expect((await readFailure(wrongMethod)).status).toBe(405);
    expect((await readFailure(await open.request('/plants'))).status).toBe(405);
    const large = await post(`{"id":1,"name":"${'a'.repeat(1_100_000)}"}`);
    expect((await readFailure(large)).status).toBe(413);
    const text = await post('{"id":1,"name":"Oak"}', { 'content-type': 'text/plain' });
    expect((await readFailure(text)).status).toBe(415);
  });

  it('answers a malformed address in its own shape', async () => {
    const answer = await open.request('/plants?x=%zz', { method: 'POST' });
    expect((await readFailure(answer)).status).toBe(400);
  });

  it('ignores every credential in open tenancy', async () => {
    for (const authorization of ['Bearer nonsense', 'Basic YTpi', '']) {
      const answer = await post('{"id":1,"name":"Oak"}', { ...json, authorization });
      expect(answer.status).toBe(200);
    }
    const signedIn = { ...json, authorization: `Bearer ${await open.issuer.issue()}` };
    await post('{"id":1,"name":"Oak"}', { ...signedIn, 'x-workspace-id': 'not well formed' });
    expect(open.planted.at(-1)?.ctx.caller.workspaceId).toBe('ws_default');
  });

  it('needs a credential in strict tenancy, and plants in its workspace', async () => {
    const body = '{"id":1,"name":"Oak"}';
    for (const headers of [json, { ...json, authorization: 'Bearer nonsense' }]) {
      const refused = await post(body, headers, strict);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
      expect((await readFailure(refused)).status).toBe(401);
    }
    const authorization = `Bearer ${await strict.issuer.issue()}`;
    expect((await post(body, { ...json, authorization }, strict)).status).toBe(200);
    expect(strict.planted.at(-1)?.ctx.caller.userId).not.toBeNull();
  });
});
