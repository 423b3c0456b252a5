import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { findOpenPoints } from './open-points.ts';

const form = { customer: 'Southside Dental', date: '2026-02-30', amount: -1 };
const which = 'Which customer is right: Engine Ltd or Southside Dental?';
const day = 'Form date: which day is meant by "2026-02-30"?';

describe('what is open', () => {
  const customer = { customer: 'Engine Ltd', contact: 'Priya Nair' };
  it.each<[string, string, JsonObject]>([
    ['a working note', 'AFT-01 history', customer],
    ['a document', 'AFT-01 guide', customer],
    ['a calendar entry', 'AFT-01 call', customer],
    ['a table', 'FIN-02 lines', { ...customer, items: [{ item: 'Lamp' }, { item: 'Line' }] }],
    ['an approval', 'FIN-02 approve', customer],
    ['a change of a record', 'FIN-02 crm', customer],
  ])('is told in the summary of %s', (_, where, context) => {
    const [code = '', key = ''] = where.split(' ');
    const { content, summary } = composeRun(code, { ...context, form })[key]!;
    expect(summary).toContain(which);
    expect(summary).toContain(day);
    if (!where.endsWith('lines')) expect(content).toContain(`- ${which}\n- ${day}`);
  });

  it('is told with what is missing', () => {
    const posts = [{ channel: 'LinkedIn', post: 'Hull', clicks: 9, leads: 2 }];
    const { approve, meeting, guide, table } = {
      ...composeRun('MKT-03', { period: 'October', posts }),
      ...composeRun('FIN-02', customer),
      ...composeRun('AFT-01', customer),
      ...composeRun('FUL-01', customer),
    };
    expect(approve?.summary).toMatch(/Not on record: items, amount, currency, invoice date and/);
    expect(meeting?.summary).toMatch(/Not on record: scope, start date, owner and milestones\./);
    expect(table?.summary).toMatch(/Not on record: impressions\.$/);
    expect(guide?.summary).toMatch(/facts on record\. Not on record: deliverables/);
  });

  it('is shown to who decides, however much else is on record', () => {
    const facts = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`fact ${at}`, at]));
    const { approve } = composeRun('SAL-02', { ...customer, ...facts, price: 4200, form });
    expect(approve?.content).toContain('- **Form customer:** Southside Dental');
    expect(approve?.content).toContain('- **Form amount:** -1');
    expect(approve?.content).toContain('more facts are on record.');
  });
});

it('asks for a day without repeating what would run', () => {
  const { review } = composeRun('AFT-03', { customer: 'Engine Ltd', renewalDate: 'A =CMD("x")' });
  expect(review?.summary).toContain('Renewal date: which day is meant?');
  expect(review?.summary).not.toContain('CMD');
});

it('counts a customer that is called by markup as missing', () => {
  const { guide } = composeRun('AFT-01', { customer: '<script>alert(1)</script>' });
  expect(guide?.content).toContain('- The customer is not on record yet.');
});

it('shows nobody what is for programs alone', () => {
  const { read } = composeRun('SAL-03', { contact: 'Priya Nair', leadId: 'lead_8842' });
  expect(read?.content).not.toContain('lead_8842');
  expect(read?.summary).toMatch(/^1 fact on record/);
  const { approve } = composeRun('SAL-02', { customer: 'Engine Ltd', leadId: 'lead_8842' });
  expect(approve?.content).not.toContain('lead_8842');
});

