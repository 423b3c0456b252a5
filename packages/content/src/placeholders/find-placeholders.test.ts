import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';
import { fillPlaceholders, stripPlaceholders } from './replace-placeholders.ts';

const found = (text: string) => findPlaceholders(text).map((placeholder) => placeholder.text);

describe('findPlaceholders', () => {
  it.each([
    ['Hello [Name], welcome', '[Name]'],
    ['Dear [first name]', '[first name]'],
    ['at [Company Name] today', '[Company Name]'],
    ['see [INSERT LINK]', '[INSERT LINK]'],
    ['[insert the exact figure here, please]', '[insert the exact figure here, please]'],
    ['in [City, State]', '[City, State]'],
    ['Hi {{name}}!', '{{name}}'],
    ['Hi {{ user.first_name }}!', '{{ user.first_name }}'],
    ['Hi {first_name}!', '{first_name}'],
    ['Hi ${name}!', '${name}'],
    ['Hi {% name %}!', '{% name %}'],
    ['Hi %FIRST_NAME%!', '%FIRST_NAME%'],
    ['from <company>', '<company>'],
    ['from <Your Company Name>', '<Your Company Name>'],
    ['see <link>', '<link>'],
    ['TODO: add the price', 'TODO'],
    ['venue TBD', 'TBD'],
    ['cost is XXX euros', 'XXX'],
    ['grew by X% since', 'X%'],
    ['worth $XX now', '$XX'],
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['key INSERT_KEY_HERE', 'INSERT_KEY_HERE'],
    ['key YOUR_API_KEY', 'YOUR_API_KEY'],
    ['DATE_GOES_HERE', 'DATE_GOES_HERE'],
    ['Please insert your name here now', 'insert your name here'],
    ['This is placeholder text.', 'placeholder text'],
    ['Signed: ________', '________'],
    ['value [object Object]', '[object Object]'],
  ])('finds the one in %j', (text, placeholder) => {
    expect(found(text)).toEqual([placeholder]);
  });

  it.each([
    'A [link](https://example.com) and ![Image](a.png)',
    'A [Reference][docs] and [Docs]\n\n[docs]: https://example.com',
    '- [ ] open\n- [x] done\n- [X] done',
    'A footnote[^1] and a citation [1], see [Figure 2]',
    '<br> <br/> <strong>bold</strong> <p> <img>',
    '<title>Page</title>',
    'Write to <ada@example.com> or <https://example.com>',
    'Use `[Name]` or `{{name}}` in code',
    '```\nHello [Name], TODO\n```',
    'A type Array<string> and Map<Key>',
    'He said it [sic] and [laughter] followed, [they] agreed',
    '> [!NOTE]\n> read this',
    'Todo is a list; the word "to do" is fine. Todos listos.',
    'size XXL, chapter XX, 50% and $30',
    'A rule\n\n____\n\nafter it',
    '{"name": "Ada", "list": [1, 2], "names": ["Ada"]}',
    'see [what they wrote about it later]',
    'snake_case_name and __bold__ text',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('does not let an unclosed fence hide what follows it', () => {
    expect(found('```\nHello [Name]')).toEqual(['[Name]']);
  });

  it('gives places that cut the placeholder out of the text', () => {
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const text = parts.join(' ');
        for (const { start, end, text: own } of findPlaceholders(text)) {
          expect(text.slice(start, end)).toBe(own);
        }
      }),
    );
  });
});

const samples =
  '[Name]|{{name}}|<company>|TODO|TBD|xxx|lorem ipsum|INSERT_X_HERE|[|]|{{|}}|<|>|`|```\n|\n|____|' +
  '$X|X%|(url)|insert|here|a word|lorem|ipsum|placeholder|text|[Na|me]|TO|DO|: |%|goes here|$|€|X';

const pieces = fc.oneof(
  fc.constantFrom(...samples.split('|')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

describe('replacing placeholders', () => {
  it('leaves none, for any text', () => {
    const joined = fc.tuple(fc.array(pieces), fc.constantFrom('', ' ')).map(([p, s]) => p.join(s));
    fc.assert(
      fc.property(joined, (text) => {
        expect(findPlaceholders(stripPlaceholders(text))).toEqual([]);
        expect(findPlaceholders(fillPlaceholders(text).text)).toEqual([]);
        expect(findPlaceholders(fillPlaceholders(text, () => '[Name]').text)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('fills with what the context knows, and with words that read in their place otherwise', () => {
    const resolve = (name: string) => (name === 'company' ? 'Northside Dental' : undefined);
    const { text, count } = fillPlaceholders(
      'Hello [First Name], <company> meets on {{meeting_date}}, venue TBD. See [insert link].',
      resolve,
    );
    expect(text).toBe(
      'Hello there, Northside Dental meets on the agreed date, venue to be decided. See our website.',
    );
    expect(count).toBe(5);
  });

  it('keeps a text without placeholders as it is', () => {
    const text = 'A [link](https://example.com), `[Name]`, and 50% off.';
    expect(fillPlaceholders(text)).toEqual({ text, count: 0 });
    expect(stripPlaceholders(text)).toBe(text);
  });

  it.each([
    ['brackets', '['.repeat(200_000)],
    ['nested brackets', '[x '.repeat(40_000) + ']'.repeat(80_000)],
    ['nested names', '[Name '.repeat(20_000) + ']'.repeat(80_000)],
    ['braces', '{{'.repeat(100_000)],
    ['tags', '<title>'.repeat(28_000)],
    ['angles', '<a '.repeat(66_000)],
    ['backticks', Array.from({ length: 600 }, (_, n) => '`'.repeat(n)).join(' ')],
    ['underscores', 'a ____ '.repeat(28_000)],
    ['white space', `lorem${' '.repeat(199_000)}ipsum`],
    ['lorems', 'lorem '.repeat(16_000) + 'ipsum '.repeat(16_000)],
    ['inserts', 'insert a '.repeat(22_000)],
    ['capitals', 'A_'.repeat(100_000)],
    ['placeholders', '[Name] '.repeat(28_000)],
  ])('stays fast on 200,000 characters of %s', (_, text) => {
    const startedAt = performance.now();
    expect(findPlaceholders(fillPlaceholders(text).text)).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
