import { expect, it } from 'vitest';
import { findFindings } from '../find-findings.ts';

const found = (text: string) =>
  findFindings(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it.each([
  [
    'Tenant Farouk says ring oh one three one, four nine six, oh seven double two',
    [['phone', 'oh one three one, four nine six, oh seven double two']],
  ],
  [
    'o número dele é nove um três, cinco cinco cinco, zero um quatro',
    [['phone', 'nove um três, cinco cinco cinco, zero um quatro']],
  ],
  [
    'Su móvil: seiscientos doce, treinta y cuatro, cincuenta y seis, setenta y ocho',
    [['phone', 'seiscientos doce, treinta y cuatro, cincuenta y seis, setenta y ocho']],
  ],
  [
    'appelez-moi au zéro six, trente-neuf, quatre-vingt-dix-huit, douze, quarante-deux',
    [['phone', 'zéro six, trente-neuf, quatre-vingt-dix-huit, douze, quarante-deux']],
  ],
  [
    'Rückruf unter null eins sieben eins, drei neun zwo, null null, fünf fünf',
    [['phone', 'null eins sieben eins, drei neun zwo, null null, fünf fünf']],
  ],
  [
    'il numero è tre quattro sette, cinque cinque cinque, zero uno, otto uno',
    [['phone', 'tre quattro sette, cinque cinque cinque, zero uno, otto uno']],
  ],
  [
    'telefon: sześć zero jeden, dwa trzy cztery, pięć sześć siedem',
    [['phone', 'sześć zero jeden, dwa trzy cztery, pięć sześć siedem']],
  ],
  [
    "my number's five oh five... five five five... oh one seven one, leave a message",
    [['phone', 'five oh five... five five five... oh one seven one']],
  ],
  [
    'on zero two zero seven nine four six zero three two one after five',
    [['phone', 'zero two zero seven nine four six zero three two one']],
  ],
  [
    'car hire desk phone: oh eight hundred, four nine six, oh one two',
    [['phone', 'oh eight hundred, four nine six, oh one two']],
  ],
  [
    'the code for the door is one seven seven four, my phone is five one two, five five five, oh one six six',
    [['phone', 'five one two, five five five, oh one six six']],
  ],
  [
    'order five five oh two, call six oh two, five five five, oh one nine three',
    [['phone', 'six oh two, five five five, oh one nine three']],
  ],
  [
    'she is in room two one four and her cell is four one five, five five five, oh one one nine',
    [['phone', 'four one five, five five five, oh one one nine']],
  ],
  [
    'card is five two oh oh, eight two eight two, eight two eight two, eight two one oh, CVV later',
    [['card', 'five two oh oh, eight two eight two, eight two eight two, eight two one oh']],
  ],
  ['"card number 3782 822463 10005, four digits on the front"', [['card', '3782 822463 10005']]],
  [
    'Dental chart 33-120, pt (541) 555-0166, SSN 541-33-2098',
    [
      ['phone', '(541) 555-0166'],
      ['national_id', '541-33-2098'],
    ],
  ],
  ['e-mail: farouk.h@example;org', [['email', 'farouk.h@example;org']]],
  ['ICE: wife 0491 570 313', [['phone', '0491 570 313']]],
  ['Emergency: mum 07700 900 313', [['phone', '07700 900 313']]],
  [
    'rental agreement 5502-113, licence D123-4567-8901, tel +1 541 555 0166',
    [['phone', '+1 541 555 0166']],
  ],
  ['Contact — Lena — +46 70 174 06 11', [['phone', '+46 70 174 06 11']]],
  ['Hausmeister: 0176 5550 1422', [['phone', '0176 5550 1422']]],
  ['gardienne 01 99 00 52 18', [['phone', '01 99 00 52 18']]],
  ['portinaia 333 555 0142', [['phone', '333 555 0142']]],
  ['visitor: R. Shah, 07700 900 218', [['phone', '07700 900 218']]],
  [
    'VM from 541 555 0166; VM from 541 555 0167',
    [
      ['phone', '541 555 0166'],
      ['phone', '541 555 0167'],
    ],
  ],
  ['number given: 541-555-0166', [['phone', '541-555-0166']]],
  ['she picked up on 541.555.0166', [['phone', '541.555.0166']]],
  ['line two: 541-555-0168', [['phone', '541-555-0168']]],
  [
    '4000 0000 0000 0077 / 4000 0000 0000 0093',
    [
      ['card', '4000 0000 0000 0077'],
      ['card', '4000 0000 0000 0093'],
    ],
  ],
])('finds the items in %j', (text, items) => {
  expect(found(text)).toEqual(items);
});

it.each([
  'car plate 541-KLM, VIN 1FTFW1ET5EFC10312, odo 41120',
  'contract RA-541-555-0166',
  'reservation 5415550166',
  'booking no. 541-555-0166',
  'chart no. 541-33-2098',
  'permit 541-33-2098',
  'case no: 541-33-2098',
  'flat two, floor three, door seven',
  'seats one four seven nine and twelve',
  'in nineteen ninety four they had two, in two thousand and one four',
  'her room is five five five, breakfast at seven thirty',
  'voucher code five five oh, two one seven, nine nine oh',
  'call centre totals: four one two, five five five, one one eight eight, three nine seven',
  'pages 12, 14, 16, 18; figures 4, 5, 6',
  'rates 4100, 4200, 4150, 4300 per week',
  'GPS four five point five two, minus one two two point six',
  'table of nine: nine eighteen twenty-seven thirty-six forty-five',
  'ratio five to two, three to one, four to nine',
  'calls: Mon 4, Tue 12, Wed 9, Thu 14, Fri 20',
  'call times: 10, 15, 22, 35, 41 minutes',
  'phones 4, 5, 6, 7, 8, 9 and 10 are new',
  'cards 1, 2, 3, 4, 5, 6, 7 were played',
  'tel. 3 x, fax 2 x, mail 12 x',
  'mobile lift 4, 12, 20, 31, 44 checks',
  'uno, dos, tres, cuatro, cinco, seis, siete',
  'un deux trois quatre cinq six sept',
  'null null sieben, eins zwei drei',
])('finds none in %j', (text) => {
  expect(found(text)).toEqual([]);
});
