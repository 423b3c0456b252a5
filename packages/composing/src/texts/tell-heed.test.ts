import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { joinSummary } from './tell-heed.ts';

const readSummary = (notes: string): string =>
  composeRun('OPS-04', { costCentre: 'Fuel', variance: '£2,000', owner: 'Bev', notes })['plan']!
    .summary;

it.each([
  'don’t pay the BOC bill till they credit it',
  'Its Kath until she is back',
  'We can only take them on if the contract is signed',
  'no horse in it unless the latch is changed',
  'Talk to Ines before this is ordered',
  'Ines doesn’t agree it was her team',
  'Speak to Ruth first',
  'Bev promised Alun rings tomorrow before noon. He is on leave tomorrow',
  'We agreed on free delivery. But they cannot take it on Friday',
])('names in a summary what limits the work: %s', (said) => {
  expect(readSummary(`The yard was wet. ${said}. Ring Jo.`)).toContain(
    `Heed what is said: “${said}”.`,
  );
});

it('says nothing where nothing limits it, and not what is confidential', () => {
  expect(readSummary('The yard was wet. Ring Jo.')).not.toContain('Heed');
  const marked = readSummary('Off after a failed test, HR only. Do not wait.');
  expect(marked).toContain('Heed what is said: “Do not wait”.');
  expect(marked).not.toContain('failed');
});

it.each([
  'Nothing late so far',
  'Nothing is overdue at present, and the sand came on Friday',
  'Nobody is off this week',
  'Nothing has slipped',
  'All in, nothing outstanding',
  'We cannot fault them',
])('takes how it stands for no limit: %s', (said) => {
  expect(readSummary(`The yard was wet. ${said}.`)).not.toContain('Heed');
});

it.each([
  'Nothing leaves the yard before Ruth has seen it',
  'Nobody is off the hook until it is paid',
  'Nothing late may go on the van',
  'Nothing is to be billed so far',
])('heeds what is more than how it stands: %s', (said) => {
  expect(readSummary(`The yard was wet. ${said}.`)).toContain('Heed');
});

it.each([
  'Jodie did the reels, give her a pat on the back',
  'Please give the crew a big thanks',
  'Give Mo a shout-out',
  'Tell the lads well done',
])('takes praise for no limit: %s', (said) => {
  expect(readSummary(`The yard was wet. ${said}.`)).not.toContain('Heed');
});

it('repeats no password', () => {
  const notes = 'Do not ring before ten. Admin password is Tr0ub4dor&3 until we change it.';
  expect(readSummary(notes)).toContain('Heed what is said: “Do not ring before ten”.');
  expect(readSummary(notes)).toContain('It tells an access code');
  expect(readSummary(notes)).not.toContain('Tr0ub');
});

it('heeds what stands beside praise', () => {
  const said = 'Give her a pat on the back but don’t promise a rise';
  expect(readSummary(`${said}.`)).toContain(`Heed what is said: “${said}”.`);
});

it.each([
  ['Trish wants the pay rise letters out by Monday, Mo 4%, Baz 2%', true],
  ['Wage review: Dean to £14.20, the others later', true],
  ['Their pay rise put the price up by 4%', false],
  ['Pay review is on Monday', false],
])('says that a note tells what somebody earns: %s', (said, isTold) => {
  expect(readSummary(said).includes('what somebody earns')).toBe(isTold);
});

it.each([
  ['Dean can’t drive since his seizure so Mo did double runs', true],
  ['Mo had a seizure on the forklift', false],
])('tells an old seizure as health, and one at work as danger: %s', (said, isOld) => {
  const summary = readSummary(`${said}.`);
  expect(summary.includes('may come to harm')).toBe(!isOld);
  expect(summary).toContain("It tells of somebody's health");
});

it('says it once, in time in proportion to the note', () => {
  const sheet = readFacts({ notes: 'Do not wait. Do not wait.' });
  expect(joinSummary(['One.', ''], sheet)).toBe('One. Heed what is said: “Do not wait”.');
  expect(joinSummary(['On record is “Do not wait”.'], sheet)).not.toContain('Heed');
  expect(
    measureGrowth((notes: string) => joinSummary([], readFacts({ notes })), 'do not. '),
  ).toBeLessThan(10);
});

it('says that a note limits the work which is not public itself', () => {
  const notes = 'told me in private that she is pregnant. no lifting, and nobody is to ask her';
  const summary = readSummary(notes);
  expect(summary).toContain('Heed what is said: “no lifting, and nobody is to ask her”.');
  expect(summary).not.toContain('pregnant');
  const pointed = readSummary('She does no lifting till May. That is confidential.');
  expect(pointed).toContain('A note that is not public limits the work, too: read it.');
  expect(pointed).not.toContain('lifting');
});

