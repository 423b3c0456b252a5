import { describe, expect, it } from 'vitest';
import { findMarkings, markedWords } from './find-markings.ts';

describe('a text', () => {
  it.each([
    ['£9.50 a head (we’d go to £9.20 but don’t say)', ['we’d go to ', 'but don’t say']],
    ['£9.80 a head + VAT, bottom line is £9.20', ['bottom line is']],
    ['41 kg less, but she’d rather we didn’t give the figure', ['rather we didn’t give']],
    ['She may leave, so say nothing about that', ['say nothing about']],
    ['Dont say that, team does not know yet', ['Dont say that', 'team does not know yet']],
    ['Beto is leaving, the crew does not know yet', ['crew does not know yet']],
    ['Wim retires but has not told his team', ['has not told his']],
    ['waiting, sacked Friday not told yet', ['sacked Friday not told']],
    ['Craig is going, keep that to ourselves', ['keep that to ourselves']],
    ['He drinks, keep that out', ['keep that out']],
    ['no proof so nothing in writing about that', ['nothing in writing']],
    ['up to 8% off if she pushes, dont put in writing', ['dont put in writing']],
    ['commission is 3 pc dont put that in front of the fitters', ['dont put that in front of']],
    ['the customer is not to hear from us before Karen rang', ['not to hear from']],
    ['left over a grievance, thats between us', ['thats between us']],
    ['off after a failed test, HR only', ['HR only']],
    ['Joy wants to go part-time, not public yet', ['not public yet']],
    ['Two of them leave, which isn’t yet public', ['isn’t yet public']],
    ['the float is between me and Lorna', ['is between me and Lorna']],
    ['Between us: I am going at Christmas', ['Between us: ']],
    ["Beth has a burn, that's hers to tell.", ["that's hers to tell"]],
    ['keep it off the list on the wall', ['keep it off the list']],
    ['Graham retires, staff not told', ['staff not told']],
    ['shes expecting, told me in private', ['told me in private']],
    ['only Lorna and Control to know why', ['only Lorna and Control to know']],
    ['Mr Shaw is being bought out, do not mention', ['do not mention']],
    ['he doesnt want it going round', ['doesnt want it going']],
    ['Dean is going, he has not been told', ['has not been told']],
    ['the long term one is Dawn, stress, private obvs', ['private obvs']],
    ['he has told me only', ['told me only']],
    ['on licence, only me and Dougie know', ['only me and Dougie know']],
    ['Margin is 41, keep off the fitters copy', ['keep off the fitters copy']],
    ["Dad's not to know yet", ['not to know']],
    ['not to go round the team or the accountants', ['not to go round the team']],
    ['the lads have not been told', ['lads have not been told']],
    ['Jo is off, chemo, keep that to yourselves.', ['keep that to yourselves']],
    ['Kev is moving, keep this to you two', ['keep this to you two']],
    ['Jed does not know he is up for the chop.', ['does not know he is', 'for the chop']],
    ['We let Jed go at Christmas, he has no idea.', ['he has no idea']],
    ['Jo is having chemo, don’t spread it', ['don’t spread it']],
    ['Jed is getting the sack', ['getting the sack']],
    ['Anjali has dialysis then (private)', ['private']],
    ['She is expecting, very private please.', ['very private please', 'private please']],
    ['Jo sees a doctor then, for your eyes only', ['for your eyes only']],
    ['Dawn is leaving, mum’s the word', ['mum’s the word']],
    ['CONFIDENTIAL: do not publish the name', ['CONFIDENTIAL', 'do not publish']],
    ['Barrier code 4471, don’t write it down anywhere', ['don’t write it down']],
    ['The PIN is 9902, never to be written down', ['never to be written down']],
    ['Embargoed until Friday', ['Embargoed']],
    ['This is under embargo.', ['under embargo']],
    ['For internal use only', ['For internal use only']],
    ['INTERNAL ONLY', ['INTERNAL ONLY']],
    ['Not for publication!', ['Not for publication']],
    ['Off-the-record: they lost the contract', ['Off-the-record']],
    ['Please don’t share this', ['don’t share']],
    ['It must not be published yet', ['not be published']],
    ['Covered by an NDA', ['Covered by an NDA']],
    ['Ｃｏｎｆｉｄｅｎｔｉａｌ', ['Ｃｏｎｆｉｄｅｎｔｉａｌ']],
    ['con\u200bfiden\u00adtial', ['con\u200bfiden\u00adtial']],
    ['СONFIDЕNTIАL', ['СONFIDЕNTIАL']],
    ['CONFIDEΝTIAL', ['CONFIDEΝTIAL']],
    ['ᴄᴏɴꜰɪᴅᴇɴᴛɪᴀʟ', ['ᴄᴏɴꜰɪᴅᴇɴᴛɪᴀʟ']],
    ['Streng vertraulich', ['Streng vertraulich']],
    ['Ne pas publier', ['Ne pas publier']],
    ['C O N F I D E N T I A L', ['a marking in spaced letters']],
  ])('says that it is not public: %j', (text, words) => {
    expect(markedWords(text)).toEqual(words);
  });

  it.each([
    'Nothing confidential in this one.',
    'We’d go to Leeds for it, at the lowest price.',
    'They’d rather we didn’t come on Mondays.',
    'This is not confidential.',
    'No longer embargoed, tell everyone.',
    'Patients value confidentiality at the desk.',
    'The confidential waste bins were full.',
    'We publish every Friday.',
    'Don’t put the trailer down on the grass.',
    'The reading was not written down.',
    'The dogs are not to go out before noon.',
    'Keep off the grass for a week.',
    'The deal between us and them holds.',
    'Between us, we sold 40.',
    'It is hard to tell which it is, and theirs to keep.',
    'Put it on the shelf, and do not leave it on the floor.',
    'They share the building with a school.',
    'The internal doors stick.',
    'Practice manager is happy to be quoted.',
    'Jane Tull (private)',
    'She has no idea why the pump stops.',
    'Parking is behind the house, private road.',
    'We do not know they are coming, and she does not know they have to sign.',
    'Keep the keys to yourself when you lock up: no, hang them up.',
    'We do not know yet, and I don’t know yet either.',
    'The manuals are old, do not mention the valve and are no use.',
    '',
  ])('says no such thing: %j', (text) => {
    expect(markedWords(text)).toEqual([]);
  });
});

describe('an object', () => {
  it('is marked by its fields’ texts and names, at any depth', () => {
    expect(
      findMarkings({
        observation: 'Long queues',
        visit: { notes2: 'Off the record: they pay late.' },
        doNotPublish: true,
        confidential: 'no',
        embargoUntil: '2027-01-01',
      }),
    ).toEqual([
      { path: ['visit', 'notes2'], words: ['Off the record'] },
      { path: ['doNotPublish'], words: ['do not publish'] },
      { path: ['embargoUntil'], words: ['embargo until'] },
    ]);
  });
});

it('takes what we promise of confidence for no marking', () => {
  expect(findMarkings({ confidentiality: 'All staff sign your NDA' })).toEqual([]);
  expect(findMarkings({ confidentiality: 'Signed an NDA' })).toHaveLength(1);
});

it.each([
  ['owner not told yet that we write about it', true],
  ['They have not been asked whether we may name them.', true],
  ['They were not told about the delay.', false],
])('sees in %j whether somebody knows nothing of a text about them', (notes, isMarked) => {
  expect(findMarkings({ notes })).toHaveLength(isMarked ? 1 : 0);
});
