import type { JsonObject } from '@workspace-ops/contracts';
import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { describeAsks } from '../questions/describe-asks.ts';
import { findLeftovers } from './leftovers.ts';
import { pairOffers, sayOffers } from './offers.ts';

/** What is offered for the lacks of a workflow's run, as one text says it. */
function offer(code: string, lacks: readonly string[], context: JsonObject): string {
  const definition = findWorkflowDefinition(code)!;
  const leftovers = findLeftovers({ definition, context }, readFacts(context));
  const named = lacks.map((said) => ({ names: [said], said }));
  return sayOffers(pairOffers(named, leftovers), lacks.length === 1);
}

describe('a field is offered', () => {
  it.each<[string, string[], JsonObject, string]>([
    ['OPS-03', ['order'], { 'works no': 'TM-4471' }, 'Left over: works no “TM-4471”.'],
    [
      'FIN-02',
      ['customer', 'amount'],
      { 'all for': 'The Beacon Hotel', 'sum due': '£300' },
      'Left over: customer: all for “The Beacon Hotel”; amount: sum due “£300”.',
    ],
    // The one whose name speaks of it before others of its form.
    [
      'FIN-02',
      ['amount'],
      { 'whole job': '$41,850', 'draw two': '$16,740', lender: 'Mosaic' },
      'Left over: draw two “$16,740”.',
    ],
    [
      'SAL-01',
      ['company'],
      { 'calling for': 'Redcliffe Wharf RMC Ltd', block: 'Redcliffe Wharf, Ferry Street' },
      'Left over: calling for “Redcliffe Wharf RMC Ltd”.',
    ],
    [
      'FUL-02',
      ['milestone', 'issue'],
      { 'latest step': 'Racking is done', 'late since': 'The crane was late' },
      'Left over: milestone: latest step “Racking is done”; issue: late since “The crane was late”.',
    ],
    [
      'AFT-04',
      ['consent'],
      { 'fine with her': 'yes, name and figures' },
      'Left over: fine with her “yes, name and figures”.',
    ],
  ])('in %s for %j: %j', (code, lacks, context, said) => {
    expect(offer(code, lacks, context)).toBe(said);
  });

  it.each<[string, string, string, JsonObject]>([
    ['our salesman', 'SAL-04', 'customer', { 'sold by': 'Tyler Bosch' }],
    ['who prepared it', 'FIN-03', 'customer', { 'prepared by': 'Leila Haddad' }],
    ['the leader of our crew', 'FUL-03', 'contact', { 'crew lead': 'Luis Ortega' }],
    ['our nurse on call', 'AFT-01', 'customer', { 'on call': 'Jane Holt' }],
    ['a thing', 'SAL-02', 'customer', { 'system size': '7.6 kW DC, 19 x REC 400' }],
    ['an account number', 'SAL-01', 'company', { 'utility acct': 'Xcel 53-0091827-4' }],
    ['a wish', 'SAL-01', 'company', { 'in no hurry but': 'want it running before July' }],
    ['a certificate', 'SAL-02', 'customer', { 'gas cert': 'expired 2 November, to be renewed' }],
    ['somebody of theirs', 'AFT-01', 'owner', { 'best friend': 'Helen Garrity' }],
    [
      'a rule about money',
      'FIN-03',
      'amount',
      { 'how they pay': 'check or ACH, no cards over $5k' },
    ],
    ['what is paid', 'FIN-02', 'amount', { 'already paid': '$4,185 deposit on 11/24' }],
    [
      'a sentence with a price',
      'AFT-01',
      'delivery date',
      { 'we let': 'Flat 2, £1,295 pcm, 12 months' },
    ],
    ['a time of day', 'AFT-01', 'delivery date', { 'best time': 'mornings before ten' }],
    ['a secret', 'AFT-03', 'risks', { 'told us in confidence': 'He is selling two of the flats' }],
    ['a refusal', 'MKT-01', 'customer', { freeholders: 'Mr Pearce, does not want to be named' }],
    ['a danger', 'OPS-03', 'deliverables', { seen: 'The wires are bare and live' }],
    [
      'a day, where a danger waits for none',
      'OPS-01',
      'due date',
      { observation: 'Carbon monoxide alarm beeps', 'booked for': 'Monday 30 November' },
    ],
  ])('never where it is %s: %s %s', (_, code, lack, context) => {
    expect(offer(code, [lack], context)).toBe('');
  });

  it('for one lack alone, unless its name speaks of both', () => {
    const context = { 'total fee': '£300' };
    expect(offer('FIN-02', ['amount', 'price'], context)).toBe(
      'Left over: amount: total fee “£300”; price: total fee “£300”.',
    );
    expect(
      offer('FUL-02', ['milestone', 'issue'], { stage: '', 'late since': 'It was late' }),
    ).toBe('Left over: issue: late since “It was late”.');
  });
});

