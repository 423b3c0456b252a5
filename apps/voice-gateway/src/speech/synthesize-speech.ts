import type { SpeechInput } from '@workspace-ops/contracts';
import type { RawHandler } from '@workspace-ops/rpc';
import type { AppError } from '@workspace-ops/service-kit';
import { type Dispatcher, errors, request } from 'undici';
import { type AskedVoice, toSpeechFailure, provider, speechFailed } from './speech-failure.ts';

const defaultModelId = 'eleven_multilingual_v2';

interface SpeechOptions {
  apiKey: string | undefined;
  defaultVoiceId: string;
  /** Without `/v1`. */
  baseUrl: string;
  dispatcher: Dispatcher;
  /** How long the provider may be silent: before its answer, and between two parts of it. */
  timeoutMs: number;
}

/**
 * Speaks a text.
 * @throws {AppError} `speech_failed`, or `invalid_input` for a voice or model that is not known.
 */
export const createSpeechSynthesis =
  (deps: SpeechOptions): RawHandler<SpeechInput> =>
  async (ctx, input) => {
    const { apiKey } = deps;
    const { text, voiceId = deps.defaultVoiceId, modelId = defaultModelId } = input;
    if (apiKey === undefined) {
      throw speechFailed(`${provider} is not configured: SPEECH_API_KEY is not set.`);
    }
    const { signal } = ctx;
    const body = await speak(deps, { text, voiceId, modelId, apiKey, signal, named: input });
    return {
      status: 200,
      headers: { 'Content-Type': 'audio/mpeg', 'X-Voice-Id': voiceId, 'Cache-Control': 'no-store' },
      body,
    };
  };

/** Source: the ElevenLabs text-to-speech API, version 1. */
const outputFormat = 'mp3_44100_128';
const maxErrorBytes = 16_384;

/** Resolves when the provider begins to answer; the audio comes as it is made. */
async function speak(
  options: SpeechOptions,
  spoken: AskedVoice & {
    text: string;
    voiceId: string;
    modelId: string;
    signal?: AbortSignal | undefined;
  },
): Promise<AsyncIterable<Uint8Array>> {
  const { text, voiceId, modelId, apiKey, signal = null } = spoken;
  const path = `/v1/text-to-speech/${encodeURIComponent(voiceId)}/stream`;
  const answer = await request(`${options.baseUrl}${path}?output_format=${outputFormat}`, {
    method: 'POST',
    dispatcher: options.dispatcher,
    headers: { 'xi-api-key': apiKey, 'content-type': 'application/json', accept: 'audio/mpeg' },
    body: JSON.stringify({ text, model_id: modelId }),
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
    signal,
  }).catch((error: unknown) => {
    throw unreachable(error, options);
  });
  if (answer.statusCode === 200 && isAudio(answer.headers['content-type'])) {
    return readAudio(answer.body, options);
  }
  const body = await readSome(answer.body).catch((error: unknown) => {
    throw unreachable(error, options);
  });
  if (answer.statusCode === 200) throw speechFailed(`${provider} answered without audio.`);
  throw toSpeechFailure(answer.statusCode, body, spoken);
}

/** Some proxies drop the type, none makes audio of an error. */
const isAudio = (contentType: string | string[] | undefined): boolean =>
  !/json|text|html/i.test(String(contentType ?? ''));

async function* readAudio(
  body: AsyncIterable<Uint8Array>,
  options: SpeechOptions,
): AsyncGenerator<Uint8Array> {
  let hasBegun = false;
  try {
    for await (const part of body) {
      hasBegun = true;
      yield part;
    }
  } catch (error) {
    throw unreachable(error, options);
  }
  if (!hasBegun) throw speechFailed(`${provider} answered without audio.`);
}

async function readSome(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= maxErrorBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

function unreachable(error: unknown, { timeoutMs }: SpeechOptions): AppError {
  const isLate =
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError;
  const reason = isLate ? `did not answer within ${timeoutMs} ms` : 'could not be reached';
  return speechFailed(`${provider} ${reason}.`, error);
}