describe('a calendar entry', () => {
  it('has no part of what is confidential or would run, and says so', () => {
    const { slot } = composeRun('SAL-03', {
      contact: 'Priya Nair',
      company: 'A =CMD("x")',
      notes: 'CONFIDENTIAL: they are for sale.',
    });
    expect(slot?.content).not.toMatch(/for sale|CMD/);
    expect(slot?.summary).toContain(
      'Left out: notes (marked as not public); company (markup, a formula or an unfilled template).',
    );
  });

  it('of a text that is not ready has nobody publish it', () => {
    const { schedule } = composeRun('MKT-01', { customer: 'Engine Ltd' });
    const text = 'Field story: Engine Ltd';
    expect(schedule?.content).toContain(`- [ ] ${text}: not ready`);
    expect(schedule?.content).toContain('Wait until it is complete: ');
    expect(schedule?.summary).toContain(`${text} is not ready.`);
    expect(schedule?.content).not.toContain('Needed and not on record');
  });

  it('is told to who releases the work where a danger is to wait', () => {
    const said = { observation: 'Gas leak in the boiler room', visitDate: '2026-03-12' };
    const { order, approve } = composeRun('OPS-01', { site: 'North yard', ...said });
    const asked = 'Visit date: somebody may come to harm. May it wait until Thursday, 2026-03-12?';
    for (const step of [order, approve]) {
      expect(step?.content).toContain(`- ${asked}`);
      expect(step?.summary).toContain(asked);
    }
  });
});

it('asks whether the caller is a lead where a summary says that it is a customer', () => {
  const readBrief = (summary: string) => composeRun('SAL-01', { summary })['brief']!.summary;
  const asked = 'Is this a customer already? Then it is no lead.';
  expect(readBrief('Existing customer, Lotte Quay: the phone menu is down.')).toContain(asked);
  const { crm } = composeRun('SAL-01', { company: 'Quay', summary: 'Our client, Lotte Quay.' });
  expect(crm!.summary).toMatch(/^Not ready to apply\. Is this a customer already\?/);
  expect(readBrief('Gloria Hale asks whether the final count can go to 146.')).toContain(asked);
  expect(
    readBrief("They want a lift, the examination is done by their insurer's engineer."),
  ).not.toContain(asked);
  expect(readBrief('Mr Lacey, whose dog bit our nurse, wants to know how she is.')).toContain(
    asked,
  );
  expect(readBrief('Nothing of hers may leave the store before eleven.')).toContain(asked);
  expect(readBrief('He will not pay invoice 70388, six pallets were dropped.')).toContain(
    'reads as a complaint, and it is no lead then',
  );
  expect(readBrief('The downspouts are still missing, he will not pay DB-2251.')).toContain(asked);
  expect(readBrief('The sign that we hung is loose, it fell on a table.')).toContain(asked);
  expect(readBrief('Please do not order the controllers, what is the price?')).toContain(asked);
  expect(readBrief('Two have left, so it will be four. What is the price?')).toContain(asked);
  expect(readBrief('Please change the order to four, what does it cost?')).toContain(asked);
  expect(readBrief('Lotte Quay asked what a second line costs her customers.')).not.toContain(
    asked,
  );
});

it.each([
  'Lotte Quay complained about the invoice.',
  'A gouge in the starboard quarter since lift-out on 17 November.',
  'She is very upset, and so is the head.',
  'There was a dent, and he asks who is paying for it.',
])('says that a caller complains, and is no lead then: %s', (summary) => {
  const { brief, crm } = composeRun('SAL-01', { company: 'Quay', summary });
  const asked = `“${summary.slice(0, -1)}” reads as a complaint, and it is no lead then: who answers it, and by when?`;
  expect(brief!.summary).toContain(asked);
  expect(crm!.summary).toContain(`Not ready to apply. ${asked}`);
});

it.each([
  'She is not happy with her present supplier and wants a quote.',
  'Wants someone who knows their booking software.',
  'Wants someone today, a maple leans on his garage roof.',
  'Wants a quote for the dents in two doors.',
  'Spoke to Raj Patel at Beacon Hotel. Wants 14 rooms of AC. Found us on Google.',
  "It's Greg Ames, we need the cellar sorting. You did my mate's at the Fleece.",
])('takes somebody who wants something else for a lead: %s', (summary) => {
  const said = composeRun('SAL-01', { summary })['brief']!.summary;
  expect(said).not.toContain('complaint');
  expect(said).not.toContain('Is this a customer already?');
});

