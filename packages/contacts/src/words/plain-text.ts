const knownTags =
  /<\/?(?:a|b|body|br|center|div|em|font|h[1-6]|head|hr|html|i|img|li|meta|o:p|ol|p|s|small|span|strong|table|tbody|td|th|tr|u|ul)\b[^<>]{0,1000}>/gi;
const lineTags = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|hr)\b[^<>]{0,1000}>/gi;

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&rsquo;': "'",
};

/** A reply's text as lines, in one spelling of quotation marks, dashes and spaces. */
export const toLines = (text: string): string[] =>
  withoutMarkup(text)
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[‘’‚‛`´′＇]/g, "'")
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[\p{Zs}\t]/gu, ' ')
    // Invisible characters would part a word, or join what should be told apart.
    .replaceAll(/\p{Cf}/gu, '')
    .split('\n');

/** Some senders give the HTML of a reply: its lines are its blocks, and what it quotes goes. */
function withoutMarkup(text: string): string {
  if (!/<(?:br|div|p|span|html|body|blockquote)\b/i.test(text)) return text;
  const quoteAt = text.search(/<blockquote\b|<div[^<>]{0,200}class="?gmail_quote/i);
  return (quoteAt < 0 ? text : text.slice(0, quoteAt))
    .replaceAll(lineTags, '\n')
    .replaceAll(knownTags, ' ')
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39|apos|rsquo);/g, (entity) => entities[entity]!);
}
