import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { measureGrowth } from '@workspace-ops/growth';

const found = (text: string) =>
  findFindings(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('findFindings', () => {
  it.each([
    ['Write to ada@example.com.', 'email', 'ada@example.com'],
    ['<ada.l+x@mail.example.co.uk>', 'email', 'ada.l+x@mail.example.co.uk'],
    ['"jürgen@müller.de"', 'email', 'jürgen@müller.de'],
    ['Write to "jane doe"@acme.com.', 'email', '"jane doe"@acme.com'],
    ['He said "write to "j\\"d"@acme.com"', 'email', '"j\\"d"@acme.com'],
    ['Call +44 20 7946 0958 now', 'phone', '+44 20 7946 0958'],
    ['Call +44 (0)20 7946 0958 now', 'phone', '+44 (0)20 7946 0958'],
    ['on +1 (555) 010-0199', 'phone', '+1 (555) 010-0199'],
    ['is +15555550100.', 'phone', '+15555550100'],
    ['at (415) 555-0123 today', 'phone', '(415) 555-0123'],
    ['at 415-555-0123', 'phone', '415-555-0123'],
    ['415-555-0123x890 is the shop', 'phone', '415-555-0123x890'],
    ['call 4155550123x89', 'phone', '4155550123x89'],
    ['+44 20 7946 0958x12', 'phone', '+44 20 7946 0958x12'],
    ['020 7946 0958x12', 'phone', '020 7946 0958x12'],
    ['to jo@example.cz—before noon', 'email', 'jo@example.cz'],
    ['cc=jo@example.com;priority=high', 'email', 'jo@example.com'],
    ['bounces+jo=example.com@list.example', 'email', 'bounces+jo=example.com@list.example'],
    ['SIN 046 454 286, as on the form', 'national_id', '046 454 286'],
    ['at 1.415.555.0123', 'phone', '1.415.555.0123'],
    ['at 020 7946 0958', 'phone', '020 7946 0958'],
    ['at 07700 900123', 'phone', '07700 900123'],
    ['at 01 42 68 53 00', 'phone', '01 42 68 53 00'],
    ['phone: 4155550123', 'phone', '4155550123'],
    ['tel:4155550123', 'phone', '4155550123'],
    ['call me at 555-0123', 'phone', '555-0123'],
    ['0049 30 901820', 'phone', '0049 30 901820'],
    ['card 4111 1111 1111 1111,', 'card', '4111 1111 1111 1111'],
    ['card 5500-0000-0000-0004', 'card', '5500-0000-0000-0004'],
    ['card 378282246310005', 'card', '378282246310005'],
    ['SSN 123-45-6789', 'national_id', '123-45-6789'],
    ['NINO AB 12 34 56 C', 'national_id', 'AB 12 34 56 C'],
    ['DNI 12345678Z', 'national_id', '12345678Z'],
    ['NIE X1234567L', 'national_id', 'X1234567L'],
    ['NIR 1 85 05 78 006 084 91', 'national_id', '1 85 05 78 006 084 91'],
    ['CPF 529.982.247-25', 'national_id', '529.982.247-25'],
    ['SIN 130 692 544', 'national_id', '130 692 544'],
    ['Missed call from 7025550173 at 09:41', 'phone', '7025550173'],
    ['(3) 808-555-0114, no email', 'phone', '808-555-0114'],
    ['Telefon: 30901820', 'phone', '30901820'],
    ['móvil 612345678', 'phone', '612345678'],
    ['手机：13800138000', 'phone', '13800138000'],
    ['тел. 8 (495) 123-45-67', 'phone', '8 (495) 123-45-67'],
    ['+870 773 123 456 at sea', 'phone', '+870 773 123 456'],
    ['＋４４ ２０ ７９４６ ０９５８', 'phone', '＋４４ ２０ ７９４６ ０９５８'],
    ['ada＠example。com', 'email', 'ada＠example。com'],
    ['ada\u200b@example.com', 'email', 'ada\u200b@example.com'],
    ['ada (at) example (dot) com', 'email', 'ada (at) example (dot) com'],
    ['?to=ada%40example.com', 'email', 'ada%40example.com'],
    ['4111/1111/1111/1111', 'card', '4111/1111/1111/1111'],
    ['4111_1111_1111_1111', 'card', '4111_1111_1111_1111'],
    ['4111 · 1111 · 1111 · 1111', 'card', '4111 · 1111 · 1111 · 1111'],
    ['4111–1111–1111–1111', 'card', '4111–1111–1111–1111'],
    ['4111\n1111\n1111\n1111', 'card', '4111\n1111\n1111\n1111'],
    ['4111,1111,1111,1111', 'card', '4111,1111,1111,1111'],
    ['card: 4111, 1111, 1111, 1111', 'card', '4111, 1111, 1111, 1111'],
    ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', 'card', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
    ['४१११ ११११ ११११ ११११', 'card', '४१११ ११११ ११११ ११११'],
    ['4️⃣1️⃣1️⃣1️⃣ 1111 1111 1111', 'card', '4️⃣1️⃣1️⃣1️⃣ 1111 1111 1111'],
    ['visa4111111111111111', 'card', '4111111111111111'],
    ['IBAN GB29 NWBK 6016 1331 9268 19.', 'iban', 'GB29 NWBK 6016 1331 9268 19'],
    ['to DE89370400440532013000', 'iban', 'DE89370400440532013000'],
    ['iban: nl91abna0417164300', 'iban', 'nl91abna0417164300'],
    ['GB29-NWBK-6016-1331-9268-19', 'iban', 'GB29-NWBK-6016-1331-9268-19'],
    ['born on 11 April 1979', 'birth_date', '11 April 1979'],
    ['DOB: 04/11/1979', 'birth_date', '04/11/1979'],
    ['"dateOfBirth": "1979-04-11"', 'birth_date', '1979-04-11'],
    ['née le 11/04/1979', 'birth_date', '11/04/1979'],
    ['geboren am 11. April 1979', 'birth_date', '11. April 1979'],
    ['fecha de nacimiento: 11 de abril de 1979', 'birth_date', '11 de abril de 1979'],
    ['data di nascita 11.04.1979', 'birth_date', '11.04.1979'],
    ['дата рождения: 11.04.1979', 'birth_date', '11.04.1979'],
    ['生年月日：1979年4月11日', 'birth_date', '1979年4月11日'],
    ['passport no. 533380006', 'passport', '533380006'],
    ['Reisepass-Nr. C01X00T47', 'passport', 'C01X00T47'],
    ['паспорт серия 4508 номер 123456', 'passport', '4508 номер 123456'],
    ['护照号码：E12345678', 'passport', 'E12345678'],
    ['pasaporte AAA123456', 'passport', 'AAA123456'],
  ])('finds the one in %j', (text, kind, value) => {
    expect(found(text)).toEqual([[kind, value]]);
  });

  it.each([
    'SIN 000 000 000',
    'a board of 1250x2500',
    'lodash@4.17.canary-1',
    'on 2026-03-04 at 09:00, until 2026-03-04T17:30:00.000Z',
    'from 04.03.2026 to 05/03/2026',
    '## 0.4.1 (2015-02-21)',
    '0.0.1 - 2017-12-20, then 1.6.0 / 17.10.2018',
    'order 1234567890123456, invoice 10002000',
    'at 1700000000000 ms',
    'server 192.168.100.200',
    'costs 1,200,000.50 or 1 200 000',
    'run_0190a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b',
    'card 4111 1111 1111 1112',
    'SSN 000-45-6789 or 123-00-6789',
    'mention @ada, mail ada@localhost, a @ b.com',
    'rooms 101-102-103, version 3.14.15926',
    'CPF 111.111.111-11',
    'up 18% from 11 calls to 13 calls in 14 days',
    'order 86095742718, meter 44051401358, ref 234123412345',
    'BSN-like 111222333 and TAJ-like 111 111 110 without a word before them',
    'on 20250314-0930, build 20250314.0930, window 250314-0930',
    'revenue 130 692 544, rows 4012, 8888, 8888, 1881, years 2024 2025 2026',
    'ISBN 978-3-16-148410-0, EAN 4006381333931, IMEI 490154203237518',
    'GPS 52.5200066, 13.404954 and 0.4111111111111111',
    'tax id 12-3456789, VAT DE123456789, NL123456789B01',
    '+20 000 000 EUR, grew +1 200 000, +35% a year',
    'passport control opened at 10:30, the hotel 12345678, passengers: 12345678',
    'born in 2019 as a side project of 3 people, birthday in May',
    'call 3 of 12, call volume 1,234,567, call ended 2025-03-14 10:20',
    'tokens: 123456789, tokensTotal: 41234, max_tokens=4096',
    'password: required, the token is invalid, secret is out, password=${PASSWORD}',
    'https://example.com:8080/path?x=a@b and https://localhost:3000/',
    'GB29 NWBK 6016 1331 9268 18',
    'Serial 5555555555554445, voucher 1234 5678 9012 3456, ending in 4242',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('gives places in order and without overlaps, for any text', () => {
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        let last = 0;
        for (const { start, end } of findFindings(parts.join(''))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
      }),
    );
  });
});

describe('findFindings on hostile texts', () => {
  it.each([
    '1',
    '1 ',
    '4 ',
    '1.',
    '1-',
    '12345678901 ',
    '123-45-6789 ',
    '4111 1111 1111 111 ',
    '0 20 7946 ',
    '020 7946 0958 ',
    '+44 20 7946 0958, ',
    '+1 ',
    '(0',
    '@',
    'a@',
    'a@b.co ',
    'a@b.',
    'ssn no ',
    'call from ',
    'dob 1 ',
    'passport A',
    'GB29 ',
    'eyJaaaaaaaaaaa.',
    '-----BEGIN PRIVATE KEY-----A',
    'password: ',
    'a_',
    'a-',
    'postgres://a:b',
    'Bearer ',
    'a%40',
    'x [at] ',
    '\u0661',
    '\u200b1',
    'a\u0301',
    'ﷺ',
    'Hello Ada, order 123 costs $4.50 and ships on 2025-03-14. ',
  ])('takes time in proportion to the length of a text of %j', (pattern) => {
    expect(measureGrowth(findFindings, pattern)).toBeLessThan(10);
  });
});

const pieces = fc.oneof(
  fc.constantFrom('ada@example.com', '+44 20 7946 0958', '4111111111111111', '123-45-6789'),
  fc.constantFrom(' ', '-', '+', '(', ')', '@', '.', 'call ', '415-555-0123', '0', '12345678Z'),
  fc.string({ unit: 'binary', maxLength: 10 }),
);
