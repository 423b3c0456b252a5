import { expect, it } from 'vitest';
import { findFindings } from '../find-findings.ts';

const found = (text: string) =>
  findFindings(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it.each([
  [
    "[voicemail 07:58] hi it's Greta from unit four, please ring me on oh seven eight double five, treble one, two two three, boiler's off again",
    [['phone', 'oh seven eight double five, treble one, two two three']],
  ],
  [
    '[00:00:41] CALLER: so the mobile is zero four one two, five five five, one nine eight\n[00:00:47] AGENT: thank you',
    [['phone', 'zero four one two, five five five, one nine eight']],
  ],
  [
    'AGENT: Is there a number I can ring back?\nCALLER: yeah, four eight oh, triple five, zero one seven six',
    [['phone', 'four eight oh, triple five, zero one seven six']],
  ],
  [
    'note: cust said "three one two... five five five... oh one three three" for call back',
    [['phone', 'three one two... five five five... oh one three three']],
  ],
  [
    "her cell's two-oh-six five-five-five oh-one-seven-seven",
    [['phone', 'two-oh-six five-five-five oh-one-seven-seven']],
  ],
  [
    'The alarm line: dial one eight hundred, five five five, oh one four oh',
    [['phone', 'one eight hundred, five five five, oh one four oh']],
  ],
  [
    'his number? seven oh three five five five oh one double nine',
    [['phone', 'seven oh three five five five oh one double nine']],
  ],
  [
    'please phone Mrs Odum on oh one two one, four nine six, oh double eight seven, thanks',
    [['phone', 'oh one two one, four nine six, oh double eight seven']],
  ],
  [
    'He repeated the digits: 9 7 1, 5 5 5, 0 1 2 2 - cell phone',
    [['phone', '9 7 1, 5 5 5, 0 1 2 2']],
  ],
  [
    'the lady at desk said call five five five, oh one four three after ten',
    [['phone', 'five five five, oh one four three']],
  ],
  [
    'plus four nine, three oh, nine oh one eight two oh is the German office, phone only',
    [['phone', 'plus four nine, three oh, nine oh one eight two oh']],
  ],
  [
    "AGENT: card number please\nCALLER: it's a Visa, four oh one two, eight eight eight eight, eight eight eight eight, one eight eight one\nAGENT: and expiry?\nCALLER: ten twenty seven",
    [
      [
        'card',
        'four oh one two, eight eight eight eight, eight eight eight eight, one eight eight one',
      ],
    ],
  ],
  [
    "CALLER: right, it's 5555, 5555, 5555, 4444, name's R Hale",
    [['card', '5555, 5555, 5555, 4444']],
  ],
  [
    'Amex read out: three seven one four, four nine six three five three, nine eight four three one',
    [['card', 'three seven one four, four nine six three five three, nine eight four three one']],
  ],
  [
    'long number 4000, 0566, 5566, 5556 on the front, exp 02/28',
    [['card', '4000, 0566, 5566, 5556']],
  ],
  [
    'four one one one one one one one one one one one one one one one charged for the deposit',
    [['card', 'four one one one one one one one one one one one one one one one']],
  ],
  [
    '(reads card) fifty one oh five, ten fifty one, oh five ten, fifty one hundred',
    [['card', 'fifty one oh five, ten fifty one, oh five ten, fifty one hundred']],
  ],
  [
    'SSN was read as two six six, nine one, three three four seven',
    [['national_id', 'two six six, nine one, three three four seven']],
  ],
  [
    'AGENT: and your social?\nCALLER: five oh nine, three three, eight one two four',
    [['national_id', 'five oh nine, three three, eight one two four']],
  ],
  [
    'social security: three one eight forty two seventy seven oh six',
    [['national_id', 'three one eight forty two seventy seven oh six']],
  ],
  ['AGENT: your social please\nCUSTOMER: 412683395', [['national_id', '412683395']]],
  ['AGENT: And the Social Security number?\nCALLER: 412 68 3395', [['national_id', '412 68 3395']]],
  [
    'NI number is A B one two three four five six C',
    [['national_id', 'A B one two three four five six C']],
  ],
  [
    'her aadhaar: two three four one, two three four one, two three four six',
    [['national_id', 'two three four one, two three four one, two three four six']],
  ],
  [
    'SIN one three oh, six nine two, five four four',
    [['national_id', 'one three oh, six nine two, five four four']],
  ],
  ['Mail: w.okoro@example,com (typed by cust)', [['email', 'w.okoro@example,com']]],
  ['web form e-mail w.okoro@example..org', [['email', 'w.okoro@example..org']]],
  ['try w.okoro@@example.net', [['email', 'w.okoro@@example.net']]],
  ['Tel (0131) 496\n0745', [['phone', '(0131) 496\n0745']]],
  ['contact‑no.:(206)555-0177leave msg', [['phone', '(206)555-0177']]],
  ['tech phone206-555-0177urgent', [['phone', '206-555-0177']]],
  ['+1 206\n555 0177', [['phone', '+1 206\n555 0177']]],
  [
    'Key holder:07700900871/07700900872',
    [
      ['phone', '07700900871'],
      ['phone', '07700900872'],
    ],
  ],
  [
    'His no is 07700 900 871, hers 07700 900 872',
    [
      ['phone', '07700 900 871'],
      ['phone', '07700 900 872'],
    ],
  ],
  ['Ruf: 0151 2345 6789, Herr Brandt', [['phone', '0151 2345 6789']]],
  [
    'brandt@example.de; Tel. 089 / 5550 142',
    [
      ['email', 'brandt@example.de'],
      ['phone', '089 / 5550 142'],
    ],
  ],
  [
    'lift-42@example.com and 646-555-0123, SSN 412-68-3395',
    [
      ['email', 'lift-42@example.com'],
      ['phone', '646-555-0123'],
      ['national_id', '412-68-3395'],
    ],
  ],
  [
    'Bot: What is your email?\nUser: sol@example.com\nBot: And phone?\nUser: 3125550133',
    [
      ['email', 'sol@example.com'],
      ['phone', '3125550133'],
    ],
  ],
  ['Bot: Order id?\nUser: 3125550133\nBot: Phone?\nUser: 3125550134', [['phone', '3125550134']]],
])('finds the items in %j', (text, items) => {
  expect(found(text)).toEqual(items);
});

it.each([
  'AGENT: can you read me the serial?\nCALLER: four four one two, double oh nine, seven three one',
  'AGENT: job number?\nCALLER: oh four one seven, double three, double nine',
  'AGENT: what does the meter say?\nCALLER: oh one seven seven four, point two',
  'the model is three five oh, two two oh, one one five',
  'gate code five five one two star, lift two, floor seven',
  'countdown five four three two one zero then reset',
  'we tested zones one two three four five six seven and eight',
  'sizes ten, twelve, fourteen, sixteen; none left of eighteen',
  'she has two at seven, one at eight and three at nine',
  'between nine and ten or one and two, call first',
  'readings were 4111, 4120, 4131, 4142, all fine',
  'pressures 118, 415, 121, 119 psi',
  'totals 4012, 8888, 1881, 4417 for the quarter',
  'p/n 412-68-3395 and p/n 412-68-3396',
  'belt no 555-0142, pulley 555-0143',
  'AGENT: and the invoice number?\nCALLER: 2125550147\nAGENT: got it',
  'AGENT: PO?\nCALLER: 4155550123',
  'Customer ref 4155550123, order 07700 900871',
  'asset tag 07700900871',
  '12-34-5678 is a drawing',
  'filter AB123456C fits',
  'thermostat firmware 5.5.5.0143',
  'temperature 20.5 21.0 21.5 22.0 22.5',
  'job 555-0142 done, job 555-0143 open',
  '@here two at eight, one at nine',
  'ring seven eight nine on the board is loose',
  'bay one two, rack three four, slot five six',
])('finds none in %j', (text) => {
  expect(found(text)).toEqual([]);
});