it.each([
  'Dean is coming back after his breakdown, so light duties',
  'Jory is off with his back',
  'Kev hurt his back',
  'She is pregnant',
  'The chair, Sir Anthony, has Parkinson’s so seat him near the door',
  'Left running because Mrs Anand in 61 has dialysis at 11',
  'Tomasz Wrona, slipped disc, back 7 Dec',
  'Dad is on warfarin',
  'Husband in hospital, be gentle',
  'Mr Lowe had a stroke so VAT relief may apply',
  'My husband is on oxygen',
  'Mr Okafor in 82 uses a powered wheelchair',
  'Tomasz did his back in',
  'Jan is hard of hearing',
  'Sam has MS and tires easily',
])('says that a paper tells of somebody’s health: %s', (said) => {
  expect(readSummary(`The yard was wet. ${said}.`)).toContain(
    `It tells of somebody's health: “${said}”.`,
  );
});

it.each([
  'The digger had a breakdown on Monday.',
  'Back at 4.',
  'Treatment of the timber.',
  'The parcel is going to hospital catering.',
  'Broken arm of the chair, and a stroke of luck.',
  'The wheelchair lift is out of order.',
  'They did the back in oak.',
  'Blind spot at the gate.',
  'The forestay is slack and nobody called her back.',
  'Jo wrote to them back, and sent his back.',
])('says so of nothing else: %s', (said) => expect(readSummary(said)).not.toContain('health'));

it('says where a note that is not public speaks of what stands in the paper', () => {
  const readOrder = (notes: string): string =>
    composeRun('OPS-01', {
      observation: 'Tube slid off lift 3',
      injured: 'Kyle Dunn, 17, sore wrist',
      notes,
    })['order']!.summary;
  const asked = 'A note that is not public speaks of “Kyle”, which stands here: read it';
  expect(readOrder("Confidential: keep Kyle's name off what goes round.")).toContain(asked);
  expect(readOrder('Between us, his mum does not know about Paul.')).not.toContain('speaks of');
  expect(readOrder("Keep Kyle's name out of anything that leaves the office.")).toContain(
    "Heed what is said: “Keep Kyle's name out of anything that leaves the office”.",
  );
  const { pack } = composeRun('FIN-04', {
    period: 'May',
    wages: '£88,300',
    notes: 'Confidential: do not circulate wages.',
  });
  expect(pack!.summary).toContain('speaks of “Wages”, which stands here');
});

it('names what a note that is not public is about, and no word that any note has', () => {
  const { pack } = composeRun('SAL-04', {
    customer: 'Kapoor',
    start: '7 December 2026',
    promised: 'Relay the kitchen floor at no charge',
    access: 'Key safe code 4471',
    notes:
      'Kitchen floor is not agreed. Don’t put the codes in anything that goes round before we start: it is confidential.',
  });
  expect(pack!.summary).toContain('It tells an access code: for whom is it?');
  expect(pack!.summary).toContain('speaks of “floor” and “codes”');
  expect(pack!.summary).not.toMatch(/“(?:before|start)/i);
});

it('says whom a paper names where somebody is not to be named', () => {
  const order = (notes: string) =>
    composeRun('OPS-01', {
      site: 'Steps',
      what: 'A unit slipped',
      injured: 'Jac Morgan, 17',
      notes,
    })['order']!.summary;
  const told = 'somebody is not to be named, and it tells: injured “Jac Morgan, 17”';
  expect(order('Don’t name the lad anywhere. Keep that to yourself.')).toContain(told);
  expect(order('No names in the toolbox talk.')).toContain(told);
  expect(order('He was named man of the match.')).not.toContain(told);
});

it('takes what a field is called for what it tells', () => {
  const readDigest = (sick: string): string =>
    composeRun('OPS-02', { site: 'North yard', sick })['digest']!.summary;
  expect(readDigest('Tomasz Wrona')).toContain("It tells of somebody's health: “Tomasz Wrona”.");
  for (const nobody of ['none', '2', 'nobody', '-'])
    expect(readDigest(nobody)).not.toContain('health');
});

it('warns of the open sentences of a note that is marked in part', () => {
  const { pack } = composeRun('SAL-04', {
    customer: 'Observatory Trust',
    start: '7 December 2026',
    notes: 'The trustees have not been told of the rise. Sir Anthony has Parkinson’s.',
  });
  expect(pack!.summary).toContain('“Sir Anthony has Parkinson’s”');
  expect(pack!.summary).not.toContain('“The trustees');
});

