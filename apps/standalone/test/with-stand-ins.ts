import { startGeminiStandIn } from '@workspace-ops/generative/stand-in';
import { startInstantlyStandIn } from '@workspace-ops/outbound/stand-in';
import { startElevenLabsStandIn } from '@workspace-ops/voice-gateway/stand-in';

interface Started {
  url: string;
  close: () => Promise<void>;
}

/** What is started with stand-ins for everything outside that the services call. */
export async function startWithStandIns<S extends Started>(
  start: (environment: Record<string, string>) => Promise<S>,
): Promise<S> {
  const [coldmail, model, speech] = await Promise.all([
    startInstantlyStandIn(),
    startGeminiStandIn(),
    startElevenLabsStandIn(),
  ]);
  const closeStandIns = async (): Promise<void> => {
    await Promise.all([coldmail.close(), model.close(), speech.close()]);
  };
  try {
    const started = await start({
      SPEECH_API_KEY: speech.apiKey,
      SPEECH_API_BASE_URL: speech.baseUrl,
      COLDMAIL_API_KEY: coldmail.apiKey,
      COLDMAIL_API_BASE_URL: coldmail.baseUrl,
      GENERATIVE_AI_API_KEY: model.apiKey,
      GENERATIVE_AI_BASE_URL: model.baseUrl,
    });
    return {
      ...started,
      async close() {
        await started.close();
        await closeStandIns();
      },
    };
  } catch (error) {
    await closeStandIns();
    throw error;
  }
}
