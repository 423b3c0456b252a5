import type { ColdmailEvent } from '@workspace-ops/contracts';
import { classifyReply, type Classification } from '../replies/classify-reply.ts';

/** What an event means: a hot lead or not, and why. */
export function judgeEvent({ event_type, reply_text }: ColdmailEvent): Classification {
  if (event_type === 'lead_interested') {
    return { isHotLead: true, reason: 'marked_interested', matched: [] };
  }
  if (event_type === 'reply_received') return classifyReply(reply_text ?? '');
  return { isHotLead: false, reason: 'no_reply', matched: [] };
}
