import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

const composeDiff = (context: JsonObject) => composeRun('SAL-01', context)['crm']!.content;

describe('composing a CRM diff', () => {
  it('shows new values against an empty record', () => {
    expect(composeDiff({ company: 'Engine Ltd' })).toContain('| company | unknown | Engine Ltd |');
  });

  it('compares a record before and after, field by field', () => {
    const content = composeDiff({
      before: { stage: 'lead', tier: 1 },
      after: { stage: 'won', tier: 1 },
    });
    expect(content).toContain('| stage | lead | won |');
    expect(content).not.toContain('| tier |');
  });

  it('takes an explicit list of changes', () => {
    const changes = [{ field: 'dealStage', from: 'open', to: 'closed' }];
    expect(composeDiff({ changes })).toContain('| deal_stage | open | closed |');
  });

  it('carries the new values as JSON that parses', () => {
    const content = composeDiff({ company: 'A "quoted" | `name`' });
    const json = /```json\n(.*?)\n```/s.exec(content)![1]!;
    expect(JSON.parse(json)).toHaveProperty('properties.company');
  });
});

describe('a record that changes', () => {
  const crm = (context: JsonObject) => composeRun('SAL-01', context)['crm']!;

  it('takes no value of a form that names another customer, and waits for the right one', () => {
    const { content, summary } = crm({
      company: 'Engine Ltd',
      form: { customer: 'Southside Dental', amount: 900, city: 'Hull' },
    });
    expect(content).not.toMatch(/\| (?:amount|form_\w+|city) \|/);
    const question = 'Which customer is right: Engine Ltd or Southside Dental?';
    expect(summary).toMatch(/^Not ready to apply\. Which customer is right: /);
    expect(summary).toContain(
      'Not written: form customer, form amount and form city (of Southside Dental).',
    );
    expect(content).toContain(`## Next step\n\nNot ready to apply. ${question}`);
    expect(content).not.toContain('Apply these changes');
  });

  it('says that it waits where nobody is on record', () => {
    const { content, summary } = crm({ need: 'Answer every call.' });
    expect(summary).toMatch(/^Not ready to apply\. The customer is not on record\./);
    expect(content).not.toContain('Apply these changes');
  });

  it('leaves out days that do not exist and amounts below zero, and says so', () => {
    const form = { customer: 'Engine Ltd', startDate: '2026-02-30', amount: '-1 EUR' };
    const { content, summary } = crm(form);
    const told = 'Not written: start date (no clear day); amount (below zero).';
    expect(content).not.toMatch(/"2026-02-30",|-1/);
    for (const text of [content, summary]) {
      expect(text).toContain(told);
      expect(text).toContain('Start date: which day is meant by "2026-02-30"?');
    }
  });

  it('says that somebody asks not to be called, and not of their colleague', () => {
    const asked = 'They ask not to be called: say so on the record.';
    const readSummary = (notes: string) =>
      composeRun('SAL-01', { company: 'Shaw', notes })['crm']!.summary;
    expect(readSummary('No calls please.')).toContain(asked);
    expect(readSummary('Derek’s deputy is off with stress, dont ring her.')).not.toContain(asked);
  });

  it('leaves out what was answered of a text', () => {
    const context = { customer: 'Byrne Ltd', price: '£4,000', scope: 'Four pumps' };
    const { crm: diff } = composeRun('SAL-02', {
      ...context,
      maySend: 'yes',
      instructionsKept: 'yes',
    });
    expect(diff!.content).not.toMatch(/may_send|instructions_kept/);
    expect(diff!.summary).toContain(
      'Not written: may send and instructions kept (answered of a text).',
    );
  });

  it('leaves out what is confidential, what would run and what is for programs', () => {
    const { content, summary } = crm({
      company: 'Engine Ltd',
      contact: '<b>x</b>',
      need: 'See =CMD("x") now',
      note: 'CONFIDENTIAL: for sale.',
      deal: { confidential: true, price: 12 },
      tags: ['a', 'Off the record: b'],
      leadId: 'lead_8842',
    });
    expect(content).not.toMatch(/for sale|12|record: b|lead_8842|CMD/);
    expect(summary).toContain(
      'Not written: note, deal confidential, deal price and tags (marked as not public); ' +
        'contact and need (markup, a formula or an unfilled template); lead id (for programs).',
    );
    expect(summary).toContain('on the record of Engine Ltd');
  });

  it('judges explicit changes alike', () => {
    const changes = [
      { field: 'note', from: 'a', to: 'Confidential: for sale.' },
      { field: 'stage', from: 'open', to: 'won' },
    ];
    const { content, summary } = crm({ company: 'Engine Ltd', changes });
    expect(content).toContain('| stage | open | won |');
    expect(content).not.toContain('for sale');
    expect(summary).toContain('Not written: note (marked as not public).');
  });

  it.each<[Record<string, string>, string]>([
    [{ renewalDate: '2027-03-31' }, 'renewal_date'],
    [{ startDate: '2026-12-07' }, 'start_date'],
    [{ invoiceDate: '2026-11-30' }, 'invoice_date'],
    [{ date: '2026-12-18' }, 'date'],
    [{ acceptedBy: 'Priya Nair' }, 'accepted_by'],
    [{ need: 'Answer every call.' }, 'need'],
    [{ nextActivityDate: '2026-12-07' }, 'next_activity_date'],
    [{ meetingDate: '2026-12-07' }, 'next_activity_date'],
    [{ contact: 'Priya Nair' }, 'primary_contact'],
    [{ finding: 'It leaks.' }, 'last_observation'],
  ])('calls %j what it is', (said, property) => {
    expect(crm({ company: 'Engine Ltd', ...said }).content).toContain(
      `| ${property} | unknown | ${Object.values(said).join('')} |`,
    );
  });

  it('is called by the customer before a lead', () => {
    const { content } = crm({ lead: 'Priya Nair', customer: 'Engine Ltd' });
    expect(content).toContain('| company | unknown | Engine Ltd |');
  });

  it('waits for a text that is not ready', () => {
    const { crm: diff } = composeRun('SAL-02', { customer: 'Engine Ltd' });
    expect(diff!.content).toContain(
      '## Next step\n\nNot ready to apply. Proposal: Engine Ltd is not ready.',
    );
  });

  it('has what a text says and no field, to be compared with it', () => {
    const { content, summary } = crm({
      summary: 'Priya Nair of Engine Ltd called. They miss about 11 calls a day.',
    });
    expect(content).toContain('on the record of Engine Ltd.');
    expect(content).toContain('| primary_contact | unknown | Priya Nair |');
    expect(content).not.toContain('figures');
    expect(summary).toContain(
      'Read from the summary, to be compared with it: primary_contact and company.',
    );
    expect(crm({ company: 'Engine Ltd', contact: 'Priya Nair' }).summary).not.toContain(
      'Read from',
    );
  });
});

