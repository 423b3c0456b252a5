import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const starter = { role: 'Driver', team: 'School runs', startDate: '7 December 2026' };
const month = { month: 'November 2026', responsible: 'Colm Hession' };
const contract = { customer: 'Oran School', 'contract ends': '26 June 2027' };
const referred = {
  customer: 'Lake Hotel',
  'introduced by': 'Tom Reilly',
  outcome: 'No tee time missed',
};

const event = { customer: 'Hill Fund', 'signed off': '22 November 2026' };
const issue = { headline: 'New terms', event: 'Open day', 'event date': '12 January 2027' };
const gala = {
  'before state': 'The sound failed twice.',
  'after state': 'No dropout in five hours.',
  consent: 'yes, signed 19 November 2026',
};
const introduction = {
  customer: 'Hill Fund',
  'referred by': 'Ellen Marsh',
  deliverables: 'A wall of light',
  outcome: 'No dropout in five hours',
  consent: 'yes',
};

it.each<[string, JsonObject, string]>([
  [
    'MKT-02 issue',
    { ...issue, 'top stories': 'Term 1 starts soon; Two teachers join; Reports go out' },
    '- Term 1 starts soon\n- Two teachers join\n- Reports go out',
  ],
  [
    'MKT-02 issue',
    { ...issue, offer: '15% off Term 1', 'offer valid until': '31 December 2026' },
    'Conditions: Valid until 31 December 2026.',
  ],
  ['MKT-02 schedule', { ...issue, 'audience list': 'parents (412)' }, '**Audience list:** parents'],
  ['MKT-04 story', { ...gala, company: 'Hill Fund' }, 'failed twice.\n\n## What it brought\n\nNo'],
  ['AFT-02 request', { customer: 'Hill Fund', wanted: 'a quote of two lines' }, 'this: A quote of'],
  ['AFT-02 request', { customer: 'Hill Fund', deadline: '15 Dec 2026' }, 'answer by 15 Dec 2026.'],
  [
    'AFT-02 record',
    {
      customer: 'Hill Fund',
      email:
        'From: Ellen Marsh <ellen@hill.example>\nTo: Ray\n\nRay, what a night. Not one dropout in five hours and the board noticed. Just tell me what you need.',
    },
    '| message | unknown | Ray, what a night',
  ],
  [
    'MKT-02 schedule',
    { ...issue, stories: ['B'], 'target date': '15 Dec 2026' },
    '| When | Tuesday, 2026-12-15',
  ],
  [
    'MKT-04 schedule',
    { ...gala, customer: 'Hill Fund', targetDate: '2026-12-15' },
    '| When | Tuesday, 2026-12-15',
  ],
  [
    'MKT-04 story',
    {
      ...gala,
      customer: 'Crate Ltd',
      testimonial: { text: 'They ask for it now.', author: 'Dana Whit', title: 'HSE Manager' },
    },
    '“They ask for it now.” – Dana Whit, HSE Manager',
  ],
  [
    'MKT-04 story',
    {
      ...gala,
      customer: 'Crate Ltd',
      solution: ['On-site physiotherapy two mornings a week', 'Holsters moved to the hip'],
      quote: 'My team asks for the physio mornings now.',
    },
    'Holsters moved to the hip',
  ],
  [
    'MKT-04 story',
    { ...gala, customer: 'Lely', quote: 'My phone no longer rings.', quotedBy: 'Marieke de Wit' },
    '“My phone no longer rings.” – Marieke de Wit',
  ],
  [
    'MKT-01 draft',
    { observation: 'The crane stood idle.', action: 'We moved its start to 08:00.' },
    'What we did about it: We moved its start',
  ],
  ['MKT-01 schedule', { observation: 'Six of ten failed.', learner: 'Conor Daly' }, 'field story'],
  [
    'AFT-04 lead',
    { ...introduction, 'referred by': '', introBy: 'Marieke de Wit', org: 'Gemeente Lely' },
    '| referred_by | unknown | Marieke de Wit |',
  ],
  ['MKT-04 story', { ...gala, restaurant: 'Bruno’s', location: 'Ayr' }, 'story of Bruno’s, Ayr.'],
  [
    'MKT-04 story',
    { ...gala, hotel: 'Lake Hotel', 'owner said': 'We slept.' },
    'In the customer’s words: “We slept.”',
  ],
  [
    'MKT-04 story',
    { ...gala, consent: '', customer: 'Bruno’s', 'release form': 'signed 19 November 2026' },
    'story of Bruno’s.',
  ],
  [
    'AFT-01 guide',
    { ...event, 'event delivered': 'Gala, November 21, wall of light' },
    'sign-off.\n\n- **Event delivered:** Gala',
  ],
  [
    'AFT-01 guide',
    { ...event, 'what they told us': 'Great night' },
    'a risk.\n\n- **What they told us:** Great night',
  ],
  ['AFT-01 guide', { ...event, reaction: 'very satisfied' }, 'a risk.\n\n- **Reaction:** very'],
  [
    'AFT-01 guide',
    { customer: 'Mrs Te Ao', checkedOut: '14 November 2026', 'feedback form': '8/10, clean' },
    'sign-off.\n\n- **Checked out:** 14 November 2026\n\n## What we have heard',
  ],
  [
    'AFT-03 review',
    { ...contract, proposal: '8 seats at €10,900', health: 'yellow' },
    '**Health:** yellow\n\n## Our offer',
  ],
  [
    'AFT-04 introduction',
    { ...introduction, 'referred by': '', 'who recommends': 'Ivo Babić', 'to whom': 'Luka Perić' },
    'Dear Luka Perić,\n\nIvo Babić of',
  ],
  [
    'AFT-03 review',
    { ...contract, mrr: '$3,120', riskSignals: ['Parking not solved'], offerIdea: '5% off' },
    '- **Risk signals:** Parking not solved\n\n## Our offer',
  ],
  ['AFT-03 review', { ...contract, issues: 'A complaint is open' }, 'good ones.\n\n- **Issues:**'],
  [
    'AFT-04 introduction',
    { ...introduction, 'introduce us to': 'Blue Food Bank' },
    'Dear Blue Food Bank',
  ],
  [
    'AFT-04 introduction',
    { ...introduction, lead: 'Blue Food Bank', leadContact: 'Josh Reyna, development director' },
    'Dear Josh Reyna,',
  ],
  [
    'AFT-04 lead',
    { ...introduction, 'introduce us to': 'Blue Food Bank', 'contact there': 'Josh Reyna' },
    '| primary_contact | unknown | Josh Reyna |',
  ],
  [
    'AFT-04 introduction',
    {
      from: 'Annelise Botha',
      company: 'Karoo Sun',
      prospect: { company: 'Springbok Wind', person: 'Thabo Maseko' },
      service: 'A flight over 62 ha',
      outcome: '137 modules found',
      consent: 'yes',
    },
    'Dear Thabo Maseko,\n\nAnnelise Botha of Karoo Sun suggested',
  ],
  ['CUL-01 plan', { ...starter, 'new person': 'Kasia Nowak' }, '**New person:** Kasia Nowak'],
  [
    'CUL-01 welcome',
    { role: 'Driver', name: 'Kasia Nowak', commencing: '11 January 2027' },
    '| When | Monday, 2027-01-11',
  ],
  [
    'OPS-04 plan',
    { 'what went over': '£7,400 over plan', why: 'a payout', 'cost centre': 'Wages' },
    '- **What went over:** £7,400 over plan\n- **Cost centre',
  ],
  ['CUL-01 plan', { ...starter, name: 'Kasia Nowak', boss: 'Ann Daly' }, 'role and the team'],
  ['FIN-04 pack', { ...month, reconciled: ['bank', 'fuel cards'] }, 'bank, fuel cards'],
  [
    'FIN-04 pack',
    { ...month, 'not done': 'petty cash' },
    'escalated.\n\n- **Not done:** petty cash',
  ],
  ['FIN-04 pack', { ...month, 'close by': '08/12/2026' }, 'named, by 08/12/2026.'],
  ['FIN-04 pack', { ...month, target_date: '08/12/2026' }, 'named, by 08/12/2026.'],
  ['FIN-04 pack', { close_month: 'October 2026' }, '# Control pack October 2026'],
  ['FIN-04 pack', { ...month, open: '1. Bank\n2. Till' }, '- **Open:** Bank, Till'],
  ['CUL-01 welcome', { ...starter, workplace: 'Nesset quay' }, '| Where | Nesset quay |'],
  ['CUL-01 plan', { ...starter, 'to arrange': ['Boots', 'Fob'] }, '- **To arrange:** Boots, Fob'],
  ['CUL-01 plan', { ...starter, 'week 1': 'Shadow Kim' }, 'real work.\n\n- **Week 1:** Shadow Kim'],
  ['CUL-01 plan', { ...starter, 'week 2': 'Cut one film' }, 'better.\n\n- **Week 2:** Cut one'],
  [
    'CUL-03 post',
    { role: 'Taster', estate: 'Dikhow', tasks: 'Taste', eligibility: 'Graduate', CTC: 'Rs 4 lakh' },
    'Taster, Dikhow.\n\nWhat you will do:\n\n- Taste\n\nWhat you bring:\n\n- Graduate\n\nSalary: Rs 4 lakh',
  ],
  [
    'CUL-03 post',
    {
      role: 'Editor',
      tasks: '- Conform and finish\n- Run reviews',
      'must have': '4 years; Resolve',
    },
    '- Conform and finish\n- Run reviews\n\nWhat you bring:\n\n- 4 years\n- Resolve\n',
  ],
  [
    'CUL-03 post',
    { role: 'Editor', tasks: 'Run the theatre; clients come daily. You greet them.' },
    '- Run the theatre; clients come daily. You greet them.\n',
  ],
  [
    'CUL-02 summary',
    { survey: { team: 'Lab', period: 'May', n: 9 }, verbatims: ['Farid: I wrote it is hot'] },
    '- **Comments:** I wrote it is hot',
  ],
  [
    'CUL-02 summary',
    {
      survey: 'May',
      scores: { Load: 2.6, Tools: 3.1 },
      'scores last time': { Load: 3.3, Tools: 3 },
    },
    '- Load: score 2.6, last 3.3\n- Tools: score 3.1, last 3\n',
  ],
  [
    'CUL-02 summary',
    { team: 'Lab', period: 'May', responses: 9, 'free text': 'Too hot. / Tools crash.' },
    '- **Comments:** Too hot.\n- **Comments:** Tools crash.',
  ],
  ['CUL-01 plan', { starter: 'Lukas Hofer', job: 'Ski instructor (kids)' }, '- **Job:** Ski instr'],
  ['CUL-01 welcome', { ...starter, 'meeting point': 'Valley hut' }, '| Where | Valley hut |'],
  [
    'CUL-02 summary',
    {
      team: 'Box office',
      answers: 8,
      scores: [{ statement: 'I get breaks', now: 3.1, before: 4 }],
    },
    '- I get breaks: score 3.1, last 4',
  ],
  ['CUL-03 post', { role: 'Agronomist', tasks: 'Plots', 'gross pay': 'KES 9' }, 'Salary: KES 9'],
  ['CUL-03 post', { role: 'Shipwright', 'about the job': 'You plank' }, '- You plank'],
  [
    'FIN-03 reminder',
    { customer: 'Grill', ar_contact: 'Denise Potter', invoices: [{ num: '88', amt: '$20' }] },
    'Dear Denise Potter,\n\nOur books show that this invoice is unpaid.\n\n- 88: ',
  ],
  ['CUL-02 summary', { team: 'Lab', oneThing: 'A cap' }, 'a month.\n\n- **Next step:** A cap'],
  [
    'CUL-01 plan',
    { ...starter, gear: 'laptop, fob' },
    'first morning, not on it.\n\n- **Start date',
  ],
  ['CUL-01 welcome', { ...starter, office: '22 Logan Rd' }, '| Where | 22 Logan Rd |'],
  [
    'AFT-03 review',
    { ...contract, 'red flags': 'asked for the exit clause', 'what we might offer': '5% off' },
    '## Our offer\n\nWhat we propose for the next term.\n\n- **What we might offer:** 5% off',
  ],
  [
    'FUL-01 plan',
    {
      customer: 'Oran School',
      milestones: ['Pilot 14 Jan'],
      'our side': 'Ann',
      'their side': 'Dev Lee',
    },
    '- **Their side:** Dev Lee\n',
  ],
  [
    'FUL-01 plan',
    { customer: 'Oran School', milestones: ['Pilot 14 Jan'], 'our PM': 'Ann Daly' },
    '- **Our PM:** Ann Daly\n',
  ],
  [
    'SAL-02 proposal',
    { customer: 'Ann Daly', price: '€800', 'what we’d do': ['Support for 17 users', 'A backup'] },
    '## What we will do\n\nSupport for 17 users, A backup.',
  ],
  [
    'FUL-02 report',
    { customer: 'Council', milestone: 'Block A', 'what is holding it up': 'The switch is late' },
    '## What slipped and why\n\nThe switch is late.',
  ],
  [
    'OPS-03 letter',
    { to: 'Loop Business', service: 'SVC-0099', issue: 'An outage of four hours' },
    'Dear Loop Business,\n\nThis letter concerns our order SVC-0099.',
  ],
  [
    'OPS-03 letter',
    { order: 'PO-3317', 'what’s wrong': '4 laptops came with 16GB. One has a cracked lid.' },
    'This is what went wrong: 4 laptops came with 16GB. One has a cracked lid.',
  ],
  [
    'OPS-01 order',
    { 'client site': '14 Sabine St', problem: 'No internet' },
    'on record.\n\n- **Client site:** 14 Sabine St',
  ],
  ['AFT-03 review', { ...contract, 'yearly value': '€38,900' }, '## The contract'],
  [
    'SAL-02 proposal',
    { customer: 'Ann Daly', scope: 'Boarding', price: '£31', valid: '31 December 2026' },
    'The offer holds until 31 December 2026.',
  ],
  [
    'OPS-01 order',
    { address: '3 Mill Rd', problem: 'No internet', 'who rang': 'Dev', approved: 'yes, to £300' },
    '# Work order: 3 Mill Rd\n',
  ],
  [
    'FUL-02 report',
    { customer: 'Council', milestone: 'Block A', 'what we found': 'An old account was open' },
    '## What slipped and why\n\nAn old account was open.',
  ],
  [
    'AFT-04 introduction',
    { ...referred, 'new contact': 'Karen Whitfield' },
    'Dear Karen Whitfield,',
  ],
  [
    'FUL-03 checklist',
    { customer: 'Council', delivered: 'Park and ride, 12 coaches', findings: 'none' },
    'Park and ride, 12 coaches',
  ],
  [
    'SAL-02 proposal',
    { customer: 'Ann Daly', price: '€800', enquiry: '2 coaches, church to hotel' },
    '## What we will do\n\n2 coaches, church to hotel.',
  ],
  [
    'SAL-02 proposal',
    { customer: 'Ann Daly', price: '€800', 'quote for': 'Visits for 14 alpacas, two a year' },
    '## What we will do\n\nVisits for 14 alpacas, two a year.',
  ],
  [
    'SAL-02 proposal',
    { customer: 'Ann Daly', scope: '120 cats', 'price per cat': '£64 inc VAT', valid: '30 days' },
    'The price is £64 per cat inc VAT for the work above.',
  ],
  [
    'SAL-02 proposal',
    { customer: 'Ann Daly', scope: 'Boarding', 'price per large dog': '£31 a night' },
    'The price is £31 per large dog a night',
  ],
  [
    'SAL-02 proposal',
    { customer: 'Ann Daly', scope: 'Boarding', price: '£31', valid: '30 days' },
    'The offer holds for 30 days.',
  ],
  [
    'OPS-03 letter',
    { order: 'PO-3317', issue: 'Only 14 came', ordered: '24 x implants, 10 boxes of gloves' },
    'What we ordered: 24 x implants, 10 boxes of gloves.',
  ],
  [
    'AFT-04 introduction',
    { ...referred, for: 'Nick Paton, Balquhidder Trekking' },
    'Dear Nick Paton,',
  ],
  [
    'AFT-02 request',
    { customer: 'Linda Forbes', 'they said': 'you lot saved our boy' },
    'You told us: “You lot saved our boy.”',
  ],
  [
    'FUL-03 checklist',
    { customer: 'Ann Daly', completed: '6 vaccinations', found: 'none', 'to be signed by': 'Orr' },
    'now in your hands.\n\n- 6 vaccinations',
  ],
  [
    'FUL-03 checklist',
    { customer: 'Ann Daly', completed: '6 vaccinations', found: 'none', 'to be signed by': 'Orr' },
    'To be signed for Ann Daly by Orr.',
  ],
  [
    'CUL-03 post',
    { role: 'Vet', work: 'Consults and surgery', need: 'MRCVS. Two years in practice.' },
    'What you bring:\n\n- MRCVS. Two years',
  ],
  [
    'FIN-02 lines',
    { customer: 'Ann Daly', lines: [{ what: 'Dental', amount: '£285' }] },
    'Ann Daly,,Dental,,,£285',
  ],
  ['FIN-03 ageing', { debtor: 'Ann Daly', 'bill no': 'CA-1', owing: '£231' }, 'Daly,CA-1,£231'],
  [
    'MKT-02 issue',
    { theme: 'Winter', offer: '10% off dental checks', 'small print': 'not for insured work' },
    '10% off dental checks. Conditions: Not for insured work. Reply with',
  ],
  [
    'MKT-02 issue',
    { theme: 'Winter', event: 'Puppy party at Doune, Saturday 12 December', time: '2pm' },
    'Saturday 12 December. Time: 2pm. Reply with',
  ],
  [
    'FUL-02 report',
    { customer: 'Ann Daly', progress: 'Booked.', problem: 'The result comes on Thursday.' },
    'What slipped and why\n\nThe result comes on Thursday.',
  ],
  ['SAL-02 proposal', { customer: 'Ann Daly', scope: 'Coach', pay: '25% deposit' }, '25% deposit.'],
  [
    'OPS-03 letter',
    { supplier: 'Tyres', order: '2291', problem: 'Two are used', 'invoice total': '€3,296' },
    'Your invoice comes to €3,296.',
  ],
  [
    'SAL-01 crm',
    { lead: 'Ann Daly', number: '087 555 0193' },
    '| phone | unknown | 087 555 0193 |',
  ],
])('%s knows a name as people choose it: %j', (where, context, told) =>
  expect(composeAt(where, context).content).toContain(told),
);

