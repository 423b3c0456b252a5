const vague = /^(?:the )?weekends?$/iu;
const within = /^(?:within|in) /iu;
/** `three of them failed within a week` */
const happened =
  /\b(?:failed|broke|died|went|came|fell|burst|tripped|stopped|happened|started|grew|rose|lost|had|were|was|sold|leaked|cracked|\p{L}{3,14}ed)(?: \p{L}+){0,3} $/iu;
const weather =
  /\b(?:rain|storms?|snow|frost|ice|winds?|gales?|heat(?:wave)?|floods?|thunder|hail|forecast|freez\p{L}+|weather)\b[^.;]{0,30}$/iu;

/** Whether a day is that of the weather, of what has happened, or none at all, as in `he needs the weekend trade`. */
export function isOfNoPlan(sentence: string, words: string): boolean {
  const at = sentence.indexOf(words);
  if (at < 0) return false;
  const before = sentence.slice(0, at);
  if (vague.test(words)) return !/\b(?:this|next|on|at|over|for) (?:the )?$/iu.test(before);
  return within.test(words) ? happened.test(before) : weather.test(before);
}

const needed =
  /\b(?:needs?|needed|wants?|wanted|requires?|required|must have|have to have|looking for|in place|ready|delivered|installed|fitted|done|finished)\b[^.;!?]{0,40}\b(?:before|by|in time for|no later than) (?:the )?$/iu;

/** `Need it before 4 December`: until then the thing itself is wanted. */
export const isNeededBy = (text: string, words: string): boolean => {
  const at = text.indexOf(words);
  return at >= 0 && needed.test(text.slice(Math.max(0, at - 80), at));
};
