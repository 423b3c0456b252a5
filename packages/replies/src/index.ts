export {
  classifyReply,
  type Classification,
  type ReplyReason,
  type ReplyVerdict,
  withoutText,
} from './classify-reply.ts';
