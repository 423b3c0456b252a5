import { coldReplies } from './cold-replies.ts';
import { hotReplies } from './hot-replies.ts';

/** The replies of the tests, for whoever learns from them. */
export const labelledReplies: readonly { text: string; hot: boolean }[] = [
  ...hotReplies.map((text) => ({ text, hot: true })),
  ...coldReplies.map((text) => ({ text, hot: false })),
];
