import { constants, setPriority } from 'node:os';
import { answerParent } from '@workspace-ops/load';
import { createClient } from '../../http/client.ts';
import { timeReads, type Latencies, type ReadsJob, type TimedReads } from './time-reads.ts';

export interface BeginReads extends ReadsJob {
  ask: 'begin';
  /** The gateways'. */
  urls: readonly string[];
}

export type ReaderQuestion = BeginReads | { ask: 'take' } | { ask: 'stop' };

let reader: TimedReads | undefined;

answerParent((question: ReaderQuestion): Promise<Latencies | void> => {
  if (question.ask === 'begin') {
    reader = begin(question);
    return Promise.resolve();
  }
  if (reader === undefined) throw new Error('There are no reads yet.');
  return question.ask === 'take' ? reader.take() : reader.stop();
});

function begin({ urls, ...job }: BeginReads): TimedReads {
  takePriority();
  const http = createClient(urls, () => undefined);
  const reads = timeReads(http, job);
  return {
    take: () => reads.take(),
    async stop() {
      await reads.stop();
      await http.close();
    },
  };
}

/**
 * Clients have machines of their own and wait for no processor of the services'. Where only the
 * superuser may have priority, how late the reads are sent shows the delay of the harness itself.
 */
function takePriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGHEST);
  } catch (error) {
    const { info } = error as { info?: { code?: string } };
    if (info?.code !== 'EACCES' && info?.code !== 'EPERM') throw error;
  }
}
