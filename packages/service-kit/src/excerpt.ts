/** From here on a text of what came in is cut for the run that reads it: a long mail or half an hour of talk. */
const longest = 4_000;

/** A text as the context of a run takes it. */
export const excerpt = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()} …`;