it.each<[string, JsonObject, string]>([
  ['MKT-02 schedule', { theme: 'January', 'sent to': 'all schools' }, 'audience'],
  ['CUL-01 plan', { ...starter, name: 'Kasia Nowak', boss: 'Ann Daly' }, 'manager'],
  ['FIN-04 pack', { ...month, 'supporting docs': 'statements' }, 'evidence'],
  ['AFT-03 review', { ...contract, 'yearly value': '€38,900', use: '44 of 49 seats' }, 'usage'],
  ['AFT-03 review', { ...contract, 'what went well': '97% on time' }, 'outcome'],
  ['CUL-03 brief', { role: 'Driver', why: 'Two routes more from May' }, 'reason'],
  ['OPS-03 chase', { supplier: 'Tyres', order: '2291', problem: 'Two are used' }, 'issue'],
])('%s misses nothing that a field has: %j', (where, context, gap) =>
  expect(composeAt(where, context).summary).not.toMatch(
    new RegExp(`(?:Not on record|known name)[^.]*\\b${gap}\\b`),
  ),
);

it('writes no address into the name of a company', () => {
  const lead = 'Karen Whitfield, Whitfield Travel, karen@whitfield.example';
  expect(composeAt('AFT-04 lead', { ...referred, 'new contact': lead }).content).toContain(
    '| company | unknown | Whitfield Travel |',
  );
});

it('takes what was late twice in a month for no time that is wanted', () => {
  const call = { company: 'Parkmore', 'call summary': 'Their crowd were late twice in one month.' };
  expect(composeAt('SAL-01 crm', call).content).not.toContain('timeline |');
});

it('asks once about what is open in a month, and takes what is not posted for no correction', () => {
  const { summary } = composeAt('FIN-04 pack', {
    ...month,
    open: [
      { item: 'Westpoint credit note', owner: 'Colm' },
      { item: 'Deposit not posted', owner: 'Colm' },
    ],
  });
  expect(summary).not.toMatch(/Which is right|Open 2/);
  expect(summary.match(/is open: by when/g)).toHaveLength(2);
});

it('asks what became of what was found, under that name, too', () => {
  const sheet = {
    customer: 'Ann Daly',
    completed: '6 vaccinations',
    'to be signed by': 'Ann Daly',
  };
  const asksOf = (found: string) => composeAt('FUL-03 checklist', { ...sheet, found }).asks;
  expect(asksOf('One horse with a loose premolar, left as the owner was away')).toHaveLength(1);
  expect(asksOf('none')).toEqual([]);
});
