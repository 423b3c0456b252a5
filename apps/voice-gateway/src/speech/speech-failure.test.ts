import { describe, expect, it } from 'vitest';
import { toSpeechFailure } from './speech-failure.ts';

const apiKey = 'sk_secret_1';
const named = { voiceId: 'v1', modelId: 'm1' };
const answered = (status: number, detail: unknown, given: typeof named | object = named) => {
  const error = toSpeechFailure(status, JSON.stringify({ detail }), { apiKey, named: given });
  return [error.status, error.message];
};

describe('a failure of the speech provider', () => {
  it.each([
    [404, { code: 'voice_not_found', message: 'No voice.' }, 'voiceId'],
    [400, { status: 'voice_not_found', message: 'No voice.' }, 'voiceId'],
    [400, { status: 'voice_does_not_exist', message: 'No voice.' }, 'voiceId'],
    [400, { status: 'invalid_uid', message: 'An invalid ID.' }, 'voiceId'],
    [404, { code: 'model_not_found', message: 'No model.' }, 'modelId'],
    [400, { status: 'invalid_model_id', message: 'No model.' }, 'modelId'],
    [422, { code: 'unsupported_model', message: 'No model.' }, 'modelId'],
  ])('%i %j is the caller’s', (status, detail, field) => {
    expect(answered(status, detail)).toEqual([
      400,
      `${field} is not known to the speech provider ElevenLabs: ${detail.message}`,
    ]);
  });

  it('over a default voice is not the caller’s', () => {
    expect(answered(404, { code: 'voice_not_found', message: 'No voice.' }, {})).toEqual([
      500,
      'The speech provider ElevenLabs answered 404: No voice.',
    ]);
  });

  it.each([
    [401, { status: 'invalid_api_key', message: 'Invalid API key' }, ': Invalid API key'],
    [429, { code: 'rate_limit_exceeded', message: 'Slow down' }, ': Slow down'],
    [422, [{ loc: ['body'], msg: 'too long', type: 'value_error' }], ': too long'],
    [403, { code: 'voice_limit_reached', message: 'Upgrade' }, ': Upgrade'],
    [404, 'Not Found', ': Not Found'],
    [500, null, ''],
    [502, { message: 7 }, ''],
  ])('%i %j is the provider’s', (status, detail, said) => {
    expect(answered(status, detail)).toEqual([
      500,
      `The speech provider ElevenLabs answered ${status}${said}`,
    ]);
  });

  it('need not be JSON', () => {
    for (const body of ['', '<html>', 'null', '[]', '"x"']) {
      expect(toSpeechFailure(503, body, { apiKey, named }).message).toBe(
        'The speech provider ElevenLabs answered 503',
      );
    }
  });

  it('never shows the key', () => {
    expect(answered(401, { message: `Key ${apiKey} is revoked (${apiKey}).` })[1]).toBe(
      'The speech provider ElevenLabs answered 401: Key (key) is revoked ((key)).',
    );
  });
});
