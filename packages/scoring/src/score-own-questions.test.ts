import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

const now = new Date('2026-11-27T09:00:00Z');

const readFeedback = (content: string, context: JsonObject, artifactType: 'document' | 'csv') =>
  evaluate(
    { artifactType, title: 'Paper', content, targetPlatform: 'internal' },
    { now, input: { context } },
  ).feedback.join(' ');

it.each([
  [{ job: 'Door rollers', whereUpTo: 'on site now' }, 'The site is not on record yet.', false],
  [{ notes: 'Nelson pays on site' }, 'Nelson does not pay on site.', true],
])(
  'sees in a gap no word against what a field of another name says: %j',
  (context, line, isSeen) => {
    const feedback = readFeedback(`# Digest\n\n- ${line}\n`, context, 'document');
    expect(feedback.includes('The input says otherwise')).toBe(isSeen);
  },
);

it('takes a question about a field for no other value of it', () => {
  const start = 'Jan 2027 TBC';
  const read = (line: string): string =>
    readFeedback(`# Plan\n\n- ${line}\n`, { start }, 'document');
  expect(read('Start: which day is meant?')).not.toContain('The input says otherwise');
  expect(read('Start: March 2027')).toContain('The input says otherwise');
});

it('takes an entry with its names written out for what the input says', () => {
  const items = [{ item: 'Call-out hours', qty: 3, price: 68, amount: 204 }];
  const asked = 'Which is right: “Call-out hours: quantity 3, price 68, amount 204” or “2”?';
  expect(readFeedback(`# Sheet\n\n- ${asked}\n`, { items }, 'document')).not.toContain(
    'nobody said',
  );
  const other = 'Which is right: “Call-out hours: quantity 5, price 68, amount 204” or “2”?';
  expect(readFeedback(`# Sheet\n\n- ${other}\n`, { items }, 'document')).toContain('the quotation');
});

it('knows the parts of a date of which it is asked which is the month', () => {
  const asked = 'Starts: is "7/12/26" the 7 of month 12, or the 12 of month 7?';
  const feedback = readFeedback(`# Plan\n\n- ${asked}\n`, { starts: '7/12/26' }, 'document');
  expect(feedback).not.toContain('Not in the input');
});

it.each([
  [['Call-out 19 Nov, hours', '300'], false],
  [['ca. 19', '300'], true],
  [['about 19', '300'], true],
  [['Something 4', '300'], false],
])('tells an estimate from a word that begins as one: %j', (cells, isMixed) => {
  const table = `item\r\n${cells.map((cell) => `"${cell}"`).join('\r\n')}\r\n`;
  expect(readFeedback(table, { cells }, 'csv').includes('estimate')).toBe(isMixed);
});

it.each([
  ['Left over: gate code, rate card and 6 more.', false],
  ['Named are the site, the crew (and 4 more).', false],
  ['We fitted gates and 6 more are on order.', true],
  ['We fitted 6 more gates.', true],
])('counts what a list leaves out without a charge: %s', (said, isCharged) => {
  const context = { site: 'Gate code at the yard', crew: 'rate card' };
  const feedback = readFeedback(`# Pack\n\n- ${said}\n`, context, 'document');
  expect(feedback.includes('Not in the input')).toBe(isCharged);
});

const lines = [
  { item: 'TPO roof', quantity: 1, price: '$23,100' },
  { item: 'Drains', quantity: 6, price: '$380' },
];

it('multiplies and adds up prices that are written with their currency', () => {
  const context = { lines, amount: '$23,480' };
  const asked = 'Which amount is right: $23,480 on record, or $25,380 as the lines add up?';
  expect(readFeedback(`# Control\n\n- ${asked}\n`, context, 'document')).not.toContain(
    'Not in the',
  );
  const other = asked.replace('$25,380', '$25,830');
  expect(readFeedback(`# Control\n\n- ${other}\n`, context, 'document')).toContain('"$25,830"');
  const table = 'item,quantity,price,amount\r\nTPO roof,1,"$23,100",23100\r\nDrains,6,$380,';
  expect(readFeedback(`${table}2280\r\n`, context, 'csv')).not.toContain('says otherwise');
  expect(readFeedback(`${table}2820\r\n`, context, 'csv')).toContain('says otherwise');
});
