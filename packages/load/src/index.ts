export { answerParent, startChild, type Child } from './child.ts';
export { percentile } from './percentile.ts';
export { sendAtRate } from './send-at-rate.ts';
