import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';

const found = (text: string) =>
  findFindings(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it.each([
  ['form field, as typed: mark.ellery@example,com', [['email', 'mark.ellery@example,com']]],
  ['E-mail: jo.bell@example,co.uk (typed on a phone)', [['email', 'jo.bell@example,co.uk']]],
  ['email lena@example..com bounced', [['email', 'lena@example..com']]],
  ['she wrote ines.m@@example.com twice', [['email', 'ines.m@@example.com']]],
  ['mail me kai@example .com thanks', [['email', 'kai@example .com']]],
  ['mail me kai@example. com thanks', [['email', 'kai@example. com']]],
  ['typo in the sheet: omar.s@example;com', [['email', 'omar.s@example;com']]],
  [
    'tom@example,org or tom@example,net',
    [
      ['email', 'tom@example,org'],
      ['email', 'tom@example,net'],
    ],
  ],
  ['customer keyed r.vance@gmail,com at the kiosk', [['email', 'r.vance@gmail,com']]],
  ['contact: dee@hotmail.con', [['email', 'dee@hotmail.con']]],
  ['write ann.lee@gmailcom', [['email', 'ann.lee@gmailcom']]],
  ['Email=pat@example,de', [['email', 'pat@example,de']]],
  ['E-Mail: kurt@web,de', [['email', 'kurt@web,de']]],
  [
    'ada@example.com,bob@example.com;cy@example.com',
    [
      ['email', 'ada@example.com'],
      ['email', 'bob@example.com'],
      ['email', 'cy@example.com'],
    ],
  ],
  [
    'ada@example.com/bob@example.com',
    [
      ['email', 'ada@example.com'],
      ['email', 'bob@example.com'],
    ],
  ],
  [
    '<a href="mailto:ops@example.com?subject=x">ops@example.com</a>',
    [
      ['email', 'ops@example.com'],
      ['email', 'ops@example.com'],
    ],
  ],
  [
    'reply-to:a.b@example.co\nFrom: "B" <b@example.io>',
    [
      ['email', 'a.b@example.co'],
      ['email', 'b@example.io'],
    ],
  ],
  [
    "his mail is o'neil@example.ie, hers ann-marie@example.ie",
    [
      ['email', "o'neil@example.ie"],
      ['email', 'ann-marie@example.ie'],
    ],
  ],
  ['KLAUS@EXAMPLE.DE IN CAPITALS', [['email', 'KLAUS@EXAMPLE.DE']]],
  ['{"e":"x_y.z@sub.example.travel"}', [['email', 'x_y.z@sub.example.travel']]],
  ['(jo@example.com)', [['email', 'jo@example.com']]],
  [
    'user first.last@xn--mnchen-3ya.example wrote',
    [['email', 'first.last@xn--mnchen-3ya.example']],
  ],
  ['to: ada@example.com.Thanks', [['email', 'ada@example.com']]],
  [
    'info@example.museum|sales@example.museum',
    [
      ['email', 'info@example.museum'],
      ['email', 'sales@example.museum'],
    ],
  ],
  [
    'mail kim@example.com\nlee@example.com',
    [
      ['email', 'kim@example.com'],
      ['email', 'lee@example.com'],
    ],
  ],
  ['at‑sign spelled: kim [at] example.com', [['email', 'kim [at] example.com']]],
  ['kim(at)example(punkt)de', [['email', 'kim(at)example(punkt)de']]],
  ['kim AT example DOT com', [['email', 'kim AT example DOT com']]],
  ['m.rossi chiocciola example.it', [['email', 'm.rossi chiocciola example.it']]],
  ['e-mail b.olsen at example dot no', [['email', 'b.olsen at example dot no']]],
  [
    "AGENT: e-mail?\nCALLER: it's dana dot whit at example dot com",
    [['email', 'dana dot whit at example dot com']],
  ],
  [
    'AGENT: e-mail?\nCALLER: dana underscore whit at example dot co dot uk, all lower case',
    [['email', 'dana underscore whit at example dot co dot uk']],
  ],
  [
    'the mail is ann dot lee seven at gmail dot com',
    [['email', 'ann dot lee seven at gmail dot com']],
  ],
])('finds the address in %j', (text, items) => {
  expect(found(text)).toEqual(items);
});

it.each([
  'lunch @work, it is on',
  'meet at the shop @ noon, or @10,then home',
  'price @ 4.50,each',
  '@media,print and @import url(x,com)',
  'user@host,then the next',
  'ping bob@work,it is done',
  'git@github.com:org/repo,main',
  'a@b,c@d in the matrix',
  'follow @kim.lee,com is not needed',
  'root@server01:~# ls',
  'pip install git+https://git@example.org/x.git',
  'x@y is an array product',
  'SELECT @total, @row FROM t',
  'twitter.com/@jo and t.me/@jo',
  'npm i @scope/pkg@1.2.3, @types/node@20.1.0',
  'foo@1.2.3.tgz and bar@latest',
  'open 24/7 @ Example.com Arena',
  'at example dot com you find it',
  'we met at noon dot',
])('finds none in %j', (text) => {
  expect(found(text)).toEqual([]);
});
