import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWishes, readCallWishes, readReplyWishes } from './read-wishes.ts';
import { noWishes, type Wishes } from './wishes.ts';

/** The processor's time for a text of so many characters, which other processes do not lengthen. */
function measureCpuMs(unit: string, characters: number): number {
  const text = unit.repeat(characters / unit.length);
  const before = process.cpuUsage();
  findWishes({ text: `to ${text}` });
  return process.cpuUsage(before).user / 1_000;
}

const asksToBeLeftAlone = ({ optOut, noCalls }: Wishes): boolean => optOut || noCalls;

describe('a call', () => {
  it.each([
    'Stop calling me. Take me off your list.',
    'stop calling this number please',
    'STOP CALLING',
    'Agent: Hello, do you have two minutes?\nCaller: No. Please don’t call me again.',
    'Agent: Hi! Caller: Remove my number from your database. Agent: Of course.',
    'Do not ever call here.',
    'Put me on your do-not-call list.',
    'I don’t want to be contacted by you people.',
    'Lose my number.',
    'If you call me one more time I swear',
    'Could you add me to the do not call registry on your end',
    'You need to take my name off of that calling list',
    'I asked you guys to quit calling us.',
    'Never contact us again.',
    'The caller asked not to be contacted again.',
    'Prospect requested to be removed from the list and hung up.',
    'Lead does not want any more calls.',
    'She told us to stop calling her.',
    'He asked us never to call again.',
    'Customer wants to unsubscribe from everything.',
    'They opted out: "leave us alone".',
    'Please remove me from your records immediately',
    'I withdraw my consent.',
    'You have the wrong person, remove this number.',
    'No thanks and don’t call back.',
    'Quit bugging me.',
    'Prospect stated: do not call.',
    'He wants his number removed.',
    'Don’t you dare call me again.',
    'Can you please not call me anymore?',
    'We do not wish to receive any further communication.',
    'This is harassment, stop.',
    'Rufen Sie mich bitte nicht mehr an.',
    'Ne m’appelez plus, arrêtez de nous contacter.',
    'No me llamen más, por favor.',
    'Non mi chiamate più.',
    'Bel mij niet meer.',
    'Não me liguem mais.',
    'Proszę nie dzwonić do mnie.',
    'Ne m’appelez plus.',
    'Do not email me.',
    'Stop sending me emails.',
    'Cease all contact.',
    'Add us to the DNC.',
    'Caller requested removal from our list.',
    'Caller wants to be removed.',
    'She asked us not to call her again.',
    'He told us to stop.',
    'How do I unsubscribe?',
    'They want to opt out of all further calls.',
    'Wants no further contact.',
    'Remove my number from your records.',
    // In letters of other shapes, and of other alphabets that look the same.
    'ｓｔｏｐ ｃａｌｌｉｎｇ ｍｅ',
    '𝐒𝐭𝐨𝐩 𝐜𝐚𝐥𝐥𝐢𝐧𝐠 𝐦𝐞, 𝗽𝗹𝗲𝗮𝘀𝗲',
    'Ⓢⓣⓞⓟ ⓒⓐⓛⓛⓘⓝⓖ ⓜⓔ.',
    'Stор саlling mе.',
    'ѕtοp cаllіng me',
    'ꜱᴛᴏᴘ ᴄᴀʟʟɪɴɢ ᴍᴇ',
    'S\u0336t\u0336o\u0336p\u0336 c\u0336a\u0336l\u0336l\u0336i\u0336n\u0336g me',
    'Stóp cálling mé!',
    'ＵＮＳＵＢＳＣＲＩＢＥ me, please.',
    'Löschen Sie mich aus Ihrem Ｖｅｒｔｅｉｌｅｒ.',
    // What speakers say, however their names stand before it.
    'Agent: hi, this is Jordan Caller: stop calling me',
    'Agent: do you have a minute - caller: never contact me again',
    'AGENT: Hello, is this a good time CUSTOMER: take me off your list',
    'Agent: Hello there Nora: stop calling me',
    'Agent: Hi! [00:12] Nora Vance: Take me off your list.',
    'Stop calling me: I mean it.',
    'Never contact us: we are not interested.',
    'System is down: stop calling me about it.',
    'Bot calls: stop calling me!',
    'I told your agent: stop calling me.',
    'I told your Agent: stop calling me.',
    'Caller: I told your Agent: stop calling me.',
    'Remove me now: I never signed up. Agent: Of course.',
    'Take me off: your list is none of my business.',
  ])('asks to be left alone: %j', (text) => {
    expect(asksToBeLeftAlone(readCallWishes(text))).toBe(true);
  });

  it.each([
    'Please call me back on Friday, I am interested.',
    'Do not call me before nine, after that any time is fine.',
    'Don’t call my cell until Monday, I am on a plane.',
    'Agent: If you want us to stop calling you, just say so.\nCaller: No no, tell me about the price.',
    'Assistant: I can take you off our list. Caller: Why? I want the demo.',
    'They never stop calling us about the leak, so we need your help.',
    'Our customers stop calling when the line is busy.',
    'We remove them from the shelf every week.',
    'The unsubscribe rate of the newsletter rose to 2%.',
    'I would hate to be taken for a fool, but the price is right.',
    'He asked us not to forget the invoice.',
    'Please stop sending pallets to dock 3.',
    'No more calls today, let’s talk tomorrow.',
    'I have the list of sites that we want to take off line.',
    'Not interested right now, maybe next year.',
    'They asked us to stop by the office.',
    'She told us not to worry.',
    'Do not contact my assistant, contact me directly.',
    'Please don’t hesitate to contact us.',
    'Don’t call it a day yet.',
    'Let’s take this off line.',
    'The number is on the website.',
    'Can you delete me a line from that order?',
    'They want to know how unsubscribe works in our product.',
    'He asked whether customers can unsubscribe at any time.',
    'Our unsubscribe page is broken.',
    'They want to opt out of paper invoices.',
    'The wall is to be removed before the delivery.',
    'Furniture to be removed: the old fridge.',
    'The item is being removed from the catalogue.',
    'Customer asked us not to park in front.',
    'She asked us to stop the water supply first.',
    'They told us to stop using spreadsheets, so they need a tool.',
    'The customer asked us not to write the price on the parcel.',
    'He asked us not to call before nine.',
    'No further contact since March.',
    'There were no further emails.',
    'No further communication from the vendor yet.',
    'No more calls needed, the deal is signed.',
    'He does not want to be called before nine.',
    'They do not want to be contacted before Friday.',
    'Never contact them without approval.',
    'Do not call him again until Monday.',
    'If you call me again tomorrow I can decide.',
    'Please remove my old address and add the new one.',
    'Delete my number from the invoice please.',
    'They object to the use of plastic.',
    'Please remove my consent form from the file.',
    'Agent: Shall I take you off our list? Caller: No, tell me the price.',
    'Caller: I am busy now Agent: I can remove you from our list Caller: no, call me on Friday',
    'Agent Smith: If you want us to stop calling you, say: take me off your list.\nNora: No, go on.',
    'Jordan (AI): Say "take me off your list" at any time.\nNora Vance: Tell me the price.',
    'Стоп. Сорок лет. Зовите меня в пятницу.',
    '',
  ])('asks for no such thing: %j', (text) => {
    expect(readCallWishes(text)).toEqual({ optOut: false, noCalls: false, legal: null });
  });
});

