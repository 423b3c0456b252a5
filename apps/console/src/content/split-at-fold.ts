/** The text in two parts at the platform's fold, which never cuts a word. */
export function splitAtFold(text: string, fold: number | undefined): [string, string] {
  if (fold === undefined || text.length <= fold) return [text, ''];
  const cut = text.slice(0, fold + 1).search(/\s\S*$/);
  const at = cut > 0 ? cut : fold;
  return [text.slice(0, at), text.slice(at)];
}
