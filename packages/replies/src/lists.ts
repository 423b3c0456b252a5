/** A line that asks for what the items under it name: "We would ask you for three things:". */
const asking = /\b(?:ask|need|want|like|require|send|provide|let (?:me|us) have)\b/i;
const announcing = /\b(?:following|these|things|points|items|two|three|four|five|six)\b/i;
const refusing = /\b(?:not|no|never|none)\b|n't\b/i;
const item = /^\s*(?:\d{1,2}[.)]|[-*•–])\s+/;

/** A text in which each item of a list that is asked for asks for itself. */
export function withAskedItems(text: string): string {
  let isAsked = false;
  const lines = text.split('\n').map((line) => {
    if (item.test(line)) return isAsked ? line.replace(item, 'please ') : line;
    if (line.trimEnd().endsWith(':'))
      isAsked = asking.test(line) && announcing.test(line) && !refusing.test(line);
    else if (line.trim() !== '') isAsked = false;
    return line;
  });
  return lines.join('\n');
}
