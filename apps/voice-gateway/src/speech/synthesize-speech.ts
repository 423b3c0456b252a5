import type { SpeechInput } from '@workspace-ops/contracts';
import type { RawHandler } from '@workspace-ops/rpc';
import { provider, speechFailed } from './speech-failure.ts';
import { speak, type SpeechProviderOptions } from './speech-provider.ts';

/** The provider's multilingual model. */
const defaultModelId = 'eleven_multilingual_v2';

export interface SpeechDependencies extends SpeechProviderOptions {
  apiKey: string | undefined;
  defaultVoiceId: string;
}

/**
 * Speaks a text: `audio/mpeg`, passed on as the provider makes it.
 * @throws {AppError} `speech_failed` without a key and when the provider fails, `invalid_input`
 *   for a voice or model that it does not know.
 */
export const createSpeechSynthesis =
  (deps: SpeechDependencies): RawHandler<SpeechInput> =>
  async (call, input) => {
    const { apiKey } = deps;
    const { text, voiceId = deps.defaultVoiceId, modelId = defaultModelId } = input;
    if (apiKey === undefined) {
      throw speechFailed(`${provider} is not configured: SPEECH_API_KEY is not set.`);
    }
    const { signal } = call;
    const body = await speak(deps, { text, voiceId, modelId, apiKey, signal, named: input });
    return {
      status: 200,
      headers: {
        'Content-Type': 'audio/mpeg',
        'X-Voice-Id': voiceId,
        'Cache-Control': 'no-store',
      },
      body,
    };
  };
