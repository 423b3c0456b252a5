import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';

const phones = (text: string): string[] =>
  findFindings(text)
    .filter(({ kind }) => kind === 'phone')
    .map(({ start, end }) => text.slice(start, end));

it.each([
  ['Visitor: Anil Kumar 98765 43210, gate 2', '98765 43210'],
  ['Sub-contractors: Vikram Shetty – 97690 12345 – tiler', '97690 12345'],
  ['Driver Ramesh 9876543210 arriving 4pm', '9876543210'],
  ['Mob 98765 43210', '98765 43210'],
  ['10:15 Rohit Menon / 97455 12098 / plant tour', '97455 12098'],
  ['Watchman: Suresh 94440-21873', '94440-21873'],
  ['el vecino Paco: 655 01 42 18', '655 01 42 18'],
  ['Fontanero 91 555 01 42', '91 555 01 42'],
  ['hydraulik: 502 555 014', '502 555 014'],
  ['Dona Lúcia – 11 9 5555-0142', '11 9 5555-0142'],
  ['porteiro Zé (11) 3555-0142', '(11) 3555-0142'],
  ['Tel 00 44 7700 900318', '00 44 7700 900318'],
  ['Marie 0639981234', '0639981234'],
  ["L'infirmière passe à 9h, 0639987122 si retard", '0639987122'],
  ['Javier, 612 345 678, recoge el martes', '612 345 678'],
  ['Emergencia: Lucía (hija), 634 555 018', '634 555 018'],
  ['mi número es 634 555 018', '634 555 018'],
  ['Emergenza: nonna Pina 333 1234567', '333 1234567'],
  ['referente Paolo Conti 347/5550181', '347/5550181'],
  ['Loodgieter: Henk 06 - 555 018 42', '06 - 555 018 42'],
  ['Kontakt: Marek, 601 234 567', '601 234 567'],
  ['zadzwoń do Oli 601-234-567', '601-234-567'],
  ['mój numer to 512 555 018', '512 555 018'],
  ['Ring Lars på 0701 23 45 67', '0701 23 45 67'],
  ['Ola, 912 34 567, henter nøkkelen', '912 34 567'],
  ['Ring Mette på 55 50 14 20', '55 50 14 20'],
  ['Falar com João (11) 98765-4321', '(11) 98765-4321'],
  ['João 21 98765-4321', '21 98765-4321'],
  ['田中 090-1234-5678', '090-1234-5678'],
  ['小王 138 0013 8000', '138 0013 8000'],
  ['Mr Lim, 8555 0142, will collect', '8555 0142'],
  ['Marisol 55 1234 5678, llamar por la tarde', '55 1234 5678'],
  ['Ivan, 8 (912) 345-67-89', '8 (912) 345-67-89'],
  ['Сергей 89125550142', '89125550142'],
  ['Thandi 0825550142, her neighbour', '0825550142'],
  ['Plumber: Joe 555-0142', '555-0142'],
  ['602 – 555 – 0133 is Joe', '602 – 555 – 0133'],
  ['(602) 555 - 0133', '(602) 555 - 0133'],
  ['he read out 6 0 2, 5 5 5, 0 1 3 4', '6 0 2, 5 5 5, 0 1 3 4'],
  ['phone: O7700 9OO461', 'O7700 9OO461'],
  ['name | contact no\nPriya | 98200 45617', '98200 45617'],
])('finds the phone of somebody in %s', (text, phone) => {
  expect(phones(text)).toEqual([phone]);
});

it.each([
  'Visits: 98200 45617 last year, population 98200 45617',
  'contact lens 98200-12345, visitor badge 98200 45617, contacts: 98200 45617 imported',
  'Call us about the 2024 Tour, 612 345 678 visitors so far',
  'Key figures: Berlin 98200 45617 and a budget of 612 345 678 EUR',
  'el total es 612 345 678, costo 333 1234567',
  'Customer Meyer, 7012 3456 kWh',
  'The driver unloaded Pallet 4455-6677 at Dock 4500-1200',
  'Patient Weber, Fallnummer 4711 0815; Kunde Schulz, Vertragsnr. 0171-2345678',
  'Order for Nina Patel, 9876543210 is the order number',
  'Nina Patel, order 98765-43210, policy 9876543210',
  'Mr Bell bought it in 2020-2021, Elm Street, 4500 1200',
  'UPS 1Z 999 AA1 01 9876 5432, FedEx 7946 0958 1234, Royal Mail AB 123 456 789 GB',
  'Partita IVA 06 5550 14270, P/N 07700-900461, S/N 0412 345 678, réf. 06 12 34 56 78',
  'Rechnung Nr. 0171 2345678, Angebot 0221-4710-255, Art.-Nr. 0171 3920 014',
  'KvK-nummer 06123456, CVR-nr. 20123456, org.nr. 912 345 678, company no. 07700900',
  'Emergency 2024-2025, the delivery from Acme, 4500 1200, arrived; cleaner 500 600 700',
  'granite 6500 1250 60, our song 6551 2201, Vet bills 6550 1200 EUR',
  'Range 98200-99100, grid ref NZ 0412 345678, charity reg. no. 0123 456 789',
  'IMEI 49 015420 323751 8, MPAN 10 1234 5678 901, meter point 0412345678',
  'ORCID 0000-0002-1825-0097, ISNI 0000 0001 2150 0900, routing 0260 09593',
  'Scores of Group A, 21 20 11 09, and rows 4 5 6, 7 8 9, 1 2',
])('takes no number of a thing for one in %s', (text) => {
  expect(phones(text)).toEqual([]);
});
