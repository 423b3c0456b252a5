export {
  classifyReply,
  type Classification,
  type ReplyReason,
  type ReplyVerdict,
  replyVerdicts,
  withoutText,
} from './classify-reply.ts';
export { complaint } from './signals.ts';