it('asks whether a caller is a lead who says nothing of buying', () => {
  const readBrief = (summary: string) => composeRun('SAL-01', { summary })['brief']!.summary;
  const asked = 'Nothing on record says that they may buy: is this a lead?';
  expect(readBrief('Mrs Lowe says that the lifts are off and asks for a call back.')).toContain(
    asked,
  );
  expect(readBrief('Mr Lacey wants to know whether the dog will be reported.')).toContain(asked);
  expect(readBrief('She left a ring in room 6 and wants a call back today.')).toContain(asked);
  expect(readBrief('Mrs Lowe wants someone out tomorrow latest.')).not.toContain(asked);
  expect(readBrief('Marcus asked about a mooring.')).not.toContain(asked);
  expect(readBrief('Mrs Lowe wants a quote for three lifts.')).not.toContain(asked);
});

it('asks nothing of the kind of whom somebody calls a lead', () => {
  const note = 'their IT guy quit friday, nobody has the admin passwords, wants a call back';
  const { brief, crm } = composeRun('SAL-01', { lead: 'Ray Castillo', note });
  expect(`${brief!.summary} ${crm!.summary}`).not.toMatch(/is this a lead|person or a company/);
});

it('names what is missing from the fields of a note as missing outside it', () => {
  const notes = 'Rooftop unit 2 is down, Mrs Obi lets us in before nine.';
  const { order } = composeRun('OPS-01', { site: 'Kestrel House', notes });
  expect(order!.summary).toContain('Not on record outside the notes: severity,');
  const { reminder } = composeRun('FIN-03', { customer: 'Engine Ltd', notes });
  expect(reminder!.summary).toContain(`Compare it with the notes: “${notes.slice(0, -1)}”.`);
  const { order: short } = composeRun('OPS-01', { site: 'Kestrel House', notes: 'Unit down.' });
  expect(short!.summary).toContain('Not on record: severity,');
});

it('asks who carries what a reconciliation says differs', () => {
  const reconciliations = [
    'Operating account: agrees',
    'Suppliers: Lone Star differs by USD 1,118',
  ];
  const { pack } = composeRun('FIN-04', { period: 'October 2026', reconciliations });
  expect(pack!.summary).toContain('“Suppliers: Lone Star differs by USD 1,118” is open');
});

it('asks whether a day that has been is the one to count from, which only a note tells', () => {
  const { call } = composeRun('AFT-01', { customer: 'Sylvia Marsh', note: 'Roof done Oct 28.' });
  expect(call!.summary).toContain('On record is “Roof done Oct 28”: is that the delivery date?');
  const since = composeRun('AFT-01', { customer: 'Donker', note: 'Sign is up since Oct 27' });
  expect(since['call']!.summary).toContain('“Sign is up since Oct 27”: is that the delivery date?');
  const note = 'Passed C+E 23 Oct. Best ring after 3 when he is up.';
  const late = composeRun('AFT-01', { customer: 'Eddie Walsh', note })['call']!;
  const kept = 'does the hour keep to it?';
  expect(late.summary).toContain(`On record is “Best ring after 3 when he is up”: ${kept}`);
  const readCall = (notes: string) =>
    composeRun('AFT-01', { customer: 'Saltdean', deliveryDate: '2026-01-12', notes })['call']!;
  // The words “ring before 10” alone say the opposite.
  const early = readCall('Big windows. Don’t ring before 10, they do medicines.');
  expect(Number(early.scheduledFor!.slice(11, 13))).toBeGreaterThanOrEqual(10);
  const busy = readCall('Don’t ring between 10 and 12, they do medicines.');
  expect(busy.summary).toContain(`“Don’t ring between 10 and 12, they do medicines”: ${kept}`);
});

it('asks whether what was promised can be kept beside the risks', () => {
  const promises = ['Within four hours, day and night'];
  const risks = 'The emergency rota covers 7 am to 10 pm only.';
  const readPack = (more: object) =>
    composeRun('SAL-04', { customer: 'Harborne Lettings', ...more })['pack']!.summary;
  const asked = 'Can each promise be kept beside “The emergency rota covers 7 am to 10 pm only”?';
  expect(readPack({ promises, risks })).toContain(asked);
  expect(readPack({ promises })).not.toContain('Can each promise');
});

