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
  'For printers pls contact Mr. Shinde sir, head clerk, 98901 22345.',
  'Kindly coordinate with Mrs. Pawar madam (accounts) for all purchase matters.',
  'I have handed over purchase to Mr. Ghule.',
  'Pls talk to Kulkarni sir, our purchase officer.',
  'I have been transferred to Nagpur.',
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
  'We handed over the old UPS to the vendor. Call me Tuesday at 11 am for a new one.',
  'I met Mr. Joshi at the expo, call me Tuesday at 11 am.',
  'Yes sir, call me Tuesday at 11 am.',
])('and not where it names nobody for it: %s', (reply) => expect(asksWhom(reply)).toBe(false));
