import { AppError, invalidField, parseJson } from '@workspace-ops/service-kit';

export const provider = 'The speech provider ElevenLabs';

/** The 500 that callers are promised for every failure of the provider. */
export const speechFailed = (reason: string, cause?: unknown): AppError =>
  new AppError('speech_failed', reason, { cause });

/** What a request asked for, as far as an error may be about it. */
export interface AskedVoice {
  apiKey: string;
  /** Only what the caller named: a default that is unknown is not the caller's fault. */
  named: { voiceId?: string | undefined; modelId?: string | undefined };
}

const maxReason = 300;
const notFoundStatuses = [400, 404, 422];
const unknownVoice = /(?:voice|uid).*(?:not_found|not_exist|unknown|invalid)|invalid_(?:voice|uid)/;
const unusableModel =
  /model.*(?:not_found|not_exist|unknown|invalid|can_not|unsupported|deprecated)|(?:invalid|unsupported)_model/;

/**
 * The provider's error: 400 for a voice or model, named by the caller, that it does not know, else
 * 500. Source: `{detail: {type, code, message, status, request_id}}`, older answers without `code`.
 */
export function toSpeechFailure(status: number, body: string, asked: AskedVoice): AppError {
  const { code, reason } = readDetail(body);
  const shown = reason.replaceAll(asked.apiKey, '(key)').slice(0, maxReason).toWellFormed();
  const said = shown === '' ? '' : `: ${shown}`;
  const field = notFoundStatuses.includes(status) ? unknownField(code) : null;
  const value = field === null ? undefined : asked.named[field];
  if (field === null || value === undefined) {
    return speechFailed(`${provider} answered ${status}${said}`);
  }
  return invalidField(field, `is not known to the speech provider ElevenLabs${said}`);
}

function unknownField(code: string): 'voiceId' | 'modelId' | null {
  if (unknownVoice.test(code)) return 'voiceId';
  return unusableModel.test(code) ? 'modelId' : null;
}

function readDetail(body: string): { code: string; reason: string } {
  const detail = parseDetail(body);
  if (typeof detail === 'string') return { code: '', reason: detail };
  const first: unknown = Array.isArray(detail) ? detail[0] : detail;
  if (typeof first !== 'object' || first === null) return { code: '', reason: '' };
  const { code, status, message, msg } = first as Record<string, unknown>;
  return { code: toText(code) || toText(status), reason: toText(message) || toText(msg) };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Something between us and the provider may answer without its JSON. */
const parseDetail = (body: string): unknown =>
  (parseJson(body) as { detail?: unknown } | null | undefined)?.detail;
