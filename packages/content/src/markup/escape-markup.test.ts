import { measureGrowth } from '@workspace-ops/growth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';
import { findOpeners } from './find-openers.ts';

describe('escapeMarkup', () => {
  it.each([
    'plain **bold**, a < b, 3 > 2 and <3',
    '`<b>` and ``a ` <i>``',
    '```html\n<div onclick="x">\n```\n',
    '    <b>indented code</b>\n',
    '> - `<b>` in a list',
    '| a | `<b>` |\n|---|---|\n| c | d |',
    '<https://example.com/a?b=c> and <ada@example.com>',
    '[a](https://x.example) [b](mailto:a@b.example) [c](/d) [e](#f) ![g](h.png)',
    '[r][x]\n\n[x]: <https://ok.example>\n',
    '&lt;script&gt; is text',
    '```[a](- ',
  ])('leaves %j as it is', (text) => {
    expect(escapeMarkup(text)).toBe(text);
  });

  it.each([
    ['<svg/onload=alert(1)>', '&lt;svg/onload=alert(1)>'],
    ['<img src=x onerror=alert(1)', '&lt;img src=x onerror=alert(1)'],
    ['a <b>b</b>', 'a &lt;b>b&lt;/b>'],
    ['`<b>` <b>', '`<b>` &lt;b>'],
    ['`` ` `` `<a>`<b>', '`` ` `` `<a>`&lt;b>'],
    ['```<svg\n<b>\n```\n<i>', '```&lt;svg\n<b>\n```\n&lt;i>'],
    ['<!-- c --> <?p ?> <![CDATA[x]]>', '&lt;!-- c --> &lt;?p ?> &lt;![CDATA[x]]>'],
    ['<https:/onmouseover=alert(1)>', '&lt;https:/onmouseover=alert(1)>'],
    ['<javascript:alert(1)>', '&lt;javascript:alert(1)>'],
    ['[a](javascript:x)', '&#91;a](javascript:x)'],
    ['[a]( JaVaScRiPt:x)', '&#91;a]( JaVaScRiPt:x)'],
    ['[a](java&#115;cript:x)', '&#91;a](java&#115;cript:x)'],
    ['[a](javascript&colon;x)', '&#91;a](javascript&colon;x)'],
    ['[a](&#x01;javascript:x)', '&#91;a](&#x01;javascript:x)'],
    ['![a]([a](\njavascript:x)', '![a](&#91;a](\njavascript:x)'],
    ['[a](javascript%3Ax)', '&#91;a](javascript%3Ax)'],
    ['[a](ｊavascript:x)', '&#91;a](ｊavascript:x)'],
    ['[a](vbscript:x) ![b](data:text/html,x)', '&#91;a](vbscript:x) !&#91;b](data:text/html,x)'],
    ['[a][r]\n\n[r]: javascript:x', '[a][r]\n\n&#91;r]: javascript:x'],
    ['[r]\n\n[r]:\n  javascript:x', '[r]\n\n&#91;r]:\n  javascript:x'],
    // Once the block is no HTML any more, the link in it is one.
    ['<div>\n[x](javascript:y)\n</div>', '&lt;div>\n&#91;x](javascript:y)\n&lt;/div>'],
    // Code for CommonMark, two cells for a reader with tables.
    [
      '| a | b |\n|---|---|\n| `x | <svg onload=a> | y` |',
      '| a | b |\n|---|---|\n| `x | &lt;svg onload=a> | y` |',
    ],
  ])('makes %j harmless', (text, escaped) => {
    expect(escapeMarkup(text)).toBe(escaped);
  });

  const parts = fc.constantFrom(
    ...'<b>,<svg/onload=x>,`,``,> ,- ,    ,# ,[a](,![a](,javascript:x),https://x.y),[r]: ,[r],<,>'.split(
      ',',
    ),
    ...'),|,<javascript:x>,<!--,-->,\\,&lt;,text ,*'.split(','),
    '```\n',
    '~~~\n',
    '\n',
    '\n\n',
    '|-|-|\n',
    '<div>\n',
    '</div>\n',
  );
  const texts = fc.array(parts, { maxLength: 30 }).map((each) => each.join(''));

  it('leaves nothing open, whatever the text, and changes nothing twice', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const escaped = escapeMarkup(text);
        expect(findOpeners(escaped, 'commonmark').size).toBe(0);
        expect(findOpeners(escaped, 'default').size).toBe(0);
        expect(escapeMarkup(escaped)).toBe(escaped);
      }),
      { numRuns: 1_000 },
    );
  });

  it('changes nothing but the two signs', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const back = (each: string) => each.replaceAll('&lt;', '<').replaceAll('&#91;', '[');
        expect(back(escapeMarkup(text))).toBe(back(text));
      }),
    );
  });

  it.each([
    '<a ',
    '[',
    '[a](x:',
    '![](j:',
    '](<',
    '](',
    '> <',
    '- <a\n',
    '`',
    '[a]: b:c\n',
    '|<a',
    '`<b>` ',
  ])('takes time in proportion to the length of a text of %j', (pattern) => {
    expect(measureGrowth(escapeMarkup, pattern)).toBeLessThan(10);
  });
});
