import { describe, expect, it } from 'vitest';
import { findFindings } from '../find-findings.ts';

const found = (text: string) =>
  findFindings(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('findNationalIds', () => {
  it.each([
    ['SSN 412683395', '412683395'],
    ['social security number is 412.68.3395', '412.68.3395'],
    ['SSN 4 1 2 6 8 3 3 9 5', '4 1 2 6 8 3 3 9 5'],
    ['SSN: ٤١٢-٦٨-٣٣٩٥', '٤١٢-٦٨-٣٣٩٥'],
    ['"ssn":"412683395"', '412683395'],
    ['ITIN 912-70-1234', '912-70-1234'],
    ['Aadhaar 2341 2341 2346', '2341 2341 2346'],
    ['aadhaar no: 234123412346', '234123412346'],
    ['2341 2341 2346 is on file', '2341 2341 2346'],
    ['codice fiscale RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
    ['rss mra 85t10 a562s', 'rss mra 85t10 a562s'],
    ['personnummer 8112289874', '8112289874'],
    ['19811228-9874', '19811228-9874'],
    ['PESEL: 44051401359', '44051401359'],
    ['BSN 111.222.333', '111.222.333'],
    ['burgerservicenummer: 111222333', '111222333'],
    ['Steuer-ID 86 095 742 719', '86 095 742 719'],
    ['86095742719', '86095742719'],
    ['TAJ szám 111-111-110', '111-111-110'],
    ['CPF 52998224725', '52998224725'],
    ['HETU 131052-308T', '131052-308T'],
    ['NHS number 943 476 5919', '943 476 5919'],
    ['85.07.30-033.28', '85.07.30-033.28'],
    ['756.9217.0769.85', '756.9217.0769.85'],
    ['11010519491231002X', '11010519491231002X'],
    ['CPR 131052-1234', '131052-1234'],
    ['PPS number 1234567T', '1234567T'],
    ['TFN 123 456 782', '123 456 782'],
    ['NRIC S1234567D', 'S1234567D'],
    ['RRN 900101-1234568', '900101-1234568'],
    ['CURP HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
    ['My Number 1234 5678 9018', '1234 5678 9018'],
    ['NIF 123456789', '123456789'],
    ['rodné číslo 780123/3011', '780123/3011'],
    ['SA ID 8001015009087', '8001015009087'],
    ['CNP 1800101123450', '1800101123450'],
    ['TC kimlik 10000000146', '10000000146'],
    ['PAN ABCPE1234F', 'ABCPE1234F'],
  ])('finds the one in %j', (text, id) => {
    expect(found(text)).toEqual([['national_id', id]]);
  });

  it.each([
    'Aadhaar 2341 2341 2347',
    'codice fiscale RSSMRA85T10A562T',
    'personnummer 8112289875',
    'PESEL: 44051401358',
    'BSN 111222334',
    'Steuer-ID 86095742718',
    'TAJ 111111111',
    'CPF 52998224726',
    'HETU 131052-308U',
    'PPS number 1234567A, TFN 123 456 781, NRIC S1234567E, RRN 900101-1234569',
    'CURP HEGG560427MVZRRL05, My Number 1234 5678 9019, NIF 123456788',
    'rodné číslo 780123/3012, SA ID 8001015009086, CNP 1800101123451, TC kimlik 10000000147',
    'PAN ABCCE1234F is a company',
    'SSN 000-12-3456, SSN 666-12-3456, SSN 123-45-0000',
  ])('finds none in %j, whose check fails', (text) => {
    expect(found(text)).toEqual([]);
  });
});
