/** The text with the sentence at its end, on a line of its own; once only. */
export function addSentence(text: string, sentence: string): string {
  if (text.includes(sentence)) return text;
  const before = text.trimEnd();
  return before === '' ? sentence : `${before}\n${sentence}`;
}
