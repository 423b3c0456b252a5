/** What a mail has a paragraph of. */
export type Paragraph =
  | string
  /** A secret, in a line of its own. */
  | { code: string }
  | { items: readonly string[] }
  | { link: string; label: string };

/** The texts of a mail: the same, plain and as HTML. */
export interface MailTexts {
  text: string;
  html: string;
}

export const renderMail = (...paragraphs: Paragraph[]): MailTexts => ({
  text: `${paragraphs.map(toText).join('\n\n')}\n`,
  html: [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"></head>',
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
    ...paragraphs.map(toHtml),
    '</body></html>',
    '',
  ].join('\n'),
});

function toText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return wrap(paragraph);
  if ('code' in paragraph) return paragraph.code;
  if ('items' in paragraph) return paragraph.items.map((item) => wrap(`- ${item}`)).join('\n');
  return `${paragraph.label}:\n${paragraph.link}`;
}

function toHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p>${escapeHtml(paragraph)}</p>`;
  if ('code' in paragraph) return `<p><code>${escapeHtml(paragraph.code)}</code></p>`;
  if ('items' in paragraph) {
    const items = paragraph.items.map((item) => `<li>${escapeHtml(item)}</li>`);
    return `<ul>\n${items.join('\n')}\n</ul>`;
  }
  const { link, label } = paragraph;
  return `<p><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!);

/** Short lines need no encoding: a mail in a file can be read, and its code copied, as it is. */
const wrap = (paragraph: string): string =>
  paragraph.replaceAll(/(.{1,72})(?: |$)/g, '$1\n').trimEnd();
