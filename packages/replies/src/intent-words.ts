import { phraseTable } from './phrases.ts';

/**
 * How much a phrase says by itself.
 * - `sure`: buying intent, unless negated.
 * - `plain`: buying intent, unless negated or beside a refusal that it does not answer.
 * - `polite`: as `plain`, but never stands against a refusal.
 * - `weak`: only as part of a request or a question.
 */
export type Strength = 'sure' | 'plain' | 'polite' | 'weak';

/** What a sales lead would say who wants to go on: an open list. */
export const intentWords = phraseTable<Strength>([
  [
    'sure',
    `interested, keen, intrigued, of interest, interests me, interests us, count me in, count us in,
    sign me up, sign us up, i'm in, we're in, i'm game, let's do, lets do, let's go ahead,
    let's talk, lets talk, let's chat, lets chat, let's connect, let's discuss, let's meet, lets meet,
    let's speak, let's set, lets set, let's get started, let's move forward, let's hop, let's jump,
    tell me more, tell us more, hear more, know more, learn more, more info, more information,
    more details, further details, further information, some more details, some more info,
    send me, send us, send over, send it over, send them over, send along, send through,
    call me, call us, ring me, text me, phone me, give me a call, give us a call, give me a ring,
    give me a buzz, give me a shout, reach me at, reach me on, my number is, my cell is,
    my direct line is, how much is, how much are, how much does, how much do you, how much would,
    how much will, how much for, what does it cost, what do you charge, what's the cost,
    what would it cost, what are your rates, what's your availability, what is your availability,
    i'm free, i am free, we're free, we are free, i'm available, i am available, we're available,
    we are available, works for me, works for us, works on my end, works best, how about monday,
    how about tuesday, how about wednesday, how about thursday, how about friday,
    how about tomorrow, how about next, how about this, monday works, tuesday works,
    wednesday works, thursday works, friday works, tomorrow works, next week works, yes please,
    calendarlink, free trial, where do i sign, ready to buy, ready to start, ready to move,
    ready to go, ready to purchase, ready to order, set up a time, find a time,
    pick a time, set a time, booked a slot, booked a time, booked time, booked a meeting, booked a call,
    booked a demo, i booked, i've booked, just booked, scheduled a call, scheduled a meeting,
    scheduled a demo, i've scheduled, i'll take it, we'll take it, where can i buy, please proceed, like to proceed, i want in, we want in, when can we start, what time works, what times work, what day works, what works for you,
    when works,
    until i saw, until we saw, is there one, is there another, how do we start, how soon can, how soon could, place an order`,
  ],
  [
    'plain',
    `schedule, reschedule, call, calls, phone call, demo, demos, demonstration, demonstrations,
    pricing, price, prices, meeting, meetings, book, booking, quote, quotes, quotation, trial,
    trials, proposal, proposals, appointment, appointments, next steps, next step, price list,
    walkthrough, interest in`,
  ],
  [
    'polite',
    `sounds good, sounds great, sounds interesting, sounds very interesting, sounds really interesting,
    sounds intriguing, sounds promising, sounds amazing, sounds fantastic, sounds perfect,
    looks interesting, looks very interesting, looks great, looks good, looks promising,
    seems interesting, very interesting, love to chat, love to talk, love to connect, love to meet,
    love to discuss, love to learn, love to hear, happy to chat, happy to talk, happy to connect,
    happy to meet, happy to discuss, open to chatting, open to a chat, open to talking,
    open to a conversation, open to discussing, great timing, perfect timing, good timing`,
  ],
  [
    'weak',
    `chat, talk, speak with, speak to, speak about, speak next, speak on, speak tomorrow, discuss, connect, meet, cost, costs, rates, fees, discount, discounts,
    available, availability, calendar, invite, pilot, poc, contract, invoice, agreement, buy,
    purchase, to order, scheduling, scheduled, calling, booked, start a, start the, start using,
    start next, start in, start soon, get started, getting started,
    sign up, move forward, moving forward, brochure, deck, case study, case studies, estimate,
    subscription, zoom, how much, you charge, charge for, a time, times, slot, slots, interesting, license, licenses, seats`,
  ],
]);

/** Keywords that stand in lists: "no calls, demos or pricing". */
export const isListed = (text: string): boolean => {
  const found = intentWords.get(text);
  return found?.some(({ words, value }) => words.length === 1 && value !== 'sure') === true;
};

/** Never the name of interest themselves, these say that there is none. */
export const isDisinterest = (text: string): boolean => /^(?:un|dis|non)interested$/.test(text);

/** Words of interest: negated, they decline the whole offer. */
export const isInterest = (text: string): boolean =>
  /^(?:interested|keen|intrigued|of interest|interest in|interests me|interests us|interesting)$/.test(
    text,
  );
