import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';

const found = (text: string) =>
  findFindings(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it.each([
  ['dial 5550143 from the yard phone', [['phone', '5550143']]],
  ['home: 555-0143', [['phone', '555-0143']]],
  ['555-0143 (home)', [['phone', '555-0143']]],
  ['office 555-0143, ask for Lou', [['phone', '555-0143']]],
  ['phone 555.0143', [['phone', '555.0143']]],
  ['t: 555-0143', [['phone', '555-0143']]],
  ['Tel# 555-0143', [['phone', '555-0143']]],
  ['no. to call: 555-0143', [['phone', '555-0143']]],
  [
    'call 555-0143 or 555-0144',
    [
      ['phone', '555-0143'],
      ['phone', '555-0144'],
    ],
  ],
  ['call (555) 0143', [['phone', '(555) 0143']]],
  ['e-mail m.ferris @ example.com now', [['email', 'm.ferris @ example.com']]],
  ['tom.ferris AT example.com', [['email', 'tom.ferris AT example.com']]],
  ['tom.ferris<at>example.com', [['email', 'tom.ferris<at>example.com']]],
  ['tom.ferris{at}example{dot}com', [['email', 'tom.ferris{at}example{dot}com']]],
  ['tom.ferris_at_example_dot_com', [['email', 'tom.ferris_at_example_dot_com']]],
  [
    'tom dot ferris at example dot com is his mail',
    [['email', 'tom dot ferris at example dot com']],
  ],
  ['mail is t.ferris at example.com', [['email', 't.ferris at example.com']]],
  ['tom.ferris at example.com', [['email', 'tom.ferris at example.com']]],
  ['email= tom.ferris @example.com', [['email', 'tom.ferris @example.com']]],
  ['tom.ferris(@)example.com', [['email', 'tom.ferris(@)example.com']]],
  ['tomATexampleDOTcom he wrote', [['email', 'tomATexampleDOTcom']]],
  ["tom.ferris@example.com's inbox is full", [['email', 'tom.ferris@example.com']]],
  ['TOM@EXAMPLE.COM!', [['email', 'TOM@EXAMPLE.COM']]],
  ['tom@example.com?subject=Lift', [['email', 'tom@example.com']]],
  ['tom@mail-1.example.com:25', [['email', 'tom@mail-1.example.com']]],
  [
    '<mailto:tom@example.com|tom@example.com>',
    [
      ['email', 'tom@example.com'],
      ['email', 'tom@example.com'],
    ],
  ],
  ['[tom@example.com][1]', [['email', 'tom@example.com']]],
  ['*tom@example.com*', [['email', 'tom@example.com']]],
  ['_tom@example.com_', [['email', 'tom@example.com']]],
  ['`tom@example.com`', [['email', 'tom@example.com']]],
  ['"tom@example.com"', [['email', 'tom@example.com']]],
  ['(tom@example.com).', [['email', 'tom@example.com']]],
  ['e=tom@example.com#frag', [['email', 'tom@example.com']]],
  [
    'tom@example.com\t646-555-0123',
    [
      ['email', 'tom@example.com'],
      ['phone', '646-555-0123'],
    ],
  ],
  ['tom[tom@example.com]', [['email', 'tom@example.com']]],
  [
    'to:tom@example.comcc:bob@example.com',
    [
      ['email', 'tom@example.com'],
      ['email', 'bob@example.com'],
    ],
  ],
  ['Müller: jürgen.müller@example.de', [['email', 'jürgen.müller@example.de']]],
  ['tom@example.com…', [['email', 'tom@example.com']]],
  ['tom@example.com–see below', [['email', 'tom@example.com']]],
  ['— tom@example.com', [['email', 'tom@example.com']]],
  ['→tom@example.com', [['email', 'tom@example.com']]],
  ['tom⟨tom@example.com⟩', [['email', 'tom@example.com']]],
  ['phone: (646) 555-0123;ext=44', [['phone', '(646) 555-0123']]],
  ['whatsapp +55 11 95555-0142', [['phone', '+55 11 95555-0142']]],
  ['tel +39 347 555 0142', [['phone', '+39 347 555 0142']]],
  ['+44.20.7946.0018', [['phone', '+44.20.7946.0018']]],
  ['+44-20-7946-0018', [['phone', '+44-20-7946-0018']]],
  ['(+44) 20 7946 0018', [['phone', '(+44) 20 7946 0018']]],
  ['+44(20)79460018', [['phone', '+44(20)79460018']]],
  ['00442079460018', [['phone', '00442079460018']]],
  ['+442079460018', [['phone', '+442079460018']]],
  ['phone+442079460018', [['phone', '+442079460018']]],
  [
    'P:646-555-0123 F:646-555-0124',
    [
      ['phone', '646-555-0123'],
      ['phone', '646-555-0124'],
    ],
  ],
  [
    '(P)646-555-0123 (F)646-555-0124',
    [
      ['phone', '646-555-0123'],
      ['phone', '646-555-0124'],
    ],
  ],
  ['646-555-0123/24', [['phone', '646-555-0123']]],
  [
    '646-555-0123,646-555-0124',
    [
      ['phone', '646-555-0123'],
      ['phone', '646-555-0124'],
    ],
  ],
  [
    '646-555-0123;646-555-0124',
    [
      ['phone', '646-555-0123'],
      ['phone', '646-555-0124'],
    ],
  ],
  [
    '646-555-0123\n646-555-0124',
    [
      ['phone', '646-555-0123'],
      ['phone', '646-555-0124'],
    ],
  ],
  [
    '646.555.0123|646.555.0124',
    [
      ['phone', '646.555.0123'],
      ['phone', '646.555.0124'],
    ],
  ],
])('finds the items in %j', (text, items) => {
  expect(found(text)).toEqual(items);
});

it.each([
  'ferris at gmail, that is all he said',
  'tom@example is missing the end',
  '646-555-XXXX',
  '(646) 555-01xx',
  '+44 7700 9xxxxx',
  '1-800-FLOWERS',
])('finds none in %j', (text) => {
  expect(found(text)).toEqual([]);
});
