/** Words that stand in any sentence, and tell nothing of what it is about. */
const common =
  /^(?:about|after|again|also|been|before|both|could|does|done|each|from|have|here|into|just|make|more|most|must|only|other|over|same|says?|she|should|since|some|such|take|than|that|their|them|then|there|these|they|this|those|till|until|very|want|wants|were|what|when|which|while|will|with|would|your)$/;

const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((figure) =>
    figure.replace(/[.,]+$/, '').replace(/,(?=\d{3}(?!\d))/g, ''),
  );

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !common.test(word))
    .map((word) => word.slice(0, lengthOfStem));
const lengthOfStem = 5;

/** Of the words of a sentence that many are in a text that tells it in words of its own. */
const share = 0.6;

/** Whether a text has what a sentence says, in whatever words: all its figures, and most of its words. */
export function isToldInSubstance(sentence: string, text: string): boolean {
  const figures = new Set(figuresIn(text));
  if (!figuresIn(sentence).every((figure) => figures.has(figure))) return false;
  const told = new Set(wordsIn(text));
  const words = [...new Set(wordsIn(sentence))];
  return words.filter((word) => told.has(word)).length >= words.length * share;
}
