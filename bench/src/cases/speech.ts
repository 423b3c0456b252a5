import { percentile } from '@workspace-ops/load';
import { setTimeout as delay } from 'node:timers/promises';
import { answers, startElevenLabsStandIn } from '@workspace-ops/voice-gateway/stand-in';
import { request } from 'undici';
import type { BenchCase } from '../bench.ts';
import { atMost } from '../measure/goal.ts';
import { computeSpread } from '../measure/statistics.ts';

/** The provider's time to its first byte. */
const thinkingMs = 20;

export const speech: BenchCase = {
  name: 'speech',
  title:
    'the first byte of speech after the provider’s first byte, and without the service between',
  async run(bench) {
    const provider = await startElevenLabsStandIn();
    let firstByteAt = 0;
    provider.script(() =>
      answers.audio(
        (async function* () {
          await delay(thinkingMs);
          firstByteAt = performance.now();
          yield Buffer.alloc(4_096);
          yield Buffer.alloc(32_768);
        })(),
      ),
    );
    const service = await bench.startService({
      SPEECH_API_KEY: provider.apiKey,
      SPEECH_API_BASE_URL: provider.baseUrl,
    });
    const through = async (): Promise<number> =>
      (await readFirstByte(`${service.url}/api/voice/tts`, {})) - firstByteAt;
    const direct = async (): Promise<number> =>
      (await readFirstByte(`${provider.baseUrl}/v1/text-to-speech/any/stream`, {
        'xi-api-key': provider.apiKey,
      })) - firstByteAt;
    const perRound = bench.volumes.isQuick ? 20 : 60;
    const ours: number[][] = [];
    const floors: number[][] = [];
    try {
      for (let n = 0; n < perRound; n++) await through();
      for (let round = 0; round < bench.volumes.rounds; round++) {
        ours.push(await repeated(perRound, through));
        floors.push(await repeated(perRound, direct));
      }
    } finally {
      await service.stop();
      await provider.close();
    }
    const medians = (all: number[][]): number[] => all.map((times) => percentile(times, 50));
    return {
      findings: [
        {
          what: 'POST /api/voice/tts, first byte after the provider’s, p50',
          unit: 'ms',
          spread: computeSpread(medians(ours)),
          goal: atMost(10),
          detail: `p99 ${percentile(ours.flat(), 99).toFixed(1)} ms; straight from the provider p50 ${computeSpread(medians(floors)).median.toFixed(2)} ms`,
        },
      ],
      notes: [],
    };
  },
};

async function repeated(times: number, work: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let n = 0; n < times; n++) results.push(await work());
  return results;
}

/** @returns when the first byte of the body came */
async function readFirstByte(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Good morning, you have reached the front desk.' }),
  });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
  let at: number | undefined;
  for await (const _chunk of answer.body) at ??= performance.now();
  return at!;
}
