import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { publicPart } from './public-part.ts';

const field = {
  customer: 'Northside Dental',
  location: 'Leeds',
  observation: 'Reception loses 11 calls a day at lunch.',
  outcome: 'Bookings rose 18% in two weeks.',
};
const secret = 'CONFIDENTIAL: do not publish that they are for sale.';

describe('the public part of the data', () => {
  it('holds the named fields alone, wherever they stand', () => {
    const given = {
      ...field,
      observation: { text: 'Long queues', staffRemark: 'they are lazy' },
      visit: { location: 'Leeds', mood: 'bad' },
      notes: 'free text',
      notes2: 'more of it',
      internal: { observation: 'gossip' },
      outcome: secret,
      budget: '12,000',
    };
    expect(publicPart(given, ['customer', 'location', 'observation', 'outcome'])).toEqual({
      customer: 'Northside Dental',
      location: 'Leeds',
      observation: { text: 'Long queues' },
      visit: { location: 'Leeds' },
    });
  });

  it('holds no person and no home for a list that names a customer and a location', () => {
    const given = { patient: 'Jane Roe', address: '12 Rose Street', city: 'Leeds', room: '4b' };
    expect(publicPart(given, ['customer', 'location'])).toEqual({ city: 'Leeds' });
    expect(publicPart(given, ['address'])).toEqual({ address: '12 Rose Street' });
  });

  it('holds nothing of a record that is marked as a whole', () => {
    expect(publicPart({ ...field, confidential: true }, ['customer', 'observation'])).toEqual({});
  });
});

it('tells the limit of a check, and none of a line that is sold', () => {
  const force = { check: 'Door force', value: '142 N', limit: '150 N', result: 'pass' };
  expect(publicPart({ checks: [force] }, ['findings'])).toEqual({ checks: [force] });
  const fence = { item: 'Fence', quantity: 2, min: 800 };
  expect(publicPart({ items: [fence] }, ['items'])).toEqual({
    items: [{ item: 'Fence', quantity: 2 }],
  });
});

describe('a newsletter', () => {
  const announce = (said: JsonObject) =>
    publicPart(said, ['highlights', 'event', 'offer'], { isPost: true });
  const fuel = 'Fuel price cut from Monday';

  it.each([
    'hold that until Sue says',
    'not agreed yet',
    'still to be decided',
    'once the board agrees',
    'check with our solicitor before we send',
    'clear with head office first',
    'still a draft',
  ])('announces nothing of its highlights that is decided later: %s', (open) => {
    const cut = `${fuel}, ${open}`;
    expect(announce({ highlights: ['Hoist closed', cut] })).toEqual({
      highlights: ['Hoist closed'],
    });
    expect(announce({ highlights: `${cut}. Hoist closed.` })).toEqual({
      highlights: 'Hoist closed.',
    });
    expect(announce({ event: cut, offer: cut })).toEqual({});
    expect(composeAt('MKT-02 issue', { highlights: ['Hoist closed', cut] }).summary).toContain(
      `“${cut}” is left out: may the issue be sent without it?`,
    );
  });

  it('asks about each of several that it leaves out', () => {
    const open = ['Hoist closed', `${fuel}, not agreed yet`, 'A prize! Not announced until 3 May'];
    const { summary } = composeAt('MKT-02 issue', { highlights: open });
    expect(summary).toContain(`“${fuel}, not agreed yet” and “`);
    expect(summary).toContain('are left out: may the issue be sent without them?');
  });

  it('leaves out what the next sentence says is decided later', () => {
    const highlights = `Hoist closed. ${fuel}. Sue still has to OK that.`;
    expect(announce({ highlights })).toEqual({ highlights: 'Hoist closed.' });
    expect(announce({ highlights: [`${fuel}. Sue has to agree first.`] })).toEqual({});
    expect(announce({ highlights: `Hoist closed. ${fuel}. Not agreed yet.` })).toEqual({
      highlights: 'Hoist closed.',
    });
  });

  it('announces what is decided', () => {
    const said = {
      highlights: [fuel, 'The crane is confirmed.', 'Rents: check with us'],
      event: 'Open day, when you like',
    };
    expect(announce(said)).toEqual(said);
  });
});

it('tells where a finding is in a letter, and not in a post', () => {
  const findings = [{ what: 'Loose towel rail', where: 'Bathroom' }];
  expect(publicPart({ findings }, ['findings'])).toEqual({ findings });
  expect(publicPart({ findings }, ['findings'], { isPost: true })).toEqual({
    findings: [{ what: 'Loose towel rail' }],
  });
});

it('writes to a patient or a tenant where nobody else is on record whom a letter could be for', () => {
  const invoice = { invoices: ['INV-1 €300'], amount: '€300', dueDate: '2026-02-20' };
  for (const who of ['patient', 'tenant']) {
    const letter = composeAt('FIN-03 reminder', { ...invoice, [who]: 'Anna Roe' });
    expect(letter.content).toContain('Dear Anna Roe,');
    const another = composeAt('FIN-03 reminder', {
      ...invoice,
      customer: 'VHI',
      [who]: 'Anna Roe',
    });
    expect(another.content).not.toContain('Dear Anna');
  }
  const nested = { ...invoice, patient: { name: 'Siobhan Ni Dhomhnaill' } };
  expect(composeAt('FIN-03 reminder', nested).content).toContain('Dear Siobhan Ni Dhomhnaill,');
  const claim = { supplier: 'Henly', order: 'PO-1', issue: 'Crown too short', patient: 'Anna Roe' };
  expect(composeAt('OPS-03 letter', claim).content).not.toContain('Anna');
  const story = {
    observation: 'Came in after a fall',
    outcome: 'Walks again',
    patient: 'Anna Roe',
  };
  expect(composeAt('MKT-01 draft', story).content).not.toContain('Anna');
});
