import { readLookAlikes } from '@workspace-ops/content';

const knownTags =
  /<\/?(?:a|b|body|br|center|div|em|font|h[1-6]|head|hr|html|i|img|li|meta|o:p|ol|p|s|small|span|strong|table|tbody|td|th|tr|u|ul)\b[^<>]{0,1000}>/gi;
const lineTags = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6]|hr)\b[^<>]{0,1000}>/gi;

/** What no reader sees. */
const unseen =
  /<(style|script|title)\b[^<>]{0,1000}>[^]*?(?:<\/\1\s{0,10}>|$)|<!--[^]*?(?:-->|$)/gi;
/** Where the mail that is answered begins, or the signature of who answers. */
const ending =
  /<blockquote\b|<(?:div|p|pre|span|table)\b[^<>]{0,200}\b(?:class|id)=["']?[^"'<>]{0,80}(?:gmail_quote|signature)/i;

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&rsquo;': "'",
};

/** Full-width letters and digits, which stand in the order of ASCII. */
const fullWidth = /[０-９Ａ-Ｚａ-ｚ]/g;
const toAscii = (form: string): string => String.fromCodePoint(form.codePointAt(0)! - 0xfee0);

const otherAlphabet = /[\p{L}--\p{Script=Latin}]/v;
const inOneAlphabet = (word: string): string =>
  /[a-z]/i.test(word) && otherAlphabet.test(word) ? readLookAlikes(word) : word;

/**
 * A text as lines, in one spelling of quotation marks, dashes, spaces and letters: accents are of
 * their letters (NFC), and a word of Latin letters has none of another alphabet that looks like one.
 */
export const toLines = (text: string): string[] =>
  withoutMarkup(text)
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[‘’‚‛`´′＇]/g, "'")
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[\p{Zs}\t]/gu, ' ')
    // Invisible characters would part a word, or join what should be told apart.
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(fullWidth, toAscii)
    .normalize('NFC')
    .replaceAll(/\p{L}+/gu, inOneAlphabet)
    .split('\n');

/** Some senders give the HTML of a reply: its lines are its blocks; what it quotes and its signature go. */
function withoutMarkup(text: string): string {
  if (!/<(?:br|div|p|span|html|body|blockquote|table|ul|ol|style)\b/i.test(text)) return text;
  const seen = text.replaceAll(unseen, ' ');
  const endsAt = seen.search(ending);
  return (endsAt < 0 ? seen : seen.slice(0, endsAt))
    .replaceAll(lineTags, '\n')
    .replaceAll(knownTags, ' ')
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|apos|rsquo);/g, (entity) => entities[entity]!)
    .replaceAll(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
