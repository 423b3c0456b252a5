import { join } from 'node:path';
import type { Bench, BenchCase } from '../bench.ts';
import type { BarePosts } from '../floors/bare-posts.ts';
import { atLeast } from '../measure/goal.ts';
import { computeRatios, computeSpread } from '../measure/statistics.ts';
import { startChild } from '@workspace-ops/load';
import { ingestEvents, startReceiver, subscribe, type Receiver } from './fan-out.ts';

/** As many deliveries as the service makes at a time. */
const concurrency = 128;
const eventsAtOnce = 10;

export const webhooks: BenchCase = {
  name: 'webhooks',
  title: 'signed deliveries to all subscribers of an event, against bare undici posts',
  async run(bench) {
    const { subscribers, rounds } = bench.volumes;
    const { url } = await bench.service();
    const receiver = await startReceiver();
    const sender = startChild(join(import.meta.dirname, '../floors/bare-posts.ts'));
    const urls = await subscribe(url, many, { url: receiver.url, count: subscribers });
    await subscribe(url, few, { url: receiver.url, count: subscribers / 10 });
    const posts = eventsAtOnce * subscribers;
    const ours = () => receiver.rateOf(posts, () => ingestEvents(url, many, eventsAtOnce));
    const body = JSON.stringify({
      event: 'ROAMING_DATA_INGESTED',
      timestamp: new Date().toISOString(),
      data: { ingestionId: 'ing_8f14e45fceea467a9e1d2f3c4b5a6978' },
    });
    const job: BarePosts = { urls, times: eventsAtOnce, concurrency, body };
    const floor = () => receiver.rateOf(posts, () => sender.ask(job));
    await ours();
    await floor();
    const rates: Record<'ours' | 'floor' | 'few', number[]> = { ours: [], floor: [], few: [] };
    for (let round = 0; round < rounds; round++) {
      rates.ours.push(await ours());
      rates.floor.push(await floor());
      rates.few.push(await toFew(bench, receiver));
    }
    await sender.stop();
    await receiver.stop();
    const rate = (values: number[]): string => `${Math.round(computeSpread(values).median)}/s`;
    return {
      findings: [
        {
          what: `deliveries a second to ${subscribers} subscribers against bare posts a second`,
          unit: '×',
          spread: computeSpread(computeRatios(rates.ours, rates.floor)),
          goal: atLeast(0.6),
          detail: `${rate(rates.ours)} against ${rate(rates.floor)}; ${eventsAtOnce} events at once`,
        },
        {
          what: `growth: deliveries a second to ${subscribers} subscribers against ${subscribers / 10}`,
          unit: '×',
          spread: computeSpread(computeRatios(rates.ours, rates.few)),
          goal: atLeast(0.8),
          detail: `${rate(rates.ours)} against ${rate(rates.few)}`,
        },
      ],
      notes: [],
    };
  },
};

const many = 'ws_bench_many_subscribers';
const few = 'ws_bench_few_subscribers';

async function toFew(bench: Bench, receiver: Receiver): Promise<number> {
  const { url } = await bench.service();
  const { subscribers } = bench.volumes;
  const events = eventsAtOnce * 5;
  return receiver.rateOf((events * subscribers) / 10, () => ingestEvents(url, few, events));
}
