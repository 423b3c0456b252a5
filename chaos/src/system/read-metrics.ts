import { request } from 'undici';
import type { ServiceProcess } from './system.ts';

/** What all lines of the metrics that match come to, whose first group is their value. */
export async function sumMetrics(
  { service, url }: Pick<ServiceProcess, 'service' | 'url'>,
  line: RegExp,
): Promise<number> {
  const answer = await request(`${url}/metrics`);
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`/metrics of ${service}: ${answer.statusCode}`);
  return [...text.matchAll(line)].reduce((sum, [, value]) => sum + Number(value), 0);
}