it.each([
  ['The same cleaner each week', 'The back stairs are narrow, the big machine will not fit', false],
  ['A named person to ring', 'Low gateway at the yard, no turning for our lorry', false],
  ['Delivered to the second floor', 'The stairs are narrow, the desk will not fit', true],
  ['Finished within two days', 'Very tight access by the side gate', true],
  [
    'The same cleaner each week',
    'Only one cleaner knows the narrow stairs and her days vary',
    true,
  ],
  ['The same cleaner each week', 'The gate is narrow and locked until 9', true],
  ['The bar counter in oak', 'The bar counter will not fit through the door', true],
])('asks of the promise “%s” beside “%s”: %s', (promise, risks, isAsked) => {
  const { summary } = composeRun('SAL-04', {
    customer: 'Harborne Lettings',
    promises: [promise],
    risks,
  })['pack']!;
  expect(summary.includes('Can each promise')).toBe(isAsked);
});

it('tells whoever calls a lead back what they asked to keep, and asks who keeps to it', () => {
  const summary = 'Noor Bakkali called. Please do not publish the story yet.';
  const { brief } = composeRun('SAL-01', { company: 'Zuiderlicht', summary });
  expect(brief!.content).toContain(summary);
  expect(brief!.summary).toContain('They say “do not publish”: who has to keep to that?');
});

it('takes nobody without a name for a person of a house', () => {
  const lead = 'Woman at the Markthal';
  const { brief } = composeRun('SAL-01', { lead, notes: 'Sanne wants a quote for two signs.' });
  expect(brief!.content).not.toContain('**Contact (lead):** Woman');
  expect(brief!.summary).toContain('Needed and not on record outside the notes: phone.');
});

it('does not say that somebody wants no calls who asks for a quote', () => {
  const readStep = (summary: string) =>
    composeRun('SAL-01', { company: 'Lowe', summary })['brief']!.content;
  expect(readStep('Mrs Lowe wants a quote. Do not ring before eleven.')).toContain(
    'when it suits them, as is on record: “Do not ring before eleven”',
  );
  expect(readStep('Mrs Lowe wants a quote, do not ring the shop.')).not.toContain('not calling');
  expect(readStep('Mrs Lowe would like a quote by email.')).not.toContain('not calling');
  expect(readStep('Mrs Lowe wants a quote, and no calls please.')).toContain('not calling');
  const rather = 'Mrs Lowe wants a quote. She prefers email: lowe@oak.example.';
  expect(readStep(rather)).toContain('not calling');
  expect(readStep(`${rather} She’d like a call on Thursday.`)).not.toContain('not calling');
  expect(
    readStep('She would like a call. No phone calls at work, please, no calls at all.'),
  ).toContain('not calling');
});

it('asks whether the lines of an invoice keep to what a note says of them', () => {
  const context = { customer: 'Ribble Dairy Co', items: ['Seal kit', 'Call out'], amount: '£552' };
  const notes = 'plus vat. leave the call out off, I told Janet shed not pay it';
  const { control, lines } = composeRun('FIN-02', { ...context, notes });
  const asked =
    '“leave the call out off, I told Janet shed not pay it”: do the lines keep to that?';
  expect(control!.summary).toContain(asked);
  expect(lines!.summary).toContain(asked);
  const usual = composeRun('FIN-02', { ...context, notes: 'plus vat, 30 days as ever' });
  expect(usual['control']!.summary).not.toContain('do the lines keep');
});

it('asks who the owner is where a note names another one, and which state is right', () => {
  const spend = { costCentre: 'Gas', variance: '£900', owner: 'Marcus' };
  const { plan } = composeRun('OPS-04', { ...spend, notes: 'Owner is Sunil not Marcus.' });
  expect(plan!.summary).toContain('Who is the owner: Marcus, or Sunil as the note says?');
  const usual = composeRun('OPS-04', { ...spend, notes: 'Owner is Marcus as ever.' });
  expect(usual['plan']!.summary).not.toContain('Who is the owner');
  const { digest, register } = composeRun('OPS-02', {
    items: ['EpiPen expiry check - done', 'Gate - open'],
    notes: 'EpiPen one is not done really',
  });
  for (const one of [digest, register])
    expect(one!.summary).toContain('“EpiPen one is not done really”: which state is right?');
});

