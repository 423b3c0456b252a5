import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coldReplies } from '../test/cold-replies.ts';
import { hotReplies } from '../test/hot-replies.ts';
import { classifyReply } from './classify-reply.ts';

const isHot = (text: string): boolean => classifyReply(text).isHotLead;
const oneLine = (replies: readonly string[]) => replies.filter((text) => /^[^\n<&]+$/.test(text));

describe('a reply', () => {
  it.each(hotReplies)('is a hot lead: %j', (text) => {
    expect(classifyReply(text)).toMatchObject({ isHotLead: true, reason: 'buying_intent' });
  });

  it.each(coldReplies)('is activity: %j', (text) => {
    expect(classifyReply(text)).toMatchObject({ isHotLead: false, matched: [] });
  });

  it.each(
    oneLine([...hotReplies, ...coldReplies]).filter((text) => text !== text.normalize('NFD')),
  )('is judged alike with accents that are characters of their own: %j', (text) => {
    expect(classifyReply(text.normalize('NFD'))).toEqual(classifyReply(text));
  });

  it.each([
    ['n\u043et interested', 'not interested'],
    ['\uff29\uff4e\uff54\uff45rested in a demo', 'Interested in a demo'],
  ])('is judged as it looks: %j', (written, read) => {
    expect(classifyReply(written)).toEqual(classifyReply(read));
  });

  it.each([
    'Interested in pricing, not in a call.',
    'I am interested in pricing. Not in a call.',
    'Please send pricing, but I do not want a call.',
    'Yes to a demo, no to a call.',
    'Send me pricing; I am not available for a call.',
    'We would like a quote. We are not interested in a trial.',
    "I don't think we need a call. Send pricing.",
    'Interested in the trial but not in a sales call.',
    'Interested in your pricing rather than a call.',
  ])('that wants an offer and turns down a way to talk about it is hot: %j', (text) => {
    expect(classifyReply(text)).toMatchObject({ isHotLead: true, reason: 'buying_intent' });
  });

  it.each([
    'Not interested in a call or pricing.',
    'No call, no demo, no pricing, thanks.',
    'Not interested in pricing, nor in a call.',
    'Interested in being left alone, not in pricing.',
    'Your pricing is too high, no call please.',
    'Send your price list to the bin, and no calls.',
    'I asked for pricing last year and got none. No call please.',
    "I'd want pricing only if I was looking, and I'm not. No calls.",
    'Thank you very much for your valuable proposal. We regret that we will not schedule a meeting.',
  ])('that turns both down, or wants neither, is not: %j', (text) => {
    expect(isHot(text)).toBe(false);
  });

  it.each([
    ['', 'empty'],
    [' \n> Interested?', 'empty'],
    ['Please unsubscribe me', 'opt_out'],
    ['I would like a demo. No: ｕｎｓｕｂｓｃｒｉｂｅ me', 'opt_out'],
    ['A demo? I am marking this as spam.', 'opt_out'],
    ['Automatic reply: call me', 'automatic'],
    ['Bitte kein Call, danke', 'declined'],
    ['Merci pour votre message, je transfère à la direction.', 'other_language'],
    ['Not interested', 'declined'],
    ['We buy from you already, and nobody has answered since Tuesday.', 'complained'],
    [
      'I want to complain. A resident was injured on your scaffold on Sunday. Please call me.',
      'complained',
    ],
    ['Your driver knocked my fence down, please call me.', 'complained'],
    [
      'One of two cases was flat. Sort that out and then I might talk. Out of the office until Monday.',
      'complained',
    ],
    ['She fell off your ladder on Sunday. Call me today.', 'complained'],
    ['You have tripped us up. I have copied in our solicitor.', 'legal_matter'],
    ['Your man left our gate open all night and the sheep are out. Please call me.', 'complained'],
    ['Two of us fell ill after your lunch on Friday. A call would help.', 'complained'],
    ['Your van backed into our wall. Call me.', 'complained'],
    ['The tank has leaked twice. I would like a call.', 'complained'],
    ['We never got our spare keys back. Pricing for what?', 'complained'],
    ['I want my deposit back before we talk.', 'complained'],
    ['We waited forty minutes for a table. A demo would have helped.', 'complained'],
    [
      'One of our parents said a child got out of one of your gardens, is that right?',
      'complained',
    ],
    ['Thanks but I have gone with Tweed Valley.', 'declined'],
    ['I asked you in August to stop.', 'opt_out'],
    ['If I get another I am going to the ICO.', 'legal_matter'],
    ['Not me, Sandra Ives does events, but she’s on maternity leave until March.', 'no_intent'],
    ['No call please', 'declined'],
    ['Thanks for the note', 'no_intent'],
    ['Too dear for us', 'declined'],
    ['Too dear last time, so no thanks.', 'declined'],
    ['Too dear last time. Whats the best you can do', 'no_intent'],
    ['Too expensive before, has it changed?', 'no_intent'],
    ['The last quote was too high. Can you sharpen the pencil?', 'no_intent'],
    ['School is closed for half term.', 'automatic'],
    ['Half term this week, back on Monday.', 'automatic'],
  ])('says why it is activity: %j', (text, reason) => {
    expect(classifyReply(text).reason).toBe(reason);
  });

  it.each([
    ['Yes, a demo please', 'hot'],
    ['Not now, try again in six months', 'warm'],
    ['Does it work with Sage?', 'warm'],
    ['Tied in with our current cleaner until June. Drop me a line in May and we can talk.', 'warm'],
    [
      'Tied in until end of March. Drop me your price list, I will look at it in the new year.',
      'warm',
    ],
    ['We are in a contract until June, but send me a price now please.', 'hot'],
    ['Dad passed in September. Would you kindly not send any more of these.', 'opt_out'],
    ['Melden Sie sich bitte im Herbst noch einmal.', 'warm'],
    ['We are happy with our vet, but is your hospital open at night?', 'warm'],
    ['We are happy with our vet, thank you. Who gave you my address?', 'activity'],
    ['Please unsubscribe me', 'opt_out'],
    ['What do you charge for a van, 2 am to 6 am, seven days?', 'hot'],
    ['Sure, call me at 3 am.', 'activity'],
    ['I would like to see the Milwaukee Avenue space. Does it have parking?', 'hot'],
    ['We need this. I am in on Tuesday, please ring after 2.', 'hot'],
    ['Could somebody see her tomorrow?', 'hot'],
    ['Is suite 700 still free, and what is the rent with utilities?', 'hot'],
    ['Can you show us suite 700 next week?', 'hot'],
    ['Interested in the plan for 60. I am away on Thursday, otherwise ring me.', 'hot'],
    ['No budget until April. What is your rate per metre? Email only.', 'hot'],
    ['We asked you to stop the leak in June. Call me.', 'hot'],
    ['If you are still £695 a week with delivery in I’ll take two. If not don’t bother.', 'hot'],
    ['What does it cost for a family of four? I am away until 1 December.', 'hot'],
    ['Yes please, ring the office, ask for Bev, I am off till the 14th.', 'hot'],
    ['I am off till the 14th. Bev will help you.', 'activity'],
    ['Yes go on then. Can you do Tuesday 1st at 10.30 at the pub?', 'hot'],
    ['Please remove all three of our addresses and confirm it in writing.', 'opt_out'],
    ['Can’t complain, business is good. Call me on Friday.', 'hot'],
    ['What do you charge for 500 gloves? We are tied in till the end of March.', 'warm'],
    [
      'Possibly, but we are tied in until 31 March. What do they cost? Don’t call, email only.',
      'warm',
    ],
    ['Try me again in May? Before that please no more mails.', 'warm'],
    ['Yes but not til after half term', 'hot'],
    ['Not interested', 'activity'],
    ['Why do you keep writing?', 'activity'],
    ['Out of office: back next week. Please try again in June.', 'activity'],
  ])('has a verdict: %j', (text, verdict) => {
    expect(classifyReply(text).verdict).toBe(verdict);
  });

  it.each([
    ['a price complaint', 'Your pricing is far beyond what a school can pay.'],
    ['another vendor', 'We signed with another vendor after their demo.'],
    ['a sales pitch', 'We supply packaging at the best pricing. Call us for our catalogue.'],
    ['an application', 'I am interested in the internship, my CV is attached.'],
    ['a complaint', 'The demo crashed and I want my money back.'],
    ['mockery', 'Sure, call me when hell freezes over.'],
    ['a bounce', 'Your message "Quick call?" could not be delivered.'],
    ['a ticket', '[Case 00481] A support engineer has been assigned. Schedule a callback.'],
    ['an absence', 'Our office is closed. In an emergency, call the hotline.'],
    ['a foreign refusal', 'Eine Demo brauchen wir nicht.'],
  ])('is activity for %s with a keyword in it', (_, text) => {
    expect(classifyReply(text).isHotLead).toBe(false);
  });

  it.each([
    'Gern, wann passt eine Demo?',
    "Bonjour, pouvez-vous m'envoyer votre pricing ?",
    'Ciao, va bene una call martedì alle 10?',
    'Kein Abo, aber eine Demo bitte',
    'We have 35 drivers. Pricing?',
    'We use a competitor today. Could we do a demo?',
  ])('is hot: %j', (text) => {
    expect(isHot(text)).toBe(true);
  });

  it('says which signals made the verdict, with the words they stand on', () => {
    expect(
      classifyReply(
        'We signed with another vendor, but could I see a demo of it live with our data?',
      ),
    ).toMatchObject({
      isHotLead: true,
      isUnsure: true,
      signals: [
        { name: 'phrases', weight: expect.any(Number), words: '' },
        { name: 'names an offer', weight: 1, words: 'demo' },
        { name: 'is asked for', weight: 3, words: 'could i see a «' },
        { name: 'has or prefers something else', weight: -2, words: 'signed with another' },
      ],
    });
  });

  it('weighs what labelled replies say of phrases and of the signs of the rules', () => {
    const { score, signals } = classifyReply('Could we have a demo on Friday?');
    const [phrases] = signals;
    expect(phrases).toEqual({ name: 'phrases', weight: expect.any(Number), words: '' });
    expect(phrases!.weight).toBe(score);
  });

  it.each([
    ['Your van backed into our wall. Call me.', false],
    ['Bitte rufen Sie mich an, wir möchten eine Demo.', true],
    ['Automatic reply: call me', false],
  ])('leaves to the rules what phrases say nothing of: %j', (text, isHotLead) => {
    const found = classifyReply(text);
    expect(found.isHotLead).toBe(isHotLead);
    expect(found.signals.map(({ name }) => name)).not.toContain('phrases');
  });

  it.each([
    ['I have put it to all four heads and failed to find one who is interested.', false],
    ['Go ahead and put us down for two.', true],
  ])('is decided by phrases where the rules know none: %j', (text, isHotLead) => {
    expect(classifyReply(text)).toMatchObject({ isHotLead });
  });

  it.each([
    ['Could we have a demo on Friday?', false],
    ['Thanks for the note', false],
    ['The demo would be for the board, who knows', true],
    ["We don't have much time, but send pricing", true],
  ])('says whether it is unsure: %j', (text, isUnsure) => {
    expect(classifyReply(text).isUnsure).toBe(isUnsure);
  });

  it.each([
    'Por favor, dame de baja de esta lista.',
    'Schrijf me uit aub.',
    'Sluta mejla mig.',
    'Lütfen beni listeden çıkarın.',
    'Nehmen Sie mich bitte aus Ihrem Verteiler.',
  ])('is an opt-out in another language: %j', (text) => {
    expect(classifyReply(text).verdict).toBe('opt_out');
  });

  it('names the keywords that made it hot, and none that was negated', () => {
    expect(classifyReply('Interested, but no calls please. Pricing?').matched).toEqual([
      'interested',
      'pricing',
    ]);
  });
});