describe('a reply to a mail', () => {
  it('leaves the mail open when it only asks for no calls', () => {
    expect(readReplyWishes('Please don’t call me again, send the pricing by mail.')).toEqual({
      optOut: false,
      noCalls: true,
      legal: null,
    });
  });

  it('counts only what its author wrote', () => {
    const quoted = 'Interested!\n\nOn Mon, May 4, Dana wrote:\n> Reply STOP to unsubscribe';
    expect(readReplyWishes(quoted).optOut).toBe(false);
    expect(readReplyWishes('STOP').optOut).toBe(true);
    expect(readReplyWishes('Un\u00adsub\u200bscribe me').optOut).toBe(true);
  });

  it.each([
    'I am marking this as spam.',
    'Blocking this sender now.',
    'Please take me out of this.',
    'Not interested. Remove from list, already told.',
    'Kindly delete from your broadcast list.',
    'Pls remove off ur whatsapp group',
    'Dont send such msgs again.',
    'Scrub my email address.',
    'End',
    'Interesting demo, but ｕｎｓｕｂｓｃｒｉｂｅ me.',
  ])('asks to hear nothing more: %j', (text) => {
    expect(readReplyWishes(text).optOut).toBe(true);
  });

  it.each([
    'Stop sending brochures and just call me.',
    'Please remove from the list the second lift, we sold it.',
    'Remove from list items 3 and 4 and quote again.',
    'We remove from the list what is sold.',
    'Do not send the drawing again, we have it.',
    'Quit sending me PDF decks and please ring me on Friday.',
  ])('asks for another way to be reached: %j', (text) => {
    expect(readReplyWishes(text).optOut).toBe(false);
  });

  it.each([
    'Stop sending me emails and just call me.',
    'Stop sending these brochures.',
    'Stop sending brochures and never call me again.',
  ])('asks for no more mail, whatever follows: %j', (text) => {
    expect(readReplyWishes(text).optOut).toBe(true);
  });

  it.each([
    'Under GDPR Art. 21 I object to the processing of my data for direct marketing.',
    'I object to your use of my address.',
  ])('objects, and so asks for no more: %j', (text) => {
    expect(readReplyWishes(text)).toMatchObject({ optOut: true, legal: 'data_request' });
  });
});

