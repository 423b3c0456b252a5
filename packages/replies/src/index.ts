export {
  classifyReply,
  type Classification,
  readPhrases,
  type ReplyReason,
  type ReplyVerdict,
  replyVerdicts,
  withoutText,
} from './classify-reply.ts';
export { automaticKind } from './notices.ts';
export { isForeignReply, isOptOut, readReply } from './read-reply.ts';
export { complaint } from './signals.ts';
export {
  type PhraseWeights,
  readWeights,
  scaleFor,
  sumWeights,
  weightsFile,
} from './weigh-phrases.ts';
export { listStopPhrases, readWishes, stopWeightsFile } from './weigh-stop.ts';
export { readRows, type WeightRows } from './weight-rows.ts';
