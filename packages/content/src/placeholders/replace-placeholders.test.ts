import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureGrowth } from '@workspace-ops/growth';
import { findPlaceholders } from './find-placeholders.ts';
import { fillPlaceholders, stripPlaceholders } from './replace-placeholders.ts';

describe('what is written in the place of a value to come', () => {
  it.each([
    ['Quiz night: TBD', 'Quiz night: not yet decided'],
    ['TBC', 'not yet confirmed'],
    ['Venue: to be confirmed', 'Venue: not yet confirmed'],
    ['Ort: wird noch bekannt gegeben', 'Ort: not yet known'],
    ['The venue (TBA) is near.', 'The venue (not yet announced) is near.'],
    ['Drinks are TBD.', 'Drinks are to be decided.'],
    ['We meet on xx May.', 'We meet on the agreed date.'],
    ['team,owner\nNorth,{{customer}}\n', 'team,owner\nNorth,the customer\n'],
  ])('%j becomes %j', (text, filled) => {
    expect(fillPlaceholders(text).text).toBe(filled);
    expect(findPlaceholders(filled)).toEqual([]);
  });
});

describe('placeholders within each other', () => {
  const nested = (depth: number): string => `${'[Name '.repeat(depth)}${']'.repeat(depth)}`;

  it.each([4, 40, 400])('%d of them are gone, and the words around are left', (depth) => {
    const text = `The roof is dry. ${nested(depth)} The gate is shut.\n\nCall Ada.`;
    for (const written of [stripPlaceholders(text), fillPlaceholders(text).text]) {
      expect(findPlaceholders(written)).toEqual([]);
      expect(written).toContain('The roof is dry.');
      expect(written).toContain('The gate is shut.\n\nCall Ada.');
    }
  });
});

const samples = [
  'Hi null,|Dear Mr ,|on  at |[...]|[ ]|xx May|## May|** May|$__|NN%|TK percent|con NOME RELATORE|your name|to be confirmed|Venue: |(',
  ')|,|a,name|\n|sample text|your-domain.com|○○様|{ MERGEFIELD a }|[%a%]|[+name+]|«Name_a»|{a|b}|Invalid Date|NaN%|— Name, title|Regards,\n',
  'name|insert |photo|<!-- add a -->|blah blah|【名前】|folgt|??|TBD|customer|the |Error! Bookmark not defined|[Na|me]|"',
].flatMap((list) => list.split('|'));

it('leaves none of those that tools and haste leave, for any text', () => {
  const texts = fc
    .tuple(fc.array(fc.constantFrom(...samples)), fc.constantFrom('', ' '))
    .map(([parts, glue]) => parts.join(glue));
  fc.assert(
    fc.property(texts, (text) => {
      expect(findPlaceholders(stripPlaceholders(text))).toEqual([]);
      expect(findPlaceholders(fillPlaceholders(text).text)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it.each([
  'on  at ',
  'xx May ',
  '<!-- add ',
  '(add the figure ',
  '(can you ',
  'dear mr and ',
  '[... ',
  '<#a ',
  '{a|',
  '{ MERGEFIELD a ',
  '«a_',
  'a: to be ',
  '— Name, ',
  '$ per ',
  'Error! Reference source ',
  'name,a\n',
  '[+a ',
  'INSERT A ',
  'NAME OF ',
  'your text,',
  'a@your-',
  'http://a/',
  'a TODO is ',
  'fill in the form ____ ',
  'XX-XX-',
  '"lorem ipsum ',
  '○○',
  'blah blah ',
])('takes time in proportion to the length of a text of %j', (text) => {
  const fill = (content: string) => {
    fillPlaceholders(content);
  };
  expect(measureGrowth(fill, text)).toBeLessThan(10);
});