it('asks which of two people is the customer', () => {
  const both = { landlord: 'Mr Pearce', tenant: 'Amina Yusuf', scope: 'Boiler', price: '£480' };
  const { asks, title } = composeAt('SAL-02 proposal', both);
  expect(describeAsks(asks)).toContain(
    'Who is the customer: landlord “Mr Pearce” or tenant “Amina Yusuf”?',
  );
  expect(title).toBe('Proposal');
  const seller = {
    seller: 'Ada Park',
    buyer: 'Joe Lind',
    invoice: '7',
    amount: '£480',
    dueDate: '2026-10-30',
  };
  expect(composeAt('FIN-03 ageing', seller).summary).toContain(
    'Who is the customer: seller “Ada Park” or buyer “Joe Lind”?',
  );
  // A letter that could be sent without is held all the same.
  expect(describeAsks(composeAt('FIN-03 reminder', seller).asks)).toContain('Who is the customer');
  // A work order is for whoever lives there.
  expect(
    composeAt('OPS-01 order', { ...both, observation: 'Boiler is out' }).summary,
  ).not.toContain('Who is');
});

it.each<[string, string, string[], JsonObject, string]>([
  // The word of the input in the name of the field, whatever else it has, before all others.
  [
    'AFT-03',
    'by the word of an input',
    ['risks', 'usage', 'renewal date'],
    {
      custbody_churn_risk: 'New buyer wants three bids',
      custbody_usage_notes: '212 of 260 hours used',
      tranDate: '2026-01-01',
      custbody_contract_end: '2027-01-31',
    },
    'Left over: risks: custbody churn risk “New buyer wants three bids”; usage: custbody usage notes “212 of 260 hours used”; renewal date: custbody contract end “2027-01-31”.',
  ],
  [
    'AFT-01',
    'by the questions of a form',
    ['sentiment', 'open issues'],
    {
      'How do they find it?': 'Quiet and strong, the chefs are happy',
      'Anything still to sort out?': 'The left filter rattles a bit',
    },
    'Left over: sentiment: How do they find it “Quiet and strong, the chefs are happy”; open issues: Anything still to sort out “The left filter rattles a bit”.',
  ],
  // In a language whose words for it nobody knows.
  [
    'SAL-01',
    'by the shape of a value',
    ['company', 'contact', 'need', 'timeline'],
    {
      firma: 'Schreinerei Lang GmbH',
      ansprechpartner: 'Frau Petra Lang',
      anliegen: 'Absauganlage für drei neue Maschinen, Halle 2',
      zeitraum: 'bis Ende März 2027',
      wie_gefunden: 'Messe Stuttgart',
    },
    'Left over: company: firma “Schreinerei Lang GmbH”; contact: ansprechpartner “Frau Petra Lang”; need: anliegen “Absauganlage für drei neue Maschinen, Halle 2”; timeline: zeitraum “bis Ende März 2027”.',
  ],
  [
    'OPS-03',
    'by the shape of a value',
    ['supplier', 'order', 'issue', 'amount', 'evidence'],
    {
      KlachtNr: 1187,
      BestelNr: 'B-20261',
      Leverancier: 'Staalhandel van der Meer B.V.',
      ArtikelOmschr: 'Kokerprofiel 60x60x4',
      Klacht: '12 van de 40 staven zijn te kort gezaagd',
      BedragSchade: '€ 534,60',
      Bewijs: "Foto's van de pallet",
    },
    "Left over: supplier: leverancier “Staalhandel van der Meer B.V”; order: klacht nr “1187” or bestel nr “B-20261”; issue: klacht “12 van de 40 staven zijn te kort gezaagd”; amount: bedrag schade “€ 534,60”; evidence: bewijs “Foto's van de pallet”.",
  ],
  [
    'SAL-02',
    'by the lines of a list, and by whom an address is of',
    ['customer', 'scope'],
    {
      contact_address: 'UTA Immobilien AG\nBadenerstrasse 144\n8004 Zürich',
      positions: [{ text: 'Fensterreinigung aussen', unit_price: '65.00' }],
    },
    'Left over: customer: contact address “UTA Immobilien AG Badenerstrasse 144 8004 Zürich”; scope: positions.',
  ],
  [
    'SAL-03',
    'of a text the whole',
    ['reply'],
    {
      blurb: 'Hi, yes we would like to talk. Our boi',
      body: 'Hi, yes we would like to talk. Our boilers leak.',
    },
    'Left over: body “Hi, yes we would like to talk. Our boilers leak”.',
  ],
])('offers in %s %s for %j', (code, _, lacks, context, said) => {
  expect(offer(code, lacks, context)).toBe(said);
});

it.each<[string, string, JsonObject]>([
  ['SAL-01', 'timeline', { ip: '84.112.9.31', ts: '1796025600', total: '12.00' }],
  ['SAL-01', 'budget', { flag: '0', datenschutz: '1', order_index: 2, cur: 'EUR' }],
  ['SAL-01', 'company', { afgehandeld: 'Nee', valide: 'Oui' }],
  ['SAL-03', 'reply', { app_id: 'a86dr8yl', handle: 'k@hotel.example', is_inbound: true }],
  ['OPS-01', 'site', { system: 'Employee', 'form name': 'Defect report' }],
  ['OPS-01', 'due date', { upd_ts: '2026-11-30 02:00:11', last_edited_on: '2026-11-30' }],
  ['OPS-03', 'issue', { Printed: true, DeliveryName: 'Main store', mime_type: 'image/png' }],
  ['OPS-03', 'order', { id_board: '5abb', hash: 'd6d2b8b5', subtotal: 464.5 }],
])('offers nothing in %s for the %s that only a program has use for: %j', (code, lack, context) => {
  expect(offer(code, [lack], context)).toBe('');
});
