import autocannon from 'autocannon';
import {
  expectedStatuses,
  type ClosedLoad,
  type ClosedLoadResult,
  type LoadRequest,
} from './jobs.ts';

/** @throws {Error} when an answer was not the expected one: what is measured must be the work. */
export async function runClosedLoad(job: ClosedLoad): Promise<ClosedLoadResult> {
  const { target, connections, seconds } = job;
  const expected = expectedStatuses(target);
  const counted = Promise.withResolvers<ClosedLoadResult>();
  let requests = 0;
  let refused = 0;
  let endedAt = 0;
  const startedAt = performance.now();
  const instance = autocannon(
    {
      url: target.url,
      connections,
      duration: seconds,
      requests: target.requests,
      timeout: 30,
      setupClient: beginApart(target.requests),
    },
    (error, result) => {
      if (error) counted.reject(error as Error);
      else if (refused + result.errors + result.timeouts > 0) {
        const faults = `${refused} unexpected answers, ${result.errors} errors, ${result.timeouts} timeouts`;
        counted.reject(new Error(`${target.url}${target.requests[0]?.path}: ${faults}`));
      } else if (requests === 0) counted.reject(new Error(`${target.url} answered nothing.`));
      else {
        const elapsedSeconds = (endedAt - startedAt) / 1_000;
        counted.resolve({ requests, requestsPerSecond: requests / elapsedSeconds });
      }
    },
  );
  instance.on('response', (_client, status) => {
    requests++;
    endedAt = performance.now();
    if (!expected.includes(status)) refused++;
  });
  return counted.promise;
}

/** Each connection begins with another request, or all would ask for the same at the same time. */
function beginApart(requests: readonly LoadRequest[]): (client: autocannon.Client) => void {
  let clients = 0;
  return (client) => {
    const start = clients++ % requests.length;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
}