it('tells in no paper of a starter what they are ill with', () => {
  const starter = {
    name: 'Jess Amadi',
    role: 'Assistant',
    startDate: '2026-04-01',
    manager: 'Bea',
    team: 'Events',
    buddy: 'Lee',
    kit: 'Shirts',
    place: 'Foss Yard',
    email: 'jess@example.com',
    medical: 'Type 1 diabetic',
  };
  const { plan, welcome } = composeRun('CUL-01', starter);
  expect(plan!.content + plan!.summary).not.toContain('diabetic');
  expect(plan!.summary).toContain('Left out: medical (personal');
  expect(welcome!.content).not.toContain('diabetic');
  expect(welcome!.summary).not.toContain('diabetic');
});

it.each([
  { rate: '£12.60 an hour' },
  { hourlyRate: 12.6 },
  { pay_band: 'B3' },
  { band: 'Band 4, £22,000' },
  { wages: '19,200' },
  { terms: '12.60 GBP per hour, three days a week' },
])('leaves out of a starter’s papers what is paid: %j', (paid) => {
  const { plan, welcome } = composeRun('CUL-01', { name: 'Jess', manager: 'Bea', ...paid });
  for (const { content, summary } of [plan!, welcome!]) {
    for (const value of Object.values(paid)) expect(content).not.toContain(String(value));
    expect(summary).toContain('(what somebody earns)');
  }
});

it.each([{ rate: 'to be agreed' }, { hours: '37.5 hours per week' }, { band: 'Plays in one' }])(
  'keeps in them what is no pay: %j',
  (field) => {
    const { plan } = composeRun('CUL-01', { name: 'Jess', manager: 'Bea', ...field });
    expect(plan!.summary).not.toContain('what somebody earns');
  },
);

it.each([
  'we never have enough XL',
  'Wants somebody from next week if poss',
  'She could not say a budget',
])('takes a description for no limit: %s', (said) => {
  expect(readSummary(`The yard was wet. ${said}. Ring Jo.`)).not.toContain('Heed');
});

it.each(['Never ring the house', 'Do NOT order more', 'We start if they can pay'])(
  'takes an order for one: %s',
  (said) => {
    expect(readSummary(`The yard was wet. ${said}. Ring Jo.`)).toContain(said);
  },
);

it('quotes of a long sentence the clause that limits, not what stands before it', () => {
  const note =
    'Went round the whole site with the two of them on Tuesday and looked at the doors, the lights, the new floor and all of the fittings in the plant room, so nobody starts the fan before Lena was there.';
  expect(composeAt('OPS-01 order', { site: 'Hall', note }).summary).toContain(
    'nobody starts the fan before Lena was there”',
  );
});

it.each([
  [{ contact: 'Niamh, not the bride (surprise for her)' }, '(surprise for her)'],
  [
    { promises: 'Green ribbons; no mention to the mother of the late run' },
    'no mention to the mother',
  ],
  [{ occasion: 'Retirement, it is a surprise' }, 'it is a surprise'],
])('names in a field of any name of what somebody is not to hear: %o', (context, said) => {
  const { pack } = composeRun('SAL-04', { customer: 'Ó Dowd wedding', ...context });
  expect(pack!.summary).toMatch(new RegExp(`Heed what is said: “[^”]*${RegExp.escape(said)}`));
});

it('takes a pleasant surprise for no secret', () => {
  const { pack } = composeRun('SAL-04', {
    customer: 'Ó Dowd wedding',
    promises: 'The band was a lovely surprise for them last year',
  });
  expect(pack!.summary).not.toContain('Heed');
});

it.each([
  ['comp', 'Renee gets 3% on this one', true],
  ['split', '2% commission to Ines', true],
  ['commission', '$50 to Renee', true],
  ['terms', 'Becker gets 3% discount', false],
  ['stale', 'they get 50% on what is returned', false],
])('asks who may read what somebody earns with a deal: %s “%s”', (name, said, isAsked) => {
  const { pack } = composeRun('SAL-04', { customer: 'Giant', scope: 'Rye', [name]: said });
  expect(pack!.summary.includes('what somebody earns')).toBe(isAsked);
});

it('says of any field that it tells a number of somebody', () => {
  const given = { period: 'May', payroll: 'Ann’s SSN is wrong: 412-55-9031' };
  expect(composeRun('FIN-04', given)['pack']!.summary).toContain('private matters');
});

it('takes a comment beside a customer for no answer to a survey', () => {
  const comments = 'she is off with a bad back until May';
  const { brief } = composeRun('SAL-01', {
    company: 'Dublin Living',
    need: 'soft rolls',
    comments,
  });
  expect(brief!.summary).not.toContain('survey');
});
