export { answerParent } from './answer-parent.ts';
export { percentile } from './percentile.ts';
export { sendAtRate } from './send-at-rate.ts';
export { startChild, type Child } from './start-child.ts';
