import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';

const emails = (text: string): string[] =>
  findFindings(text)
    .filter(({ kind }) => kind === 'email')
    .map(({ start, end }) => text.slice(start, end));

it.each([
  ['mail me: anna dot berg at example dot se', 'anna dot berg at example dot se'],
  ['write to info at example dot com please', 'info at example dot com'],
  [
    'My address is j underscore smith at mail dot example dot co dot uk.',
    'j underscore smith at mail dot example dot co dot uk',
  ],
  [
    'escríbeme a maria punto lopez arroba example punto es',
    'maria punto lopez arroba example punto es',
  ],
  [
    'a luca punto rossi chiocciola example punto it',
    'luca punto rossi chiocciola example punto it',
  ],
  ['Adresse: max punkt muster at example punkt de', 'max punkt muster at example punkt de'],
  [
    'unter max Punkt muster Klammeraffe example Punkt de',
    'max Punkt muster Klammeraffe example Punkt de',
  ],
  ['à paul point martin arobase example point fr', 'paul point martin arobase example point fr'],
  ['joana ponto silva arroba example ponto pt', 'joana ponto silva arroba example ponto pt'],
  ['jan kropka nowak małpa example kropka pl', 'jan kropka nowak małpa example kropka pl'],
  [
    'piet punt jansen apenstaartje example punt nl',
    'piet punt jansen apenstaartje example punt nl',
  ],
  ['ask lena AT example DOT org', 'lena AT example DOT org'],
  ['kim dot lee at example.com', 'kim dot lee at example.com'],
  ['иван собака example точка ru', 'иван собака example точка ru'],
  ['mail s.klein ät example.org', 's.klein ät example.org'],
  ['e-mail: kim.lee at example.com', 'kim.lee at example.com'],
])('finds the address that is told in words in %s', (text, email) => {
  expect(emails(text)).toEqual([email]);
});

it.each([
  'lena {at} example {dot} org',
  'lena <at> example <dot> org',
  'lena [ät] example [punkt] de',
  'lena (arroba) example.es',
  'lena(a)example.de',
  'lena (@) example (.) org',
  's.klein (at) example . org',
  'sklein[dot]x[at]example[dot]org',
  'sklein dot x (at) example dot org',
  'help[@]example[.]io',
  'help@example[.]io',
  'kim.lee *at* example *dot* com',
  'kim.lee -at- example -dot- com',
  'lena_at_example_dot_org',
  'kim.lee&commat;example.com',
  'kim.lee @ example.com',
  'kim.lee@ example.com',
  'kim.lee@\nexample.com',
])('finds the address that is written as %j', (email) => {
  expect(emails(`Ask: ${email}`)).toEqual([email]);
});

it.each([
  'Look at example dot com for the sheet.',
  'It is hosted at example.com, and more is at www.example.com/shop.',
  'We met at example.com last year, he works at booking.com.',
  'The starting point at work is point B, and the dot at the end is no dot com.',
  'I am at the shop, dot com boom or not.',
  'una escalera arroba, un punto de vista, la scala a chiocciola è il punto',
  'Lunch @ Mario.it tomorrow, meeting @ HQ.com at ten',
  'Follow us @ kiln.example or @kiln.example.',
  'Only names that end in @kiln.example may send mail.',
  'Punkt 3 at home, Punkt 4 in de',
  'see_at_home-dot-matrix, look-at-this-dot-com',
  'icons @ 2x.png and 3 @ 4.00 each',
])('finds none in %s', (text) => {
  expect(emails(text)).toEqual([]);
});
