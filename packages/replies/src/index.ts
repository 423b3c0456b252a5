export {
  classifyReply,
  type Classification,
  type ReplyReason,
  type ReplyVerdict,
} from './classify-reply.ts';
