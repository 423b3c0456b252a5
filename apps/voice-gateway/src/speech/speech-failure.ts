import { AppError } from '@workspace-ops/service-kit';

export const provider = 'The speech provider ElevenLabs';

/** The 500 that callers are promised for every failure of the provider. */
export const speechFailed = (sentence: string, cause?: unknown): AppError =>
  new AppError('speech_failed', sentence, { cause });

/** What a request asked for, as far as an error may be about it. */
export interface AskedVoice {
  apiKey: string;
  /** Only what the caller named: a default that is unknown is not the caller's fault. */
  named: { voiceId?: string | undefined; modelId?: string | undefined };
}

interface ProviderDetail {
  code: string;
  sentence: string;
}

const maxSentence = 300;
const notFoundStatuses = [400, 404, 422];
const unknownVoice = /(?:voice|uid).*(?:not_found|not_exist|unknown|invalid)|invalid_(?:voice|uid)/;
const unusableModel =
  /model.*(?:not_found|not_exist|unknown|invalid|can_not|unsupported|deprecated)|(?:invalid|unsupported)_model/;

/**
 * The error for an answer of the provider that is no audio: 400 for a voice or model, named by the
 * caller, that it does not know; 500 with its status and sentence for everything else.
 * Source: `{detail: {type, code, message, status, request_id}}`, older answers without `code`.
 */
export function failureOf(status: number, body: string, asked: AskedVoice): AppError {
  const { code, sentence } = readDetail(body);
  const shown = sentence.replaceAll(asked.apiKey, '(key)').slice(0, maxSentence).toWellFormed();
  const said = shown === '' ? '' : `: ${shown}`;
  const field = notFoundStatuses.includes(status) ? unknownField(code) : null;
  const value = field === null ? undefined : asked.named[field];
  if (field === null || value === undefined) {
    return speechFailed(`${provider} answered ${status}${said}`);
  }
  const message = `is not known to the speech provider ElevenLabs${said}`;
  return new AppError('invalid_input', `${field} ${message}`, {
    issues: [{ path: field, message }],
  });
}

function unknownField(code: string): 'voiceId' | 'modelId' | null {
  if (unknownVoice.test(code)) return 'voiceId';
  return unusableModel.test(code) ? 'modelId' : null;
}

function readDetail(body: string): ProviderDetail {
  const detail = detailOf(body);
  if (typeof detail === 'string') return { code: '', sentence: detail };
  const first: unknown = Array.isArray(detail) ? detail[0] : detail;
  if (typeof first !== 'object' || first === null) return { code: '', sentence: '' };
  const { code, status, message, msg } = first as Record<string, unknown>;
  return { code: textOf(code) || textOf(status), sentence: textOf(message) || textOf(msg) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Something between us and the provider may answer without its JSON. */
function detailOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { detail?: unknown } | null)?.detail;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
