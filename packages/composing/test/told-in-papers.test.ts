import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

describe('a search for somebody', () => {
  const search = (notes: string) => composeAt('CUL-03 brief', { role: 'Engineer', notes }).summary;

  it.each([
    'Would love someone young and energetic.',
    'Prefer a native speaker.',
    'No lads under 30 please.',
  ])('says what nobody may be chosen by: %s', (notes) => {
    expect(search(notes)).toContain('may be unlawful to choose somebody by');
  });

  it.each(['Would like somebody with a van.', 'The team is young and friendly.'])(
    'says nothing of other wishes: %s',
    (notes) => {
      expect(search(notes)).not.toContain('unlawful');
    },
  );
});

it('asks of which day a register is whose note names another', () => {
  const register = { date: '2026-11-26', items: ['Lift A fixed'] };
  const { summary } = composeAt('OPS-02 digest', {
    ...register,
    notes: 'yesterdays really, 25th, doing it this morning',
  });
  expect(summary).toContain('Of which day is it: 26 November 2026, or another, as “yesterdays');
  const other = composeAt('OPS-02 digest', { ...register, notes: 'The rest is for the 27th.' });
  expect(other.summary).not.toContain('Of which day');
});

it('asks whether an invoice is held back that a note says to hold', () => {
  const { summary } = composeAt('FIN-02 control', {
    customer: 'A',
    items: ['Visit 2'],
    notes: 'Thanks. Hold Bristol Wharf until the PO comes.',
  });
  expect(summary).toContain('“Hold Bristol Wharf until the PO comes”: do the lines keep to that?');
});

describe('a paper about a new colleague', () => {
  it.each<[string, JsonObject]>([
    ['a field', { salary: '£27,500', notes: 'Lunch on us Monday.' }],
    ['a note', { notes: 'salary £27,500. Lunch on us Monday.' }],
    ['a note of a rate', { notes: 'she’s on 27,500 a year. Lunch on us Monday.' }],
  ])('does not tell what they earn by %s', (_, more) => {
    const starter = { name: 'Tamsin', role: 'Coordinator', startDate: '2026-12-07', ...more };
    const { content, summary } = composeAt('CUL-01 plan', starter);
    expect(content).not.toContain('27,500');
    expect(content).toContain('Lunch on us Monday');
    expect(summary).toContain('what somebody earns)');
    expect(composeAt('CUL-01 welcome', starter).content).not.toContain('27,500');
  });
});

it('tells in a table once what is of all its rows together', () => {
  const { content, summary } = composeAt('OPS-02 register', {
    date: '2026-11-26',
    absences: '2 off sick, 1 on leave',
    entries: [
      { site: 'Braunstone Park', status: 'mown' },
      { site: 'Abbey Park', status: 'not mown' },
    ],
  });
  expect(content).not.toContain('off sick');
  expect(summary).toContain('Not in the table: absences (');
});

it('calls a control that is not done open, and no open item missing then', () => {
  const { summary } = composeAt('FIN-04 pack', {
    period: 'October',
    controls: [
      { control: 'Bank', status: 'Done' },
      { control: 'Supplier statements', status: 'Not done', owner: 'Ian' },
    ],
  });
  expect(summary).toContain('“Supplier statements: status Not done, owner Ian” is open: by when?');
  expect(summary).not.toContain('open items');
});

it.each([
  'Free fire alarm survey booked Thursday with Dean. Wants a text to confirm.',
  'Unhappy with current contractor, wants a quote.',
])('takes a caller for a lead who is one: %s', (summary) => {
  const brief = composeAt('SAL-01 brief', { company: 'Abbott', summary }).summary;
  expect(brief).not.toMatch(/come to harm|complaint/);
});

it('takes a wish for a text to confirm for no refusal of calls', () => {
  const transcript = 'Yes, that suits. Can you text me to confirm?';
  const { summary } = composeAt('SAL-01 crm', {
    company: 'Abbott',
    transcript,
    summary: 'Booked.',
  });
  expect(summary).not.toContain('not to be called');
});

