import { expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';

const cards = (text: string): string[] =>
  findFindings(text)
    .filter(({ kind }) => kind === 'card')
    .map(({ start, end }) => text.slice(start, end));

it.each(['5019717010103742', '5019 7170 1010 3742'])('knows the Danish card %s', (card) => {
  expect(cards(`The clinic took ${card} by phone.`)).toEqual([card]);
});

it.each([
  '4111 – 1111 – 1111 – 1111',
  '4111 / 1111 / 1111 / 1111',
  '3782&nbsp;822463&nbsp;10005',
  '4OOO 0566 5566 5556',
  '41l1 1111 1111 1111',
])('knows the card %s, as scans and web pages have it', (card) => {
  expect(cards(`Card: ${card}, kept on file`)).toEqual([card]);
});

it('needs its check digit', () => {
  expect(cards('Pallet 5019717010103743 is at dock 4.')).toEqual([]);
});

it.each([
  'Less goodwill credit,1,40,-40,,30/11/2026,20%,14 days',
  'Credit for the late order;1;40;-40;;30/11/2026;20%;14 days',
])('takes no cells of a row for the number of a card: %s', (row) => {
  expect(cards(row)).toEqual([]);
});

it('knows a card among the cells of a row', () => {
  expect(cards('card,4111 1111 1111 1111,12/27')).toEqual(['4111 1111 1111 1111']);
  expect(cards('credit card: 4111,1111,1111,1111')).toEqual(['4111,1111,1111,1111']);
});
