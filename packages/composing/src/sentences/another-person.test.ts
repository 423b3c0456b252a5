import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksWhom = (reply: string): boolean =>
  composeAt('SAL-03 sequence', { lead: 'Sue Bell', company: 'Firm Lets', reply }).asks.some(
    ({ names }) => names.includes('recipient'),
  );

it.each([
  'Interested but my husband deals w this, his number is 07700 900222 (Ken)',
  'my wife sorts all that, Jan, 07700 900111',
  'Ken’s number is 07700 900222, he deals with it',
  'The landlord sorts the windows.',
  'its my dads house, his no is 07700 900222',
  'Not for me. Ring him on 07700 900222.',
])('asks whom the messages are for where a reply names somebody else: %s', (reply) =>
  expect(asksWhom(reply)).toBe(true),
);

it.each([
  'My husband says yes, call me Thursday.',
  'My husband and I would like a quote.',
  'Our number is 01434 555010, ring Thursday.',
  'Her number is on the website.',
  'Our manager is happy, send the quote.',
  'The council does the bins.',
])('and not where it names nobody for it: %s', (reply) => expect(asksWhom(reply)).toBe(false));