it('asks who answers a complaint where no renewal is on record', () => {
  const asked = 'is a complaint, and no renewal is on record: who answers it, and by when?';
  const readSummary = (more: JsonObject) =>
    Object.values(
      composeRun('AFT-03', { customer: 'Metcalfe', complaint: 'Wrong vaccine.', ...more }),
    )
      .map(({ summary }) => summary)
      .join('\n');
  expect(readSummary({})).toContain(`“Wrong vaccine” ${asked}`);
  expect(readSummary({ ends: '31 December 2026' })).not.toContain(asked);
});

it.each<[string, JsonObject, string]>([
  ['SAL-02', { total: '£9,300' }, 'price'],
  ['FUL-01', { start: 'Monday 7 December 2026' }, 'start date'],
  ['FIN-01', { month: 'October 2026', budget: 6200, actual_to_date: 7140 }, 'planned spend'],
  ['FIN-02', { lines: [{ item: 'Hire', price: 3 }], po: 'CHR-0771' }, 'items'],
  ['FIN-02', { date: '26 November 2026' }, 'invoice date'],
  ['FIN-04', { month: 'November 2026', bank_rec: 'agrees' }, 'period'],
  ['FIN-04', { todo: ['Stock count'] }, 'open items'],
  ['MKT-04', { testimonial: 'It works.' }, 'quote'],
  ['MKT-02', { items: ['Open day'], campaign: 'Winter' }, 'highlights'],
  ['MKT-03', { enquiries: 46 }, 'leads'],
  ['FIN-01', { department: 'Yard' }, 'cost centre'],
  ['FUL-02', { done: ['Lifts 1 to 6'] }, 'milestone'],
  ['SAL-04', { sold: 'A taxi account' }, 'scope'],
  ['AFT-03', { renews: '31 March 2027' }, 'renewal date'],
  ['SAL-03', { their_reply: 'Yes, on Tuesday.' }, 'reply'],
])('takes what %s asks for under the names that people write: %j', (code, context, gap) => {
  const definition = findWorkflowDefinition(code)!;
  const readGaps = (given: JsonObject) =>
    findOpenPoints({ definition, context: given }, readFacts(given)).gaps;
  expect(readGaps({})).toContain(gap);
  expect(readGaps(context)).not.toContain(gap);
});

it('asks whether lines keep to what was promised for nothing', () => {
  const { control } = composeRun('FIN-02', {
    customer: 'Sailing Club',
    items: [{ item: 'Artwork', amount: 135 }],
    notes: 'Artwork first hour was free. Parking is at the back. Retention to come off.',
  });
  expect(control!.summary).toContain(
    'On record is “Artwork first hour was free” and “Retention to come off”: do the lines keep to that?',
  );
});

it.each<[string, JsonObject]>([
  ['Event income', { lines: [{ category: 'Event income', budget: 12_000, actual: 14_500 }] }],
  ['Bar takings', { costCentre: 'Bar takings', planned: 4_000, actual: 4_800 }],
])('asks whether %s belongs among spend', (name, context) => {
  const { note, table } = composeRun('FIN-01', { period: 'October', ...context });
  const question = `“${name}” reads as income: does it belong in a review of spend?`;
  expect(note?.content).toContain(`- ${question}`);
  expect(table?.summary).toContain(question);
});

it('takes the travel of a sales team for spend', () => {
  const line = { category: 'Sales team travel', budget: 900, actual: 1_200 };
  const { note } = composeRun('FIN-01', { period: 'October', lines: [line] });
  expect(note?.content).not.toContain('reads as income');
});