/** The processor's time for a reply of so many characters, which other processes do not lengthen. */
function measureCpuMs(unit: string, characters: number): number {
  const text = unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
  const before = process.cpuUsage();
  classifyReply(text);
  return process.cpuUsage(before).user / 1_000;
}

const nouns = ['call', 'demo', 'meeting', 'quote', 'trial', 'proposal', 'demonstration'];
const refusals = [
  (noun: string) => `No ${noun} please`,
  (noun: string) => `We don't need a ${noun}.`,
  (noun: string) => `I am not interested in a ${noun}`,
  (noun: string) => `we do not want any ${noun}s!`,
  (noun: string) => `I'd rather skip the ${noun}`,
  (noun: string) => `A ${noun} is not necessary, thanks`,
  (noun: string) => `No email, ${noun} or anything else, we have no interest`,
  (noun: string) => `Never offer me a ${noun} again`,
];
const wishes = [
  (noun: string) => `Could we have a ${noun} next week?`,
  (noun: string) => `I'd like a ${noun}.`,
  (noun: string) => `No worries about the delay: let's do the ${noun}`,
  (noun: string) => `We are not opposed to a ${noun}`,
  (noun: string) => `Don't send slides, but a ${noun} would be great`,
];

describe('every keyword', () => {
  it('is refused in all the ways it can be', () => {
    const hot = nouns.flatMap((noun) => refusals.map((refuse) => refuse(noun)).filter(isHot));
    expect(hot).toEqual([]);
  });

  it('is wished for in all the ways it can be', () => {
    const cold = nouns.flatMap((noun) =>
      wishes.map((wish) => wish(noun)).filter((text) => !isHot(text)),
    );
    expect(cold).toEqual([]);
  });

  it('counts as a whole word only', () => {
    const letters = fc.stringMatching(/^[a-z]{1,5}$/);
    const keyword = fc.constantFrom('interested', 'schedule', 'call', 'demo', 'pricing', 'quote');
    fc.assert(
      fc.property(keyword, letters, letters, (word, before, after) => {
        expect(isHot(`Regarding the ${before}${word}${after} of today`)).toBe(false);
      }),
    );
  });
});

