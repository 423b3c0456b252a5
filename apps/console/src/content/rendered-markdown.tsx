import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { useLayoutEffect, useRef } from 'react';

const marked = new Marked({
  renderer: {
    // The page's own headings are above those of the text.
    heading({ tokens, depth }) {
      const level = Math.min(depth + 2, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    // Markup is shown as it is written: `<company>` is a gap that somebody must fill.
    html: ({ text }) => escapeText(text),
    // A picture would be fetched from another host; its words remain.
    image: ({ text }) => escapeText(text),
  },
});

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const allowedTags =
  'h3 h4 h5 h6 p ul ol li strong em del code pre blockquote a table thead tbody tr th td hr br'.split(
    ' ',
  );

function render(text: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(marked.parse(text, { async: false }), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) markLink(link);
  for (const wide of fragment.querySelectorAll('table, pre')) makeScrollable(wide);
  return fragment;
}

/** A link says where it leads, whatever its text says. */
function markLink(link: HTMLAnchorElement): void {
  link.rel = 'noopener nofollow';
  link.target = '_blank';
  const { host } = link;
  if (host === '' || link.textContent.includes(host)) return;
  const place = document.createElement('span');
  place.className = 'text-muted';
  place.textContent = ` (${host})`;
  link.after(place);
}

/** What is wider than the window scrolls by itself, by the keyboard too. */
function makeScrollable(wide: Element): void {
  const box = document.createElement('div');
  box.className = 'overflow-x-auto';
  box.tabIndex = 0;
  wide.replaceWith(box);
  box.append(wide);
}

export function RenderedMarkdown({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(render(text)), [text]);
  return <div ref={place} className="prose" />;
}