it.each<[string, JsonObject]>([
  [
    'Accepted: verbally by phone 25 November, signature to follow',
    { accepted: 'verbally by phone 25 November, signature to follow' },
  ],
  ['Signed: no', { signed: false }],
  ['Contract: not signed yet', { contract: 'not signed yet' }],
  ['Acceptance: verbal', { acceptance: 'verbal' }],
  ['Order: verbal, letter follows', { order: 'verbal, letter follows' }],
  [
    'Notes: He gave us a verbal go-ahead',
    { notes: 'Starts in May. He gave us a verbal go-ahead.' },
  ],
  ['Notes: Signed copy to follow', { notes: 'Signed copy to follow.' }],
  ['Status: won, contract to be signed', { status: 'won, contract to be signed' }],
])('asks whether a deal is signed that is handed over: “%s”', (said, more) => {
  const deal = { customer: 'Shaw', service: 'Window cleaning', price: '£3,900' };
  const asked = `“${said}”: has it been signed since? A deal is handed over when it is.`;
  for (const { summary } of Object.values(composeRun('SAL-04', { ...deal, ...more })))
    expect(summary).toContain(asked);
});

it.each<[JsonObject]>([
  [{ accepted: 'verbally on 20 November, signed on 24 November' }],
  [{ signed: '24 November 2026' }],
  [{ signed: true }],
  [{ acceptedBy: 'Jo Shaw' }],
  [{ contract: 'signed copy in the folder' }],
  [{ contract: 'no minimum term' }],
  [{ promises: 'We told them by phone that the frames are included.' }],
  [{ notes: 'The first invoice is to follow. The start is confirmed by phone.' }],
])('asks about no signature in %j', (more) => {
  const deal = { customer: 'Shaw', service: 'Window cleaning', price: '£3,900' };
  expect(composeRun('SAL-04', { ...deal, ...more })['pack']!.summary).not.toContain('signed since');
});

it.each<[string, JsonObject]>([
  ['po awaited - hold until PO comes', { po: 'awaited - hold until PO comes' }],
  ['status HOLD', { status: 'HOLD' }],
  ['ref PO to follow', { ref: 'PO to follow' }],
  ['order no PO yet', { order: 'no PO yet' }],
  ['approval awaiting Mr Lee', { approval: 'awaiting Mr Lee' }],
  ['billing on hold', { billing: 'on hold, ask Jo' }],
])('asks about a line that is held in any cell: %s', (said, cell) => {
  const lines = [
    { item: 'Survey', price: '£400', ...cell },
    { item: 'Visit', price: '£200' },
  ];
  const run = composeRun('FIN-02', { customer: 'Shaw', lines, currency: 'GBP' });
  for (const key of ['lines', 'control', 'approve'])
    expect(run[key]!.summary).toContain(`“Survey: ${said}”: do the lines keep to that?`);
});

it.each<[JsonObject]>([
  [{ po: '4411' }],
  [{ item: 'Hold open closer' }],
  [{ detail: 'Hold open device for door 2' }],
  [{ detail: 'order 4411' }],
  [{ po: 'no PO needed' }],
])('asks about no line of %j', (cell) => {
  const lines = [
    { item: 'Survey', price: '£400', ...cell },
    { item: 'Visit', price: '£200' },
  ];
  const { control } = composeRun('FIN-02', { customer: 'Shaw', lines, currency: 'GBP' });
  expect(control!.summary).not.toContain('do the lines keep');
});

it('asks of whom something is kept, where nobody is told to keep to it', () => {
  const notes = 'She hasnt told her current vet yet.';
  const { brief } = composeRun('SAL-01', { company: 'Whinfell', contact: 'Debs', notes });
  expect(brief!.summary).toContain(
    "Something on record is not known to all (“hasn't told her”): who must not learn of it from us?",
  );
});

it('takes money that is signed off for nobody’s private matter', () => {
  const summary = 'Tom Birch, ops mgr at Linton Foods called. Wants a quote, got £15k signed off.';
  expect(composeRun('SAL-01', { summary })['crm']!.summary).not.toContain('private matters');
});