it.each([
  ['replaces Dr Finch who we’re letting go, she doesn’t know', 'Finch'],
  ['Methadone is looked at by Ola. Keep it between us and Claire for now.', 'Ola'],
  ['She will have the risk assessment. Not in the welcome!', 'risk'],
  ['His wife has left him. Don’t put that anywhere.', 'wife'],
])('tells no paper what it is not to hold: %s', (notes, hidden) => {
  const { content, summary } = composeAt('CUL-03 brief', {
    role: 'Vet',
    notes: `Interviews in May. ${notes}`,
  });
  expect(content).toContain('Interviews in May.');
  expect(`${content} ${summary}`).not.toContain(hidden);
});

it.each([
  'You did our kitchen in June and the door has dropped again.',
  'I am getting fed up, that is the third time.',
])('takes a customer who complains for no lead: %s', (transcript) => {
  const { summary } = composeAt('SAL-01 brief', { company: 'Dawlish', transcript });
  expect(summary).toMatch(/no lead/);
});

it('takes no promise of our own in a call for a wish of the caller', () => {
  const { content } = composeAt('SAL-01 brief', {
    company: 'Dawlish',
    transcript: 'Caller: I want a quote for a stair. Agent: He will call you later today.',
  });
  expect(content).not.toContain('when it suits them');
});

it('tells the plan of a first day', () => {
  const starter = { name: 'Megan', role: 'Finisher', startDate: '2026-12-07' };
  const { content } = composeAt('CUL-01 plan', { ...starter, firstDay: ['Tour', 'Fire exits'] });
  expect(content).toContain('- **First day:** Tour, Fire exits');
});

it('looks for names of people in answers, and in no note beside them', () => {
  const answers = [{ team: 'Print', score: 4, comment: 'New flatbed is class' }];
  const notes = 'fitters also moan about Lee but that is not for the summary';
  const { summary } = composeAt('CUL-02 table', { answers, notes });
  expect(summary).not.toContain('Lee');
});

it('takes who asks what we charge for a lead', () => {
  const said = 'Caller: What do you charge? Could somebody come out on Thursday? I am Ruth Orr.';
  expect(composeAt('SAL-01 brief', { 'call summary': said }).summary).not.toContain('is this a');
});

it('takes who rang about something for a lead', () => {
  const { summary } = composeAt('SAL-01 brief', {
    company: 'a garage in Wigton',
    notes: 'Stu rang re some signs. Said he would ring back.',
  });
  expect(summary).not.toContain('is this a lead?');
});

it('asks about each control that is not done, whatever its list is called', () => {
  const { summary } = composeAt('FIN-04 pack', {
    month: 'Oct 2026',
    checklist: [
      { task: 'Bank rec', done: 'yes', diff: '0.00' },
      { task: 'Bank rec savings', done: 'yes, difference £0.00' },
      { task: 'AP aging tie to GL', done: 'no', diff: '4,266.00 Midland dup?' },
      { task: 'Inventory count', done: 'partial', diff: 'wide format not counted' },
      { task: 'Payroll', done: 'yes', diff: '-212.40 old check' },
    ],
    vat_return: 'Q to 31 Oct due 7 December, not filed',
  });
  for (const open of ['AP aging tie to GL', 'Inventory count', 'Payroll', 'Vat return'])
    expect(summary).toMatch(new RegExp(`“${open}: [^”]*” is open`));
  expect(summary).not.toContain('Bank rec');
});

it('asks about what an invoice line’s own note says of it', () => {
  const { summary } = composeAt('FIN-02 control', {
    to_invoice: [
      { job: 'J-3302', customer: 'Mr T. Grenfell', amount: '£1,479', note: 'paint was blue' },
      {
        job: 'J-3279',
        customer: 'Miss A. Quick',
        amount: '£1,530',
        note: 'not commissioned. HOLD',
      },
    ],
  });
  expect(summary).toContain('“Miss A. Quick: not commissioned. HOLD”: do the lines keep to that?');
});