const hotReply = fc.constantFrom(...oneLine(hotReplies));
const coldReply = fc.constantFrom(...oneLine(coldReplies));

describe('the judgement', () => {
  it('does not depend on upper and lower case', () => {
    fc.assert(fc.property(hotReply, (text) => isHot(text.toUpperCase())));
    fc.assert(fc.property(coldReply, (text) => !isHot(text.toUpperCase())));
  });

  it('does not hear what is quoted, signed or attached', () => {
    const surroundings = fc.constantFrom(
      (text: string) => `> ${text}`,
      (text: string) => `On Mon, Jan 5, 2026 at 10:00 AM Ada <ada@example.com> wrote:\n\n${text}`,
      (text: string) => `-----Original Message-----\nFrom: Ada\n\n${text}`,
      (text: string) => `From: Ada\nSent: Monday\nTo: Tom\nSubject: Hello\n\n${text}`,
      (text: string) => `-- \n${text}`,
      (text: string) => `Confidentiality notice: ${text}`,
    );
    fc.assert(
      fc.property(coldReply, hotReply, surroundings, (cold, hot, put) => {
        expect(isHot(`${cold}\n\n${put(hot)}`)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(hotReply, surroundings, (hot, put) => {
        expect(isHot(`${hot}\n\n${put('Unsubscribe. Not interested.')}`)).toBe(true);
      }),
    );
  });

  it('is cold wherever somebody unsubscribes', () => {
    fc.assert(
      fc.property(hotReply, (text) => {
        expect(classifyReply(`Unsubscribe me.\n${text}`).reason).toBe('opt_out');
      }),
    );
  });

  it('takes any text, and names keywords for hot leads alone', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(...hotReplies, ...coldReplies),
      fc.constantFrom('not ', "n't ", ', ', '\n', '> ', '-- \n', '? ', '. ', ' and ', ' but '),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { isHotLead, matched } = classifyReply(parts.join(''));
        expect(matched.length > 0).toBe(isHotLead);
      }),
      { numRuns: 200 },
    );
  });

  it('takes time in proportion to the text, whatever it is', () => {
    const seed = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
      fc.constantFrom(
        '-',
        '>',
        '\n',
        'On 1\n',
        '<div ',
        "n't ",
        'call, ',
        'From: a\n',
        'price is ',
        'we sell ',
        'no demo aber ',
        'rather have ',
        'had a call and ',
        'interested with them ',
      ),
    );
    fc.assert(
      fc.property(fc.array(seed, { minLength: 1, maxLength: 3 }), (seeds) => {
        const unit = seeds.join('');
        const short = measureCpuMs(unit, 25_000);
        // Eight times as long; what grows with the square would take 64 times as long.
        expect(measureCpuMs(unit, 200_000)).toBeLessThan(24 * short + 200);
      }),
      // Of words and negations each thousands.
      { numRuns: 20, examples: [[['no demo aber ', 'no demo aber ', 'had a call and ']]] },
    );
  });
});

