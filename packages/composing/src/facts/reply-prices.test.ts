import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const answer = (reply: string, fields: Record<string, string>) =>
  composeAt('SAL-03 sequence', { from: 'Mohan Gadre', company: 'Gadre & Co', reply, ...fields });

it.each([
  ['amcCharges', 'Please do not call. Send AMC charges for our UPS on mail only.'],
  ['rental rate', 'No calls please. Mail me the rate for 5 KVA UPS rental per month.'],
  ['refilling charges', 'Dont call, I am in court. Share toner refilling charges on whatsapp.'],
  ['AMC rates', 'Kindly do not call. Send AMC price for 4 printers by email.'],
  ['inspection_fee', 'Email only please. What does an inspection cost?'],
  ['listPrice', 'No phone calls please. What does the D4 cost?'],
  ['hire rate per week', 'No calls please, tell us the price per week to hire a mixer.'],
  ['price', 'No calls please, mail me the price of 5 KVA UPS.'],
])('tells who asks a price in writing what is on record as %s', (name, reply) => {
  const { content, asks } = answer(reply, { [name]: 'Rs 6,500 per piece + GST' });
  expect(content).toContain('The price is Rs 6,500 per piece + GST.');
  expect(content).not.toContain('What would you like to know');
  expect(asks).toEqual([]);
});

const asked = 'No calls please. What would a new compressor cost?';

it.each([
  ['the price of something else', { amcCharges: 'Rs 6,500 per UPS' }],
  ['one of two', { 'compressor charges': '£900', 'compressor rate': '£45 a day' }],
  ['a share', { 'reply rate': '12', rate: '4 %' }],
  ['what we pay', { 'our rate': '£20', 'purchase price': '£300' }],
])('names no price where it is %s', (_, fields) => {
  const { content, asks } = answer(asked, fields);
  expect(content).not.toContain('The price is');
  expect(asks.map(({ question }) => question).join('')).toContain('which price do we name');
});