it('has a lead as a person beside a company', () => {
  const { content } = composeRun('SAL-01', { lead: 'Greta Holm', company: 'Holm Logistics' })[
    'crm'
  ]!;
  expect(content).toContain('| company | unknown | Holm Logistics |');
  expect(content).toContain('| primary_contact | unknown | Greta Holm |');
  const alone = composeRun('SAL-01', { lead: 'Holm Logistics' })['crm']!;
  expect(alone.content).toContain('| company | unknown | Holm Logistics |');
});

it('asks whether who is recommended is a person or a company', () => {
  const readLead = (more: JsonObject) =>
    composeRun('AFT-04', { customer: 'Engine Ltd', referrer: 'Priya Nair', ...more })['lead']!;
  expect(readLead({ referral: 'Orla Fitzgerald' }).summary).toContain(
    'Not ready to apply. Is “Orla Fitzgerald” a person or a company?',
  );
  expect(readLead({ referral: 'Mr. Petrov' }).content).toContain(
    '| primary_contact | unknown | Mr. Petrov |',
  );
  for (const company of [
    { referral: 'Harbour Dental' },
    { referral: 'Castle Harbour', contact: 'Sam Okoro' },
  ])
    expect(readLead(company).summary).not.toContain('a person or a company');
  for (const referral of ['Paul Reed', 'Ray Castillo'])
    expect(readLead({ referral }).content).toContain(`| primary_contact | unknown | ${referral} |`);
  expect(readLead({ referral: 'Rose Cottage' }).summary).toContain('a person or a company?');
  const lead = { lead: 'Orla Fitzgerald', need: 'A second line' };
  expect(composeRun('SAL-01', lead)['crm']!.summary).toContain('a person or a company?');
  expect(composeRun('SAL-01', { ...lead, attention: 'Sam Okoro' })['crm']!.summary).not.toContain(
    'a person or a company?',
  );
  expect(composeRun('SAL-01', { ...lead, company: 'Quay Vets' })['crm']!.summary).not.toContain(
    'a person or a company?',
  );
});

