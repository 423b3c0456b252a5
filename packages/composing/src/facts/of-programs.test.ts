import { expect, it } from 'vitest';
import { isAsideOfText, isOfProgram } from './of-programs.ts';

const field = (name: string, value: string) => ({ path: [name], value });

it.each([
  ['crt_usr', 'SYS01'],
  ['upd_ts', '2026-11-30'],
  ['created by', 'Dana'],
  ['date_last_activity', 'yesterday'],
  ['bank_account_id', '12'],
  ['idBoard', '5abb'],
  ['client ip', '86.1.2.3'],
  ['link', 'https://www.notion.so/5983'],
  ['choice', '6db50aa0'],
  ['mime', 'image/png'],
  ['ref', '9c1e0aa0-11d2-4f0b-8a55-b0e1f5c80123'],
  ['tax type', 'taxRate'],
  ['type', 'notification event'],
  ['header', 'Vielen Dank für Ihre Anfrage'],
  ['class', 'Exact.Web.Api.Models.ReceivablesList'],
  ['printed', 'psNo'],
  ['gps_horizontal_accuracy', '4.2'],
  ['lng', '-1.25'],
])('takes for a program’s own: %s %s', (name, value) => {
  expect(isOfProgram(field(name, value))).toBe(true);
});

it.each([
  ['job id', 'TG-8841'],
  ['type', 'Two-door fridge, left hung'],
  ['changed', 'The pump, and both valves'],
  ['order', '88214'],
  ['handover code', 'Ring the bell twice'],
  ['delivered', '12.00'],
  ['site', 'Decade House'],
  ['customer', 'HubSpot'],
  ['lat', 'To the left of the gate'],
])('leaves what people write: %s %s', (name, value) => {
  expect(isOfProgram(field(name, value))).toBe(false);
});

it('reads a name with what it stands in', () => {
  for (const path of [
    ['submission', 'form', 'name'],
    ['created_by', 'email'],
    ['footer', 'text'],
  ])
    expect(isOfProgram({ path, value: 'Defect report' })).toBe(true);
  expect(isOfProgram({ path: ['site', 'name'], value: 'North yard' })).toBe(false);
});

it('takes a title, a file and an address for no part of a text', () => {
  expect(isAsideOfText(field('Proposal', 'Brand refresh for Otter Dairy'))).toBe(true);
  expect(isAsideOfText(field('name', 'signature.png'))).toBe(true);
  expect(isAsideOfText(field('cntct_eml', 'maureen@joinery.example'))).toBe(true);
  expect(isAsideOfText(field('Proposal', 'Paint 12 doors, then hang them'))).toBe(false);
  expect(isAsideOfText(field('agreed', 'We come back in May'))).toBe(false);
});
