export { classifyReply, type Classification, type ReplyReason } from './classify-reply.ts';