it.each([
  [
    'FIN-02 control',
    {
      jobs: [
        { job: 'J-4140', customer: 'Mr D Oxtoby', what: 'Conifer hedge', net: 325 },
        { job: 'J-4140', customer: 'Mr D Oxtoby', what: 'Conifer hedge', net: 352 },
        { job: 'J-4141', customer: 'Mr D Oxtoby', what: 'Conifer hedge', net: 352 },
      ],
    },
    '“J-4140” stands twice in the list, with 325 and with 352: which is right?',
  ],
  [
    'FIN-02 control',
    { families: [{ family: 'Sandhu', days: 13, rate_day: 22, subsidy: 0, total: 308 }] },
    'is right: 308 on record, or 286 as its quantity times its price?',
  ],
  [
    'FIN-02 control',
    { jobs: [{ customer: "St Oswald's PCC", status: 'half done, back Tuesday', net: 480 }] },
    "“St Oswald's PCC: half done, back Tuesday”: do the lines keep to that?",
  ],
  [
    'FIN-02 control',
    {
      invoices: [
        { no: 'INV-30413', customer: 'Mr Gillard', net: 500, vat: 100, gross: 600 },
        { no: 'INV-30413', customer: 'Mrs Toll', net: 95, vat: 19, gross: 114 },
      ],
    },
    'INV-30413 is the number of two, Mr Gillard and Mrs Toll: which has another?',
  ],
  [
    'FIN-02 control',
    { lines: [{ client: 'Hanlon', qty: 2, rate: 650, net: 1350, vat: 310.5 }] },
    'Which amount of Hanlon is right: 1350 on record, or 1300 as its quantity times its price?',
  ],
  [
    'FIN-04 pack',
    { creditors_ledger: '£64,290.11', creditors_control: '£64,782.11' },
    '“creditors: ledger £64,290.11, control £64,782.11” differs by £492: what explains that?',
  ],
  [
    'FIN-04 pack',
    { Rec: [{ what: 'Debtors', 'balance per ledger': '$61,022', 'balance per list': '$60,410' }] },
    '“Debtors: balance per ledger $61,022, balance per list $60,410” differs by $612: what',
  ],
  [
    'CUL-03 brief',
    { role: 'Joiner', salary: '$38', marco_said: 'someone young and fit preferably' },
    '“someone young and fit preferably” may be unlawful to choose somebody by',
  ],
  [
    'OPS-01 order',
    { site: 'Lucan', what: 'Couch stuck', patient: 'Mrs B Carty, 71' },
    'It names a patient: “Mrs B Carty, 71”. Does whoever reads it need that?',
  ],
  [
    'OPS-01 order',
    { site: 'Lucan', what: 'Armrest loose', patient: { name: 'Mary Fallon', dob: '1948-06-11' } },
    '“Mary Fallon”. Does whoever reads it need that?',
  ],
  [
    'OPS-01 order',
    { site: 'Lucan', what: 'couch dropped 20cm on its own, foot switch cable is bare' },
    'Somebody may come to harm: act at once.',
  ],
  [
    'FIN-04 pack',
    { creditors: { ledger: 22915, supplier_statements: 23855 } },
    '“creditors: ledger 22915, supplier statements 23855” differs by 940: what explains that?',
  ],
  [
    'FUL-01 plan',
    { finish: '26 February 2027', stages: [{ stage: 'Plant', from: '15 Feb', to: '6 March' }] },
    '“Plant: from 15 Feb, to 6 March” comes after the finish, 26 February 2027',
  ],
  [
    'CUL-03 brief',
    { role: 'Climber', salary: '£33,000', kind_of_person: 'young fit lad who keeps up' },
    '“young fit lad who keeps up” may be unlawful to choose somebody by',
  ],
])('asks in %s about %j', (where, context, question) => {
  expect(composeAt(where, context as JsonObject).summary).toContain(question);
});

