import type { AnswerOf } from '../../api.ts';
import { formatDuration } from '../../ui/format-time.ts';
import { words } from '../messages.en.ts';

type Tested = AnswerOf<'post', '/api/mobilehub/webhooks/{id}/test'>;

/** What became of a test event. Why there was no answer is not known: it may have been refused at once. */
export function describeTest({ delivered, status, latencyMs }: Tested): string {
  const say = delivered ? words.tested : words.testFailed;
  return say(status, formatDuration(latencyMs));
}
