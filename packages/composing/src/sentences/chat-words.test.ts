import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { writesAsChat, writesWithSlash } from './chat-words.ts';

describe('a sentence in the words of a chat', () => {
  it.each([
    'check the sender b4 u click',
    'we r closed dec 25',
    'srvr 1 done, waitin on parts, prolly thurs',
    'all good so far, just waiting on u guys for the keys',
    'U wont believe this, no backup since march.',
    'found a switch behind the fridge lol',
    'Thx for the patience.',
    'we are gonna move the rack',
    'Cuz it is a mess.',
    'gift cards fool ppl',
    '1 ticket a month now instead of like 15',
    'Good work tho',
    'thanks u, see u on Monday',
    'We prob finish on Friday.',
    '6 of the 41 still took a mtg.',
    'Abt 10 hrs a week',
    'Swap em or refund the rest',
    '2 domains got flagged bc of it',
    'we rec’d it on Monday',
  ])('is heard: %s', (said) => expect(writesAsChat(said)).toBe(true));

  it.each([
    'Check the sender before you click.',
    'Vancouver, BC is where 44 BC dates are shown.',
    'An em dash, and 2 em of space',
    'The management accounts and the message were received.',
    'We don’t open on Sunday, and it won’t ring.',
    'The switch sits in room b4 on size B4 paper.',
    'B4 paper is in the store, and pages B4 to B9 are done.',
    'A u bend under the sink and 12 u of rack space',
    'The R value of the wall is 21.',
    'They meet on Thursday, as is their wont.',
    'The cant of the rail was set.',
    'PPL and PRS licences, IMO rules',
    'Six postes dont deux neufs',
    'Zes werkplekken voor u en het team',
    'Wir treffen uns im Lager.',
    'Log in at the plugin, then check in.',
    'Mail lol@bluestem.example or www.thx.com',
    'Toys R Us and R. Lowe',
    'the printer didnt drop once',
    'It looks like 15 tickets a month.',
    'Thurs at 3 pm, thru Friday, w/ two techs',
    'Lets is a town, its cabin is warm, and the coin is in.',
  ])('is not heard: %s', (said) => expect(writesAsChat(said)).toBe(false));
});

const update = (progress: string) =>
  composeAt('FUL-02 report', {
    customer: 'Oak Hill Church',
    contact: 'Tim Garza',
    progress,
    nextStep: 'We move the rack.',
    nextDate: '2026-12-09',
  }).asks.map(({ question }) => question);

it('is asked about before it goes to a customer', () => {
  expect(update('Srvr 1 done, prolly thurs')).toContainEqual(
    expect.stringContaining('is that for the customer to read as it is?'),
  );
  expect(update('Server 1 is done.')).toEqual([]);
});

it('stays in a quotation as somebody said it', () => {
  const { asks } = composeAt('MKT-04 story', {
    customer: 'Reyes Roofing',
    before: 'Printers dropped off all day.',
    after: 'One ticket a month.',
    quote: 'Thx, u guys rock',
    consent: 'Agreed by email on November 18, name and quote.',
  });
  expect(asks.filter(({ question }) => question?.includes('u guys') === true)).toEqual([]);
});

it.each([
  ['3 things to buy w/ leftover budget', true],
  ['w/o a form', true],
  ['talks w/engineers', true],
  ['The w/c 7 December', false],
  ['See https://x.example/w/o and the 3 w/m2', false],
])('hears the note for with: %s', (said, isOne) => expect(writesWithSlash(said)).toBe(isOne));