it.each([
  { invoices: [{ no: 'A-1', net: 2140, vat: 428, mot: 109.7, gross: 2677.7 }] },
  { families: [{ family: 'Abara', days: 22, rate_day: 22, subsidy: 300, total: 184 }] },
  { lines: [{ client: 'Hanlon', qty: 2, rate: 20, total: 100, vat: 20 }] },
  { debtors: { ledger: 61330, aged_list: 61330 } },
])('asks nothing about the figures of %j', (context) => {
  const { summary } = composeAt('FIN-02 control', context);
  expect(summary).not.toMatch(/is right|differs by/);
});

it('repeats no figure of all teams in the row of each', () => {
  const { content, summary } = composeAt('CUL-02 table', {
    scores: { workload: 2.9, pay: 2.6 },
    comments: ['too many Saturdays'],
    teams: [
      { team: 'Trees', answered: 8 },
      { team: 'Grounds', answered: 9 },
    ],
  });
  expect(content).not.toContain('2.9');
  expect(summary).toContain('Not in the table: scores workload and scores pay');
});

it('says of a digest that somebody may come to harm, and takes no hour for a day', () => {
  const context = {
    crews: [
      { crew: 'Trees 1', start: '07:30' },
      { crew: 'Trees 2', start: '07:15' },
    ],
    near_miss: 'Jack stepped under the drop zone, Ben shouted, nobody hurt',
  };
  const { summary } = composeAt('OPS-02 digest', context);
  expect(summary).toMatch(/^Somebody may come to harm: settle that first\./);
  expect(summary).not.toContain('which day is meant');
  expect(composeAt('OPS-02 register', context).content.split('\r\n')[0]).toContain('start');
  expect(composeAt('OPS-02 digest', { ...context, near_miss: 'none' }).summary).not.toMatch(/harm/);
});

it('keeps the names out of a note that says so', () => {
  const reasons =
    'Agency is two off long-term sick (Mo W. and Pauline, keep names out of the report).';
  const { content } = composeAt('FIN-01 note', { month: 'October', reasons });
  expect(content).not.toContain('Pauline');
});

it.each([
  'Doesn’t want to be rung before Saturday, his daughter will ring us.',
  'They are not to be called before Monday.',
  'No calls until next week.',
])('has nobody call a lead before the day that a note names: %s', (notes) => {
  const { brief } = composeRun('SAL-01', { name: 'Mr Fenwick', need: 'Funeral tea', notes });
  expect(brief!.content).not.toContain('within one working day');
  expect(brief!.content).toContain(`“${notes.replace(/[.]$/, '')}”`);
});

it('takes a couple for whom the enquiry is from', () => {
  const { brief, crm } = composeRun('SAL-01', {
    couple: 'Harriet Lowe and Ben Asante',
    need: 'Buffet',
    notes: 'Ben’s mum told Ines afterwards that 11 thousand is the ceiling.',
  });
  expect(crm!.summary).toContain('on the record of Harriet Lowe and Ben Asante.');
  expect(brief!.content).not.toContain('Contact (notes)');
});

it('quotes each of several disputed invoices', () => {
  const { reminder } = composeRun('FIN-03', {
    overdue: [
      { customer: 'Castle Howe', inv: 'HF-1802', amt: '£960', status: 'says he never got it' },
      { customer: 'Aske Legal', inv: 'HF-1760', amt: '£388', status: 'disputes the corkage' },
    ],
  });
  expect(reminder!.summary).toMatch(/never got it.* and .*disputes the corkage.*: are these/);
});

it('names the control that is open', () => {
  const { pack } = composeRun('FIN-04', {
    period: 'May',
    checks: { bank: 'done', VAT: 'not done' },
  });
  expect(pack!.summary).toContain('“VAT: not done” is open: who carries it, and by when?');
  expect(pack!.summary).not.toContain('“bank: done”');
});
