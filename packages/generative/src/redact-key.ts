const longestSentence = 300;

/** An upstream's sentence as it may be shown: one line, of bounded length, without the key. */
export function presentable(text: string, apiKey: string): string {
  const forms = [apiKey, encodeURIComponent(apiKey), JSON.stringify(apiKey).slice(1, -1)];
  const redacted = forms.reduce((rest, form) => rest.replaceAll(form, '[redacted]'), text);
  const line = redacted
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > longestSentence ? `${line.slice(0, longestSentence).toWellFormed()}…` : line;
}