describe('a legal matter', () => {
  it.each([
    'The next call will be from our lawyers.',
    'You will hear from my attorney.',
    'I have forwarded this to our legal team.',
    'My lawyer says this is harassment.',
    'We are considering legal action.',
    'Cease and desist.',
    'I will report you to the FTC.',
    'I am reporting your company to the regulator.',
    'My lawyer will write.',
    'This violates the TCPA.',
    'I am going to sue.',
    'See you in court, or rather: we will take you to court.',
    'Sie hören von meinem Anwalt.',
    'Mon avocat vous contactera.',
  ])('is threatened: %j', (text) => {
    expect(readReplyWishes(text).legal).toBe('legal_threat');
    expect(readCallWishes(text).legal).toBe('legal_threat');
  });

  it.each([
    'This is a subject access request.',
    'Delete all my personal data.',
    'Please erase my records.',
    'What data do you hold about me?',
    'Under the GDPR I want to know where you got this address.',
    'I invoke my right to be forgotten.',
    'Customer sent a GDPR request by phone.',
    'We want you to delete our data.',
    'This is a GDPR article 17 matter.',
    'Remove everything you have on us.',
    'Take me off your list, and tell me where you got my email address from.',
    'Please confirm how you obtained our details.',
    "I'd like a copy of everything you have on file about me, please.",
    'What do you have on me?',
    'I want to see what you have stored about me.',
    'Send me all you have stored on us.',
    'Löschen Sie bitte alle meine Daten.',
    'Supprimez toutes mes données.',
  ])('is a request of data protection: %j', (text) => {
    expect(readReplyWishes(text).legal).toBe('data_request');
    expect(readCallWishes(text).legal).toBe('data_request');
  });

  it.each([
    'Are you GDPR compliant? Then I would like a demo.',
    'My lawyer will review the contract, and then we sign.',
    'Our legal team has approved the terms.',
    'We are a law firm with twelve attorneys and lose leads every week.',
    'What data do you need from us?',
    'We want to delete old data from our CRM, can you help?',
    'Our attorneys waste hours on intake.',
    'My lawyer recommended you.',
    'We need a reporting tool for police departments.',
    'We want to delete their records after a year, can your tool do that?',
    'How did you get my number? Call me at three.',
    'Tell me where you got the idea for this.',
    'Tell me what you have on offer for me.',
    'What do you know about us?',
    'Everything they have on site is fine for them.',
    'Send me everything you have on pumps.',
    'Your GDPR article on the blog was good, I would like a demo.',
  ])('is none: %j', (text) => {
    expect(readReplyWishes(text).legal).toBeNull();
  });
});

describe('an object', () => {
  it('asks what its texts ask, at any depth, and not what a status says', () => {
    expect(findWishes({ a: [{ notes: 'She said: never contact me again.' }] }).optOut).toBe(true);
    expect(findWishes({ status: 'stop', command: 'unsubscribe', unsubscribe: true })).toEqual({
      optOut: false,
      noCalls: false,
      legal: null,
    });
  });

  it('asks what the marks of programs say that are set', () => {
    const optOuts = [
      { HasOptedOutOfEmail: true },
      { contact: { hs_email_optout: 'true' } },
      { Email_Opt_Out: 'Yes' },
      { doNotContact: 1 },
      { marketing_status: 'Opted out' },
      { status: 'unsubscribed' },
      { custom_fields: [{ title: 'Do not contact', value: true }] },
      { unsubscribed_at: '2026-11-02T10:00:00Z' },
    ];
    for (const marked of optOuts) expect(findWishes(marked).optOut).toBe(true);
    const { optOut, noCalls } = findWishes({ DoNotCall: true, Do_Not_Phone: 'yes' });
    expect([optOut, noCalls]).toEqual([false, true]);
    const others = [
      { HasOptedOutOfEmail: false, DoNotCall: 'no', unsubscribed: null, unsubscribed_at: '' },
      { HasOptedOutOfFax: true, accepts_marketing: false, sms_opt_out: true },
      { status: 'subscribed', note: 'unsubscribed', unsubscribes: 4, optional: true },
    ];
    for (const unmarked of others) expect(findWishes(unmarked)).toEqual(noWishes);
  });

  it('may have very many fields', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 200_000 }, (_, n) => [n.toString(36), 0]),
    );
    const text = 'She said: never contact me again.';
    expect(findWishes({ notes: text, ...fields }).optOut).toBe(true);
  });

  it('is read in time that is in proportion to it', () => {
    const words = ['stop ', 'calling ', 'my ', 'remove ', 'the ', 'data ', 'Agent: ', '\n', 'not '];
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.constantFrom(...words), (one, other) => {
        const short = measureCpuMs(one + other, 25_000);
        // Eight times as long; what grows with the square would take 64 times as long.
        expect(measureCpuMs(one + other, 200_000)).toBeLessThan(24 * short + 200);
      }),
      { numRuns: 40 },
    );
  });

  it.each(['usun', 'supprimé', 'cancellaé', 'removeé', 'smetté'])(
    'is read in time that is in proportion to it, of one word that never ends: %j',
    (unit) => {
      const short = measureCpuMs(unit, 25_000);
      expect(measureCpuMs(unit, 200_000)).toBeLessThan(24 * short + 200);
    },
  );
});
