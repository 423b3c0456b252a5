export {
  classifyReply,
  type Classification,
  type ReplyReason,
  type ReplyVerdict,
  replyVerdicts,
  withoutText,
} from './classify-reply.ts';
