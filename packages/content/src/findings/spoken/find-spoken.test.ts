import { expect, it } from 'vitest';
import { findFindings } from '../find-findings.ts';

const found = (text: string) =>
  findFindings(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it.each([
  [
    'my number is zero seven seven zero zero nine zero zero one two three, ask for Dee',
    [['phone', 'zero seven seven zero zero nine zero zero one two three']],
  ],
  [
    'call us on oh one six one, four nine six, oh five five eight',
    [['phone', 'oh one six one, four nine six, oh five five eight']],
  ],
  [
    'caller left four one five five five five zero one two three and hung up, call back please',
    [['phone', 'four one five five five five zero one two three']],
  ],
  [
    "Her mobile's oh double seven double oh, nine hundred, four six one.",
    [['phone', 'oh double seven double oh, nine hundred, four six one']],
  ],
  [
    'You can reach me at six four six, five five five, oh one nine oh.',
    [['phone', 'six four six, five five five, oh one nine oh']],
  ],
  [
    'Phone: three oh three. Five five five. Oh one six one.',
    [['phone', 'three oh three. Five five five. Oh one six one']],
  ],
  [
    "AGENT: best number to reach you?\nCALLER: it's two oh seven five five five oh one eight two",
    [['phone', 'two oh seven five five five oh one eight two']],
  ],
  [
    'AGENT: And a phone number for the file?\nCALLER: um, seven one eight, five five five, zero one four four\nAGENT: thanks',
    [['phone', 'seven one eight, five five five, zero one four four']],
  ],
  ['text me at five-five-five oh-one-four-two', [['phone', 'five-five-five oh-one-four-two']]],
  [
    'voicemail: please ring oh seven nine one one, one two three, four five six',
    [['phone', 'oh seven nine one one, one two three, four five six']],
  ],
  [
    'my cell is eight hundred five five five oh one nine nine',
    [['phone', 'eight hundred five five five oh one nine nine']],
  ],
  [
    'his cell seven twenty, five fifty-five, oh one forty-two',
    [['phone', 'seven twenty, five fifty-five, oh one forty-two']],
  ],
  [
    'dial plus four four two oh seven nine four six oh nine five eight from abroad',
    [['phone', 'plus four four two oh seven nine four six oh nine five eight']],
  ],
  [
    'whatsapp her: plus one four one five five five five oh one two three',
    [['phone', 'plus one four one five five five five oh one two three']],
  ],
  ['it was 503 uh 555 uh 0128 I think, call her back', [['phone', '503 uh 555 uh 0128']]],
  ['ring him back on oh 7700 900 double one 2', [['phone', 'oh 7700 900 double one 2']]],
  [
    'mobile number 0 double 7 double 0 9 double 0 4 6 1',
    [['phone', '0 double 7 double 0 9 double 0 4 6 1']],
  ],
  [
    'mi teléfono es seis tres cuatro, cinco cinco cinco, cero uno ocho',
    [['phone', 'seis tres cuatro, cinco cinco cinco, cero uno ocho']],
  ],
  [
    'llámame al seis doce treinta y cuatro cincuenta y seis setenta y ocho',
    [['phone', 'seis doce treinta y cuatro cincuenta y seis setenta y ocho']],
  ],
  [
    "mon numéro c'est le zéro six trente-neuf quatre-vingt-dix-huit quarante-quatre quinze",
    [['phone', 'zéro six trente-neuf quatre-vingt-dix-huit quarante-quatre quinze']],
  ],
  [
    'Telefon: null eins sieben eins drei neun zwei null null fünf fünf',
    [['phone', 'null eins sieben eins drei neun zwei null null fünf fünf']],
  ],
  [
    'ruf mich an unter null eins sieben sechs, fünf fünf fünf, null eins vier',
    [['phone', 'null eins sieben sechs, fünf fünf fünf, null eins vier']],
  ],
  [
    'telefono: tre quattro sette cinque cinque cinque zero uno otto uno',
    [['phone', 'tre quattro sette cinque cinque cinque zero uno otto uno']],
  ],
  [
    'o meu telemóvel é nove um dois três quatro cinco seis sete oito',
    [['phone', 'nove um dois três quatro cinco seis sete oito']],
  ],
  [
    'bel me op nul zes vijf vijf vijf nul een acht vier twee',
    [['phone', 'nul zes vijf vijf vijf nul een acht vier twee']],
  ],
  [
    'mój numer to pięć jeden dwa pięć pięć pięć zero jeden osiem',
    [['phone', 'pięć jeden dwa pięć pięć pięć zero jeden osiem']],
  ],
  [
    'мой телефон восемь девять один два пять пять пять ноль один четыре два',
    [['phone', 'восемь девять один два пять пять пять ноль один четыре два']],
  ],
  [
    'ring mig på noll sju noll ett två tre fyra fem sex sju',
    [['phone', 'noll sju noll ett två tre fyra fem sex sju']],
  ],
  [
    'fax is four one six five five five oh one six eight',
    [['phone', 'four one six five five five oh one six eight']],
  ],
  [
    'AGENT: can I have your card number?\nCALLER: sure, four one one one, one one one one, one one one one, one one one one',
    [['card', 'four one one one, one one one one, one one one one, one one one one']],
  ],
  [
    "card's four two four two four two four two four two four two four two four two exp oh four twenty eight",
    [['card', 'four two four two four two four two four two four two four two four two']],
  ],
  [
    'CUSTOMER: okay ready? 4111, 1111, 1111, 1111, exp oh three twenty seven',
    [['card', '4111, 1111, 1111, 1111']],
  ],
  [
    'she read me the visa, 4242, 4242, 4242, 4242, cvv to follow',
    [['card', '4242, 4242, 4242, 4242']],
  ],
  [
    'amex: three seven eight two, eight two two four six three, one oh oh oh five',
    [['card', 'three seven eight two, eight two two four six three, one oh oh oh five']],
  ],
  [
    'the card is fifty-five fifty-five, fifty-five fifty-five, fifty-five fifty-five, forty-four forty-four',
    [
      [
        'card',
        'fifty-five fifty-five, fifty-five fifty-five, fifty-five fifty-five, forty-four forty-four',
      ],
    ],
  ],
  [
    '"it\'s 5105 then 1051 then 0510 then 5100" card on file',
    [['card', '5105 then 1051 then 0510 then 5100']],
  ],
  ['mastercard 5555. 5555. 5555. 4444. and the name is Hale', [['card', '5555. 5555. 5555. 4444']]],
  [
    '[00:02:11] Caller: 4000... 0566... 5566... 5556\n[00:02:19] Agent: and the expiry?',
    [['card', '4000... 0566... 5566... 5556']],
  ],
  ['pay by card: 4012 8888\n8888 1881', [['card', '4012 8888\n8888 1881']]],
  [
    'social security number four one two, six eight, three three nine five',
    [['national_id', 'four one two, six eight, three three nine five']],
  ],
  [
    "the social's two one nine oh nine nine nine nine nine",
    [['national_id', 'two one nine oh nine nine nine nine nine']],
  ],
  [
    'SSN is three eighteen, forty-two, seventy-seven oh six',
    [['national_id', 'three eighteen, forty-two, seventy-seven oh six']],
  ],
  [
    'AGENT: last thing, your social?\nCALLER: 5 0 9, 3 3, 8 1 2 4',
    [['national_id', '5 0 9, 3 3, 8 1 2 4']],
  ],
  [
    'my SIN is oh four six, four five four, two eight six',
    [['national_id', 'oh four six, four five four, two eight six']],
  ],
  [
    'NHS number nine four three, four seven six, five nine one nine',
    [['national_id', 'nine four three, four seven six, five nine one nine']],
  ],
  [
    'national insurance: A A one two three four five six B',
    [['national_id', 'A A one two three four five six B']],
  ],
  [
    'aadhaar two three four one two three four one two three four six',
    [['national_id', 'two three four one two three four one two three four six']],
  ],
  ['her social security is 412, 68, 3395', [['national_id', '412, 68, 3395']]],
  ['social: 412 dash 68 dash 3395', [['national_id', '412 dash 68 dash 3395']]],
  [
    'PESEL cztery cztery zero pięć jeden cztery zero jeden trzy pięć dziewięć',
    [['national_id', 'cztery cztery zero pięć jeden cztery zero jeden trzy pięć dziewięć']],
  ],
])('finds the number that is told in %j', (text, items) => {
  expect(found(text)).toEqual(items);
});

it.each([
  'one two three four five six seven eight nine ten, coming ready or not',
  'testing, one two, one two three four five six seven',
  'countdown: ten nine eight seven six five four three two one, call me when it is over',
  'order number five five five oh one four two two hundred',
  'the gate code is one nine eight four two seven then hash',
  'Unit serial four four one two seven seven one nine two two, please call the maker',
  'they won six four, six three, seven five, six two in the final',
  'tracking number one two three four five six seven eight nine zero',
  "AGENT: what's the order number?\nCALLER: five five five oh one four two two oh oh",
  'invoice is seven seven one four two nine oh three, and they will phone on Monday',
  'meter reading oh four one two three seven nine, call the office',
  'bus four, six, eight, ten, twelve, fourteen and sixteen stop there',
  'two by four, four by four and one by six',
  'three four or five of them came at nine thirty or ten fifteen',
  'part number eight eight one two three four oh five six nine',
  'in twenty twenty four and twenty twenty five we had four or five visits',
  'we had three calls, then four, then six, then nine, then twelve, eight, seven and one',
  'quarter past one, two, three or four, five or six',
  'one one two is the emergency number, nine one one in the States',
  'nine nine nine',
  'rooms two oh one, two oh two, two oh three, two oh four',
  'bolt sizes six eight ten twelve fourteen sixteen eighteen twenty twenty four',
  'scores: seven, eight, nine, six, seven, eight, nine',
  'uno dos tres cuatro cinco seis siete ocho nueve',
  'eins zwei drei vier fünf sechs sieben acht, alle da',
  'PIN is four oh one two... I did not write the rest',
  'call one two three Removals at ten',
  'the ticket reference is four four one two double oh nine seven',
  'model three four five six double seven',
  'AGENT: policy number?\nCALLER: eight double oh one two three four five six seven',
  'Tell them item four nine one two three four oh, two pieces',
  'rows 4012, 8888, 8888, 1881, years 2024 2025',
  'counts 4417, 4420, 4419, 4423, next 4418',
  'log 4417 4420 4419 4423 4418 rpm, all inside limits',
  'sizes 4000, 0566, 5566, 5556 mm',
])('finds none in %j', (text) => {
  expect(found(text)).toEqual([]);
});