it.each([
  'Hi, I am not the right person for this, Brian Holt looks after security here. He is back Monday.',
  'Wrong person, please contact our facilities manager.',
  'I am not the right person, our practice owner Dr. Patel does the ordering. I have copied her.',
  'Forwarded to our purchasing department, Esther Blom. She decides on this.',
])('is warm where it names somebody else: %s', (reply) => {
  expect(classifyReply(reply)).toMatchObject({ verdict: 'warm', reason: 'referred' });
});

it.each(['Wrong person.', 'Not interested, we are all set.', 'I decline, we have one.'])(
  'is declined where it names nobody: %s',
  (reply) => {
    expect(classifyReply(reply)).toMatchObject({ isHotLead: false, reason: 'declined' });
  },
);

it.each([
  ['we lost our baby in october and I get this. please just stop', 'opt_out'],
  ['nothing empty at the min, got 5 flats in march, drop us a line end of feb', 'warm'],
  ['I left the Bell. Facilities is Tara Quinn now, tara@bell.example, worth asking her.', 'warm'],
  ['Not for us this year. By all means send me the menu some time after Easter.', 'warm'],
  ['What price? Your floor has been lifting since May. Sort that and then we talk.', 'activity'],
  ['Unless you run electric, strike us off.', 'opt_out'],
  ['Third email. Whoever you are, stop.', 'opt_out'],
  ['Do not write to this practice again.', 'opt_out'],
  ['email me again n il go to trading standards', 'opt_out'],
  ['They were late 4 times. Can you do 6.30? Bring some Tues 1 Dec about 10', 'hot'],
  ['Our man has hung up his lever at last. What would a term cost us?', 'hot'],
  ["49 seats, 12 Dec, Leeds and back, what's the damage?", 'hot'],
  ['Could you do Wednesday 2 December at 2pm at your place?', 'hot'],
  ['Not for me. Mia Ford in the kitchen might want this, mia@cafe.example', 'warm'],
  ["Don't assume we're not interested, we were moving premises.", 'hot'],
  ['The kids call me a dinosaur for a reason.', 'activity'],
  ['Noted.\n\nSharp & Sons, Plumbers\nBurst pipe? Call us day or night', 'activity'],
  ['Demo 不需要，谢谢', 'activity'],
])('is judged as a salesperson would: %s is %s', (reply, verdict) => {
  expect(classifyReply(reply).verdict).toBe(verdict);
});

it('takes an English sentence for no other language by two words of it', () => {
  expect(classifyReply('Mail me a date to speak.').reason).not.toBe('other_language');
  expect(classifyReply('Mail me graag een datum.').reason).not.toBe('no_intent');
});
