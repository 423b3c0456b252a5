import { text } from 'node:stream/consumers';
import { speechInput } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import { callFrom } from '@workspace-ops/testkit';
import { Agent } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  answers,
  startElevenLabsStandIn,
  type ElevenLabsStandIn,
} from '../test-support/eleven-labs-stand-in.ts';
import { createSpeechSynthesis } from './synthesize-speech.ts';

let standIn: ElevenLabsStandIn;
const dispatcher = new Agent({ allowH2: false });

beforeAll(async () => {
  standIn = await startElevenLabsStandIn();
});

afterEach(() => standIn.script(() => undefined));

afterAll(async () => {
  await dispatcher.destroy();
  await standIn.close();
});

interface SynthesisOptions {
  apiKey?: string | undefined;
  baseUrl?: string;
  timeoutMs?: number;
}

const synthesis = (options: SynthesisOptions = {}) =>
  createSpeechSynthesis({
    apiKey: standIn.apiKey,
    baseUrl: standIn.baseUrl,
    defaultVoiceId: 'JBFqnCBsd6RMkjVDRZzb',
    timeoutMs: 30_000,
    dispatcher,
    ...options,
  });

const ask = (
  input: { voiceId?: string; modelId?: string } = {},
  options: SynthesisOptions & { signal?: AbortSignal } = {},
) => {
  const { signal, ...others } = options;
  return synthesis(others)(
    { ...callFrom('ws_1'), signal },
    speechInput.parse({ text: 'Hello.', ...input }),
  );
};

const readBody = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.body as AsyncIterable<Uint8Array>;

/** The error of the answer, or of its first part. */
const failure = async (work: ReturnType<typeof ask>) => {
  try {
    await text(readBody(await work));
  } catch (error) {
    if (error instanceof AppError) return [error.status, error.code, error.message];
    throw error;
  }
  throw new Error('The text was spoken.');
};

describe('speech', () => {
  it('is the provider’s audio, in the voice and model asked for', async () => {
    const answer = await ask({ voiceId: '21m00Tcm4TlvDq8ikWAM', modelId: 'eleven_flash_v2_5' });
    expect([answer.status, answer.headers['Content-Type'], answer.headers['X-Voice-Id']]).toEqual([
      200,
      'audio/mpeg',
      '21m00Tcm4TlvDq8ikWAM',
    ]);
    expect(await text(readBody(answer))).toBe('ID3Hello.');
    expect(standIn.requests.at(-1)).toMatchObject({
      voiceId: '21m00Tcm4TlvDq8ikWAM',
      isStreamed: true,
      outputFormat: 'mp3_44100_128',
      body: { text: 'Hello.', model_id: 'eleven_flash_v2_5' },
    });
  });

  it('has a default voice and model', async () => {
    const answer = await ask();
    expect(answer.headers['X-Voice-Id']).toBe('JBFqnCBsd6RMkjVDRZzb');
    await text(readBody(answer));
    expect(standIn.requests.at(-1)!.body.model_id).toBe('eleven_multilingual_v2');
  });

  it('is passed on while the rest of it is still being made', async () => {
    const { promise: more, resolve: makeMore } = Promise.withResolvers<void>();
    async function* parts() {
      yield Buffer.from('first');
      await more;
      yield Buffer.from('last');
    }
    standIn.script(() => answers.audio(parts()));
    const received: string[] = [];
    for await (const part of readBody(await ask())) {
      received.push(Buffer.from(part).toString());
      makeMore();
    }
    expect(received).toEqual(['first', 'last']);
  });

  it('ends at the provider when the client leaves, before the audio and during it', async () => {
    standIn.script(() => answers.silence());
    const before = new AbortController();
    const index = standIn.requests.length;
    const waiting = ask({}, { signal: before.signal });
    await expect.poll(() => standIn.requests[index]).toBeDefined();
    before.abort();
    await expect(waiting).rejects.toThrow();
    expect(await standIn.requests[index]!.closed).toBe(true);

    async function* endless() {
      for (;;) {
        yield Buffer.alloc(1_024);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    standIn.script(() => answers.audio(endless()));
    const during = new AbortController();
    const audio = readBody(await ask({}, { signal: during.signal }))[Symbol.asyncIterator]();
    await audio.next();
    during.abort();
    expect(await standIn.requests.at(-1)!.closed).toBe(true);
  });

  it('ends at the provider when nobody reads on', async () => {
    async function* endless() {
      for (;;) {
        yield Buffer.alloc(1_024);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    standIn.script(() => answers.audio(endless()));
    for await (const _part of readBody(await ask())) break;
    expect(await standIn.requests.at(-1)!.closed).toBe(true);
  });

  it('needs a key, and one that the provider takes', async () => {
    expect(await failure(ask({}, { apiKey: undefined }))).toEqual([
      500,
      'speech_failed',
      'The speech provider ElevenLabs is not configured: SPEECH_API_KEY is not set.',
    ]);
    expect(await failure(ask({}, { apiKey: 'wrong' }))).toEqual([
      500,
      'speech_failed',
      'The speech provider ElevenLabs answered 401: Invalid API key',
    ]);
  });

  it('in a voice or by a model that the provider does not know is the caller’s fault', async () => {
    expect(await failure(ask({ voiceId: 'nobody' }))).toEqual([
      400,
      'invalid_input',
      "voiceId is not known to the speech provider ElevenLabs: A voice with id 'nobody' was not found.",
    ]);
    expect(await failure(ask({ modelId: 'none' }))).toEqual([
      400,
      'invalid_input',
      "modelId is not known to the speech provider ElevenLabs: A model with id 'none' was not found.",
    ]);
  });

  it('fails with the provider, in its words', async () => {
    const said = (reason: string) => [
      500,
      'speech_failed',
      `The speech provider ElevenLabs ${reason}`,
    ];
    const cases = [
      [
        answers.error(429, 'rate_limit_exceeded', 'Too many requests.'),
        'answered 429: Too many requests.',
      ],
      [answers.legacyError(500, 'oops', 'It broke.'), 'answered 500: It broke.'],
      [answers.text(503, '<html>'), 'answered 503'],
      [answers.text(302, ''), 'answered 302'],
      [answers.text(200, '<html>'), 'answered without audio.'],
      [answers.json(200, {}), 'answered without audio.'],
      [answers.audio([]), 'answered without audio.'],
      [answers.hangUp(), 'could not be reached.'],
    ] as const;
    for (const [answer, reason] of cases) {
      standIn.script(() => answer);
      expect(await failure(ask())).toEqual(said(reason));
    }
    standIn.script(() => answers.silence());
    expect(await failure(ask({}, { timeoutMs: 100 }))).toEqual(
      said('did not answer within 100 ms.'),
    );
    expect(await failure(ask({}, { baseUrl: 'http://127.0.0.1:9' }))).toEqual(
      said('could not be reached.'),
    );
  });

  it('breaks off when the provider falls silent in the middle', async () => {
    async function* halting() {
      yield Buffer.from('first');
      await new Promise(() => undefined);
    }
    standIn.script(() => answers.audio(halting()));
    expect(await failure(ask({}, { timeoutMs: 1_000 }))).toMatchObject([
      500,
      'speech_failed',
      expect.any(String),
    ]);
  });
});
