import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { describeAsks } from './describe-asks.ts';

const ask = (at: string, context: JsonObject) => composeAt(at, context).asks;
const names = (at: string, context: JsonObject) =>
  ask(at, context).map(({ names: [name] }) => name);

const debt: JsonObject = {
  inv_no: '88214',
  cust_nm: 'Brackley Joinery Ltd',
  cntct_nm: 'Maureen Tait',
  cntct_eml: 'maureen@joinery.example',
  amt_due: 2310,
  curr_cd: 'GBP',
  crt_usr: 'SYS01',
  upd_ts: '2026-11-30 02:00:11',
};

it('asks at once for all that a field may be, where something needed was not found', () => {
  expect(describeAsks(ask('FIN-03 reminder', debt))).toBe(
    'Needed and not found under a known name: amount with its currency, customer, contact and currency. Left over: amount with its currency: amount due “2310”; customer: cust nm “Brackley Joinery Ltd”; contact: cntct nm “Maureen Tait”; currency: curr cd “GBP”.',
  );
  const claim = {
    Leverancier: 'Staalhandel Brouwer',
    BestelNr: 'B-20261',
    Klacht: 'Alle 40 staven zijn te kort gezaagd',
    BedragSchade: '€ 534,60',
    UitersteDatum: '07-12-2026',
  };
  expect(names('OPS-03 letter', claim)).toEqual([
    'order',
    'issue',
    'supplier',
    'amount',
    'deadline',
  ]);
  const signed = {
    client: 'Mairie de Saint-Aubin',
    ouvrages: "Remplacement de 22 fenêtres et de la porte d'entrée",
    receptionne_par: 'Mme Claire Besson',
    date_reception: '27/11/2026',
  };
  expect(names('FUL-03 checklist', signed)).toEqual([
    'deliverables',
    'signatory',
    'acceptanceDate',
  ]);
});

it('asks for nothing else where all that is needed was found', () => {
  const known = { customer: 'Brackley Joinery Ltd', invoice: '88214', amount: '£2,310' };
  expect(names('FIN-03 reminder', { ...known, cntct_nm: 'Maureen Tait' })).toEqual([]);
  // Any text may be a reason to write.
  const { body, tags } = { body: 'Yes, we would like to talk.', tags: ['Autumn mailing'] };
  expect(names('SAL-03 sequence', { body, tags })).toEqual(['reply']);
});

const offer = { customer: 'Elm Nursery', scope: 'Lay 80 m2 of wet pour', price: '£4,800' };

it('asks for an input by the field that may be it before it asks whether that may be left out', () => {
  const terms = { ...offer, 'deposit and rest': 'Half now, half when we are done' };
  expect(names('SAL-02 proposal', terms)).toEqual(['terms']);
  expect(names('SAL-02 proposal', { ...offer, 'call out rate': '£95 an hour' })).toEqual([
    'maySend',
  ]);
});

it.each([
  { url: 'https://www.notion.so/5983 and more', created_by: 'Dana from the office' },
  { header: 'Vielen Dank für Ihre Anfrage. Gerne bieten wir an:', footer: 'Wir freuen uns darauf' },
  { Proposal: 'Brand refresh for Otter Dairy', last_edited_time: '2026-11-29T11:20:00.000Z' },
  { signature_id: 'the one of today', file: 'signature.png' },
])('asks not whether a text may leave out what only a program needs: %j', (more) => {
  expect(names('SAL-02 proposal', { ...offer, ...more })).toEqual([]);
});

it('quotes no such thing beside what it asks about', () => {
  const [asked] = ask('SAL-02 proposal', {
    ...offer,
    'call out rate': '£95 an hour',
    contact_id: '45',
    mime_type: 'image/png',
    'can start': '14 December 2026',
  });
  expect(asked!.question).toBe(
    'It does not tell call out rate “£95 an hour”, nor can start “14 December 2026”: may this be sent as it is?',
  );
});

it('asks of a claim whether the one text on record is what is wrong', () => {
  const claim = { supplier: 'Kiwi Plastics Ltd', order: 'PO-88' };
  const comments = 'Short and cracked delivery of 26 November.';
  const asked = ask('OPS-03 letter', { ...claim, comments });
  expect(asked[0]).toMatchObject({
    names: ['issue', 'observation'],
    question: `Which is the issue? The comments name “${comments}”: is that it?`,
  });
  // A note may be for colleagues.
  expect(ask('OPS-03 letter', { ...claim, note: comments })[0]!.question).toBeNull();
  // What would not be seen as a whole is not agreed to.
  const long = 'They said that the van was full. '.repeat(5);
  expect(ask('OPS-03 letter', { ...claim, comments: long })[0]!.question).toBeNull();
});