it('writes a long note whole, and no transcript beside its summary', () => {
  const notes = 'Confirm by email, no flowers. '.repeat(30).trim();
  const { crm } = composeRun('SAL-01', {
    company: 'Castell & Daughters',
    summary: 'Wants a car for Thursday.',
    transcript: 'Agent: Hello. Caller: A car for Thursday, please.',
    notes,
  });
  expect(crm!.content).toContain(notes);
  expect(crm!.content).not.toContain('A car for Thursday, please');
  expect(crm!.summary).toContain('transcript (in the record of the call)');
});

it.each<[string, Record<string, string>]>([
  ['Jo Matravers, neighbour of Colin', { primary_contact: 'Jo Matravers, neighbour of Colin' }],
  ['his neighbour Jo Matravers', { primary_contact: 'his neighbour Jo Matravers' }],
  [
    'Dev Anand, owner, Anand Pediatrics',
    { primary_contact: 'Dev Anand, owner, Anand Pediatrics', company: 'Anand Pediatrics' },
  ],
])('takes the referral %s for a person', (referral, fields) => {
  const { content } = composeAt('AFT-04 lead', { referrer: 'Colin Braddick', referral });
  const { properties } = JSON.parse(/```json\n([^`]*)```/.exec(content)![1]!);
  expect(properties).toMatchObject(fields);
  expect(properties['company']).toBe(fields['company']);
});

it('tells the prospect of a referral from their company, and the referrer from theirs', () => {
  const { content } = composeAt('AFT-04 lead', {
    referrer: 'Kev Armstrong',
    referrerCompany: 'Irthing Plumbing',
    prospect: 'Nicola Beattie',
    prospectCompany: 'Beattie Roofing',
  });
  expect(content).toContain('| company | unknown | Beattie Roofing |');
  expect(content).toContain('| primary_contact | unknown | Nicola Beattie |');
  expect(content).toContain('| referred_by_company | unknown | Irthing Plumbing |');
});

it.each([
  ['Carol Hinds, HR lead at Gunwharf Yachts', 'Carol Hinds, HR lead at Gunwharf Yachts'],
  ['Carol Hinds at Gunwharf Yachts', 'Carol Hinds'],
  ['Carol Hinds (HR lead) of Gunwharf Yachts', 'Carol Hinds (HR lead) of Gunwharf Yachts'],
])('tells whom somebody works for: %s', (introducedTo, contact) => {
  const { content } = composeAt('AFT-04 lead', { referrer: 'Rob Fenner', introducedTo });
  expect(content).toContain('| company | unknown | Gunwharf Yachts |');
  expect(content).toContain(`| primary_contact | unknown | ${contact} |`);
});

it.each([
  [{ callDate: '26 November 2026' }, 'call_date'],
  [{ call_date: '20 Nov' }, 'call_date'],
  [{ callDate: '2 December 2026' }, 'next_activity_date'],
  [{ appointment: '2026-11-20' }, 'appointment'],
  [{ nextCall: 'Thursday 3 December' }, 'next_activity_date'],
])('takes no day that has been for the next activity: %j', (said, field) => {
  const { content } = composeAt('SAL-01 crm', { company: 'A', contact: 'Priya Nair', ...said });
  expect(content).toContain(`| ${field} | unknown | ${Object.values(said)[0]} |`);
});

it.each<[JsonObject, string, string]>([
  [{ referredLead: 'Sundeep Rai', referredCompany: 'Frome Homes' }, 'Frome Homes', 'Sundeep Rai'],
  [{ referral: 'Nadia', referred_company: 'Siddiqui Lettings' }, 'Siddiqui Lettings', 'Nadia'],
  [{ referral: 'Mike Dunne', company: 'Mendip Housing' }, 'Mendip Housing', 'Mike Dunne'],
])('records whom a referred lead works for: %j', (said, company, contact) => {
  const referrer = { customer: 'Avonmead Housing', referrer: 'Denise Abara' };
  const { content } = composeAt('AFT-04 lead', { ...referrer, ...said });
  expect(content).toContain(`| company | unknown | ${company} |`);
  expect(content).toContain(`| primary_contact | unknown | ${contact} |`);
  expect(content).toContain('| referred_by_company | unknown | Avonmead Housing |');
});

it('names its properties with letters, digits and underscores alone', () => {
  const { content } = composeAt('FIN-02 crm', {
    customer: 'The Beacon Hotel',
    'VAT 20%': '£16.40',
    'a/c no': 'BEA014',
  });
  expect(content).toContain('"vat_20": "£16.40"');
  expect(content).toContain('"a_c_no": "BEA014"');
});

it.each([
  ['Jim Pacheco, Pacheco Hardware', 'Pacheco Hardware'],
  ['Ola Brandt, Nordhavn Marina', 'Nordhavn Marina'],
  ['Jim Pacheco, Pacheco family', ''],
  ['Jim Pacheco, Treasurer', ''],
])('takes the firm behind a person for the company: %s', (referral, company) => {
  const { content } = composeAt('AFT-04 lead', { customer: 'Corner Bakery', referral });
  expect(content.includes(`| company | unknown | ${company} |`)).toBe(company !== '');
});

it('tells who a lead is from what is told of them', () => {
  const { content } = composeAt('SAL-01 crm', {
    lead: 'Omar Aziz (Zaytuna Foods Ltd), 2 ovens, one of them old',
  });
  expect(content).toContain('| primary_contact | unknown | Omar Aziz |');
  expect(content).toContain('| company | unknown | Zaytuna Foods Ltd |');
  expect(content).toContain('| details | unknown | 2 ovens, one of them old |');
});

it('takes whoever is recommended for the person whose address is on record', () => {
  const { content, summary } = composeAt('AFT-04 lead', {
    customer: 'Engine Ltd',
    referrer: 'Priya Nair',
    referral: 'Joanne Sykes',
    contact: 'joanne@hart.example',
  });
  expect(content).toContain('| primary_contact | unknown | Joanne Sykes |');
  expect(summary).not.toMatch(/person or a company|Not on record:[^.]* contact/);
});

it('ends a sentence behind a name that ends with a stop once', () => {
  const { content } = composeAt('AFT-03 crm', { customer: 'Gokhale Steel Pvt. Ltd.' });
  expect(content).toContain('on the record of Gokhale Steel Pvt. Ltd.\n');
});

it('writes none of the many fields that only a program has, and each of a few that people named', () => {
  const own = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`zq_flag_${at}`, `value ${at}`]),
  );
  const deal = { customer: 'Ferry Inn', scope: 'Two lines', price: '£420' };
  const { content, summary } = composeAt('SAL-02 crm', { ...deal, ...own });
  expect(content).toContain('| company | unknown | Ferry Inn |');
  expect(content).not.toContain('| zq_flag_1 |');
  expect(summary).toMatch(
    /Not written: zq flag 0, .* and 4 more \(under names that nobody knows\)/,
  );
  const few = composeAt('SAL-02 crm', { ...deal, 'gate colour': 'green', 'works no': 'TM-1' });
  expect(few.content).toContain('| gate_colour | unknown | green |');
});
